import { expect, test } from "vitest";
import type { Post } from "../../integrations/mention-source.ts";
import { parseUntrusted } from "../../testing/test-parser.ts";
import type { ParseUntrusted } from "../../untrusted/parse-untrusted.ts";
import { findHits } from "./find-hits.ts";
import type { WatchedKeyword } from "./keyword-matcher.ts";
import { searchPosts } from "./search-posts.ts";

const now = new Date("2026-11-21T09:00:00Z");
const post = (id: number, text: string): Post => ({
  externalId: String(id),
  url: `https://blog.example/${id}`,
  author: null,
  authorUrl: null,
  title: "A post",
  text,
  publishedAt: now,
  comments: null,
  points: null,
});
const keyword = (text: string): WatchedKeyword => ({ text, match: "phrase", exclude: [] });
const scope = { ownHost: "shop.example", now };

test("returns hits of all batches in the order of the posts, as one search does", async () => {
  const posts = Array.from({ length: 30 }, (_, at) => post(at, `${"word ".repeat(10_000)} parcel tracker ${at}`));
  const search = { posts, keywords: [keyword("parcel tracker"), keyword("nothing")], ...scope };
  const found = await searchPosts(parseUntrusted, search);
  expect(found.isComplete).toBe(true);
  expect(found.hits).toEqual(findHits(search));
});

test("a hit names every keyword that its post matches", () => {
  const keywords = ["delivery status", "parcel tracker", "nothing"].map(keyword);
  const [hit] = findHits({ posts: [post(1, "A parcel tracker with delivery status")], keywords, ...scope });
  expect([hit?.keyword, ...(hit?.alsoKeywords ?? [])].sort()).toEqual(["delivery status", "parcel tracker"]);
});

test("searches 400 kB of posts for thirty keywords without blocking the event loop", async () => {
  // Each keyword occurs in every word, but never as a whole word.
  const keywords = Array.from({ length: 30 }, () => keyword("xa"));
  const posts = Array.from({ length: 4 }, (_, at) => post(at, "xaxa".repeat(25_000)));
  const otherWork = new Promise((resolve) => setImmediate(resolve, "other work"));
  // However late this process sees that the search is over.
  const parse: ParseUntrusted = (task, input) => parseUntrusted(task, input).finally(() => otherWork);
  const searching = searchPosts(parse, { posts, keywords, ...scope });
  // On the main thread, the search would be over before anything else.
  expect(await Promise.race([searching, otherWork])).toBe("other work");
  expect((await searching).isComplete).toBe(true);
});
