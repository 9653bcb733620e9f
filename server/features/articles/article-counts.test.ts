import { eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Db } from "#db/connect.ts";
import { articleCounts, articles, dailyArticles, projects } from "#db/schema/index.ts";
import { expectExactSums, selectWith, sumAgain } from "#db/testing/maintained-sums.ts";
import { articleStates } from "#shared/article-states.ts";
import { createRandom, type Random } from "../../testing/random.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { listArticles } from "./articles.ts";

const { dependencies, create } = await createTestApp();
const { db } = dependencies;
const owner = await create.user();
const newProject = async () => (await create.project({ ownerId: owner.id })).id;

const tables = ["article_counts", "daily_articles"] as const;
const expectExact = () => expectExactSums(selectWith(db), tables);

const hourMs = 3600_000;
const first = Date.UTC(2026, 10, 18);
const randomTime = ({ below }: Random) => new Date(first + below(5 * 24) * hourMs - below(2));

const randomRow = (random: Random, projectId: string): typeof articles.$inferInsert => ({
  projectId,
  title: "How to track parcels",
  slug: "parcels",
  state: random.oneOf(articleStates),
  publishedAt: random.below(2) ? randomTime(random) : null,
  scheduledAt: random.below(2) ? randomTime(random) : null,
});

const randomIds = (tx: Db, { below }: Random) => {
  const last = below(16).toString(16);
  return tx.select({ id: articles.id }).from(articles).where(sql`right(${articles.id}::text, 1) = ${last}`);
};

const changes: Record<string, (tx: Db, random: Random, projectIds: string[]) => Promise<unknown>> = {
  insert: (tx, random, projectIds) =>
    tx
      .insert(articles)
      .values(Array.from({ length: 1 + random.below(30) }, () => randomRow(random, random.oneOf(projectIds)))),
  change: (tx, random, projectIds) =>
    tx
      .update(articles)
      .set(randomRow(random, random.oneOf(projectIds)))
      .where(inArray(articles.id, randomIds(tx, random))),
  text: (tx, random) => tx.update(articles).set({ html: `<p>${random.below(9)}</p>` }),
  delete: (tx, random) => tx.delete(articles).where(inArray(articles.id, randomIds(tx, random))),
};

test("counts stay those of the articles after any insert, update and delete", async () => {
  const random = createRandom(1);
  const projectIds = [await newProject(), await newProject()];
  const names = Object.keys(changes);
  for (let step = 0; step < 60; step++) {
    await db.transaction((tx) => changes[random.oneOf(names)]?.(tx, random, projectIds) ?? Promise.resolve());
    if (step % 10 === 0) await expectExact();
  }
  expect((await expectExact()).daily_articles).toBeGreaterThan(50);
  await sumAgain(db, tables);
  await expectExact();
});

test("any range has the articles and counts of its days and hours", async () => {
  const random = createRandom(2);
  const projectId = await newProject();
  const rows = await db
    .insert(articles)
    .values(Array.from({ length: 200 }, () => randomRow(random, projectId)))
    .returning();
  const ends = () => [randomTime(random), randomTime(random)].toSorted((one, other) => +one - +other);
  for (let round = 0; round < 30; round++) {
    const [[from, to], [publishedFrom, publishedTo]] = [ends(), ends()];
    const isCalendar = round % 3 !== 1;
    const isPublished = round % 3 !== 0;
    const query = {
      ...(isCalendar && { from, to }),
      ...(isPublished && { publishedFrom, publishedTo }),
      state: [...articleStates],
      page: 1,
      limit: 100,
    };
    const endOfDay = new Date((Math.floor(Number(publishedTo) / (24 * hourMs)) + 1) * 24 * hourMs);
    const isBetween = (time: Date | null, start = new Date(0), end = new Date(0)) =>
      time !== null && time >= start && time < end;
    const expected = rows.filter(
      ({ publishedAt, scheduledAt }) =>
        (!isCalendar || isBetween(publishedAt ?? scheduledAt, from, to)) &&
        (!isPublished || isBetween(publishedAt, publishedFrom, endOfDay)),
    );
    const found = await listArticles(db, projectId, query);
    expect(found.articles.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    expect(found.total).toBe(expected.length);
    const counts = Object.fromEntries(
      [...Map.groupBy(expected, ({ state }) => state)].map(([state, ofState]) => [state, ofState.length]),
    );
    expect(found.counts).toEqual(counts);
  }
});

test("deleting a project leaves no count", async () => {
  const projectId = await newProject();
  await db.insert(articles).values(randomRow(createRandom(3), projectId));
  await db.delete(projects).where(eq(projects.id, projectId));
  await expectExact();
  for (const table of [articleCounts, dailyArticles])
    expect(await db.$count(table, eq(table.projectId, projectId))).toBe(0);
});
