import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, asc, eq, isNotNull, sum } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedProject } from "#db/demo/seed-project.ts";
import {
  articleEvents,
  articles,
  credits,
  destinations,
  pages,
  publications,
  tasks,
  topics,
  users,
} from "#db/schema/index.ts";
import { demoOperator } from "#db/seed.ts";
import { adjustCredits } from "#server/billing/credits/credits.ts";
import { publishArticle } from "#server/content/articles/decisions.ts";
import { attemptPublication } from "#server/content/destinations/publish.ts";
import { createSafeFetch } from "#server/integrations/safe-fetch.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { articleStates, articleTransitions } from "#shared/content/article-states.ts";
import { connectLocalWordpress, startLocalWordpress } from "./local-sites.ts";
import { seedContent } from "./seed-content.ts";

const folder = mkdtempSync(join(tmpdir(), "linkstead-wordpress-"));
const wordpress = startLocalWordpress(0, folder);
const { dependencies, create } = await createTestApp({ safeFetch: createSafeFetch({ allow: [wordpress.host] }) });
const { db, clock } = dependencies;
let projectId = "";
let ownerId = "";
afterAll(() => {
  wordpress.stop();
  rmSync(folder, { recursive: true });
});

beforeAll(async () => {
  const owner = await create.user();
  ownerId = owner.id;
  await db.insert(users).values({ email: demoOperator.email, role: "operator" });
  await adjustCredits(db, clock(), { userId: owner.id, kind: "article", delta: 100, note: "Plan." });
  projectId = await seedProject(db, owner.id, clock());
  await seedContent(dependencies, projectId);
});

test("articles cover every state, along the allowed transitions and never in the future", async () => {
  const rows = await db.select().from(articles);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(articleStates));
  for (const { id, state, html, checks, scheduledAt } of rows) {
    const events = await db
      .select()
      .from(articleEvents)
      .where(eq(articleEvents.articleId, id))
      .orderBy(asc(articleEvents.at));
    for (const [index, { from, to, actor, at }] of events.entries()) {
      expect(from).toBe(events[index - 1]?.to ?? null);
      if (from) expect(articleTransitions[from][to]?.actors, `${from} to ${to}`).toContain(actor);
      expect(at <= clock()).toBe(true);
    }
    expect(events.at(-1)?.to).toBe(state);
    expect(checks.length > 0).toBe(html !== "");
    if (state === "scheduled") expect(scheduledAt && scheduledAt > clock()).toBe(true);
    if (/scheduled|publish|failed/.test(state)) expect(checks.filter(({ verdict }) => verdict === "block")).toEqual([]);
  }
});

test("pages are published, ready or held back with a reason, and only published ones cost a credit", async () => {
  const rows = await db.select().from(pages).orderBy(asc(pages.row));
  expect(
    Object.fromEntries([...Map.groupBy(rows, ({ state }) => state)].map(([k, group]) => [k, group.length])),
  ).toEqual({
    published: 5,
    ready: 3,
    held_back: 4,
  });
  for (const { state, problems, creditState } of rows) {
    expect(problems.length > 0).toBe(state === "held_back");
    expect(creditState).toBe(state === "published" ? "consumed" : "none");
  }
  const balances = await db
    .select({ kind: credits.kind, left: sum(credits.delta).mapWith(Number) })
    .from(credits)
    .groupBy(credits.kind);
  const held = await db.$count(articles, eq(articles.creditState, "reserved"));
  const used = await db.$count(articles, eq(articles.creditState, "consumed"));
  expect(Object.fromEntries(balances.map(({ kind, left }) => [kind, left]))).toEqual({
    article: 100 - held - used,
    page: 25,
  });
});

test("what is published has its evidence, what waits has a paused destination, and operators have open tasks", async () => {
  for (const { publication, destination } of await db
    .select({ publication: publications, destination: destinations })
    .from(publications)
    .innerJoin(destinations, eq(destinations.id, publications.destinationId))) {
    if (publication.state === "published")
      expect(publication.evidence).toMatchObject({ reachable: "yes", links: { missing: [] } });
    else if (publication.state === "queued") expect(destination).toMatchObject({ state: "paused", kind: "ghost" });
    else expect(publication).toMatchObject({ state: "failed", errorClass: "conflict" });
  }
  expect(await db.$count(tasks, eq(tasks.state, "open"))).toBe(2);
});

test("seeding again adds nothing", async () => {
  const before = await Promise.all([articles, pages, topics, destinations, credits].map((table) => db.$count(table)));
  await seedContent(dependencies, projectId);
  expect(await Promise.all([articles, pages, topics, destinations, credits].map((table) => db.$count(table)))).toEqual(
    before,
  );
});

test("the blog moves to the local WordPress site, which shows and stores what is published there", async () => {
  await connectLocalWordpress(dependencies, wordpress);
  const moved = await db.select().from(publications).where(isNotNull(publications.url));
  expect(moved).toHaveLength(8);
  for (const { url, document } of moved) expect(await (await fetch(url ?? "")).text()).toContain(document.html);

  const [approved] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.state, "approved"), isNotNull(articles.approvedVersion)));
  const [blog] = await db.select().from(destinations).where(eq(destinations.url, wordpress.url));
  const viewer = { id: ownerId, isAdmin: false, role: "customer" } as const;
  const { id } = await publishArticle(dependencies, viewer, approved?.id ?? "", {
    destinationId: blog?.id ?? "",
    as: "live",
  });
  const [queued] = await db.select().from(publications).where(eq(publications.articleId, id));
  const result = await attemptPublication(dependencies, queued?.id ?? "");
  expect(result.state).toBe("published");
  const url = result.url ?? "";
  expect(await (await fetch(`${wordpress.url}/wp-sitemap.xml`)).text()).toContain(`<loc>${url}</loc>`);

  const restarted = startLocalWordpress(0, folder);
  expect((await fetch(restarted.url + new URL(url).pathname)).status).toBe(200);
  expect(restarted.posts.size).toBe(9);
  restarted.stop();
});
