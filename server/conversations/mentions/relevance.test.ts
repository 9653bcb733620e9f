import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { leads, mentions } from "#db/schema/index.ts";
import { lobstersStandIn } from "../../testing/stand-ins/communities.ts";
import { hackerNewsStandIn } from "../../testing/stand-ins/hacker-news.ts";
import { createTestApp } from "../../testing/test-app.ts";
import {
  exportRules,
  type Judged,
  learnRules,
  listRules,
  resetRules,
  saveRule,
  saveVerdict,
  scorerOf,
} from "./relevance.ts";
import { canonicalUrlOf, type Hit, saveMentions } from "./save-mentions.ts";
import { scanProjects } from "./scan.job.ts";
import { hackerNews } from "./sources/hacker-news.ts";
import { lobsters } from "./sources/lobsters.ts";

const { dependencies, create } = await createTestApp();
const { db, clock } = dependencies;
const user = await create.user();
const newProject = async () => (await create.project({ ownerId: user.id })).id;
const rowsOf = (projectId: string) => db.select().from(mentions).where(eq(mentions.projectId, projectId));

const judged = (values: Partial<Judged> = {}): Judged => ({
  source: "reddit",
  url: "https://www.reddit.com/r/Parcels/comments/1",
  author: "ada",
  keyword: "parcel tracker",
  title: "Parcel tracker voucher",
  excerpt: "",
  ...values,
});

test("learns rules with their points from at least two verdicts, and three for words", () => {
  const two = [1, 2].map(() => ({ ...judged(), verdict: "not_relevant" as const }));
  expect(learnRules(two.slice(1))).toEqual([]);
  expect(learnRules(two).map(({ id, points }) => [id, points])).toEqual([
    ["author:reddit:ada", -12],
    ["community:r/parcels", -10],
    ["keyword:parcel tracker", -7],
  ]);
  const three = learnRules([...two, ...two.slice(1)]);
  expect(three.map(({ reason }) => reason)).toContain("−15: posts by ada were not relevant (3)");
  expect(three.map(({ id }) => id)).toContain("word:voucher");
});

test("rules are bounded, and don't depend on the order of the verdicts", () => {
  const many = Array.from({ length: 300 }, (_, at) => ({
    ...judged({ author: `a${at % 7}`, keyword: `k${at % 3}`, excerpt: `word${at % 11} voucher` }),
    verdict: at % 5 ? ("relevant" as const) : ("not_relevant" as const),
  }));
  const rules = learnRules(many);
  expect(learnRules(many.toReversed())).toEqual(rules);
  expect(rules.every(({ points }) => points !== 0 && Math.abs(points) <= 25)).toBe(true);
  for (const score of [0, 50, 100]) {
    const adjusted = scorerOf(rules)(judged({ author: "a1" }), score).score;
    expect(adjusted).toBeGreaterThanOrEqual(0);
    expect(adjusted).toBeLessThanOrEqual(100);
  }
});

test("verdicts change recent and new scores; switching rules off and resetting them restores these", async () => {
  const projectId = await newProject();
  const make = () => create.mention({ projectId, author: "spam", foundAt: clock(), score: 60 });
  const [one, two, third] = [await make(), await make(), await make()];
  for (const mention of [one, two]) await saveVerdict(db, clock(), mention, "not_relevant");
  const scores = async () => (await rowsOf(projectId)).map(({ score }) => score);
  const { rules, judged: count } = await listRules(db, projectId);
  const sum = rules.reduce((total, { points }) => total + points, 60);
  expect(count).toBe(2);
  expect(await scores()).toEqual([sum, sum, sum]);
  expect((await rowsOf(projectId)).find(({ id }) => id === third.id)?.ruleReasons).toContain(
    "−12: posts by spam were not relevant (2)",
  );
  await saveMentions(db, projectId, "hacker-news", [hit({ author: "spam" })], clock());
  expect((await scores()).filter((score) => score < 50)).toHaveLength(4);
  for (const { id } of rules) await saveRule(db, clock(), projectId, { id, isEnabled: false });
  expect((await rowsOf(projectId)).every(({ baseScore }) => baseScore === null)).toBe(true);
  await saveRule(db, clock(), projectId, { id: rules[0]?.id ?? "", isEnabled: true });
  expect((await exportRules(db, projectId)).map(({ type }) => type)).toContain("verdict");
  await resetRules(db, projectId);
  expect((await scores()).filter((score) => score === 60)).toHaveLength(4);
  expect(await listRules(db, projectId)).toEqual({ rules: [], judged: 0 });
});

const title = "Which parcel tracker do small shops use in 2026?";
const hit = (
  values: Partial<Hit["post"]> = {},
  excerpt = "We ship forty parcels a day and lose track of ten.",
): Hit => ({
  post: {
    externalId: crypto.randomUUID(),
    url: `https://news.example/${crypto.randomUUID()}`,
    author: "ada",
    authorUrl: "https://news.example/ada",
    title,
    text: "",
    comments: 1,
    points: 1,
    publishedAt: new Date("2026-11-20T09:00:00Z"),
    ...values,
  },
  keyword: "parcel tracker",
  alsoKeywords: [],
  excerpt,
  intent: "asking",
  score: 60,
  reasons: [],
});
const save = (projectId: string, source: "hacker-news" | "lobsters" | "reddit", ...hits: Hit[]) =>
  db.transaction((tx) => saveMentions(tx, projectId, source, hits, clock()));

test.each([
  ["https://www.shop.example/post/?utm_source=x&id=2#top", "shop.example/post?id=2"],
  ["http://amp.shop.example/post/amp", "shop.example/post"],
  ["not a url", "not a url"],
])("recognizes %s", (address, canonical) => {
  expect(canonicalUrlOf(address)).toBe(canonical);
});

test.each([
  ["the same page", { title: "Other", url: "https://www.blog.example/a/?utm_source=lobsters" }, "Else", 1],
  ["a cross-post", {}, undefined, 1],
  ["a comment in the same thread", {}, "I disagree with all of this, as most shops have one carrier only.", 2],
  ["a post of a month ago", { publishedAt: new Date("2026-10-10T09:00:00Z") }, undefined, 2],
  ["a short title", { title: "Which tool?" }, undefined, 2],
])("folds by page or text: %s", async (name, values, excerpt, count) => {
  const projectId = await newProject();
  const first = name === "a short title" ? { title: "Which tool?" } : { url: "https://blog.example/a" };
  await save(projectId, "hacker-news", hit(first));
  const other = hit(values, excerpt);
  await save(projectId, "lobsters", other);
  await save(projectId, "lobsters", other);
  const rows = await rowsOf(projectId);
  expect(rows).toHaveLength(count);
  if (count === 1)
    expect(rows[0]?.alsoFoundIn).toEqual([{ source: "lobsters", url: other.post.url, foundAt: clock().toISOString() }]);
});

test("folds no old post of the same title, even if the scan has other posts of its time", async () => {
  const projectId = await newProject();
  const monthAgo = { publishedAt: new Date("2026-10-10T09:00:00Z") };
  await save(projectId, "hacker-news", hit(monthAgo));
  await save(
    projectId,
    "lobsters",
    hit(),
    hit({ ...monthAgo, title: "How do you label parcels for customs?" }, "Else"),
  );
  expect(await rowsOf(projectId)).toHaveLength(3);
});

test("two scans at once save a cross-post once", async () => {
  const projectId = await newProject();
  await Promise.all((["hacker-news", "lobsters", "reddit"] as const).map((source) => save(projectId, source, hit())));
  const rows = await rowsOf(projectId);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.alsoFoundIn).toHaveLength(2);
});

const hackerNewsPosts = hackerNewsStandIn();
const lobstersPosts = lobstersStandIn();
afterAll(() => Promise.all([hackerNewsPosts.stop(), lobstersPosts.stop()]));

test("a scan of two sources folds a cross-post into one mention", async () => {
  const { id: ownerId } = await create.user({ isAdmin: true });
  const { id: projectId } = await create.project({ ownerId, nextScanAt: clock() });
  await create.keyword({ projectId, text: "parcel tracker" });
  const publishedAt = new Date(clock().getTime() - 3600_000);
  const link = "https://blog.example/parcels";
  hackerNewsPosts.hits.push({
    objectID: "1",
    title,
    author: "ada",
    url: link,
    created_at_i: publishedAt.getTime() / 1000,
  });
  lobstersPosts.items.push({
    short_id: "abc",
    title,
    url: link,
    submitter_user: "ada",
    comments_url: "https://lobste.rs/s/abc/parcels",
    created_at: publishedAt.toISOString(),
  });
  const sources = [hackerNews(hackerNewsPosts.url), lobsters({ url: lobstersPosts.url, clock })];
  await scanProjects({ ...dependencies, sources });
  const rows = await rowsOf(projectId);
  expect(rows).toHaveLength(1);
  const [first, second] = [rows[0]?.source, rows[0]?.alsoFoundIn[0]?.source];
  expect([first, second].sort()).toEqual(["hacker-news", "lobsters"]);
  expect(await db.$count(leads, eq(leads.projectId, projectId))).toBe(1);
});
