import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastOf, textColorOn } from "./colors.ts";

test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#767676", 4.54],
  ["#0000ff", "#ffffff", 8.59],
  ["#336699", "#336699", 1],
])("the contrast of %s and %s is %d", (one, another, ratio) => {
  expect(contrastOf(one, another)).toBeCloseTo(ratio, 1);
});

test("text is readable on every colour", () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  const hex = { white: "#ffffff", black: "#000000" };
  fc.assert(
    fc.property(color, (background) => contrastOf(background, hex[textColorOn(background)]) >= 4.5),
    { seed: 7, numRuns: 300 },
  );
});
