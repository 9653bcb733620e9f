import { expect, test } from "vitest";
import { leadsLink, parseFilters, queryOf } from "./lead-filters.ts";

const project = "0b5e8a3a-6f0a-7cc0-9d5a-2b9f3f6f6c11";
const requests = (query: string) => parseFilters(`https://linkstead.test/dashboard/leads?project=${project}&${query}`);

test.each([
  ["", { sort: "newest", page: "1", limit: "20" }],
  ["q=+ada+&status=won&sort=score&from=2026-11-01&page=3", { q: "ada", status: "won", sort: "score", page: "3" }],
  ["status=lost&sort=handle&from=yesterday&page=-1&lead=1", { sort: "newest", page: "1", limit: "20" }],
  ["q=&status=&from=", { sort: "newest", page: "1", limit: "20" }],
  ["from=2026-13-40&page=999999", { sort: "newest", page: "1", limit: "20" }],
])("%j asks the API for what it understands", (query, expected) => {
  expect(queryOf(requests(query))).toMatchObject(expected);
  expect(Object.keys(queryOf(requests(query))).filter((name) => !(name in expected))).toEqual(
    query.includes("page=3") ? ["limit", "from"] : [],
  );
});

test.each(["", "status=won&sort=score&page=3", "q=a%26b&from=2026-11-01", "lead=0b5e8a3a-6f0a-7cc0-9d5a-2b9f3f6f6c11"])(
  "an address says what was asked: %j",
  (query) => {
    const address = leadsLink(project, requests(query));
    expect(parseFilters(`https://linkstead.test${address}`)).toEqual(requests(query));
  },
);
