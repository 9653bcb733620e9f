import { expect, test } from "vitest";
import { internalPath } from "./internal-path.ts";

test.each(["/dashboard", "/dashboard/leads?page=2#top", "/g/x"])("%s is an internal path", (path) => {
  expect(internalPath(path, "/")).toBe(path);
});

test.each([
  null,
  "",
  "dashboard",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "https://evil.example",
  "https:/\\evil.example",
  "javascript:alert(1)",
  "/.//evil.example",
  "/..//evil.example",
  " //evil.example",
  "/x\\..\\evil",
])("%j leads to the fallback", (path) => {
  expect(internalPath(path, "/home")).toBe("/home");
});
