import { expect, test } from "vitest";
import { plainLine, plainText } from "./plain-text.ts";

test.each([
  ["two lines", "one\r\ntwo\rthree\n", "one\ntwo\nthree"],
  ["letters and their marks apart", "cafe\u0301", "café"],
  ["a turned direction", "safe\u202egnp.exe", "safegnp.exe"],
  ["an isolated direction", "\u2066a\u2069", "a"],
  ["a word with an unseen space in it", "Too\u200b expensive\ufeff", "Too expensive"],
  ["control characters", "a\u0007b\u009bc\u007f", "abc"],
  ["an emoji made of several", "👩‍👩‍👧 ok", "👩‍👩‍👧 ok"],
  ["Persian, which joins and parts its letters", "می\u200cخواهم", "می\u200cخواهم"],
  ["Arabic", "مرحبا", "مرحبا"],
])("%s is stored as displayed", (_, input, stored) => {
  expect(plainText(input)).toBe(stored);
});

test("a line has no line breaks and no runs of white space", () => {
  expect(plainLine("  Too \n\t expensive ")).toBe("Too expensive");
});
