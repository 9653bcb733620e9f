import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Chart } from "./chart.tsx";

const days = ["November 1, 2026", "November 2, 2026", "November 3, 2026"];
const rendered = (values: readonly (number | null)[], more: Partial<Parameters<typeof Chart>[0]> = {}) =>
  renderToStaticMarkup(
    <Chart kind="line" title="Links" label="Live links" days={days} axisDays={days} values={values} {...more} />,
  );

test("explains the line that it compares with by its period", () => {
  const compareTo = { label: "Previous 3 days", period: "Oct 29 – Oct 31, 2026", values: [1, 1, 2] };
  const html = rendered([2, 3, 3], { compareTo });
  expect(html).toContain("Live links");
  expect(html).toContain("Previous 3 days (Oct 29 – Oct 31, 2026)");
  expect(rendered([2, 3, 3])).not.toContain("<ul");
});

test("says that there are no values instead of drawing an empty chart", () => {
  const html = rendered([null, null, null]);
  expect(html).toContain("No values in this period");
  expect(html).not.toContain('role="slider"');
});

test("draws a single value as a dot, and the values of a missing day as a gap", () => {
  expect(rendered([5], { days: ["Today"], axisDays: ["Today"] })).toContain("M300 0h0");
  expect(rendered([5, null, 5])).toContain("M100 0h0M500 0h0");
});
