import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { SourceError } from "../../../integrations/mention-source.ts";
import { failureModes } from "../../../testing/failure-modes.ts";
import { redditApp, redditStandIn } from "../../../testing/stand-ins/reddit.ts";
import { noChoices } from "../../source-settings/source-settings.ts";
import { reddit } from "./reddit.ts";

const service = redditStandIn();
afterAll(() => service.stop());
const clock = { now: new Date("2026-11-21T09:00:00Z") };
const none = { clientId: undefined, clientSecret: undefined };
const options = { url: service.url, clock: () => clock.now };
const withApp = (more = {}) => reddit({ ...options, ...redditApp, ...more });
const withoutApp = (more = {}) => reddit({ ...options, ...none, ...more });
const since = new Date("2026-11-20T00:00:00Z");
const second = since.getTime() / 1000;
const question = { keywords: ["parcel tracker", "lost parcel"] };

const submission = (id: string, at: number, values = {}) => ({
  id,
  title: "Which parcel tracker?",
  author: "ada",
  created_utc: second + at,
  permalink: `/r/SaaS/comments/${id}/which/`,
  selftext: "I'd like *one* & <cheap>",
  score: 4,
  num_comments: 9,
  ...values,
});

beforeEach(() => {
  service.submissions.length = 0;
  service.requests.length = 0;
  service.tokens.length = 0;
  service.behavior.now = undefined;
  service.behavior.token = undefined;
  service.behavior.isShut = false;
  service.calls.remaining = 100;
});

test("combines keywords into searches of at most 512 characters", () => {
  const keywords = Array.from({ length: 1_000 }, (_, at) => `keyword number ${at}`);
  const questions = withApp().queriesFor(keywords, noChoices);
  expect(questions.flatMap(({ keywords }) => keywords)).toEqual(keywords);
  expect(questions.length).toBeLessThan(100);
  for (const { keywords } of questions)
    expect(keywords.map((word) => `"${word}"`).join(" OR ").length).toBeLessThan(513);
  expect(withApp().queriesFor([], noChoices)).toEqual([]);
});

test("searches the words of a loose match separately, within the limit", async () => {
  const keywords = Array.from({ length: 200 }, (_, at) => `two words ${at}`);
  for (const searchQuery of withApp().queriesFor(keywords, noChoices)) {
    await withApp().search({ ...searchQuery, loose: keywords }, since);
    expect(service.requests.at(-1)?.query.get("q")?.length).toBeLessThan(513);
  }
  expect(service.requests.at(-1)?.query.get("q")).toMatch(/ OR \("two" AND "words" AND "199"\)$/);
});

test.each([
  ["with an app", redditApp, undefined, 700],
  ["without one", none, undefined, 90_000],
  ["with half an app", { clientId: "an app", clientSecret: undefined }, /secret of its app is missing\.$/, 90_000],
])("%s it is on or says why not, and keeps its distance", (_, app, unavailableReason, minIntervalMs) => {
  const source = reddit({ ...options, ...app });
  expect(source.minIntervalMs).toBe(minIntervalMs);
  if (unavailableReason) expect(source.unavailableReason).toMatch(unavailableReason);
  else expect(source.unavailableReason).toBeUndefined();
});

describe("with an app", () => {
  const source = withApp();
  const search = (from = source) => from.search(question, since);

  test("returns posts of any keyword with author and URL, without adult content", async () => {
    service.submissions.push(
      submission("a1", 10),
      submission("b2", 20, { title: "A lost parcel", author: "[deleted]", selftext: "" }),
      submission("c3", 30, { over_18: true }),
      submission("d4", 40, { title: "Something else", selftext: "" }),
    );
    expect(await search()).toEqual([
      expect.objectContaining({ externalId: "b2", author: null, authorUrl: null }),
      {
        externalId: "a1",
        url: "https://www.reddit.com/r/SaaS/comments/a1/which/",
        author: "ada",
        authorUrl: "https://www.reddit.com/user/ada",
        title: "Which parcel tracker?",
        text: "I'd like *one* & <cheap>",
        publishedAt: new Date((second + 10) * 1000),
        comments: 9,
        points: 4,
      },
    ]);
    const requests = service.requests.at(-1);
    expect(requests?.query.get("q")).toBe('"parcel tracker" OR "lost parcel"');
    expect(requests?.query.get("t")).toBe("week");
    expect(requests?.headers.get("user-agent")).toMatch(/linkstead/);
  });

  test("reads pages until posts are older than requested, and returns none of those", async () => {
    for (let at = 1; at <= 250; at++) service.submissions.push(submission(`n${at}`, at));
    for (let at = 1; at <= 250; at++) service.submissions.push(submission(`o${at}`, -at));
    const posts = await search(withApp());
    expect(posts).toHaveLength(250);
    expect(service.requests.filter(({ path }) => path === "/search")).toHaveLength(3);
  });

  test("skips a malformed item and keeps the rest", async () => {
    service.submissions.push(
      submission("a1", 1),
      submission("b2", 2, { kind: "t5" }),
      submission("c3", 3, { permalink: 7 }),
    );
    expect(await search(withApp())).toMatchObject([{ externalId: "a1" }]);
  });

  test("requests a token once, and again only when it expires or is rejected", async () => {
    const fresh = withApp();
    await search(fresh);
    await search(fresh);
    expect(service.tokens).toHaveLength(1);
    service.tokens.push("another");
    await search(fresh);
    expect(service.tokens).toHaveLength(3);
    clock.now = new Date(clock.now.getTime() + 24 * 3600_000);
    await search(fresh);
    expect(service.tokens).toHaveLength(4);
  });

  test("pauses when the minute's rate limit is nearly used up", async () => {
    const rests: number[] = [];
    for (let at = 1; at <= 250; at++) service.submissions.push(submission(`n${at}`, at));
    service.calls.remaining = 5;
    service.calls.reset = 41;
    expect(await withApp().search(question, since, (ms) => rests.push(ms))).toHaveLength(100);
    expect(rests).toEqual([41_000]);
  });

  test("reports a rejected app and does not retry for an hour", async () => {
    const wrong = reddit({ ...options, clientId: "an app", clientSecret: "a wrong secret" });
    expect(await search(wrong).catch((error) => error)).toMatchObject({
      reason: "Reddit did not accept our app.",
      retryAfterMs: 3600_000,
    });
  });

  test.each(failureModes)(
    "reports %s as an error that customers understand",
    async (_, mode, retryAfterMs, timeoutMs) => {
      service.behavior.now = mode;
      expectFailure(await search(withApp({ timeoutMs })).catch((error) => error), retryAfterMs);
    },
  );

  test.each(failureModes)("reports %s in place of a token too", async (_, mode, retryAfterMs, timeoutMs) => {
    service.behavior.token = mode;
    expectFailure(await search(withApp({ timeoutMs })).catch((error) => error), retryAfterMs);
  });
});

describe("without an app", () => {
  const search = (more = {}) => withoutApp(more).search(question, since);

  test("the public feed returns posts with the same ids, without communities and older posts", async () => {
    service.submissions.push(submission("a1", 10), submission("b2", -10), submission("c3", 20, { selftext: "" }));
    expect(await search()).toEqual([
      expect.objectContaining({ externalId: "c3", text: "" }),
      {
        externalId: "a1",
        url: "https://www.reddit.com/r/SaaS/comments/a1/which/",
        author: "ada",
        authorUrl: "https://www.reddit.com/user/ada",
        title: "Which parcel tracker?",
        text: "I'd like *one* & <cheap>",
        publishedAt: new Date((second + 10) * 1000),
        comments: null,
        points: null,
      },
    ]);
    expect(service.requests).toHaveLength(1);
    expect(service.requests[0]?.query.get("q")).toBe('"parcel tracker" OR "lost parcel"');
  });

  test("reports that Reddit blocks the public feed", async () => {
    service.behavior.isShut = true;
    expect(await search().catch((error) => error)).toMatchObject({ reason: expect.stringMatching(/^Reddit .+\.$/) });
  });

  test.each(failureModes)(
    "reports %s as an error that customers understand",
    async (_, mode, retryAfterMs, timeoutMs) => {
      service.behavior.now = mode;
      expectFailure(await search({ timeoutMs }).catch((error) => error), retryAfterMs);
    },
  );
});

const expectFailure = (failure: unknown, retryAfterMs: number | undefined) => {
  expect(failure).toBeInstanceOf(SourceError);
  expect(failure).toMatchObject({ reason: expect.stringMatching(/^Reddit .+\.$/), retryAfterMs });
};
