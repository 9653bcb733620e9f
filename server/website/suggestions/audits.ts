import { and, count, desc, eq, gt, isNotNull, ne } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { audits, feedbacks } from "#db/schema/index.ts";
import { dayMs } from "#shared/time.ts";
import { crawlerAgents, crawlers } from "#shared/website/crawlers.ts";
import type { Dependencies } from "../../dependencies.ts";
import { isProjectActive } from "../../limits/active-projects.ts";
import { type Finding, listRecentlyResolved, reasonKind, saveFindings } from "./suggestions.ts";

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

/** Returns when the next audit is due: after a week, or a day if this one failed. */
export const nextAuditAfter = (auditedAt: Date, failure: string | null) =>
  new Date(auditedAt.getTime() + (failure ? 1 : 7) * dayMs);

/** Makes an audit due now. Enqueue the job after the commit. */
export const scheduleAudit = (tx: Db, projectId: string) =>
  tx
    .insert(audits)
    .values({ projectId })
    .onConflictDoUpdate({ target: audits.projectId, set: { nextAuditAt: new Date(0) } });

/** Returns the last audit's result, and whether one is waiting or running. */
export const getAudit = async (db: Db, projectId: string, now: Date) => {
  const [last] = await db.select().from(audits).where(eq(audits.projectId, projectId));
  const { shutOut } = last ?? {};
  return {
    auditedAt: last?.auditedAt ?? null,
    pages: last?.pages ?? 0,
    failure: last?.failure ?? null,
    // Without an active plan or trial, a due audit does not run.
    isRunning: last !== undefined && isRunning(last, now) && (await isProjectActive(db, projectId, now)),
    crawlers: shutOut
      ? crawlerAgents.map((agent) => ({ agent, ...crawlers[agent], isAllowed: !shutOut.includes(agent) }))
      : [],
    hasLlmsTxt: last?.hasLlmsTxt ?? null,
    mended: await listRecentlyResolved(db, projectId, now),
  };
};

/** Requests an audit now, unless one is already waiting or running. */
export const requestAudit = async (
  { db, clock, jobs }: Pick<Dependencies, "db" | "clock" | "jobs">,
  projectId: string,
) => {
  const { isRunning } = await getAudit(db, projectId, clock());
  if (!isRunning) await scheduleAudit(db, projectId);
  jobs.enqueue("audit-websites");
};

/** A finished audit sets the next one a fixed time later; any other time means that one is due or leased. */
const isRunning = ({ nextAuditAt, auditedAt, failure }: typeof audits.$inferSelect, now: Date) =>
  nextAuditAt <= now || auditedAt === null || nextAuditAt.getTime() !== nextAuditAfter(auditedAt, failure).getTime();
