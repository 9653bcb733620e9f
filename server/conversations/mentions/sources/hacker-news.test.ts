import { afterAll, beforeEach, expect, test } from "vitest";
import { SourceError } from "../../../integrations/mention-source.ts";
import { failureModes } from "../../../testing/failure-modes.ts";
import { hackerNewsStandIn } from "../../../testing/stand-ins/hacker-news.ts";
import { hackerNews } from "./hacker-news.ts";

const service = hackerNewsStandIn();
afterAll(() => service.stop());
const source = hackerNews(service.url);
const since = new Date("2026-11-01T00:00:00Z");
const second = since.getTime() / 1000;
const search = (from = source) => from.search({ keywords: ["parcel tracker"] }, since);

beforeEach(() => {
  service.hits.length = 0;
  service.requests.length = 0;
  service.behavior.now = undefined;
});

test("returns stories and comments as plain text, with author and URL", async () => {
  service.hits.push(
    {
      objectID: "1",
      title: "Ask HN: which parcel tracker?",
      author: "ada",
      story_text: "I&#x27;d like <b>one</b>.<p>Cheap.",
      created_at_i: second + 50,
      num_comments: 7,
      points: 12,
    },
    {
      objectID: "2",
      title: null,
      story_title: "Shipping",
      author: "ben b",
      comment_text: "A parcel tracker helps",
      created_at_i: second + 60,
    },
  );
  expect(await search()).toEqual([
    {
      externalId: "2",
      url: "https://news.ycombinator.com/item?id=2",
      author: "ben b",
      title: "Shipping",
      authorUrl: "https://news.ycombinator.com/user?id=ben%20b",
      text: "A parcel tracker helps",
      publishedAt: new Date((second + 60) * 1000),
      comments: null,
      points: null,
    },
    {
      externalId: "1",
      url: "https://news.ycombinator.com/item?id=1",
      author: "ada",
      authorUrl: "https://news.ycombinator.com/user?id=ada",
      title: "Ask HN: which parcel tracker?",
      text: "I'd like one. Cheap.",
      publishedAt: new Date((second + 50) * 1000),
      comments: 7,
      points: 12,
    },
  ]);
  const [requests] = service.requests;
  expect(requests?.searchParams.get("query")).toBe('"parcel tracker"');
  expect(requests?.searchParams.get("tags")).toBe("(story,comment)");
});

test("searches the words of a loose match separately, and a quote does not end a phrase", async () => {
  await source.search({ keywords: ["parcel tracker"], loose: ["parcel tracker"] }, since);
  await source.search({ keywords: ['parcel" -tracker'] }, since);
  expect(service.requests.map(({ searchParams }) => searchParams.get("query"))).toEqual([
    '"parcel" "tracker"',
    '"parcel -tracker"',
  ]);
});

test("reads further pages up to a limit", async () => {
  for (let at = 0; at < 700; at++)
    service.hits.push({ objectID: String(at), title: "parcel tracker", author: "a", created_at_i: second + 1 + at });
  const posts = await search();
  expect(new Set(posts.map(({ externalId }) => externalId)).size).toBe(500);
  expect(service.requests).toHaveLength(5);
});

test("skips a malformed item and keeps the rest", async () => {
  service.hits.push(
    { objectID: "1", title: "parcel tracker", author: null, created_at_i: second + 1 },
    { objectID: 2 as never, title: "parcel tracker", created_at_i: second + 2 },
    { objectID: "3", title: "parcel tracker", created_at_i: "yesterday" as never },
  );
  expect(await search()).toMatchObject([{ externalId: "1", author: null, authorUrl: null }]);
});

test.each(failureModes)(
  "reports %s as an error that customers understand",
  async (_, mode, retryAfterMs, timeoutMs) => {
    service.behavior.now = { answer: mode };
    const failure = await search(hackerNews(service.url, { timeoutMs })).catch((error) => error);
    expect(failure).toBeInstanceOf(SourceError);
    expect(failure.reason).toMatch(/^Hacker News .+\.$/);
    expect(failure.retryAfterMs).toBe(retryAfterMs);
  },
);

test("reports an unreachable server too", async () => {
  const unreachable = hackerNews("http://127.0.0.1:9");
  await expect(unreachable.search({ keywords: ["x y"] }, since)).rejects.toBeInstanceOf(SourceError);
});
