import { expect, test } from "vitest";
import type { Post } from "../../integrations/mention-source.ts";
import { sanitizePost } from "./posts.ts";

const now = new Date("2026-11-21T09:00:00Z");
const post: Post = {
  externalId: "1",
  url: "https://news.example/1",
  author: "ada",
  authorUrl: "https://news.example/ada",
  title: "A title",
  text: "A text",
  publishedAt: new Date("2026-11-20T09:00:00Z"),
  comments: 1,
  points: null,
};
const sound = (values: Partial<Post>) => sanitizePost({ ...post, ...values }, now);

test("leaves a valid post unchanged", () => {
  expect(sound({})).toEqual(post);
});

test.each([
  ["without an id", { externalId: "" }],
  ["with an endless id", { externalId: "x".repeat(3_000) }],
  ["whose address runs", { url: "javascript:alert(1)" }],
  ["without an address", { url: "" }],
  ["with an endless address", { url: `https://a.example/${"x".repeat(3_000)}` }],
  ["without a time", { publishedAt: new Date("yesterday") }],
  ["of a time beyond all years", { publishedAt: new Date(1e300) }],
])("a post %s is none", (_, values) => {
  expect(sound(values)).toBeUndefined();
});

test.each([
  ["what Postgres refuses", { text: "a\u0000b\u0007c" }, { text: "abc" }],
  ["half a character", { title: "a\ud83d" }, { title: "a\ufffd" }],
  ["a name that is nothing", { author: "\u0000" }, { author: null, authorUrl: null }],
  ["an endless name", { author: "x".repeat(3_000) }, { author: "x".repeat(100) }],
  ["a profile that runs", { authorUrl: "javascript:alert(1)" }, { author: "ada", authorUrl: null }],
  ["an endless title", { title: "x".repeat(3_000) }, { title: "x".repeat(300) }],
  ["a time to come", { publishedAt: new Date("2031-01-01") }, { publishedAt: now }],
])("cleans up %s", (_, values, expected) => {
  expect(sound(values)).toMatchObject(expected);
});
