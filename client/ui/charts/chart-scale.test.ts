import { expect, test } from "vitest";
import { chartScale, labelsThatFit, ticksUpTo } from "./chart-scale.ts";

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 1, 2, 3, 4, 5]],
  [37, [0, 10, 20, 30, 40]],
  [1200, [0, 500, 1000, 1500]],
])("ends the axis for %d on a round value", (highest, ticks) => {
  expect(ticksUpTo(highest)).toEqual(ticks);
});

test.each([
  [1, [0]],
  [5, [0, 1, 2, 3, 4]],
  [30, [2, 8, 14, 20, 26]],
])("labels the axis of %d days at even distances", (count, labelled) => {
  expect(labelsThatFit(count, { width: 460, widest: 72 })).toEqual(labelled);
});

test("no labels of an axis touch or are cut off, at any width", () => {
  for (const count of [1, 2, 7, 30, 90, 365])
    for (const widest of [30, 46, 112])
      for (let width = 120; width <= 1200; width += 7) {
        const labels = labelsThatFit(count, { width, widest });
        const centres = labels.map((at) => ((at + 0.5) / count) * width);
        expect(labels.length > 0 || width < 2 * widest).toBe(true);
        expect(centres.every((centre, at) => at === 0 || centre - (centres[at - 1] ?? 0) > widest + 15.9)).toBe(true);
        expect((centres[0] ?? width) - widest / 2).toBeGreaterThan(-1);
        expect((centres.at(-1) ?? 0) + widest / 2).toBeLessThan(width + 1);
      }
});

const scale = chartScale({ count: 4, width: 40, height: 100, top: 2 });

test("interrupts a line where a value is missing, and marks a point of its own", () => {
  expect(scale.line([1, 0, null, 2])).toBe("M5 50L15 100M35 0");
  expect(scale.dots([1, 0, null, 2])).toBe("M35 0h0");
  expect(scale.dots([1, 0, null, 2], 1)).toBe("M15 100h0M35 0h0");
});

test("fills the area below each part of a line", () => {
  expect(scale.area([1, 0, null, 2])).toBe("M5 100L5 50L15 100V100zM35 100L35 0V100z");
});

test("leaves out bars without a value, and keeps a single bar narrow", () => {
  expect(scale.bars([1, 0, null, 2])).toBe("M3 100V50h4V100zM33 100V0h4V100z");
  expect(chartScale({ count: 1, width: 40, height: 100, top: 1 }).bars([1])).toBe("M18 100V0h4V100z");
});
