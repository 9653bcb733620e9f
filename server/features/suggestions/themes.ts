import { and, count, desc, eq, gt, isNotNull, ne } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { feedbacks } from "#db/schema/index.ts";
import { type Finding, reasonKind, saveFindings } from "./save-findings.ts";

const lookBack = { days: 30 };
/** A reason given this often is a theme. */
const minCount = 5;
/** From this count on, a theme has high severity. */
const highSeverityCount = 20;

/**
 * Opens suggestions for reasons that several leaving customers gave, and resolves those no longer given often enough.
 */
export const updateThemes = async (db: Db, projectId: string, now: Date) => {
  const since = new Date(now.getTime() - lookBack.days * 24 * 3600_000);
  const given = await db
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
  const total = given.reduce((sum, { times }) => sum + times, 0);
  const findings = given.flatMap(({ reason, times }) =>
    reason && times >= minCount ? [toFinding(reason, times, total)] : [],
  );
  await saveFindings(db, projectId, now, { source: "reasons", findings, isAll: true });
};

const toFinding = (reason: string, times: number, total: number): Finding => ({
  kind: reasonKind(reason),
  severity: times >= highSeverityCount ? "high" : "medium",
  title: `“${reason}” was given ${times} times`,
  detail: `${times} of the ${total} customers who told you in the last ${lookBack.days} days why they leave gave this reason. What many say is worth mending first.`,
  how: "Read what they wrote in your feedback, and answer some of them: they know best what would have kept them. Then mend the cause, and make an offer for this reason until it is mended.",
  // Rounded down to steps, so that one more answer does not reopen a dismissed suggestion.
  evidence: `Given ${stepBelow(times)} times or more in ${lookBack.days} days`,
});

/** Rounds down to 5, 10, 20, 50, 100, 200 … */
const stepBelow = (times: number) => {
  const scale = 10 ** Math.floor(Math.log10(times));
  return [5, 2, 1].map((step) => step * scale).find((step) => step <= times) ?? minCount;
};
