import { afterAll, beforeEach, expect, test } from "vitest";
import { SourceError } from "../../../integrations/mention-source.ts";
import { failureModes } from "../../../testing/failure-modes.ts";
import { blueskyAccount, blueskyStandIn } from "../../../testing/stand-ins/bluesky.ts";
import { bluesky } from "./bluesky.ts";

const service = blueskyStandIn();
afterAll(() => service.stop());
const now = new Date("2026-11-21T09:00:00Z");
const options = { url: service.url, clock: () => now };
const open = (account: Partial<typeof blueskyAccount> & { timeoutMs?: number } = blueskyAccount) =>
  bluesky({ ...options, identifier: undefined, appPassword: undefined, ...account });
const since = new Date("2026-11-20T00:00:00Z");
const search = (source = open()) => source.search({ keywords: ["parcel tracker"] }, since);

const post = (key: string, minute: number, { text = "Which parcel tracker <3 & why?", ...values } = {}) => {
  const at = new Date(since.getTime() + minute * 60_000).toISOString();
  return {
    uri: `at://did:plc:ada/app.bsky.feed.post/${key}`,
    author: { did: "did:plc:ada", handle: "ada.bsky.social", displayName: "Ada" },
    record: { text, createdAt: at },
    indexedAt: at,
    replyCount: 2,
    likeCount: 5,
    ...values,
  };
};

beforeEach(() => {
  service.posts.length = 0;
  service.requests.length = 0;
  service.behavior.now = undefined;
  service.behavior.signIn = undefined;
  Object.assign(service.session, { signIns: 0, refreshes: 0 });
  service.calls.remaining = 3_000;
});

test.each([
  ["neither", {}],
  ["a handle alone", { identifier: "us.bsky.social" }],
  ["a password alone", { appPassword: "abcd" }],
])("it is off with %s, and says why", (_, account) => {
  expect(open(account).unavailableReason).toBe("Bluesky is not set up here: its search needs an account.");
});

test("returns posts unchanged, with author and URL", async () => {
  expect(open().unavailableReason).toBeUndefined();
  service.posts.push(post("3kabc", 5));
  expect(await search()).toEqual([
    {
      externalId: "at://did:plc:ada/app.bsky.feed.post/3kabc",
      author: "ada.bsky.social",
      url: "https://bsky.app/profile/ada.bsky.social/post/3kabc",
      authorUrl: "https://bsky.app/profile/ada.bsky.social",
      title: "Which parcel tracker <3 & why?",
      text: "Which parcel tracker <3 & why?",
      publishedAt: new Date("2026-11-20T00:05:00Z"),
      comments: 2,
      points: 5,
    },
  ]);
  const requests = service.requests.at(-1);
  expect(Object.fromEntries(requests?.query ?? [])).toEqual({
    q: '"parcel tracker"',
    sort: "latest",
    since: since.toISOString(),
    limit: "100",
  });
});

test.each([
  ["for adults", { labels: [{ val: "porn" }] }],
  ["without an author", { author: null }],
  ["without an address", { uri: "https://bsky.app" }],
  ["without a text", { record: { createdAt: "2026-11-20T00:05:00Z" } }],
])("a post %s is left out, and the rest stays", async (_, values) => {
  service.posts.push(post("1", 1));
  service.behavior.now = () => Response.json({ posts: [{ ...post("2", 2), ...values }, post("1", 1)] });
  expect(await search()).toMatchObject([{ url: expect.stringMatching(/1$/) }]);
});

test("a post is never newer than when it was first seen, whatever its author claims", async () => {
  const record = { text: "parcel tracker", createdAt: "2031-01-01T00:00:00Z" };
  service.posts.push({ ...post("1", 1), record });
  expect(await search()).toMatchObject([{ publishedAt: new Date("2026-11-20T00:01:00Z") }]);
});

test("finds an author without a handle by the account's DID, and titles a long post by its beginning", async () => {
  const author = { did: "did:plc:ada", handle: "handle.invalid" };
  service.posts.push({ ...post("1", 1, { text: `parcel tracker ${"and more ".repeat(30)}\nThe end` }), author });
  const [found] = await search();
  expect(found?.url).toBe("https://bsky.app/profile/did:plc:ada/post/1");
  expect(found?.title).toMatch(/^parcel tracker .{40,70}…$/);
});

test("reads further pages up to a limit", async () => {
  for (let at = 0; at < 500; at++) service.posts.push(post(String(at), at));
  expect(await search()).toHaveLength(300);
});

test("signs in once, refreshes an expired session, and signs in again only after a dead one", async () => {
  const source = open();
  for (let at = 0; at < 3; at++) await search(source);
  expect(service.session).toMatchObject({ signIns: 1, refreshes: 0 });
  service.expire();
  await search(source);
  await search(source);
  expect(service.session).toMatchObject({ signIns: 1, refreshes: 1 });
  service.expire({ all: true });
  await search(source);
  expect(service.session).toMatchObject({ signIns: 2, refreshes: 1 });
});

test("reports rejected credentials and does not retry for an hour", async () => {
  const wrong = open({ identifier: "us.bsky.social", appPassword: "wrong" });
  expect(await search(wrong).catch((error) => error)).toMatchObject({
    reason: "Bluesky did not accept our account.",
    retryAfterMs: 3600_000,
  });
  expect(service.session.signIns).toBe(1);
});

test("pauses when its rate limit is nearly used up", async () => {
  const rests: number[] = [];
  service.calls.remaining = 3;
  service.calls.reset = now.getTime() / 1000 + 90;
  await open().search({ keywords: ["parcel tracker"] }, since, (ms) => rests.push(ms));
  expect(rests).toEqual([90_000]);
});

const expectFailure = (failure: unknown, retryAfterMs: number | undefined) => {
  expect(failure).toBeInstanceOf(SourceError);
  expect(failure).toMatchObject({ reason: expect.stringMatching(/^Bluesky .+\.$/), retryAfterMs });
};

test.each(failureModes)(
  "reports %s as an error that customers understand",
  async (_, mode, retryAfterMs, timeoutMs) => {
    service.behavior.now = mode;
    expectFailure(await search(open({ ...blueskyAccount, timeoutMs })).catch((error) => error), retryAfterMs);
  },
);

test.each(failureModes)("reports %s in place of a session too", async (_, mode, retryAfterMs, timeoutMs) => {
  service.behavior.signIn = mode;
  expectFailure(await search(open({ ...blueskyAccount, timeoutMs })).catch((error) => error), retryAfterMs);
});
