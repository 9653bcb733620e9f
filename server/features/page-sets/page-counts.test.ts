import { eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Db } from "#db/connect.ts";
import { pageCounts, pageSets, pages, projects, publishedPages } from "#db/schema/index.ts";
import { expectExactSums, selectWith, sumAgain } from "#db/testing/maintained-sums.ts";
import { pageStates } from "#shared/page-sets.ts";
import { createRandom, type Random } from "../../testing/random.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create } = await createTestApp();
const { db } = dependencies;
const owner = await create.user();

const tables = ["page_counts", "published_pages"] as const;
const expectExact = () => expectExactSums(selectWith(db), tables);

type Set = { id: string; projectId: string };
const newSet = async (): Promise<Set> => {
  const { id: projectId } = await create.project({ ownerId: owner.id });
  return { id: (await create.pageSet({ projectId })).id, projectId };
};

/** Around midnight in UTC, so that another time zone would count them on other days. */
const times = ["2026-11-18T23:59:59.999Z", "2026-11-19T00:00:00Z", "2026-11-19T22:30:00Z", "2026-11-20T01:30:00Z"];

const publication = ({ below, oneOf }: Random) => ({
  state: oneOf(pageStates),
  publishAs: oneOf(["live", "draft", null] as const),
  publishedAt: below(3) ? new Date(oneOf(times)) : null,
});

const randomRow = (random: Random, set: Set): typeof pages.$inferInsert => ({
  projectId: set.projectId,
  pageSetId: set.id,
  key: `${random.below(200)}`,
  row: 1,
  title: "Lyon",
  slug: "lyon",
  values: {},
  digest: "",
  ...publication(random),
});

const randomIds = (tx: Db, { below }: Random) => {
  const last = below(16).toString(16);
  return tx.select({ id: pages.id }).from(pages).where(sql`right(${pages.id}::text, 1) = ${last}`);
};

const changes: Record<string, (tx: Db, random: Random, sets: Set[]) => Promise<unknown>> = {
  insert: (tx, random, sets) =>
    tx
      .insert(pages)
      .values(Array.from({ length: 1 + random.below(30) }, () => randomRow(random, random.oneOf(sets))))
      .onConflictDoNothing(),
  publish: (tx, random) =>
    tx
      .update(pages)
      .set(publication(random))
      .where(inArray(pages.id, randomIds(tx, random))),
  hour: (tx, random) =>
    tx
      .update(pages)
      .set({ publishedAt: sql`${pages.publishedAt} + make_interval(mins => ${random.below(600) - 300}::int)` })
      .where(inArray(pages.id, randomIds(tx, random))),
  text: (tx, random) => tx.update(pages).set({ title: `Lyon ${random.below(9)}` }),
  delete: (tx, random) => tx.delete(pages).where(inArray(pages.id, randomIds(tx, random))),
  rollback: (tx, random, sets) =>
    tx
      .transaction(async (nested) => {
        await nested
          .insert(pages)
          .values(randomRow(random, random.oneOf(sets)))
          .onConflictDoNothing();
        nested.rollback();
      })
      .catch(() => {}),
};

test("counts stay those of the pages after any insert, update and delete", async () => {
  const random = createRandom(1);
  const sets = [await newSet(), await newSet(), await newSet()];
  const names = Object.keys(changes);
  for (let step = 0; step < 60; step++) {
    await db.transaction((tx) => changes[random.oneOf(names)]?.(tx, random, sets) ?? Promise.resolve());
    if (step % 10 === 0) await expectExact();
  }
  expect((await expectExact()).page_counts).toBeGreaterThan(15);
  expect(await db.$count(publishedPages)).toBeGreaterThan(5);
  await sumAgain(db, tables);
  await expectExact();
});

test("deleting a set or a project leaves no count", async () => {
  const [first, second] = [await newSet(), await newSet()];
  const random = createRandom(2);
  await db.insert(pages).values([first, second].map((set) => ({ ...randomRow(random, set), ...live })));
  await db.delete(pageSets).where(eq(pageSets.id, first.id));
  await db.delete(projects).where(eq(projects.id, second.projectId));
  await expectExact();
  for (const table of [pageCounts, publishedPages])
    expect(await db.$count(table, inArray(table.pageSetId, [first.id, second.id]))).toBe(0);
});

const live = { state: "published", publishAs: "live", publishedAt: new Date("2026-11-19T12:00:00Z") } as const;

test("pages that are published and taken offline at the same time all count", async () => {
  const set = await newSet();
  const ids = Array.from({ length: 24 }, () => crypto.randomUUID());
  const random = createRandom(3);
  const row = (id: string, minute: number) => ({
    ...randomRow(random, set),
    ...live,
    id,
    key: id,
    publishedAt: new Date(Date.UTC(2026, 10, 19, 12, minute)),
  });
  await Promise.all(ids.map((id, at) => db.insert(pages).values(row(id, at))));
  const isOfSet = eq(publishedPages.pageSetId, set.id);
  expect(await db.select().from(publishedPages).where(isOfSet)).toMatchObject([
    { count: 24, lastAt: new Date("2026-11-19T12:23:00Z") },
  ]);
  const archive = (id: string) =>
    db.update(pages).set({ state: "archived", publishedAt: null }).where(eq(pages.id, id));
  await Promise.all(ids.slice(8).map(archive));
  await expectExact();
  expect(await db.select().from(publishedPages).where(isOfSet)).toMatchObject([
    { count: 8, lastAt: new Date("2026-11-19T12:07:00Z") },
  ]);
});
