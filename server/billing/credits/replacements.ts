// How many credits a plan gives back for submissions that did not succeed.
import { and, desc, eq, gte, inArray, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { credits, plans, submissions, users } from "#db/schema/index.ts";
import { replacementDays, trialCredits } from "#shared/limits.ts";

type Submission = { userId: string; firstLiveAt: Date | null };

/**
 * Whether a credit may be given back: for a link that was live, only within 90 days of its first proof, and no more
 * than the plan's `replacements` since the last purchase or renewal. Call it after `lockAccount`.
 */
export const canRefund = async (tx: Db, now: Date, { userId, firstLiveAt }: Submission) => {
  if (firstLiveAt && now.getTime() - firstLiveAt.getTime() > replacementDays * 24 * 3600_000) return false;
  const [account] = await tx
    .select({ deliverables: plans.deliverables })
    .from(users)
    .leftJoin(plans, eq(plans.id, users.planId))
    .where(eq(users.id, userId));
  const limit = account?.deliverables?.replacements ?? trialCredits;
  return (await countRefunds(tx, userId)) < limit;
};

/** Counts the submissions whose credit was given back and not taken again, as after an operator's undo. */
const countRefunds = async (tx: Db, userId: string) => {
  const isOwn = and(eq(credits.userId, userId), eq(credits.kind, "submission"));
  const [grant] = await tx
    .select({ createdAt: credits.createdAt })
    .from(credits)
    .where(and(isOwn, inArray(credits.reason, ["purchase", "renewal"])))
    .orderBy(desc(credits.createdAt))
    .limit(1);
  const [row] = await tx
    .select({ refunds: sql<number>`count(distinct coalesce(${credits.submissionId}, ${credits.id}))::int` })
    .from(credits)
    .leftJoin(submissions, eq(submissions.id, credits.submissionId))
    .where(
      and(
        isOwn,
        eq(credits.reason, "refund"),
        isNull(credits.grantId),
        grant && gte(credits.createdAt, grant.createdAt),
        // Deleting a project doesn't reset the count.
        or(isNull(submissions.id), eq(submissions.creditState, "returned")),
      ),
    );
  return row?.refunds ?? 0;
};
