import { expect, test } from "vitest";
import { feedLink, filtersOf, noFilters } from "./filters.ts";

test.each([
  ["", {}],
  ["filter=replied&source=reddit&from=2026-11-20", { filter: "replied", source: "reddit", from: "2026-11-20" }],
  ["filter=all&from=&source=", { filter: "all" }],
  ["filter=old&source=tv&from=yesterday", {}],
  ["filter=toString&from=2026-02-30", {}],
  ["from=2026-13-01", {}],
])("%j filters by %j", (query, expected) => {
  const filters = filtersOf(new Request(`https://linkstead.test/dashboard/mentions?${query}`));
  expect(filters).toEqual({ ...noFilters, ...expected });
});

test("an address says what it filters by, and no more", () => {
  expect(feedLink("p", noFilters)).toBe("/dashboard/mentions?project=p&filter=new");
  expect(feedLink("p", { filter: "all", source: "feeds", from: "2026-11-20" }, 2)).toBe(
    "/dashboard/mentions?project=p&filter=all&source=feeds&from=2026-11-20&page=2",
  );
});
