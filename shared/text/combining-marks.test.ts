import { expect, test } from "vitest";
import { normalizeText } from "./combining-marks.ts";
import { foldCase } from "./fold-case.ts";
import { plainText } from "./plain-text.ts";

test.each([
  ["e\u0301", "\u00e9"],
  ["u\u031b\u0323", "\u1ef1"],
  ["Ḉ\u0323", "Ḉ\u0323"],
])("%j is composed as %j", (text, expected) => {
  expect(normalizeText(text)).toBe(expected.normalize("NFC"));
});

test.each([
  ["composed", normalizeText],
  ["plain", plainText],
  ["folded", foldCase],
])("many combining marks become %s at once", (_, create) => {
  const heap = `a${"\u0315\u0300".repeat(500_000)}`;
  const start = process.threadCpuUsage();
  expect(create(heap).length).toBeLessThan(40);
  expect(process.threadCpuUsage(start).user).toBeLessThan(2_000_000);
});
