import { expect, test } from "vitest";
import { isBelow } from "./is-below.ts";

test.each([
  ["/dashboard", true],
  ["/dashboard/", true],
  ["/dashboard/leads", true],
  ["/dashboard?page=2", true],
  ["/dashboard#top", true],
  ["/dashboards", false],
  ["/dashboardevil/leads", false],
  ["/a/dashboard", false],
  ["/", false],
])("%s is at or below /dashboard: %s", (path, isIt) => {
  expect(isBelow(path, "/dashboard")).toBe(isIt);
});
