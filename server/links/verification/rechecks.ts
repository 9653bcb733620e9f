import { and, eq, isNull, lte, or } from "drizzle-orm";
import { submissions, submissionVisits } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";
import type { Viewer } from "../../access/project-access.ts";
import type { Dependencies } from "../../dependencies.ts";
import { checkSchedules } from "../submissions/pacing.ts";
import { getOwnSubmission } from "../submissions/submissions.ts";

const intervalMs = 3600_000;

/**
 * Makes a submission's check due. Throws Problem `not-found`, `conflict` in a state without checks, and `rate-limited`
 * within an hour of the last request.
 */
export const requestCheck = async (
  { db, clock, jobs }: Pick<Dependencies, "db" | "clock" | "jobs">,
  user: Viewer,
  id: string,
) => {
  const now = clock();
  const submission = await getOwnSubmission(db, user, id);
  if (!(submission.state in checkSchedules))
    throw new Problem("conflict", "Listings are checked once the directory has been sent your submission.");
  await db.transaction(async (tx) => {
    const { requestedAt } = submissionVisits;
    const [requested] = await tx
      .insert(submissionVisits)
      .values({ submissionId: id, requestedAt: now })
      .onConflictDoUpdate({
        target: submissionVisits.submissionId,
        set: { requestedAt: now },
        setWhere: or(isNull(requestedAt), lte(requestedAt, new Date(now.getTime() - intervalMs))),
      })
      .returning({ id: submissionVisits.submissionId });
    if (!requested) throw await tooSoon(tx, now, id);
    await tx
      .update(submissions)
      .set({ nextCheckAt: now })
      .where(and(eq(submissions.id, id), eq(submissions.state, submission.state)));
  });
  jobs.enqueue("check-listings");
};

const tooSoon = async (tx: Dependencies["db"], now: Date, submissionId: string) => {
  const [last] = await tx
    .select({ requestedAt: submissionVisits.requestedAt })
    .from(submissionVisits)
    .where(eq(submissionVisits.submissionId, submissionId));
  const waitMs = (last?.requestedAt ?? now).getTime() + intervalMs - now.getTime();
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  return new Problem("rate-limited", `A listing can be rechecked once an hour. Try again in ${minutes} minutes.`, {
    headers: { "Retry-After": String(minutes * 60) },
  });
};
