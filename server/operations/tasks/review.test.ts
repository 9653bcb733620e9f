import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { submissions, tasks } from "#db/schema/index.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { expireLeases } from "./expire-leases.job.ts";

const app = await createTestApp();
const { clock, create, as, dependencies } = app;
const { db, env } = dependencies;
const author = await create.user({ role: "operator" });
const reviewer = await create.user({ role: "operator" });
const operator = await as(author);
const other = await as(reviewer);

beforeEach(() => db.delete(tasks));

/** Finishes a submission of `author`, and returns the second look that it leads to. */
const finishOne = async (percent: number) => {
  env.REVIEW_SAMPLE_PERCENT = percent;
  const task = await create.task({ state: "claimed", claimedBy: author.id });
  const json = { outcome: "submitted", confirmation: "Thanks." } as const;
  await read(operator.tasks[":id"].finish.$post({ param: { id: task.id }, json }));
  const isReview = and(eq(tasks.submissionId, task.submissionId), eq(tasks.kind, "review"));
  const [review] = await db.select().from(tasks).where(isReview);
  return { task, review };
};

test("a second person looks at a sample of finished submissions", async () => {
  expect((await finishOne(0)).review).toBeUndefined();
  const { review } = await finishOne(100);
  expect((await operator.tasks.next.$post({ json: {} })).status).toBe(204);
  expect(await read(other.tasks.next.$post({ json: {} }))).toMatchObject({
    id: review?.id,
    kind: "review",
    confirmation: "Thanks.",
  });
});

test("undoing a submission withdraws its second look", async () => {
  const { task, review } = await finishOne(100);
  await read(operator.tasks[":id"].undo.$post({ param: { id: task.id } }));
  expect(await db.$count(tasks, eq(tasks.id, review?.id ?? ""))).toBe(0);
});

test.each([
  ["agree", {}, "submitted"],
  ["disagree", { note: "The form shows an error." }, "queued"],
] as const)("%s leaves the submission %s once it can't be undone", async (outcome, note, state) => {
  const { task } = await finishOne(100);
  const claimed = (await read(other.tasks.next.$post({ json: {} }))) as { id: string };
  await read(other.tasks[":id"].finish.$post({ param: { id: claimed.id }, json: { outcome, ...note } }));
  clock.forward(10);
  await expireLeases(dependencies);
  const [submission] = await db.select().from(submissions).where(eq(submissions.id, task.submissionId));
  expect(submission?.state).toBe(state);
});
