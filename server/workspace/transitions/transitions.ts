// What a change of state does to the credit and the task of a submission, an article or a page.
import { and, eq, ne } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { tasks } from "#db/schema/index.ts";
import type { CreditState } from "#shared/billing/credits.ts";
import { dayMs } from "#shared/time.ts";

export type CreditChange = {
  state: CreditState;
  entry?: { delta: 1 | -1; reason: "reserve" | "release" | "refund" };
};

export const isHeld = (state: CreditState) => state === "reserved" || state === "consumed";

/** What happens to the credit, given where it is: it is never reserved, consumed or returned twice. */
export const creditChange = (state: CreditState, effect: "reserve" | "consume" | "release"): CreditChange => {
  if (effect === "reserve" && !isHeld(state)) return { state: "reserved", entry: { delta: -1, reason: "reserve" } };
  if (effect === "consume" && isHeld(state)) return { state: "consumed" };
  if (effect === "release" && state === "reserved")
    return { state: "returned", entry: { delta: 1, reason: "release" } };
  return { state };
};

type TaskOf = { projectId: string } & (
  | { submissionId: string; articleId?: undefined }
  | { articleId: string; submissionId?: undefined }
);

const kindOf = ({ submissionId }: TaskOf) => (submissionId === undefined ? "article" : "submission");

const currentTask = (of: TaskOf) =>
  and(
    of.articleId === undefined ? eq(tasks.submissionId, of.submissionId) : eq(tasks.articleId, of.articleId),
    eq(tasks.kind, kindOf(of)),
    ne(tasks.state, "done"),
  );

/** Opens the one task of a submission or article again, or creates it, due in so many days. */
export const openTask = async (tx: Db, now: Date, of: TaskOf, days: number) => {
  const reopened = await tx
    .update(tasks)
    .set({ state: "open", claimedBy: null, claimedAt: null, leaseUntil: null })
    .where(currentTask(of))
    .returning({ id: tasks.id });
  if (reopened.length) return;
  const dueAt = new Date(now.getTime() + days * dayMs);
  await tx.insert(tasks).values({ ...of, kind: kindOf(of), dueAt });
};

export const endTask = async (tx: Db, now: Date, of: TaskOf, outcome: string) =>
  void (await tx
    .update(tasks)
    .set({ state: "done", outcome, finishedAt: now, leaseUntil: null })
    .where(currentTask(of)));
