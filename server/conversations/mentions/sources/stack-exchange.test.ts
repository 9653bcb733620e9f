import { afterAll, beforeEach, expect, test } from "vitest";
import { SourceError } from "../../../integrations/mention-source.ts";
import { failureModes } from "../../../testing/failure-modes.ts";
import { stackExchangeStandIn } from "../../../testing/stand-ins/stack-exchange.ts";
import { stackExchange } from "./stack-exchange.ts";

const service = stackExchangeStandIn();
afterAll(() => service.stop());
// Three hours before the daily quota resets.
const now = new Date("2026-11-21T21:00:00Z");
const options = { url: service.url, clock: () => now };
const free = stackExchange({ ...options, key: undefined });
const withKey = stackExchange({ ...options, key: "a key" });
const since = new Date("2026-11-20T00:00:00Z");
const second = since.getTime() / 1000;
const rests: number[] = [];
const search = (source = free) => source.search({ keywords: ['parcel "tracker"'] }, since, (ms) => rests.push(ms));
const question = (id: number, values = {}) => ({
  question_id: id,
  title: "Which parcel tracker?",
  link: `https://stackoverflow.com/q/${id}`,
  creation_date: second + id,
  ...values,
});

beforeEach(() => {
  service.questions.length = 0;
  service.requests.length = 0;
  rests.length = 0;
  service.behavior.now = undefined;
  Object.assign(service.quota, { max: 300, remaining: 300, backoff: undefined });
});

test("returns questions as plain text without entities, with author and URL", async () => {
  service.questions.push(
    question(7, {
      title: "A &quot;parcel tracker&quot; in C&#43;&#43;",
      body: "<p>I&#39;d like <b>one</b>.</p><p>Cheap.</p>",
      owner: { display_name: "Ada &amp; Ben", link: "https://stackoverflow.com/users/1/ada" },
      score: -2,
      answer_count: 3,
    }),
  );
  expect(await search()).toEqual([
    {
      externalId: "stackoverflow/7",
      url: "https://stackoverflow.com/q/7",
      title: 'A "parcel tracker" in C++',
      author: "Ada & Ben",
      authorUrl: "https://stackoverflow.com/users/1/ada",
      text: "I'd like one. Cheap.",
      publishedAt: new Date((second + 7) * 1000),
      comments: 3,
      points: -2,
    },
  ]);
  const [requests] = service.requests;
  expect(Object.fromEntries(requests?.query ?? [])).toMatchObject({
    q: '"parcel tracker"',
    site: "stackoverflow",
    sort: "creation",
    filter: "withbody",
    fromdate: String(second),
  });
  expect(requests?.query.has("key")).toBe(false);
});

test("skips a malformed question and keeps the rest", async () => {
  service.questions.push(
    question(1),
    question(2, { title: 5 }),
    question(3, { owner: null }),
    question(4, { link: null }),
  );
  expect(await search()).toMatchObject([
    { externalId: "stackoverflow/3", author: null },
    { externalId: "stackoverflow/1" },
  ]);
});

test("makes one call per keyword without a key, and reads more pages and another site with one", async () => {
  for (let id = 1; id <= 150; id++) service.questions.push(question(id));
  service.questions.push(question(500, { site: "softwarerecs" }));
  expect(await search()).toHaveLength(100);
  expect(service.requests).toHaveLength(1);
  const found = await search(withKey);
  expect(found.map(({ externalId }) => externalId)).toContain("softwarerecs/500");
  expect(found).toHaveLength(151);
  expect(service.requests.at(-1)?.query.get("key")).toBe("a key");
});

test("honours a backoff at once and keeps what came with it", async () => {
  for (let id = 1; id <= 150; id++) service.questions.push(question(id));
  service.quota.backoff = 10;
  expect(await search(withKey)).toHaveLength(100);
  expect(service.requests).toHaveLength(1);
  expect(rests).toEqual([10_000]);
});

test.each([
  ["most of them", 300, []],
  ["less than half: they are spread over what is left of the day", 101, [108_000]],
  ["none", 1, [3 * 3600_000]],
])("of the day's calls there are left: %s", async (_, remaining, expected) => {
  service.quota.remaining = remaining;
  await search();
  expect(rests).toEqual(expected);
});

test("says how long to wait when the daily quota is used up", async () => {
  service.quota.remaining = 0;
  const failure = await search().catch((error) => error);
  expect(failure).toMatchObject({ reason: "Stack Exchange asked us to wait.", retryAfterMs: 7_200_000 });
});

test.each([502, 503])("pauses for ten minutes after a %d of the proxies in front", async (status) => {
  service.behavior.now = () => new Response("<html>", { status });
  expect(await search().catch((error) => error)).toMatchObject({ retryAfterMs: 600_000 });
});

test.each(failureModes)(
  "reports %s as an error that customers understand",
  async (_, mode, retryAfterMs, timeoutMs) => {
    service.behavior.now = mode;
    const failure = await search(stackExchange({ ...options, key: undefined, timeoutMs })).catch((error) => error);
    expect(failure).toBeInstanceOf(SourceError);
    expect(failure.reason).toMatch(/^Stack Exchange .+\.$/);
    expect(failure.retryAfterMs).toBe(retryAfterMs);
  },
);
