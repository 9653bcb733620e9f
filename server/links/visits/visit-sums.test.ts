import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { directoryVisits, visitMilestones } from "#db/schema/index.ts";
import { dayMs, utcDay } from "#shared/time.ts";
import { createRandom } from "../../testing/random.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { countVisit, getVisits } from "./visits.ts";

const { dependencies, create } = await createTestApp();
const { db } = dependencies;
const owner = await create.user();
const newProject = async () => (await create.project({ ownerId: owner.id })).id;

const dayOf = (at: number) => utcDay(new Date(Date.UTC(2026, 0, 1) + at * dayMs));

test("visits that are counted at the same time all count", async () => {
  const projectId = await newProject();
  const { host } = await create.directory();
  const now = dependencies.clock();
  const visit = { projectId, referrer: `https://${host}/` };
  await Promise.all(
    Array.from({ length: 12 }, (_, at) => countVisit(dependencies, visit, { network: `203.0.${at}.0/24` })),
  );
  expect(await getVisits(db, projectId, now, {})).toMatchObject({ total: 12 });
});

test("a milestone is the day on which all visits have a digit more", async () => {
  const [projectId, other] = [await newProject(), await newProject()];
  const { id: directoryId } = await create.directory();
  const visits = [4, 5, 1, 80, 1_000, 20];
  await db
    .insert(directoryVisits)
    .values([
      ...visits.map((visits, at) => ({ projectId, directoryId, day: dayOf(at), visits })),
      { projectId: other, directoryId, day: dayOf(0), visits: 50 },
    ]);
  const milestones = await db.select().from(visitMilestones).where(eq(visitMilestones.projectId, projectId));
  expect(milestones.map(({ day, visits }) => [day, visits])).toEqual([
    [dayOf(0), 1],
    [dayOf(2), 10],
    [dayOf(4), 1_000],
  ]);
});

test("any range adds up to the visits of its days", async () => {
  const random = createRandom(1);
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
