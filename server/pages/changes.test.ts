import { expect, test } from "vitest";
import { wordOf } from "./changes.ts";

test.each([
  ["/api/plans", "plans"],
  ["/api/plans/", "plans"],
  ["/api/plans/3", "plans"],
  ["/api/plans/all", "plans"],
  ["/api/blogposts/slug/x", "blogposts"],
  ["/api/", ""],
  ["/api", ""],
  ["/", ""],
])("%s is named %j", (path, word) => {
  expect(wordOf(path)).toBe(word);
});
