import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { keywords, leads, mentions, projects, users } from "#db/schema/index.ts";
import { sourceList } from "#shared/conversations/sources.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import { type Post, type Source, SourceError } from "../../integrations/mention-source.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { scanProjects } from "./scan.job.ts";

const posts: Post[] = [];
const requests: string[] = [];
const behavior: { failure?: SourceError | undefined } = {};
const source: Source = {
  name: "hacker-news",
  unavailableReason: undefined,
  minIntervalMs: 0,
  queriesFor: (words) => words.map((word) => ({ keywords: [word] })),
  search: async ({ keywords: [keyword = ""] }, since) => {
    requests.push(keyword);
    if (behavior.failure) throw behavior.failure;
    return posts.filter(({ title, publishedAt }) => title.includes(keyword.split(" ")[0] ?? "") && publishedAt > since);
  },
};
const silent: Source = { ...source, name: "bluesky", unavailableReason: "Bluesky is not set up here." };
const { dependencies, create, get, tokenOf, clock } = await createTestApp({ sources: [source, silent] });
const call = callWith(get);

const post = (values: Partial<Post> = {}): Post => {
  const externalId = crypto.randomUUID();
  return {
    externalId,
    url: `https://news.example/${externalId}`,
    author: "ada",
    authorUrl: "https://news.example/ada",
    title: "Which parcel tracker do you recommend?",
    text: "",
    comments: 3,
    points: 1,
    publishedAt: new Date(dependencies.clock().getTime() - 3600_000),
    ...values,
  };
};
const watch = async (...texts: string[]) => watchAs({ isAdmin: true }, ...texts);
const watchAs = async (owner: Parameters<typeof create.user>[0], ...texts: string[]) => {
  const user = await create.user(owner);
  const { id } = await create.project({ ownerId: user.id, nextScanAt: dependencies.clock() });
  for (const text of texts)
    await dependencies.db
      .insert(keywords)
      .values({ projectId: id, text, normalizedText: foldCase(text), match: "phrase", exclude: [] });
  posts.length = 0;
  requests.length = 0;
  behavior.failure = undefined;
  return { id, user, token: await tokenOf(user) };
};
const found = (id: string) => dependencies.db.select().from(mentions).where(eq(mentions.projectId, id));
const sourcesOf = async (id: string, token: string) =>
  sourceList.parse(await (await call("GET", `projects/${id}/sources`, token)).json()).sources;

test("a matching post becomes a mention with score and reasons, and its author a lead", async () => {
  const { id } = await watch("parcel tracker");
  posts.push(post(), post({ title: "parcel of land", author: "ben" }));
  await scanProjects(dependencies);
  expect(await found(id)).toMatchObject([
    { keyword: "parcel tracker", intent: "asking", status: "new", author: "ada", title: posts[0]?.title },
  ]);
  const [lead] = await dependencies.db.select().from(leads).where(eq(leads.projectId, id));
  const [mention] = await found(id);
  expect(lead).toMatchObject({ handle: "ada", mentions: 1, score: mention?.score, status: "new" });
  expect(mention).toMatchObject({ leadId: lead?.id });
});

test("saves a post once, also after it was dismissed and in two concurrent scans", async () => {
  const { id, token } = await watch("parcel tracker", "tracker do you");
  posts.push(post());
  await Promise.all([scanProjects(dependencies), scanProjects(dependencies)]);
  const [mention] = await found(id);
  await call("DELETE", `posts/${mention?.id}/mention`, token);
  clock.forward(3600);
  await scanProjects(dependencies);
  expect(await found(id)).toMatchObject([{ id: mention?.id, status: "dismissed" }]);
});

test("a lead collects its mentions and the best score", async () => {
  const { id } = await watch("parcel tracker");
  posts.push(post({ title: "parcel tracker" }), post({ title: "Looking for a parcel tracker, any recommendation?" }));
  await scanProjects(dependencies);
  const [lead] = await dependencies.db.select().from(leads).where(eq(leads.projectId, id));
  const scores = (await found(id)).map(({ score }) => score);
  expect(lead).toMatchObject({ mentions: 2, score: Math.max(...scores) });
});

test("after a scan the next one is due in half an hour, and fetches only new posts", async () => {
  const { id } = await watch("parcel tracker");
  await scanProjects(dependencies);
  await scanProjects(dependencies);
  expect(requests).toEqual(["parcel tracker"]);
  const [project] = await dependencies.db.select().from(projects).where(eq(projects.id, id));
  expect(project?.nextScanAt).toEqual(new Date(dependencies.clock().getTime() + 30 * 60_000));
  const [keyword] = await dependencies.db.select().from(keywords).where(eq(keywords.projectId, id));
  expect(keyword?.lastScanAt).toEqual(dependencies.clock());
});

test("an interrupted scan continues with the remaining keywords", async () => {
  const { id } = await watch("first word", "second word", "third word");
  const lifecycle = { isStopping: false };
  const stopsAfterOne: Source = {
    ...source,
    search: async (question, since) => {
      lifecycle.isStopping = true;
      return source.search(question, since);
    },
  };
  await scanProjects({ ...dependencies, lifecycle, sources: [stopsAfterOne] });
  expect(requests).toHaveLength(1);
  clock.forward(3 * 60);
  await scanProjects(dependencies);
  expect(new Set(requests)).toEqual(new Set(["first word", "second word", "third word"]));
  expect(requests).toHaveLength(3);
  expect(id).toBeTruthy();
});

test("a failing source shows since when and why, and recovers once it responds", async () => {
  const { id, token } = await watch("parcel tracker");
  behavior.failure = new SourceError("Hacker News did not answer.");
  await scanProjects(dependencies);
  const since = dependencies.clock().toISOString();
  expect(await sourcesOf(id, token)).toMatchObject([
    { source: "hacker-news", state: "failing", since, reason: "Hacker News did not answer." },
    { source: "bluesky", state: "off", reason: "Bluesky is not set up here." },
  ]);
  clock.forward(3600);
  await scanProjects(dependencies);
  expect((await sourcesOf(id, token))[0]).toMatchObject({ state: "failing", since });
  behavior.failure = undefined;
  clock.forward(3600);
  await scanProjects(dependencies);
  expect((await sourcesOf(id, token))[0]).toMatchObject({ state: "on", since: dependencies.clock().toISOString() });
});

test("skips the projects of an expired trial until a plan is active", async () => {
  const trialEndsAt = new Date(dependencies.clock().getTime() - 1000);
  const { user } = await watchAs({ trialEndsAt }, "parcel tracker");
  await scanProjects(dependencies);
  expect(requests).toEqual([]);
  await dependencies.db.update(users).set({ planId: 1 }).where(eq(users.id, user.id));
  await scanProjects(dependencies);
  expect(requests).toEqual(["parcel tracker"]);
});
