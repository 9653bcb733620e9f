import { expect, test } from "vitest";
import { feedLink, mentionParams } from "./mention-params.ts";

test.each([
  ["", {}],
  ["filter=replied&source=reddit&from=2026-11-20", { filter: "replied", source: "reddit", from: "2026-11-20" }],
  ["filter=all&from=&source=", { filter: "all" }],
  ["filter=old&source=tv&from=yesterday", {}],
  ["filter=toString&from=2026-02-30", {}],
  ["from=2026-13-01&page=2", { page: 2 }],
])("reads valid filters from %j and ignores others", (query, expected) => {
  const filters = mentionParams.parse(`https://linkstead.test/dashboard/mentions?${query}`);
  expect(filters).toEqual({ filter: "new", page: 1, ...expected });
});

test("links to the filters that differ from the default", () => {
  expect(feedLink("p")).toBe("/dashboard/mentions?project=p");
  expect(feedLink("p", { filter: "all", source: "feeds", from: "2026-11-20", page: 2 })).toBe(
    "/dashboard/mentions?project=p&filter=all&source=feeds&from=2026-11-20&page=2",
  );
});
