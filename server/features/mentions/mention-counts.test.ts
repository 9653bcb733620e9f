import { and, count, eq, inArray, ne, sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { connect, type Db } from "#db/connect.ts";
import { countMentions } from "#db/queries/mention-counts.ts";
import { leads, mentionCounts, mentions, projects } from "#db/schema/index.ts";
import { createTestDatabase, onPostgres, openTestConnection, testPostgres } from "#db/testing/postgres.ts";
import { mentionStatuses } from "#shared/mentions.ts";
import { sourceNames } from "#shared/sources.ts";
import { createFactories } from "../../testing/factories.ts";
import { createRandom, type Random } from "../../testing/random.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { type Hit, saveMentions } from "./save-mentions.ts";

const { dependencies, create } = await createTestApp();
const { db } = dependencies;
const owner = await create.user();
const newProject = async () => (await create.project({ ownerId: owner.id })).id;

/** Around midnight in UTC, so that another time zone would count them on other days. */
const foundAts = ["2026-11-18T23:59:59.999Z", "2026-11-19T00:00:00Z", "2026-11-19T22:30:00Z", "2026-11-20T01:30:00Z"];

const randomRow = ({ below, oneOf }: Random, projectId: string): typeof mentions.$inferInsert => ({
  projectId,
  source: oneOf(sourceNames),
  // Some are known already.
  externalId: `${below(200)}`,
  url: "https://news.example/",
  title: "Which parcel tracker?",
  excerpt: "Which?",
  keyword: "parcel tracker",
  intent: "asking",
  score: below(101),
  reasons: [],
  publishedAt: new Date("2026-11-18T09:00:00Z"),
  foundAt: new Date(oneOf(foundAts)),
  status: oneOf(mentionStatuses),
});

const storedCounts = async () => {
  const { projectId, dimension, day, value } = mentionCounts;
  const rows = await db
    .select({ projectId, dimension, day, value, count: mentionCounts.count })
    .from(mentionCounts)
    .where(ne(mentionCounts.count, 0));
  return rows.map((row) => Object.values(row).join(" ")).toSorted();
};

const actualCounts = async () => {
  const countBy = async (dimension: "status" | "source") => {
    const day = sql<string>`to_char(${mentions.foundAt} at time zone 'UTC', 'YYYY-MM-DD')`;
    const { projectId } = mentions;
    const rows = await db
      .select({ projectId, day, value: mentions[dimension], count: count() })
      .from(mentions)
      .groupBy(projectId, day, mentions[dimension]);
    return rows.map(({ projectId, day, value, count }) => [projectId, dimension, day, value, count].join(" "));
  };
  return [...(await countBy("status")), ...(await countBy("source"))].toSorted();
};

const expectExactCounts = async () => expect(await storedCounts()).toEqual(await actualCounts());

const randomIds = (tx: Db, { below }: Random) => {
  const first = below(16).toString(16);
  return tx.select({ id: mentions.id }).from(mentions).where(sql`right(${mentions.id}::text, 1) = ${first}`);
};

const changes: Record<string, (tx: Db, random: Random, projectIds: string[]) => Promise<unknown>> = {
  insert: (tx, random, projectIds) =>
    tx
      .insert(mentions)
      .values(Array.from({ length: 1 + random.below(30) }, () => randomRow(random, random.oneOf(projectIds))))
      .onConflictDoNothing(),
  upsert: (tx, random, projectIds) =>
    tx
      .insert(mentions)
      .values(randomRow(random, random.oneOf(projectIds)))
      .onConflictDoUpdate({
        target: [mentions.projectId, mentions.source, mentions.externalId],
        set: { status: sql`excluded.status`, foundAt: sql`excluded.found_at` },
      }),
  status: (tx, random) =>
    tx
      .update(mentions)
      .set({ status: random.oneOf(mentionStatuses) })
      .where(inArray(mentions.id, randomIds(tx, random))),
  day: (tx, random) =>
    tx
      .update(mentions)
      .set({ foundAt: sql`${mentions.foundAt} + make_interval(hours => ${random.below(48)}::int)` })
      .where(inArray(mentions.id, randomIds(tx, random))),
  project: (tx, random, projectIds) =>
    tx
      .update(mentions)
      .set({ projectId: random.oneOf(projectIds), externalId: sql`gen_random_uuid()` })
      .where(inArray(mentions.id, randomIds(tx, random))),
  score: (tx, random) => tx.update(mentions).set({ score: random.below(101), draft: "Hello" }),
  delete: (tx, random) => tx.delete(mentions).where(inArray(mentions.id, randomIds(tx, random))),
  rollback: (tx, random, projectIds) =>
    tx
      .transaction(async (nested) => {
        await nested
          .insert(mentions)
          .values(randomRow(random, random.oneOf(projectIds)))
          .onConflictDoNothing();
        nested.rollback();
      })
      .catch(() => {}),
};

test("counts stay those of the mentions after any insert, update and delete", async () => {
  const random = createRandom(1);
  const projectIds = [await newProject(), await newProject(), await newProject()];
  const names = Object.keys(changes);
  for (let step = 0; step < 80; step++) {
    await db.transaction((tx) => changes[random.oneOf(names)]?.(tx, random, projectIds) ?? Promise.resolve());
    if (step % 4 === 0) await expectExactCounts();
  }
  await expectExactCounts();
  expect((await storedCounts()).length).toBeGreaterThan(50);
});

test("deleting a lead, a project or an account leaves no wrong count", async () => {
  const user = await create.user();
  const [first, second] = [await create.project({ ownerId: user.id }), await create.project({ ownerId: user.id })];
  const lead = await create.lead({ projectId: first.id });
  await create.mention({ projectId: first.id, leadId: lead.id });
  await create.mention({ projectId: second.id });
  await db.delete(leads).where(eq(leads.id, lead.id));
  await expectExactCounts();
  await db.delete(projects).where(eq(projects.id, first.id));
  await expectExactCounts();
  await db.execute(sql`delete from users where id = ${user.id}`);
  await expectExactCounts();
  const ofBoth = inArray(mentionCounts.projectId, [first.id, second.id]);
  expect(await db.$count(mentionCounts, ofBoth)).toBe(0);
});

test("transactions that change the same days at once don't lose a count", async () => {
  const projectIds = [await newProject(), await newProject()];
  const add = async (seed: number) => {
    const random = createRandom(seed);
    for (let round = 0; round < 5; round++)
      await db.transaction(async (tx) => {
        // One statement for both projects: without an order, these transactions would deadlock.
        const rows = projectIds.flatMap((projectId) =>
          Array.from({ length: 20 }, () => ({ ...randomRow(random, projectId), externalId: crypto.randomUUID() })),
        );
        await tx.insert(mentions).values(seed % 2 ? rows : rows.toReversed());
      });
  };
  const dismiss = async () => {
    for (const projectId of projectIds)
      for (let round = 0; round < 10; round++) {
        const [row] = await db
          .select({ id: mentions.id })
          .from(mentions)
          .where(and(eq(mentions.projectId, projectId), ne(mentions.status, "dismissed")))
          .limit(1);
        if (row) await db.update(mentions).set({ status: "dismissed" }).where(eq(mentions.id, row.id));
      }
  };
  await Promise.all([add(1), add(2), add(3), add(4), dismiss()]);
  await expectExactCounts();
  const inProjects = inArray(mentionCounts.projectId, projectIds);
  const [stored] = await db
    .select({ total: sql<number>`sum(${mentionCounts.count})::int` })
    .from(mentionCounts)
    .where(and(inProjects, eq(mentionCounts.dimension, "source")));
  expect(stored?.total).toBe(4 * 5 * 20 * 2);
});

describe.skipIf(!testPostgres)(onPostgres("on one Postgres"), () => {
  test("a scan that waits for a mention doesn't keep others from being dismissed", async () => {
    const { url, drop } = await createTestDatabase();
    const database = await connect({ databaseUrl: url, dataDir: "" });
    onTestFinished(async () => {
      await database.close();
      await drop();
    });
    await database.migrate();
    const factories = createFactories(database.db);
    const { id: ownerId } = await factories.user();
    const { id: projectId } = await factories.project({ ownerId });
    const now = new Date("2026-11-20T10:00:00Z");
    const existing = await factories.mention({ projectId, source: "reddit", canonicalUrl: "news.example/known" });
    const other = await factories.mention({ projectId, source: "reddit", foundAt: now });
    const locker = openTestConnection(url);
    onTestFinished(locker.close);
    await locker.query("begin");
    await locker.query("select 1 from mentions where id = $1 for update", [existing.id]);

    // More than a batch, and the last one is known from another source.
    const hits = Array.from({ length: 1_001 }, (_, at) => hitOf(at, at === 1_000 ? "known" : `new-${at}`));
    const scan = database.db.transaction((tx) => saveMentions(tx, projectId, "hacker-news", hits, now));
    await expect
      .poll(async () => (await locker.query("select 1 from pg_locks where not granted")).length)
      .toBeGreaterThan(0);
    await database.db.update(mentions).set({ status: "dismissed" }).where(eq(mentions.id, other.id));
    await locker.query("commit");
    await scan;
    const inProject = eq(mentionCounts.projectId, projectId);
    expect(await countMentions(database.db, and(inProject, eq(mentionCounts.value, "new")))).toBe(1_001);
    expect(await countMentions(database.db, and(inProject, eq(mentionCounts.value, "dismissed")))).toBe(1);
  });
});

const hitOf = (at: number, page: string): Hit => ({
  post: {
    externalId: page,
    url: `https://news.example/${page}`,
    author: null,
    authorUrl: null,
    title: `Number ${page}`,
    text: "",
    comments: 0,
    points: 0,
    publishedAt: new Date(Date.parse("2026-11-20T09:00:00Z") + at),
  },
  keyword: "parcel tracker",
  alsoKeywords: [],
  excerpt: "Which?",
  intent: "asking",
  score: 50,
  reasons: [],
});
