import { expect, test } from "vitest";
import { parseInstructions } from "./suggestions-table.tsx";

test.each([
  ["empty instructions", "", []],
  ["text only", "Do this.", [["text", "Do this."]]],
  [
    "a snippet after text",
    "Add this:\n\n```html\n<title>Shop</title>\n```",
    [
      ["text", "Add this:"],
      ["snippet", "<title>Shop</title>"],
    ],
  ],
  [
    "several snippets",
    "A:\n```text\none\ntwo\n```\nB:\n```\nthree\n```\nC.",
    [
      ["text", "A:"],
      ["snippet", "one\ntwo"],
      ["text", "B:"],
      ["snippet", "three"],
      ["text", "C."],
    ],
  ],
])("splits %s into text and snippets", (_, how, parts) => {
  expect(parseInstructions(how).map(({ kind, text }) => [kind, text])).toEqual(parts);
});
