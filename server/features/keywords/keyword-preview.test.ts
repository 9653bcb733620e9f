import { afterAll, beforeEach, expect, test } from "vitest";
import { keywordPreview } from "#shared/keywords.ts";
import { callWith } from "../../testing/api-caller.ts";
import { hackerNewsStandIn } from "../../testing/stand-ins/hacker-news.ts";
import { createTestApp } from "../../testing/test-app.ts";
import type { Source } from "../mentions/source.ts";
import { hackerNews } from "../mentions/sources/hacker-news.ts";

const service = hackerNewsStandIn();
afterAll(() => service.stop());
const isOff: Source = { ...hackerNews(service.url), name: "reddit", unavailableReason: "Not set up." };
const { dependencies, create, get, tokenOf, clock } = await createTestApp({
  sources: [isOff, hackerNews(service.url)],
});
const call = callWith(get);

const owner = async (values = {}) => {
  const user = await create.user({ trialEndsAt: new Date(dependencies.clock().getTime() + 3600_000), ...values });
  const { id } = await create.project({ ownerId: user.id });
  const token = await tokenOf(user);
  const preview = (query: string) => call("GET", `projects/${id}/keyword-preview?${query}`, token);
  return { id, preview, read: async (query: string) => keywordPreview.parse(await (await preview(query)).json()) };
};

const nowSeconds = () => dependencies.clock().getTime() / 1000;
const post = (title: string, daysAgo = 1) => ({
  objectID: crypto.randomUUID(),
  title,
  author: "ada",
  created_at_i: nowSeconds() - daysAgo * 24 * 3600,
});

beforeEach(() => {
  service.hits.length = 0;
  service.requests.length = 0;
  service.behavior.now = undefined;
  clock.forward(60);
});

test("shows the newest posts of the last 30 days with the total, in one call to the source", async () => {
  for (let at = 1; at <= 8; at++) service.hits.push(post(`Which parcel tracker, number ${at}?`, at));
  service.hits.push(post("An old parcel tracker", 31));
  const { read } = await owner();
  const { source, matches, total } = await read("text=parcel+tracker");
  expect({ source, total, shown: matches.length }).toEqual({ source: "hacker-news", total: 8, shown: 5 });
  expect(matches[0]).toMatchObject({ title: "Which parcel tracker, number 1?", source: "hacker-news" });
  expect(service.requests).toHaveLength(1);
});

test.each([
  ["text=parcel+tracker", 3],
  ["text=parcel+tracker&match=exact", 2],
  ["text=parcel+tracker&exclude=hiring", 2],
  ["text=parcel+tracker&exclude=hiring&exclude=free", 1],
])("the preview matches as a scan would: %s", async (query, total) => {
  service.hits.push(post("A parcel tracker, we are hiring"), post("A free parcel tracker"), post("PARCEL TRACKER"));
  expect((await (await owner()).read(query)).total).toBe(total);
});

test.each(["", "text=x", "text=ok&match=fuzzy", "text=ok&exclude=x", "text=ok&limit=5"])(
  "rejects an invalid query: %s",
  async (query) => {
    expect((await (await owner()).preview(query)).status).toBe(400);
  },
);

test.each([
  ["an error", { status: 500 }],
  ["a refusal", { status: 429, headers: { "retry-after": "30" } }],
  ["garbage", { body: "<html>" }],
])("a source that answers with %s is named, and nothing else breaks", async (_, behavior) => {
  service.behavior.now = behavior;
  const { preview } = await owner();
  const failed = await preview("text=parcel+tracker");
  expect(failed.status).toBe(502);
  expect(await failed.json()).toMatchObject({ error: "upstream", detail: expect.stringContaining("Hacker News") });
});

test("respects a source's rate limit and says how long to wait", async () => {
  service.behavior.now = { status: 429, headers: { "retry-after": "30" } };
  const { preview } = await owner();
  await preview("text=parcel+tracker");
  service.behavior.now = undefined;
  const early = await preview("text=parcel+tracker");
  expect(early.status).toBe(503);
  expect(Number(early.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(service.requests).toHaveLength(1);
  clock.forward(60);
  expect((await preview("text=parcel+tracker")).status).toBe(200);
});

test("limits previews per user", async () => {
  const [one, other] = [await owner(), await owner()];
  const request = async (preview: typeof one.preview) => {
    clock.forward(10);
    return (await preview("text=parcel+tracker")).status;
  };
  for (let at = 0; at < 60; at++) expect(await request(one.preview)).toBe(200);
  expect(await request(one.preview)).toBe(429);
  expect(await request(other.preview)).toBe(200);
});

test("searches nothing after the trial or for a visitor", async () => {
  const late = await owner({ trialEndsAt: new Date(dependencies.clock().getTime() - 1) });
  const refused = await late.preview("text=parcel+tracker");
  expect(await refused.json()).toMatchObject({ error: "limit" });
  const { id } = await owner();
  const stranger = await tokenOf(
    await create.user({ trialEndsAt: new Date(dependencies.clock().getTime() + 3600_000) }),
  );
  expect((await call("GET", `projects/${id}/keyword-preview?text=parcel`, stranger)).status).toBe(404);
  expect(service.requests).toHaveLength(0);
});

test("says so when no source can be searched", async () => {
  const place = await createTestApp({ sources: [isOff] });
  const user = await place.create.user({ trialEndsAt: new Date(place.dependencies.clock().getTime() + 3600_000) });
  const { id } = await place.create.project({ ownerId: user.id });
  const token = await place.tokenOf(user);
  const response = await callWith(place.get)("GET", `projects/${id}/keyword-preview?text=parcel`, token);
  expect(await response.json()).toMatchObject({ error: "unavailable" });
});
