import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { keywords, leads, mentions, projects, users } from "#db/schema/index.ts";
import { sourceList } from "#shared/sources.ts";
import { folded } from "#shared/text/fold-case.ts";
import { callWith } from "../../testing/api-caller.ts";
import { world } from "../../testing/test-app.ts";
import { scanProjects } from "./scan.job.ts";
import { type Post, type Source, SourceFailed } from "./source.ts";

const posts: Post[] = [];
const asked: string[] = [];
const mood: { failure?: SourceFailed | undefined } = {};
const source: Source = {
  name: "hacker-news",
  off: undefined,
  everyMs: 0,
  questionsFor: (words) => words.map((word) => ({ keywords: [word] })),
  ask: async ({ keywords: [keyword = ""] }, since) => {
    asked.push(keyword);
    if (mood.failure) throw mood.failure;
    return posts.filter(({ title, publishedAt }) => title.includes(keyword.split(" ")[0] ?? "") && publishedAt > since);
  },
};
const silent: Source = { ...source, name: "bluesky", off: "Bluesky is not set up here." };
const { parts, make, get, tokenOf, clock } = await world({ sources: [source, silent] });
const call = callWith(get);

const post = (values: Partial<Post> = {}): Post => {
  const outsideId = crypto.randomUUID();
  return {
    ...{ outsideId, url: `https://news.example/${outsideId}`, author: "ada", authorUrl: "https://news.example/ada" },
    ...{ title: "Which parcel tracker do you recommend?", text: "", comments: 3, points: 1 },
    ...{ publishedAt: new Date(parts.clock().getTime() - 3600_000), ...values },
  };
};
const watch = async (...texts: string[]) => watchAs({ isAdmin: true }, ...texts);
const watchAs = async (owner: Parameters<typeof make.user>[0], ...texts: string[]) => {
  const user = await make.user(owner);
  const { id } = await make.project({ ownerId: user.id, nextScanAt: parts.clock() });
  for (const text of texts)
    await parts.db.insert(keywords).values({ projectId: id, text, folded: folded(text), match: "phrase", exclude: [] });
  posts.length = 0;
  asked.length = 0;
  mood.failure = undefined;
  return { id, user, token: await tokenOf(user) };
};
const found = (id: string) => parts.db.select().from(mentions).where(eq(mentions.projectId, id));
const sourcesOf = async (id: string, token: string) =>
  sourceList.parse(await (await call("GET", `projects/${id}/sources`, token)).json()).sources;

test("a post that matches becomes a mention with its score and reasons, and its author a lead", async () => {
  const { id } = await watch("parcel tracker");
  posts.push(post(), post({ title: "parcel of land", author: "ben" }));
  await scanProjects(parts);
  expect(await found(id)).toMatchObject([
    { keyword: "parcel tracker", intent: "asking", status: "new", author: "ada", title: posts[0]?.title },
  ]);
  const [lead] = await parts.db.select().from(leads).where(eq(leads.projectId, id));
  const [mention] = await found(id);
  expect(lead).toMatchObject({ handle: "ada", mentions: 1, score: mention?.score, status: "new" });
  expect(mention).toMatchObject({ leadId: lead?.id });
});

test("a post is found once, also after it was dismissed, and two scans side by side find it once", async () => {
  const { id, token } = await watch("parcel tracker", "tracker do you");
  posts.push(post());
  await Promise.all([scanProjects(parts), scanProjects(parts)]);
  const [mention] = await found(id);
  await call("DELETE", `posts/${mention?.id}/mention`, token);
  clock.forward(3600);
  await scanProjects(parts);
  expect(await found(id)).toMatchObject([{ id: mention?.id, status: "dismissed" }]);
});

test("a lead gathers its mentions, with the best score among them", async () => {
  const { id } = await watch("parcel tracker");
  posts.push(post({ title: "parcel tracker" }), post({ title: "Looking for a parcel tracker, any recommendation?" }));
  await scanProjects(parts);
  const [lead] = await parts.db.select().from(leads).where(eq(leads.projectId, id));
  const scores = (await found(id)).map(({ score }) => score);
  expect(lead).toMatchObject({ mentions: 2, score: Math.max(...scores) });
});

test("after a scan the next one is due in half an hour, and asks for what is new", async () => {
  const { id } = await watch("parcel tracker");
  await scanProjects(parts);
  await scanProjects(parts);
  expect(asked).toEqual(["parcel tracker"]);
  const [project] = await parts.db.select().from(projects).where(eq(projects.id, id));
  expect(project?.nextScanAt).toEqual(new Date(parts.clock().getTime() + 30 * 60_000));
  const [keyword] = await parts.db.select().from(keywords).where(eq(keywords.projectId, id));
  expect(keyword?.lastScanAt).toEqual(parts.clock());
});

test("a scan that was cut off goes on with the keywords that were not asked for yet", async () => {
  const { id } = await watch("first word", "second word", "third word");
  const life = { stopping: false };
  const stopsAfterOne: Source = {
    ...source,
    ask: async (question, since) => {
      life.stopping = true;
      return source.ask(question, since);
    },
  };
  await scanProjects({ ...parts, life, sources: [stopsAfterOne] });
  expect(asked).toHaveLength(1);
  clock.forward(3 * 60);
  await scanProjects(parts);
  expect(new Set(asked)).toEqual(new Set(["first word", "second word", "third word"]));
  expect(asked).toHaveLength(3);
  expect(id).toBeTruthy();
});

test("a source that fails says since when and why, and is on again once it answers", async () => {
  const { id, token } = await watch("parcel tracker");
  mood.failure = new SourceFailed("Hacker News did not answer.");
  await scanProjects(parts);
  const since = parts.clock().toISOString();
  expect(await sourcesOf(id, token)).toMatchObject([
    { source: "hacker-news", state: "failing", since, reason: "Hacker News did not answer." },
    { source: "bluesky", state: "off", reason: "Bluesky is not set up here." },
  ]);
  clock.forward(3600);
  await scanProjects(parts);
  expect((await sourcesOf(id, token))[0]).toMatchObject({ state: "failing", since });
  mood.failure = undefined;
  clock.forward(3600);
  await scanProjects(parts);
  expect((await sourcesOf(id, token))[0]).toMatchObject({ state: "on", since: parts.clock().toISOString() });
});

test("skips the projects of an expired trial until a plan is active", async () => {
  const trialEndsAt = new Date(parts.clock().getTime() - 1000);
  const { user } = await watchAs({ trialEndsAt }, "parcel tracker");
  await scanProjects(parts);
  expect(asked).toEqual([]);
  await parts.db.update(users).set({ planId: 1 }).where(eq(users.id, user.id));
  await scanProjects(parts);
  expect(asked).toEqual(["parcel tracker"]);
});
