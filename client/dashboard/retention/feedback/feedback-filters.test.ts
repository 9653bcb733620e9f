import { expect, test } from "vitest";
import {
  apiFilters,
  daysOf,
  feedbackLink,
  feedbackParams,
  isFiltered,
  maxDays,
  parsePeriod,
  periodBefore,
} from "./feedback-filters.tsx";

const scope = { projectId: "0b5e8a3a-6f0a-7cc0-9d5a-2b9f3f6f6c11", mode: "live" } as const;
const parse = (query: string) => feedbackParams.parse(`https://linkstead.test/dashboard/feedback?${query}`);

test.each([
  ["", {}],
  ["q=+too+slow+&status=new&rating=2&outcome=left", { q: "too slow", status: "new", rating: "2", outcome: "left" }],
  [
    "reason=Too+expensive&from=2026-11-01&to=2026-11-21",
    { reason: "Too expensive", from: "2026-11-01", to: "2026-11-21" },
  ],
  ["status=lost&rating=6&outcome=toString&q=+&reason=", {}],
  ["from=2026-02-30&to=yesterday&page=-1&feedback=1", {}],
  ["from=0002-11-01&to=2026-13-01&mode=test&project=1", {}],
])("reads valid filters from %j and ignores others", (query, expected) => {
  expect(apiFilters(parse(query))).toEqual(expected);
  expect(isFiltered(parse(query))).toBe(Object.keys(expected).length > 0);
});

test.each([
  "",
  "status=new&rating=1&page=3",
  "q=a%26b&reason=50%25+off&from=2026-11-01",
  "feedback=0b5e8a3a-6f0a-7cc0-9d5a-2b9f3f6f6c11",
])("links to the same filters, project and mode: %j", (query) => {
  const address = new URL(feedbackLink(scope, parse(query)), "https://linkstead.test");
  expect(feedbackParams.parse(address.href)).toEqual(parse(query));
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ project: scope.projectId, mode: "live" });
});

test("an open feedback and a page number are not filters", () => {
  expect(isFiltered(parse("page=2&feedback=0b5e8a3a-6f0a-7cc0-9d5a-2b9f3f6f6c11"))).toBe(false);
});

const now = Date.parse("2026-11-21T23:30:00Z");
const period = (query: string) => parsePeriod(`https://linkstead.test/dashboard/feedback/statistics?${query}`, now);

test.each([
  ["", "2026-10-23", "2026-11-21", 30],
  ["days=7", "2026-11-15", "2026-11-21", 7],
  ["days=90", "2026-08-24", "2026-11-21", 90],
  ["days=8", "2026-10-23", "2026-11-21", 30],
  ["days=7&from=2026-11-01&to=2026-11-03", "2026-11-01", "2026-11-03", 3],
  ["from=2026-11-03&to=2026-11-01", "2026-11-01", "2026-11-03", 3],
  ["from=2026-11-20", "2026-11-20", "2026-11-21", 2],
  ["to=2026-11-01", "2026-10-03", "2026-11-01", 30],
  ["from=2024-02-28&to=2024-03-01", "2024-02-28", "2024-03-01", 3],
  ["from=2026-02-30&to=soon", "2026-10-23", "2026-11-21", 30],
  ["from=0202-11-01", "2026-10-23", "2026-11-21", 30],
  ["from=2001-01-01&to=2026-11-21", "2025-11-21", "2026-11-21", maxDays],
])("reads %j as the days from %s to %s", (query, from, to, days) => {
  expect(period(query)).toMatchObject({ from, to, days });
});

test("returns the period of the same length just before", () => {
  expect(periodBefore(period("days=7"))).toEqual({ from: "2026-11-08", to: "2026-11-14", days: 7 });
  expect(periodBefore(period("from=2026-03-01&to=2026-03-01"))).toMatchObject({ from: "2026-02-28", to: "2026-02-28" });
});

test("lists every day of a period", () => {
  expect(daysOf(period("from=2026-10-24&to=2026-10-27"))).toEqual([
    "2026-10-24",
    "2026-10-25",
    "2026-10-26",
    "2026-10-27",
  ]);
});
