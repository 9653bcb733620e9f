import { expect, test } from "vitest";
import { readTagsOf, tagOf } from "./cache-invalidation.ts";

test.each([
  ["/api/plans", "plans"],
  ["/api/plans/", "plans"],
  ["/api/plans/3", "plans"],
  ["/api/plans/all", "plans"],
  ["/api/blogposts/slug/x", "blogposts"],
  ["/api/", ""],
  ["/api", ""],
  ["/", ""],
])("tags %s as %j", (path, tag) => {
  expect(tagOf(path)).toBe(tag);
});

test.each([
  ["/api/directories", ["directories"]],
  ["/api/directories/", ["directories"]],
  ["/api/directories/example", ["directories", "directories/example"]],
  ["/api/blogposts/slug/x", ["blogposts", "blogposts/slug"]],
])("a page that reads %s has the tags %j", (path, tags) => {
  expect(readTagsOf(path)).toEqual(tags);
});
