import { expect, test } from "vitest";
import { apiFilters, submissionParams, submissionsLink, totalOf } from "./submission-filters.tsx";

const project = "0b5e8a3a-6f0a-7cc0-9d5a-2b9f3f6f6c11";
const parse = (query: string) =>
  submissionParams.parse(`https://linkstead.test/dashboard/submissions?project=${project}&${query}`);

test.each([
  ["", {}],
  ["q=+hub+&state=live&sort=name&page=3", { q: "hub", state: "live", sort: "name", page: 3 }],
  ["state=unlisted", { state: "unlisted" }],
  ["from=2026-11-01&to=2026-11-31", { from: "2026-11-01" }],
  ["state=won&sort=updated&page=-1&submission=1", {}],
])("reads valid filters from %j and ignores others", (query, expected) => {
  expect(parse(query)).toEqual({ page: 1, ...expected });
});

test.each(["", "state=needs_customer&sort=authority&page=3", "q=a%26b", `submission=${project}`])(
  "links to the same filters: %j",
  (query) => {
    expect(submissionParams.parse(`https://linkstead.test${submissionsLink(project, parse(query))}`)).toEqual(
      parse(query),
    );
  },
);

test("adds up the states", () => {
  expect(totalOf({})).toBe(0);
  expect(totalOf({ live: 3, skipped: 1 })).toBe(4);
});

test.each([
  ["state=live&page=2", { state: "live", sort: "updated", page: "2" }],
  ["state=proposed", { state: "proposed", sort: "order", page: "1" }],
  ["from=2026-11-01&to=2026-11-07", { lostFrom: "2026-11-01", lostTo: "2026-11-07", sort: "updated", page: "1" }],
  ["state=proposed&sort=name", { state: "proposed", sort: "name", page: "1" }],
  ["state=sent&q=hub&submission=1", { state: "submitted,in_review", q: "hub", sort: "updated", page: "1" }],
  [`submission=${project}`, { sort: "updated", page: "1" }],
])("sends the filters of %j to the API", (query, expected) => {
  expect(apiFilters(parse(query))).toEqual(expected);
});
