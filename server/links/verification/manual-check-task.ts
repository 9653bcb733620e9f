// The task of an operator to look at a listing that our bot can't judge.

import { and, eq, gte, inArray } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { submissionChecks, type submissions, tasks } from "#db/schema/index.ts";
import { dayMs } from "#shared/time.ts";
import { positiveOutcomes } from "./verdict.ts";

type SubmissionRow = typeof submissions.$inferSelect;

/** How long a person's look at a page counts that our bot can't read. */
export const manualCheckDays = 30;
/** Days that operators have for a manual check. */
const taskDays = 3;

/** Opens a task for a person, unless one is open or a person has found the listing lately. */
export const requestManualCheck = async (tx: Db, now: Date, { id, projectId, state }: SubmissionRow) => {
  const validFrom = new Date(now.getTime() - manualCheckDays * dayMs);
  const [found] = await tx
    .select({ at: submissionChecks.at })
    .from(submissionChecks)
    .where(
      and(
        eq(submissionChecks.submissionId, id),
        eq(submissionChecks.by, "person"),
        gte(submissionChecks.at, validFrom),
        inArray(submissionChecks.outcome, positiveOutcomes),
      ),
    )
    .limit(1);
  if (found && state === "live") return;
  await tx
    .insert(tasks)
    .values({ kind: "check", projectId, submissionId: id, dueAt: new Date(now.getTime() + taskDays * dayMs) })
    .onConflictDoNothing();
};

/** A claimed task stays with its operator. */
export const closeManualCheck = (tx: Db, now: Date, submissionId: string) =>
  tx
    .update(tasks)
    .set({ state: "done", outcome: "checked", finishedAt: now })
    .where(and(eq(tasks.submissionId, submissionId), eq(tasks.kind, "check"), eq(tasks.state, "open")));
