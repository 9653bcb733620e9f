import { expect, test } from "vitest";
import { instructionParts } from "./instructions.ts";

test.each([
  ["nothing", "", []],
  ["words alone", "Do this.", [["text", "Do this."]]],
  [
    "a snippet after words",
    "Add this:\n\n```html\n<title>Shop</title>\n```",
    [
      ["text", "Add this:"],
      ["snippet", "<title>Shop</title>"],
    ],
  ],
  [
    "two snippets of several lines",
    "A:\n```text\none\ntwo\n```\nB:\n```\nthree\n```\nC.",
    [
      ["text", "A:"],
      ["snippet", "one\ntwo"],
      ["text", "B:"],
      ["snippet", "three"],
      ["text", "C."],
    ],
  ],
])("%s", (_, how, parts) => {
  expect(instructionParts(how).map(({ kind, text }) => [kind, text])).toEqual(parts);
});
