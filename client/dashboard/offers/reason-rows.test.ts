import { expect, test } from "vitest";
import { defaultReasons } from "#shared/feedback.ts";
import { duplicatesIn, maxReasons, reasonsIn, withDefaults, withMore } from "./reason-rows.ts";

const rows = (...texts: string[]) => withMore([], texts);

test("a row that is added has a key of its own, also after others were removed and moved", () => {
  const [one, two, three] = rows("a", "b", "c");
  if (!one || !two || !three) throw new Error("There are three.");
  const keys = withMore([three, one], ["d", "e"]).map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
});

test("what was left empty is not sent", () => {
  expect(reasonsIn(rows(" Too expensive ", "", "  "))).toEqual(["Too expensive"]);
});

test.each([
  [["a", "b"], []],
  [["a", " A "], [1]],
  [
    ["a", "b", "B", "a"],
    [2, 3],
  ],
  [["", "", " "], []],
])("in %j the rows %j say what one above says", (texts, twice) => {
  expect(duplicatesIn(rows(...texts))).toEqual(twice);
});

test("the usual reasons come below one's own, each once, and only as far as there is room", () => {
  expect(reasonsIn(withDefaults(rows("", "Mine", defaultReasons[1]?.toUpperCase() ?? "")))).toEqual([
    "Mine",
    defaultReasons[1]?.toUpperCase(),
    ...defaultReasons.toSpliced(1, 1),
  ]);
  const many = rows(...Array.from({ length: maxReasons - 1 }, (_, at) => `Mine ${at}`));
  expect(reasonsIn(withDefaults(many))).toEqual([...reasonsIn(many), defaultReasons[0]]);
});
