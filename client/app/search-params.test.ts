import { expect, test } from "vitest";
import { choiceParam, dayParam, idParam, pageParam, searchParams, textParam, toQuery } from "./search-params.ts";

const params = searchParams({
  q: textParam(5),
  sort: choiceParam({ newest: "Newest first", score: "Best first" }, "newest"),
  from: dayParam,
  lead: idParam,
  page: pageParam,
});
const parse = (query: string) => params.parse(`https://linkstead.test/dashboard/leads?${query}`);
const defaults = { sort: "newest", page: 1 };
const id = "0b5e8a3a-6f0a-7cc0-9d5a-2b9f3f6f6c11";

test.each([
  ["", {}],
  ["q=+ada+", { q: "ada" }],
  ["q=grace+byron", { q: "grace" }],
  ["q=++&sort=&from=&page=", {}],
  ["sort=score&page=12", { sort: "score", page: 12 }],
  ["sort=toString&page=0", {}],
  ["page=-1", {}],
  ["page=1e3", {}],
  ["page=100000", {}],
  ["from=2026-11-20", { from: "2026-11-20" }],
  ["from=2024-02-29", { from: "2024-02-29" }],
  ["from=2026-02-30", {}],
  ["from=2026-13-01", {}],
  ["from=0202-11-01", {}],
  ["from=2026-11-20T09:00:00Z", {}],
  [`lead=${id}`, { lead: id }],
  ["lead=1", {}],
])("reads valid values from %j and defaults for others", (query, expected) => {
  expect(parse(query)).toEqual({ ...defaults, ...expected });
});

test("reads the values of a form", () => {
  const form = new FormData();
  form.set("q", "ada");
  form.set("sort", "score");
  expect(params.parse(form)).toEqual({ ...defaults, q: "ada", sort: "score" });
});

test("links to the values that differ from their defaults, after the path's own", () => {
  expect(params.link("/leads")).toBe("/leads");
  expect(params.link("/leads?project=p", parse("page=2&q=a%26b&sort=newest"))).toBe("/leads?project=p&q=a%26b&page=2");
});

test("sends values as text and leaves out missing ones", () => {
  expect(toQuery(parse("page=2&q=ada"))).toEqual({ q: "ada", sort: "newest", page: "2" });
});
