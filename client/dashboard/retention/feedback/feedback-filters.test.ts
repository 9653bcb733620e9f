import { expect, test } from "vitest";
import { apiFilters, feedbackLink, feedbackParams, isFiltered } from "./feedback-filters.tsx";

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
