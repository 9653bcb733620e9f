import { expect, test } from "vitest";
import { leadParams, leadsLink } from "./lead-filters.tsx";

const project = "0b5e8a3a-6f0a-7cc0-9d5a-2b9f3f6f6c11";
const parse = (query: string) => leadParams.parse(`https://linkstead.test/dashboard/leads?project=${project}&${query}`);

test.each([
  ["", {}],
  [
    "q=+ada+&status=won&sort=score&from=2026-11-01&page=3",
    { q: "ada", status: "won", sort: "score", from: "2026-11-01", page: 3 },
  ],
  ["status=lost&sort=handle&from=yesterday&page=-1&lead=1", {}],
  ["q=&status=&from=", {}],
  ["from=2026-02-30&page=999999", {}],
])("reads valid filters from %j and ignores others", (query, expected) => {
  expect(parse(query)).toEqual({ sort: "newest", page: 1, ...expected });
});

test.each(["", "status=won&sort=score&page=3", "q=a%26b&from=2026-11-01", "lead=0b5e8a3a-6f0a-7cc0-9d5a-2b9f3f6f6c11"])(
  "links to the same filters: %j",
  (query) => {
    const path = leadsLink(project, parse(query));
    expect(leadParams.parse(`https://linkstead.test${path}`)).toEqual(parse(query));
  },
);
