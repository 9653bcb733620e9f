import { eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Db } from "#db/connect.ts";
import { dailyLinks, projects, submissionEvents } from "#db/schema/index.ts";
import { expectExactSums, selectWith, sumAgain } from "#db/testing/maintained-sums.ts";
import { submissionStates } from "#shared/submission-states.ts";
import { createRandom, type Random } from "../../testing/random.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create } = await createTestApp();
const { db } = dependencies;
const owner = await create.user();
const newSubmission = async () => {
  const { id: projectId } = await create.project({ ownerId: owner.id });
  return await create.submission({ projectId });
};

const expectExact = () => expectExactSums(selectWith(db), ["daily_links"]);

const hourMs = 3600_000;
const states = ["live", "lost", "suspect", ...submissionStates] as const;
const randomChange = (random: Random) => ({
  from: random.below(6) ? random.oneOf(states) : null,
  to: random.oneOf(states),
  at: new Date(Date.UTC(2026, 10, 18) + random.below(5 * 24) * hourMs - random.below(2)),
});

const randomIds = (tx: Db, { below }: Random) => {
  const last = below(16).toString(16);
  return tx
    .select({ id: submissionEvents.id })
    .from(submissionEvents)
    .where(sql`right(${submissionEvents.id}::text, 1) = ${last}`);
};

const changes: Record<string, (tx: Db, random: Random, submissionIds: string[]) => Promise<unknown>> = {
  insert: (tx, random, submissionIds) =>
    tx.insert(submissionEvents).values(
      Array.from({ length: 1 + random.below(30) }, () => ({
        submissionId: random.oneOf(submissionIds),
        actor: "verifier" as const,
        ...randomChange(random),
      })),
    ),
  change: (tx, random) =>
    tx
      .update(submissionEvents)
      .set(randomChange(random))
      .where(inArray(submissionEvents.id, randomIds(tx, random))),
  note: (tx, random) => tx.update(submissionEvents).set({ note: `${random.below(9)}` }),
  delete: (tx, random) => tx.delete(submissionEvents).where(inArray(submissionEvents.id, randomIds(tx, random))),
};

test("daily links stay those of the events after any insert, update and delete", async () => {
  const random = createRandom(1);
  const submissionIds = [(await newSubmission()).id, (await newSubmission()).id];
  const names = Object.keys(changes);
  for (let step = 0; step < 60; step++) {
    await db.transaction((tx) => changes[random.oneOf(names)]?.(tx, random, submissionIds) ?? Promise.resolve());
    if (step % 10 === 0) await expectExact();
  }
  expect((await expectExact()).daily_links).toBeGreaterThan(4);
  await sumAgain(db, ["daily_links"]);
  await expectExact();
});

test("deleting a project leaves no day", async () => {
  const { id: submissionId, projectId } = await newSubmission();
  await db.insert(submissionEvents).values({ submissionId, actor: "verifier", to: "live", at: new Date() });
  expect(await db.$count(dailyLinks, eq(dailyLinks.projectId, projectId))).toBe(1);
  await db.delete(projects).where(eq(projects.id, projectId));
  expect(await db.$count(dailyLinks, eq(dailyLinks.projectId, projectId))).toBe(0);
});
