import { expect, test } from "vitest";
import { pages } from "../routes.ts";
import { filterDirectories } from "./catalogue.ts";
import { filterNames, filterOptions, filterQuery, paginate, parseFilter } from "./filter.ts";

const read = (query: string) => parseFilter(new URLSearchParams(query));

test("the route table declares every query parameter that the list reads", () => {
  expect([...pages.directories.query]).toEqual([...filterNames, "page"]);
});

test.each(filterNames.flatMap((name) => filterOptions[name].map(({ value }) => [name, value] as const)))(
  "%s=%s has results and round-trips through its URL",
  (name, value) => {
    const filter = read(`${name}=${value}`);
    expect(filter).toEqual({ [name]: value });
    expect(filterDirectories(filter).length).toBeGreaterThan(0);
    expect(read(filterQuery(filter, 3))).toEqual(filter);
  },
);

test.each([
  "",
  "category=",
  "category=nonsense",
  "category=STARTUP",
  "country=%3Cscript%3E",
  "niche=__proto__",
  "pricing=constructor",
  "link=true&page=2",
  "utm_source=startup",
])("%j applies no filter", (query) => {
  expect(read(query)).toEqual({});
});

test.each([
  ["", 1],
  ["page=", 1],
  ["page=x", 1],
  ["page=-1", 1],
  ["page=1e1", 1],
  ["page=2", 2],
  ["page=03", 3],
  ["page=0", undefined],
  ["page=4", undefined],
  ["page=999999", undefined],
])("%j of 101 items is page %s", (query, page) => {
  const things = Array.from({ length: 101 }, (_, at) => at);
  expect(paginate(things, new URLSearchParams(query))?.page).toBe(page);
  if (page === 3) expect(paginate(things, new URLSearchParams(query))?.shown).toEqual([100]);
});

test("an empty list has one page", () => {
  expect(paginate([], new URLSearchParams())).toEqual({ page: 1, pages: 1, shown: [] });
});
