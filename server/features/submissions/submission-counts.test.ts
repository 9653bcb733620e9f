import { eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Db } from "#db/connect.ts";
import { projects, submissionCounts, submissions } from "#db/schema/index.ts";
import { expectExactSums, selectWith, sumAgain } from "#db/testing/maintained-sums.ts";
import { submissionStates } from "#shared/submission-states.ts";
import { createRandom, type Random } from "../../testing/random.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create } = await createTestApp();
const { db } = dependencies;
const owner = await create.user();
const newProject = async () => (await create.project({ ownerId: owner.id })).id;

const expectExact = () => expectExactSums(selectWith(db), ["submission_counts"]);

const randomIds = (tx: Db, { below }: Random) => {
  const last = below(16).toString(16);
  return tx.select({ id: submissions.id }).from(submissions).where(sql`right(${submissions.id}::text, 1) = ${last}`);
};

const changes: Record<
  string,
  (tx: Db, random: Random, scope: Record<"projects" | "directories", string[]>) => unknown
> = {
  insert: (tx, random, scope) =>
    tx
      .insert(submissions)
      .values(
        Array.from({ length: 1 + random.below(10) }, () => ({
          projectId: random.oneOf(scope.projects),
          directoryId: random.oneOf(scope.directories),
          state: random.oneOf(submissionStates),
        })),
      )
      .onConflictDoNothing(),
  state: (tx, random) =>
    tx
      .update(submissions)
      .set({ state: random.oneOf(submissionStates) })
      .where(inArray(submissions.id, randomIds(tx, random))),
  note: (tx, random) => tx.update(submissions).set({ note: `${random.below(9)}` }),
  delete: (tx, random) => tx.delete(submissions).where(inArray(submissions.id, randomIds(tx, random))),
};

test("counts stay those of the submissions after any insert, update and delete", async () => {
  const random = createRandom(1);
  const scope = { projects: [await newProject(), await newProject()], directories: [] as string[] };
  for (let at = 0; at < 30; at++) scope.directories.push((await create.directory()).id);
  const names = Object.keys(changes);
  for (let step = 0; step < 60; step++) {
    await db.transaction(async (tx) => void (await changes[random.oneOf(names)]?.(tx, random, scope)));
    if (step % 10 === 0) await expectExact();
  }
  expect((await expectExact()).submission_counts).toBeGreaterThan(5);
  await sumAgain(db, ["submission_counts"]);
  await expectExact();
});

test("deleting a project leaves no count", async () => {
  const projectId = await newProject();
  await create.submission({ projectId });
  await db.delete(projects).where(eq(projects.id, projectId));
  await expectExact();
  expect(await db.$count(submissionCounts, eq(submissionCounts.projectId, projectId))).toBe(0);
});
