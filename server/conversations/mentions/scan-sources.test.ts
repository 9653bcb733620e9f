// Which requests a scan makes to its sources, and how it handles their responses.
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { keywords, mentions, projectFeeds, projects } from "#db/schema/index.ts";
import { sourceNames } from "#shared/conversations/sources.ts";
import { readEnv } from "../../env.ts";
import { type Post, type Source, SourceError } from "../../integrations/mention-source.ts";
import { createSafeFetch } from "../../integrations/safe-fetch.ts";
import { blueskyAccount, blueskyStandIn } from "../../testing/stand-ins/bluesky.ts";
import {
  devStandIn,
  discourseStandIn,
  githubStandIn,
  lobstersStandIn,
  mastodonStandIn,
} from "../../testing/stand-ins/communities.ts";
import { hackerNewsStandIn } from "../../testing/stand-ins/hacker-news.ts";
import { redditApp, redditStandIn } from "../../testing/stand-ins/reddit.ts";
import { stackExchangeStandIn } from "../../testing/stand-ins/stack-exchange.ts";
import { website } from "../../testing/stand-ins/website.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { noChoices, saveSourceSettings } from "../source-settings/source-settings.ts";
import { scanProjects } from "./scan.job.ts";
import { listSources } from "./source-status.ts";
import { createSources } from "./sources/sources.ts";

const requests: string[] = [];
const sourceOf = (search: Source["search"], values: Partial<Source> = {}): Source => ({
  name: "reddit",
  unavailableReason: undefined,
  minIntervalMs: 1,
  queriesFor: (words) => words.map((word) => ({ keywords: [word] })),
  search: (question, since, rest) => {
    requests.push(...question.keywords);
    return search(question, since, rest);
  },
  ...values,
});
const { dependencies, create, clock } = await createTestApp();
const scan = (...sources: Source[]) => scanProjects({ ...dependencies, sources });

const watch = async (...texts: string[]) => {
  const { id: ownerId } = await create.user({ isAdmin: true });
  const project = await create.project({ ownerId, nextScanAt: dependencies.clock() });
  const rows = texts.map((text) => ({
    projectId: project.id,
    text,
    normalizedText: text,
    match: "phrase" as const,
    exclude: [],
  }));
  for (const row of rows) await dependencies.db.insert(keywords).values(row);
  return project;
};
const found = (id: string) => dependencies.db.select().from(mentions).where(eq(mentions.projectId, id));
const nextOf = async (id: string) => {
  const [project] = await dependencies.db.select().from(projects).where(eq(projects.id, id));
  return ((project?.nextScanAt.getTime() ?? 0) - dependencies.clock().getTime()) / 1000;
};
const post = (values: Partial<Post> = {}): Post => ({
  externalId: crypto.randomUUID(),
  url: "https://news.example/1",
  author: "ada",
  authorUrl: "https://news.example/ada",
  title: "Which parcel tracker?",
  text: "",
  publishedAt: dependencies.clock(),
  comments: null,
  points: null,
  ...values,
});

beforeEach(async () => {
  // Only the projects of the current test are due.
  await dependencies.db.update(projects).set({ nextScanAt: new Date("2100-01-01") });
  clock.forward(24 * 3600);
  requests.length = 0;
});

test("leaves a rate-limited source alone until its time, then fetches the rest", async () => {
  const { id } = await watch("one", "two");
  const rests = [300_000, 100_000];
  const source = sourceOf(async (_, __, rest) => {
    rest?.(rests.shift() ?? 0);
    return [];
  });
  await scan(source);
  expect(requests).toEqual(["one"]);
  expect(await nextOf(id)).toBe(300);
  clock.forward(300);
  await scan(source);
  expect(requests).toEqual(["one", "two"]);
});

test("all projects leave a failing source alone for a minute, and show it as failing", async () => {
  const [first, second] = [await watch("one"), await watch("two")];
  const source = sourceOf(() => Promise.reject(new SourceError("Reddit did not answer.")));
  await scan(source);
  expect(requests).toHaveLength(1);
  expect([await nextOf(first.id), await nextOf(second.id)].toSorted()).toEqual([1800, 60]);
  const states = await Promise.all([first, second].map((project) => listSources(dependencies, project, [source])));
  expect(states.flatMap(({ sources }) => sources.map(({ state }) => state)).toSorted()).toEqual(["failing", "on"]);
});

test("saves what a source returned before it failed, and retries the search", async () => {
  const { id } = await watch("parcel tracker");
  const source = sourceOf(() => Promise.reject(new SourceError("1 of your 2 feeds…", { posts: [post()] })), {
    name: "feeds",
    minIntervalMs: 0,
  });
  await scan(source);
  expect(await found(id)).toMatchObject([{ title: "Which parcel tracker?" }]);
  clock.forward(1_800);
  await scan(source);
  expect(requests).toEqual(["parcel tracker", "parcel tracker"]);
});

test("when calls are scarce, the project waiting longest goes first", async () => {
  await watch("one", "two", "three");
  const source = sourceOf(async () => [], { minIntervalMs: 1_200_000, dailySearches: 1_000_000 });
  for (let turn = 0; turn < 6; turn++) {
    await scan(source);
    clock.forward(1_200);
  }
  expect(requests).toEqual(["one", "two", "three", "one", "two", "three"]);
});

test("a post that no database can store stops nothing", async () => {
  const { id } = await watch("parcel tracker");
  const bad = [
    post({ title: "parcel\u0000 tracker" }),
    post({ publishedAt: new Date(Number.NaN) }),
    post({ url: "javascript:alert(1)" }),
    post({ externalId: "x".repeat(9_000) }),
    post({ author: "x".repeat(9_000) }),
  ];
  await scan(sourceOf(async () => [...bad, post({ title: "A parcel tracker" })]));
  expect(await found(id)).toHaveLength(3);
});

const hackerNews = hackerNewsStandIn();
const stackExchange = stackExchangeStandIn();
const reddit = redditStandIn();
const bluesky = blueskyStandIn();
const [github, lobsters, dev] = [githubStandIn(), lobstersStandIn(), devStandIn()];
const [mastodon, forum] = [mastodonStandIn(), discourseStandIn()];
const { feeds: _, ...noSettings } = noChoices;
const at = new Date("2026-11-30T09:00:00Z");
const blog = website({
  "/feed": () =>
    new Response(
      `<feed><entry><title>Word 7 and word 8</title><link href="/a"/><updated>${at.toISOString()}</updated></entry></feed>`,
    ),
});
afterAll(() =>
  Promise.all(
    [hackerNews, stackExchange, reddit, bluesky, github, lobsters, dev, mastodon, forum, blog].map((service) =>
      service.stop(),
    ),
  ),
);

test("hundreds of keywords in all sources stay within each source's rate limit", async () => {
  clock.forward((at.getTime() - dependencies.clock().getTime()) / 1000 + 3600);
  const env = readEnv({
    HN_URL: hackerNews.url,
    STACKEXCHANGE_URL: stackExchange.url,
    STACKEXCHANGE_KEY: "a key",
    REDDIT_URL: reddit.url,
    REDDIT_CLIENT_ID: redditApp.clientId,
    REDDIT_CLIENT_SECRET: redditApp.clientSecret,
    BLUESKY_URL: bluesky.url,
    BLUESKY_IDENTIFIER: blueskyAccount.identifier,
    BLUESKY_APP_PASSWORD: blueskyAccount.appPassword,
    GITHUB_URL: github.url,
    LOBSTERS_URL: lobsters.url,
    DEV_URL: dev.url,
    MASTODON_URL: mastodon.url,
  });
  const second = at.getTime() / 1000;
  const question = "Which word 5 is best?";
  hackerNews.hits.push({ objectID: "1", title: question, author: "ada", created_at_i: second });
  const link = "https://stackoverflow.com/q/1";
  github.limit.remaining = 1_000;
  forum.limit.remaining = 1_000;
  Object.assign(stackExchange.quota, { max: 10_000, remaining: 10_000 });
  stackExchange.questions.push({ question_id: 1, title: question, link, creation_date: second });
  reddit.submissions.push({ id: "a1", title: question, author: "ada", permalink: "/r/a/a1", created_utc: second });
  const record = { text: question, createdAt: at.toISOString() };
  const author = { did: "did:plc:ada", handle: "ada.bsky.social" };
  const uri = "at://did:plc:ada/app.bsky.feed.post/3k";
  bluesky.posts.push({ uri, author, record, indexedAt: at.toISOString() });
  const [iso, url] = [at.toISOString(), "https://posts.example"];
  const user = { login: "ada", username: "ada", html_url: url };
  github.items.push({ id: 1, title: question, html_url: `${url}/1`, user, created_at: iso });
  const story = { short_id: "a", title: question, submitter_user: "ada", comments_url: `${url}/2`, created_at: iso };
  lobsters.items.push(story);
  dev.items.push({ id: 1, title: question, url: `${url}/3`, tag_list: ["saas"], user, published_at: iso });
  const account = { acct: "ada", url };
  mastodon.items.push({ id: "1", uri: url, created_at: iso, content: `${question} #saas`, account });
  const topic = { id: 1, title: question, slug: "a" };
  forum.items.push({ id: 1, username: "ada", blurb: question, created_at: iso, topic_id: 1, post_number: 1, topic });

  const { id } = await watch(...Array.from({ length: 120 }, (_, at) => `word ${at}`));
  await dependencies.db.insert(projectFeeds).values({ projectId: id, url: `${blog.url}/feed` });
  await saveSourceSettings(dependencies, id, {
    ...noSettings,
    devTags: ["saas"],
    mastodonTags: ["saas"],
    forums: [forum.url],
  });
  const safeFetch = createSafeFetch({ allow: [blog.host, mastodon.host, forum.host] });
  const sources = createSources(env, { ...dependencies, safeFetch });
  expect(sources.map(({ name }) => name)).toEqual([...sourceNames]);
  // The test clock does not advance, so a rate-limited source would never get another turn.
  await scan(...sources.map((source) => ({ ...source, minIntervalMs: 0, dailySearches: Number.POSITIVE_INFINITY })));

  expect((await found(id)).map(({ source }) => source).toSorted()).toEqual([...sourceNames].toSorted());
  expect({
    hackerNews: hackerNews.requests.length,
    stackExchange: stackExchange.requests.length,
    reddit: reddit.requests.filter(({ path }) => path === "/search").length,
    bluesky: bluesky.requests.length,
    github: github.requests.length,
    lobsters: lobsters.requests.length,
    dev: dev.requests.length,
    mastodon: mastodon.requests.length,
    forum: forum.requests.length,
    feeds: blog.requests.length,
  }).toEqual({
    hackerNews: 120,
    stackExchange: 240,
    reddit: 6,
    bluesky: 121,
    github: 240,
    lobsters: 2,
    dev: 1,
    mastodon: 1,
    forum: 120,
    feeds: 1,
  });
});
