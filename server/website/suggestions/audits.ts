import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { audits } from "#db/schema/index.ts";
import { dayMs } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";
import { isProjectActive } from "../../limits/active-projects.ts";
import { listRecentlyResolved } from "./suggestions.ts";

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
  const resolved = await listRecentlyResolved(db, projectId, now);
  const [last] = await db.select().from(audits).where(eq(audits.projectId, projectId));
  if (!last) return { auditedAt: null, pages: 0, failure: null, isRunning: false, mended: resolved };
  const { auditedAt, pages, failure } = last;
  // Without an active plan or trial, a due audit does not run.
  return {
    auditedAt,
    pages,
    failure,
    isRunning: isRunning(last, now) && (await isProjectActive(db, projectId, now)),
    mended: resolved,
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
