import { expect, test } from "vitest";
import { chartScale, markedLabels, ticksUpTo } from "./chart-scale.ts";

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 1, 2, 3, 4, 5]],
  [37, [0, 10, 20, 30, 40]],
  [1200, [0, 500, 1000, 1500]],
])("ends the axis for %d on a round value", (highest, ticks) => {
  expect(ticksUpTo(highest)).toEqual(ticks);
});

const labels = ["Mon", "Tue"];
const size = { width: 20, height: 100 };

test("fills the area below a line, with a gap where a value is missing", () => {
  const series = [{ values: [1, 0, null, 1] }];
  const { area } = chartScale({ series, labels: ["1", "2", "3", "4"], isStacked: false, width: 40, height: 100 });
  expect(area(0)).toBe("M5 100L5 0L15 100L15 100zM35 100L35 0L35 100z");
});

test.each([
  [1, [0], ["middle"]],
  [3, [0, 1, 2], ["middle", "middle", "middle"]],
  [30, [0, 7, 15, 22, 29], ["start", "middle", "middle", "middle", "end"]],
])("marks the axis of %d labels from the first to the last", (count, marked, anchors) => {
  const marks = markedLabels(count);
  expect(marks.map(({ at }) => at)).toEqual(marked);
  expect(marks.map(({ anchor }) => anchor)).toEqual(anchors);
});

test("stacks bars, and leaves out those without a value", () => {
  const series = [{ values: [1, 0] }, { values: [1, 2] }];
  const { ticks, bars } = chartScale({ series, labels, isStacked: true, ...size });
  expect(ticks).toEqual([0, 1, 2]);
  expect(bars(0)).toBe("M1.5 100V50h7V100z");
  expect(bars(1)).toBe("M1.5 50V0h7V50zM11.5 100V0h7V100z");
});

test("interrupts a line where a value is missing", () => {
  const series = [{ values: [1, null] }];
  expect(chartScale({ series, labels, isStacked: false, ...size }).line(0)).toBe("M5 0h0.1");
});
