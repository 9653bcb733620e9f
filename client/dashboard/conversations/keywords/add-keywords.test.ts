import { expect, test } from "vitest";
import { ApiError } from "../../../app/api-client.ts";
import { parseExclusions, parseKeywords, summarizeResult } from "./add-keywords.ts";

test.each([
  ["seo tools", ["seo tools"]],
  [" seo  \r\n\r\n backlinks\n", ["seo", "backlinks"]],
  ["SEO\nseo\nséo\nlinks", ["SEO", "links"]],
  ["a, b", ["a, b"]],
  [" \n ", []],
])("parses one keyword per line from %j, without duplicates", (text, keywords) => {
  expect(parseKeywords(text)).toEqual(keywords);
});

test.each([
  ["hiring, for free ;job", ["hiring", "for free", "job"]],
  [",, ,", []],
  ["Job, job", ["Job"]],
])("parses the exclusions in %j", (text, exclusions) => {
  expect(parseExclusions(text)).toEqual(exclusions);
});

const empty = { added: [], existing: [], rejected: [], remaining: [], error: undefined };
const limit = new ApiError(403, { error: "limit", detail: "Your plan includes 5 keywords per project." });

test.each([
  ["a new keyword", { added: ["seo"] }, "Added “seo”.", ""],
  ["a duplicate", { existing: ["seo"] }, "", "This keyword already exists."],
  ["one that is too short", { rejected: [{ text: "x", reason: "Use at least 2 characters." }] }, "", /at least 2/],
  ["one over the limit", { remaining: ["seo"], error: limit }, "", "Your plan includes 5 keywords per project."],
  ["several", { added: ["a1", "b1"] }, "Added 2 of 2 keywords.", ""],
  [
    "several, some over the limit",
    { added: ["a1"], existing: ["b1"], remaining: ["c1", "d1"], error: limit },
    "Added 1 of 4 keywords.",
    "1 already exists. Your plan includes 5 keywords per project. 2 not added and still in the field.",
  ],
  [
    "several, one too long",
    { added: ["a1"], rejected: [{ text: "x".repeat(90), reason: "Use at most 80 characters." }] },
    "Added 1 of 2 keywords.",
    `1 rejected, for example “${"x".repeat(40)}…”: Use at most 80 characters.`,
  ],
])("summarizes the result of adding %s", (_, result, message, error) => {
  const summary = summarizeResult({ ...empty, ...result });
  expect(summary.message).toBe(message);
  expect(summary.error).toMatch(error);
});
