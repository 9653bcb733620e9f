import { afterAll, beforeEach, expect, test } from "vitest";
import { type Source, SourceError } from "../../../integrations/mention-source.ts";
import { createSafeFetch } from "../../../integrations/safe-fetch.ts";
import { failureModes } from "../../../testing/failure-modes.ts";
import {
  devStandIn,
  discourseStandIn,
  githubStandIn,
  lobstersStandIn,
  mastodonStandIn,
} from "../../../testing/stand-ins/communities.ts";
import { parseUntrusted } from "../../../testing/test-parser.ts";
import { noChoices } from "../../source-settings/source-settings.ts";
import { dev } from "./dev.ts";
import { discourse } from "./discourse.ts";
import { github } from "./github.ts";
import { lobsters } from "./lobsters.ts";
import { mastodon } from "./mastodon.ts";

let now = new Date("2026-11-21T09:00:00Z");
const clock = () => now;
const since = new Date("2026-11-20T00:00:00Z");
const services = {
  github: githubStandIn(),
  lobsters: lobstersStandIn(),
  dev: devStandIn(),
  mastodon: mastodonStandIn(),
  discourse: discourseStandIn(),
};
const other = discourseStandIn();
const all = [...Object.values(services), other];
afterAll(() => Promise.all(all.map((service) => service.stop())));
beforeEach(() => {
  for (const service of all) {
    service.items.length = 0;
    service.requests.length = 0;
    service.behavior.now = undefined;
  }
  for (const { limit } of [services.github, services.discourse, other]) limit.remaining = 100;
  now = new Date(now.getTime() + 24 * 3600_000);
  timeoutMs = 30_000;
});

/** Failures set it. */
let timeoutMs = 30_000;
const safeFetch = createSafeFetch({ allow: all.map(({ host }) => host) });
const guarded = () => ({ safeFetch, parseUntrusted, clock, timeoutMs });
const choices = {
  ...noChoices,
  devTags: ["saas"],
  mastodonTags: ["saas"],
  forums: [services.discourse.url],
};
const sources = {
  github: () => github({ url: services.github.url, token: "a-token", clock, timeoutMs }),
  lobsters: () => lobsters({ url: services.lobsters.url, clock, timeoutMs }),
  dev: () => dev({ url: services.dev.url, clock, timeoutMs }),
  mastodon: () => mastodon({ url: services.mastodon.url, ...guarded() }),
  discourse: () => discourse(guarded()),
};
const search = async (source: Source, keywords = ["parcel tracker"], values = choices) => {
  const warnings: string[] = [];
  const posts = [];
  for (const query of source.queriesFor(keywords, values))
    posts.push(...(await source.search(query, since, undefined, (reason) => warnings.push(reason))));
  return { posts, warnings };
};

const issue = (id: number, values = {}) => ({
  id,
  title: `Parcel tracker ${id}`,
  body: "It **fails**.",
  html_url: `https://github.com/a/b/issues/${id}`,
  user: { login: "ada", html_url: "https://github.com/ada" },
  comments: 3,
  reactions: { total_count: 2 },
  created_at: "2026-11-20T10:00:00Z",
  ...values,
});

test("GitHub: searches issues and pull requests separately, with what comments say", async () => {
  const text_matches = [{ object_type: "IssueComment", fragment: "use a parcel tracker" }, { fragment: "title" }];
  services.github.items.push(issue(1), issue(2, { title: "Shipping", body: null, text_matches, pull_request: {} }), {});
  const { posts } = await search(sources.github());
  expect(posts).toMatchObject([
    { externalId: "1", author: "ada", text: "It **fails**.", comments: 3, points: 2 },
    { externalId: "2", title: "Shipping", text: "use a parcel tracker" },
  ]);
  const queries = services.github.requests.map(({ query }) => query.get("q"));
  expect(queries).toEqual([
    '"parcel tracker" is:issue in:title,body,comments created:>=2026-11-20T00:00:00Z',
    '"parcel tracker" is:pull-request in:title,body,comments created:>=2026-11-20T00:00:00Z',
  ]);
});

test("GitHub: waits until a used-up limit resets, and keeps what it has found", async () => {
  services.github.items.push(issue(1));
  Object.assign(services.github.limit, { remaining: 1, reset: now.getTime() / 1000 + 45 });
  const failure = await search(sources.github()).catch((error) => error);
  expect(failure).toMatchObject({ reason: "GitHub asked us to wait.", retryAfterMs: 45_000, posts: [{}] });
  const wrong = github({ url: services.github.url, token: "wrong", clock });
  await expect(search(wrong)).rejects.toMatchObject({ reason: "GitHub did not accept our token." });
});

const story = (at: number) => ({
  short_id: `s${at}`,
  title: `Parcel tracker ${at}`,
  url: "https://blog.example/a",
  description: "<p>It is <b>small</b></p>",
  submitter_user: at % 2 ? "ada" : { username: "ben" },
  comments_url: `https://lobste.rs/s/s${at}`,
  comment_count: 4,
  score: 9,
  created_at: new Date(Date.parse("2026-11-20T20:00:00Z") - at * 600_000).toISOString(),
});

test("Lobsters: reads the newest stories page by page, once for all projects", async () => {
  services.lobsters.items.push(...Array.from({ length: 60 }, (_, at) => story(at)));
  const source = sources.lobsters();
  const { posts } = await search(source, ["one", "two"]);
  expect(posts).toHaveLength(60);
  expect(posts[1]).toMatchObject({ externalId: "s1", author: "ada", url: "https://lobste.rs/s/s1", points: 9 });
  expect(posts[0]).toMatchObject({ author: "ben", text: "It is small\nhttps://blog.example/a" });
  await search(source);
  expect(services.lobsters.requests).toHaveLength(4);
  now = new Date(now.getTime() + 301_000);
  await search(source);
  expect(services.lobsters.requests).toHaveLength(8);
});

test("DEV: reads the recent articles of each tag", async () => {
  services.dev.items.push({
    id: 7,
    title: "My parcel tracker",
    description: "How I made it",
    url: "https://dev.to/ada/x",
    tag_list: ["saas", "ship"],
    user: { username: "ada" },
    comments_count: 1,
    public_reactions_count: 5,
    published_at: "2026-11-20T10:00:00Z",
  });
  const { posts } = await search(sources.dev(), ["parcel tracker"], { ...choices, devTags: ["saas", "none"] });
  expect(posts).toMatchObject([{ externalId: "7", author: "ada", text: "How I made it\n#saas #ship", points: 5 }]);
  expect(services.dev.requests.map(({ query }) => query.get("tag"))).toEqual(["saas", "none"]);
  expect(Number(services.dev.requests[0]?.query.get("top"))).toBeGreaterThan(0);
});

const toot = (id: number, values = {}) => ({
  id: String(1_000 - id),
  uri: `https://mastodon.example/@ada/${id}`,
  url: `https://mastodon.example/@ada/${id}`,
  created_at: "2026-11-20T10:00:00Z",
  content: `<p>A parcel tracker ${id}</p><p>#saas</p>`,
  language: "de",
  sensitive: false,
  visibility: "public",
  account: { acct: "ada", url: "https://mastodon.example/@ada" },
  replies_count: 2,
  favourites_count: 3,
  ...values,
});

test("Mastodon: reads the hashtags of the chosen instance, without sensitive posts", async () => {
  services.mastodon.items.push(...Array.from({ length: 50 }, (_, at) => toot(at)), toot(90, { sensitive: true }));
  const { posts } = await search(sources.mastodon());
  expect(posts).toHaveLength(50);
  expect(posts[0]).toMatchObject({
    title: "A parcel tracker 0 #saas",
    author: "ada",
    language: "de",
    comments: 2,
    points: 3,
  });
  expect(services.mastodon.requests.map(({ query }) => query.get("max_id"))).toEqual([null, "961"]);
  const [query] = sources.mastodon().queriesFor(["x"], { ...choices, mastodonInstance: "fosstodon.org" });
  expect(query?.site).toBe("https://fosstodon.org");
  await expect(
    sources.mastodon().search({ keywords: ["x"], targets: ["a"], site: "http://169.254.169.254" }, since),
  ).rejects.toMatchObject({ reason: "169.254.169.254 did not answer." });
});

const reply = (id: number, values = {}) => ({
  id,
  username: "ada",
  blurb: "…which parcel tracker do you use…",
  created_at: "2026-11-20T10:00:00Z",
  topic_id: 5,
  post_number: 3,
  like_count: 1,
  topic: { id: 5, title: "Shipping &amp; more", slug: "shipping", posts_count: 8 },
  ...values,
});

test("Discourse: searches each forum for every keyword", async () => {
  services.discourse.items.push(reply(1));
  const values = { ...choices, forums: [services.discourse.url, other.url] };
  const { posts } = await search(sources.discourse(), ["parcel tracker", "lost parcel"], values);
  expect(posts).toMatchObject([
    {
      externalId: `${services.discourse.host}/1`,
      url: `${services.discourse.url}/t/shipping/5/3`,
      title: "Shipping & more",
      comments: 7,
    },
  ]);
  expect(other.requests.map(({ query }) => query.get("q"))).toEqual([
    '"parcel tracker" order:latest after:2026-11-17',
    '"lost parcel" order:latest after:2026-11-17',
  ]);
});

test("Discourse: a forum that asks us to slow down is left alone, and the others are searched", async () => {
  other.items.push(reply(1));
  services.discourse.limit.remaining = 0;
  const source = sources.discourse();
  const values = { ...choices, forums: [services.discourse.url, other.url] };
  const first = await search(source, undefined, values);
  expect(first.posts).toHaveLength(1);
  expect(first.warnings).toEqual([`${services.discourse.host} asked us to wait.`]);
  await search(source, undefined, values);
  expect(services.discourse.requests).toHaveLength(1);
  services.discourse.limit.remaining = 5;
  now = new Date(now.getTime() + 40_000);
  expect((await search(source, undefined, values)).warnings).toEqual([]);
});

test.each([401, 403, 422])("Discourse: says that a forum answering %i needs signing in", async (status) => {
  services.discourse.behavior.now = () => Response.json({ errors: ["no"] }, { status });
  await expect(search(sources.discourse())).rejects.toMatchObject({
    reason: `${services.discourse.host} does not let visitors search without signing in (${status}).`,
    retryAfterMs: 0,
  });
});

test("sources without a choice of the project are off", () => {
  const reasons = Object.values(sources).map((create) => create().missingReason?.(noChoices));
  expect(reasons.filter(Boolean)).toEqual([
    "Choose tags to search DEV.",
    "Choose hashtags to search Mastodon.",
    "Add a Discourse forum to search its posts.",
  ]);
});

const names = Object.keys(sources) as (keyof typeof sources)[];

test.each(names)("%s reports every failure as an error that customers understand", async (name) => {
  for (const [mode, respond, retryAfterMs, waitMs] of failureModes) {
    timeoutMs = waitMs;
    services[name].behavior.now = respond;
    const failure = await search(sources[name]()).catch((error) => error);
    expect(failure, mode).toBeInstanceOf(SourceError);
    expect(failure.reason, mode).toMatch(/^(GitHub|Lobsters|DEV|127\.0\.0\.1:\d+) .+\.$/);
    // At a host that a customer named, a failure must not pause the source for others.
    expect(failure.retryAfterMs, mode).toBe(name === "mastodon" || name === "discourse" ? 0 : retryAfterMs);
  }
});
