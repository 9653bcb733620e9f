import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { audits } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { isProjectActive } from "../../limits/active-projects.ts";
import { listRecentlyResolved } from "./suggestions.ts";

const dayMs = 24 * 3600_000;

/** When a website is looked through next: in a week, and sooner where it could not be. */
export const nextAuditAfter = (auditedAt: Date, failure: string | null) =>
  new Date(auditedAt.getTime() + (failure ? 1 : 7) * dayMs);

/** The project's website is to be looked through now, whatever was planned; ask for the job after the commit. */
export const scheduleAudit = (tx: Db, projectId: string) =>
  tx
    .insert(audits)
    .values({ projectId })
    .onConflictDoUpdate({ target: audits.projectId, set: { nextAuditAt: new Date(0) } });

/** How the last look through the website went, and whether one waits or goes on. */
export const getAudit = async (db: Db, projectId: string, now: Date) => {
  const mended = await listRecentlyResolved(db, projectId, now);
  const [last] = await db.select().from(audits).where(eq(audits.projectId, projectId));
  if (!last) return { auditedAt: null, pages: 0, failure: null, isRunning: false, mended };
  const { auditedAt, pages, failure } = last;
  // After the trial an audit that is due waits until there is a plan.
  return {
    auditedAt,
    pages,
    failure,
    isRunning: isRunning(last, now) && (await isProjectActive(db, projectId, now)),
    mended,
  };
};

/** Asks for another look now; one that waits or goes on is left to it. */
export const requestAudit = async (
  { db, clock, jobs }: Pick<Dependencies, "db" | "clock" | "jobs">,
  projectId: string,
) => {
  const { isRunning } = await getAudit(db, projectId, clock());
  if (!isRunning) await scheduleAudit(db, projectId);
  jobs.enqueue("audit-websites");
};

/** A look that is over leaves its next turn a fixed time later; any other turn waits, or somebody has taken it. */
const isRunning = ({ nextAuditAt, auditedAt, failure }: typeof audits.$inferSelect, now: Date) =>
  nextAuditAt <= now || auditedAt === null || nextAuditAt.getTime() !== nextAuditAfter(auditedAt, failure).getTime();
