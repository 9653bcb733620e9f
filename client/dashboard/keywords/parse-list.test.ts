import { expect, test } from "vitest";
import { exclusionsOf, linesOf } from "./parse-list.ts";

test.each([
  ["seo tools", ["seo tools"]],
  [" seo  \r\n\r\n backlinks\n", ["seo", "backlinks"]],
  ["SEO\nseo\nséo\nlinks", ["SEO", "links"]],
  ["a, b", ["a, b"]],
  [" \n ", []],
])("%j is one keyword a line, each once", (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

test.each([
  ["hiring, for free ;job", ["hiring", "for free", "job"]],
  [",, ,", []],
  ["Job, job", ["Job"]],
])("%j is a list of exclusions", (text, exclusions) => {
  expect(exclusionsOf(text)).toEqual(exclusions);
});
