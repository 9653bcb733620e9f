import { and, eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Db } from "#db/connect.ts";
import {
  dailyVisits,
  directories,
  directoryVisits,
  projects,
  visitMilestones,
  visitPeriods,
  visitTotals,
} from "#db/schema/index.ts";
import { expectExactSums, selectWith, sumAgain } from "#db/testing/maintained-sums.ts";
import { createRandom, type Random } from "../../testing/random.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { countVisit, getVisits } from "./visits.ts";

const { dependencies, create } = await createTestApp();
const { db } = dependencies;
const owner = await create.user();
const newProject = async () => (await create.project({ ownerId: owner.id })).id;

type Scope = { projectIds: string[]; directoryIds: string[] };

const dayMs = 24 * 3600_000;
/** Across the borders of all periods. */
const dayOf = (at: number) => new Date(Date.UTC(2026, 0, 1) + at * dayMs).toISOString().slice(0, 10);

const tables = ["daily_visits", "visit_periods", "visit_totals", "visit_milestones"] as const;
const expectExact = () => expectExactSums(selectWith(db), tables);

const randomRow = ({ below, oneOf }: Random, { projectIds, directoryIds }: Scope) => ({
  projectId: oneOf(projectIds),
  directoryId: oneOf(directoryIds),
  day: dayOf(below(300)),
  visits: 1 + below(9) ** 3,
});

const changes: Record<string, (tx: Db, random: Random, scope: Scope) => Promise<unknown>> = {
  insert: (tx, random, scope) =>
    tx
      .insert(directoryVisits)
      .values(Array.from({ length: 1 + random.below(20) }, () => randomRow(random, scope)))
      .onConflictDoNothing(),
  count: (tx, random, { projectIds, directoryIds }) =>
    tx
      .insert(directoryVisits)
      .values({
        projectId: random.oneOf(projectIds),
        directoryId: random.oneOf(directoryIds),
        day: dayOf(300),
        visits: 1,
      })
      .onConflictDoUpdate({
        target: [directoryVisits.projectId, directoryVisits.day, directoryVisits.directoryId],
        set: { visits: sql`${directoryVisits.visits} + 1` },
      }),
  sum: (tx, random, { directoryIds }) =>
    tx
      .update(directoryVisits)
      .set({ visits: sql`greatest(1, ${directoryVisits.visits} - ${random.below(20) - 10}::int)` })
      .where(eq(directoryVisits.directoryId, random.oneOf(directoryIds))),
  nothing: (tx) => tx.update(directoryVisits).set({ visits: sql`${directoryVisits.visits}` }),
  project: (tx, random, { projectIds }) =>
    tx
      .update(directoryVisits)
      .set({ day: sql`${directoryVisits.day} + 400`, projectId: random.oneOf(projectIds) })
      .where(
        and(eq(directoryVisits.projectId, random.oneOf(projectIds)), eq(directoryVisits.day, dayOf(random.below(300)))),
      ),
  delete: (tx, random, scope) => {
    const { projectId, directoryId } = randomRow(random, scope);
    const isOfBoth = and(eq(directoryVisits.projectId, projectId), eq(directoryVisits.directoryId, directoryId));
    return tx.delete(directoryVisits).where(and(isOfBoth, sql`${directoryVisits.day} < ${dayOf(random.below(700))}`));
  },
  rollback: (tx, random, scope) =>
    tx
      .transaction(async (nested) => {
        await nested.insert(directoryVisits).values(randomRow(random, scope)).onConflictDoNothing();
        nested.rollback();
      })
      .catch(() => {}),
};

test("sums and milestones stay those of the visits after any insert, update and delete", async () => {
  const random = createRandom(1);
  const scope = {
    projectIds: [await newProject(), await newProject()],
    directoryIds: [(await create.directory()).id, (await create.directory()).id, (await create.directory()).id],
  };
  const names = Object.keys(changes);
  for (let step = 0; step < 60; step++) {
    await db.transaction((tx) => changes[random.oneOf(names)]?.(tx, random, scope) ?? Promise.resolve());
    if (step % 10 === 0) await expectExact();
  }
  expect((await expectExact()).visit_milestones).toBeGreaterThan(5);
  await sumAgain(db, tables);
  await expectExact();
});

test("deleting a directory, a project or an account leaves no sum", async () => {
  const user = await create.user();
  const [first, second] = [await create.project({ ownerId: user.id }), await create.project({ ownerId: user.id })];
  const [hub, list] = [await create.directory(), await create.directory()];
  await db
    .insert(directoryVisits)
    .values(
      [first, second].flatMap(({ id: projectId }) =>
        [hub, list].map(({ id: directoryId }) => ({ projectId, directoryId, day: dayOf(3), visits: 12 })),
      ),
    );
  await db.delete(directories).where(eq(directories.id, hub.id));
  await expectExact();
  expect(await db.$count(visitTotals, inArray(visitTotals.projectId, [first.id, second.id]))).toBe(2);
  await db.delete(projects).where(eq(projects.id, first.id));
  await expectExact();
  await db.execute(sql`delete from users where id = ${user.id}`);
  await expectExact();
  for (const table of [dailyVisits, visitPeriods, visitTotals, visitMilestones])
    expect(await db.$count(table, inArray(table.projectId, [first.id, second.id]))).toBe(0);
});

test("visits that are counted at the same time all count", async () => {
  const [projectId, other] = [await newProject(), await newProject()];
  const { host, id: directoryId } = await create.directory();
  const now = dependencies.clock();
  const visit = (id: string) => countVisit(db, now, { projectId: id, referrer: `https://${host}/` });
  await Promise.all(Array.from({ length: 24 }, (_, at) => visit(at % 2 ? projectId : other)));
  await expectExact();
  const milestones = await db.select().from(visitMilestones).where(eq(visitMilestones.projectId, projectId));
  expect(milestones).toMatchObject([{ directoryId, visits: 10 }]);
});

test("any range adds up to the visits of its days", async () => {
  const random = createRandom(2);
  const projectId = await newProject();
  const directoryIds = [(await create.directory()).id, (await create.directory()).id];
  const rows = directoryIds.flatMap((directoryId) =>
    Array.from({ length: 300 }, (_, at) => ({ projectId, directoryId, day: dayOf(at), visits: 1 + random.below(9) })),
  );
  await db.insert(directoryVisits).values(rows);
  for (let round = 0; round < 30; round++) {
    const [from = "", to = ""] = [dayOf(random.below(310)), dayOf(random.below(310))].toSorted();
    const expected = rows.filter(({ day }) => day >= from && day <= to);
    const range = { from: new Date(from), to: new Date(to) };
    const { total, byDirectory, byDay } = await getVisits(db, projectId, dependencies.clock(), range);
    const sum = (of: readonly { visits: number }[]) => of.reduce((all, { visits }) => all + visits, 0);
    expect([from, to, total, sum(byDirectory), sum(byDay)]).toEqual([from, to, ...Array(3).fill(sum(expected))]);
    for (const { directoryId, visits } of byDirectory)
      expect(visits).toBe(sum(expected.filter((row) => row.directoryId === directoryId)));
  }
});
