// Spreads a project's submissions over weeks, in the customer's order.
import { and, desc, eq, gt, isNull, not, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { projects, submissions } from "#db/schema/index.ts";
import { inOrder } from "./submissions.ts";

const weekMs = 7 * 24 * 3600_000;

/**
 * Plans from when each approved submission of the project may be queued: in the order of their positions, and so that
 * any seven days have at most `weeklyPace`. What is due already stays. Call it while the account is locked: decisions in
 * parallel would plan for the same day.
 */
export const planSubmissions = async (tx: Db, now: Date, projectId: string) => {
  const isOwn = eq(submissions.projectId, projectId);
  const isWaiting = and(
    eq(submissions.state, "approved"),
    or(isNull(submissions.plannedAt), gt(submissions.plannedAt, now)),
  );
  const waiting = await tx
    .select({ id: submissions.id, plannedAt: submissions.plannedAt })
    .from(submissions)
    .where(and(isOwn, isWaiting))
    .orderBy(...inOrder);
  if (!waiting.length) return;
  const pace = await readPace(tx, projectId);
  const isRecent = gt(submissions.plannedAt, new Date(now.getTime() - weekMs));
  const recent = await tx
    .select({ plannedAt: submissions.plannedAt })
    .from(submissions)
    .where(and(isOwn, isRecent, not(isWaiting ?? sql`false`)))
    .orderBy(desc(submissions.plannedAt))
    .limit(pace);
  const times = recent.map(({ plannedAt }) => plannedAt?.getTime() ?? 0).reverse();
  const plan = waiting.flatMap(({ id, plannedAt }) => {
    const free = (times.at(-pace) ?? Number.NEGATIVE_INFINITY) + weekMs;
    const at = Math.max(now.getTime(), free);
    times.push(at);
    return at === plannedAt?.getTime() ? [] : { id, planned_at: new Date(at).toISOString() };
  });
  if (plan.length)
    await tx.execute(sql`
      update ${submissions} set planned_at = plan.planned_at
      from jsonb_to_recordset(${JSON.stringify(plan)}::jsonb) as plan(id uuid, planned_at timestamptz)
      where ${submissions}.id = plan.id`);
};

const readPace = async (tx: Db, projectId: string) => {
  const [project] = await tx
    .select({ weeklyPace: projects.weeklyPace })
    .from(projects)
    .where(eq(projects.id, projectId));
  return project?.weeklyPace ?? 1;
};
