import { expect, test } from "vitest";
import { tagOf } from "./cache-invalidation.ts";

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
