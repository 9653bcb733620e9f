import { expect, test } from "vitest";
import { defaultReasons } from "#shared/retention/feedback.ts";
import { appendRows, findDuplicates, maxReasons, textsOf, withDefaults } from "./reasons-form.tsx";

const rows = (...texts: string[]) => appendRows([], texts);

test("gives new rows a unique key after others were removed and moved", () => {
  const [one, two, three] = rows("a", "b", "c");
  if (!one || !two || !three) throw new Error("Expected three rows.");
  const keys = appendRows([three, one], ["d", "e"]).map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
});

test("does not send empty rows", () => {
  expect(textsOf(rows(" Too expensive ", "", "  "))).toEqual(["Too expensive"]);
});

test.each([
  [["a", "b"], []],
  [["a", " A "], [1]],
  [
    ["a", "b", "B", "a"],
    [2, 3],
  ],
  [["", "", " "], []],
])("finds in %j the duplicate rows %j", (texts, duplicates) => {
  expect(findDuplicates(rows(...texts))).toEqual(duplicates);
});

test("adds missing default reasons below the user's own, up to the maximum", () => {
  expect(textsOf(withDefaults(rows("", "Mine", defaultReasons[1]?.toUpperCase() ?? "")))).toEqual([
    "Mine",
    defaultReasons[1]?.toUpperCase(),
    ...defaultReasons.toSpliced(1, 1),
  ]);
  const many = rows(...Array.from({ length: maxReasons - 1 }, (_, index) => `Mine ${index}`));
  expect(textsOf(withDefaults(many))).toEqual([...textsOf(many), defaultReasons[0]]);
});
