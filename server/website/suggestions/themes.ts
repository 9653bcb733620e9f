import { and, count, desc, eq, gt, isNotNull, ne } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { feedbacks } from "#db/schema/index.ts";
import { type Finding, reasonKind, saveFindings } from "./save-findings.ts";

const period = { days: 30 };
/** A reason given this often is a theme. */
const minCount = 5;
/** From this count on, a theme has high severity. */
const highSeverityCount = 20;

/**
 * Opens suggestions for reasons that several leaving customers gave, and resolves those no longer given often enough.
 */
export const updateThemes = async (db: Db, projectId: string, now: Date) => {
  const since = new Date(now.getTime() - period.days * 24 * 3600_000);
  const reasons = await db
    .select({ reason: feedbacks.reason, times: count() })
    .from(feedbacks)
    .where(
      and(
        eq(feedbacks.projectId, projectId),
        eq(feedbacks.mode, "live"),
        gt(feedbacks.createdAt, since),
        isNotNull(feedbacks.reason),
        ne(feedbacks.reason, ""),
      ),
    )
    .groupBy(feedbacks.reason)
    .orderBy(desc(count()), feedbacks.reason);
  const total = reasons.reduce((sum, { times }) => sum + times, 0);
  const findings = reasons.flatMap(({ reason, times }) =>
    reason && times >= minCount ? [toFinding(reason, times, total)] : [],
  );
  await saveFindings(db, projectId, now, { source: "reasons", findings, isAll: true });
};

const toFinding = (reason: string, times: number, total: number): Finding => ({
  kind: reasonKind(reason),
  severity: times >= highSeverityCount ? "high" : "medium",
  title: `“${reason}”: given ${times} times`,
  detail: `${times} of the ${total} customers who gave a reason for leaving in the last ${period.days} days chose this one. Fix the most common reasons first.`,
  how: "Read their feedback and reply to some of them: they know best what would have made them stay. Then fix the cause, and show an offer for this reason in the meantime.",
  // Rounded down to steps, so that one more answer does not reopen a dismissed suggestion.
  evidence: `Given at least ${stepBelow(times)} times in ${period.days} days`,
});

/** Rounds down to 5, 10, 20, 50, 100, 200 … */
const stepBelow = (times: number) => {
  const scale = 10 ** Math.floor(Math.log10(times));
  return [5, 2, 1].map((step) => step * scale).find((step) => step <= times) ?? minCount;
};
