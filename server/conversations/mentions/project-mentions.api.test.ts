import { expect, test } from "vitest";
import { storedPosts } from "#db/schema/index.ts";
import { storedPreview } from "#shared/conversations/mentions.ts";
import { dayMs } from "#shared/time.ts";
import type { Post, Source } from "../../integrations/mention-source.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { scanProjects } from "./scan.job.ts";
import { deleteOldPosts } from "./stored-posts.ts";

const { dependencies, create, get, tokenOf } = await createTestApp();
const call = callWith(get);
const { db, clock } = dependencies;

const post = (values: Partial<Post> = {}): Post => ({
  externalId: crypto.randomUUID(),
  url: "https://www.reddit.com/r/SaaS/1",
  author: "ada",
  authorUrl: "https://www.reddit.com/user/ada",
  title: "Which parcel tracker?",
  text: "A cheap one.",
  publishedAt: new Date(clock().getTime() - dayMs),
  comments: 4,
  points: 1,
  ...values,
});
const source = (posts: Post[], values: Partial<Source> = {}): Source => ({
  name: "reddit",
  unavailableReason: undefined,
  minIntervalMs: 0,
  queriesFor: (words) => words.map((word) => ({ keywords: [word] })),
  search: async () => posts,
  ...values,
});
const owner = async () => {
  const user = await create.user({ trialEndsAt: new Date(clock().getTime() + dayMs) });
  const project = await create.project({ ownerId: user.id, nextScanAt: clock() });
  const token = await tokenOf(user);
  const preview = (body: unknown) => call("POST", `projects/${project.id}/keywords/preview`, token, body);
  return { ...project, preview };
};
/** Scans with a keyword that matches none of the posts: they are stored all the same. */
const scan = async (...sources: Source[]) => {
  const { id } = await owner();
  await create.keyword({ projectId: id, text: "something else" });
  await scanProjects({ ...dependencies, sources });
};
const titles = async (preview: Promise<Response>) =>
  storedPreview.parse(await (await preview).json()).matches.map(({ title }) => title);

test("shows what a keyword would have found among the posts of any scan, with its score and reasons", async () => {
  await scan(source([post(), post({ title: "A parcel", externalId: "late", publishedAt: clock() })]));
  const { preview } = await owner();
  const found = storedPreview.parse(await (await preview({ text: "Parcel Tracker" })).json());
  expect(found).toMatchObject({
    hasMore: false,
    matches: [{ source: "reddit", title: "Which parcel tracker?", author: "ada", intent: "asking" }],
  });
  expect(found.matches[0]?.reasons).toEqual(expect.arrayContaining(["Keyword in the title", "Asks a question"]));
  expect(await titles(preview({ text: "parcel" }))).toEqual(["A parcel", "Which parcel tracker?"]);
  expect(await titles(preview({ text: "parcel -cheap OR absent", match: "query" }))).toEqual([]);
  expect(await titles(preview({ text: "tracker site:reddit.com author:ada lang:en", match: "query" }))).toHaveLength(1);
  expect(await titles(preview({ text: "tracker site:dev.to", match: "query" }))).toEqual([]);
  expect(await titles(preview({ text: "parcel", exclude: ["tracker"] }))).toEqual(["A parcel"]);
});

test("posts of a customer's own feeds and forums stay with that customer", async () => {
  await scan(source([post({ title: "A secret lighthouse" })], { isPrivate: true }));
  const { preview } = await owner();
  expect(await titles(preview({ text: "lighthouse" }))).toEqual([]);
});

test("shows the newest 20 and looks past posts that only have the words", async () => {
  const posts = Array.from({ length: 150 }, (_, at) =>
    post({
      title: at % 5 ? `glue and wood ${at}` : `wood glue ${at}`,
      publishedAt: new Date(clock().getTime() - at * 60_000),
    }),
  );
  await scan(source(posts));
  const { preview } = await owner();
  const found = storedPreview.parse(await (await preview({ text: "wood glue" })).json());
  expect(found.matches.map(({ title }) => title)).toEqual(Array.from({ length: 20 }, (_, at) => `wood glue ${at * 5}`));
  expect(found.hasMore).toBe(true);
});

test("stores each post once, without what Postgres cannot hold, and for 30 days", async () => {
  await db.delete(storedPosts);
  const bad = [post({ title: "\u0000anvil", points: 1e12 }), post({ url: "javascript:alert(1)" })];
  const old = post({ publishedAt: new Date(clock().getTime() - 31 * dayMs) });
  const posts = [...bad, post({ externalId: "same" }), post({ externalId: "same" }), old];
  await scan(source(posts));
  await scan(source(posts));
  expect(await db.$count(storedPosts)).toBe(2);
  await deleteOldPosts(db, new Date(clock().getTime() + 30 * dayMs));
  expect(await db.$count(storedPosts)).toBe(0);
});

test.each([
  [{ text: 'parcel "track', match: "query" }, "Close these quotes. (character 8)"],
  [
    { text: "-parcel", match: "query" },
    "Add a whole word or phrase: on their own, these filters match too much. (character 1)",
  ],
  [{ text: "x".repeat(81) }, "Use at most 80 characters."],
])("refuses %j and says why", async (body, message) => {
  const { preview } = await owner();
  const response = await preview(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ issues: [{ path: "text", message }] });
});
