// Spreads a project's submissions over weeks, in the customer's order.
import { and, desc, eq, gt, isNull, not, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { projects, submissions } from "#db/schema/index.ts";
import type { SubmissionState } from "#shared/links/submission-states.ts";
import { dayMs } from "#shared/time.ts";
import { inOrder } from "./submissions.ts";

/** Checks due on the same day are spread over this time before it. */
const spreadMs = 2 * 3600_000;

/** Days after the start of a state, then every so many days. Without `every`, checks stop after the last day. */
type Schedule = { days: readonly number[]; every?: number };

const whileSubmitted: Schedule = { days: [1, 3, 7, 14, 30, 45, 60] };
const afterLoss: Schedule = { days: [7, 30, 90] };
export const checkSchedules: Partial<Record<SubmissionState, Schedule>> = {
  submitted: whileSubmitted,
  in_review: whileSubmitted,
  live: { days: [1, 7, 30], every: 30 },
  // Whole days exactly, because a link is lost only after misses that span seven of them.
  suspect: { days: [1, 3, 7], every: 7 },
  lost: afterLoss,
  expired: afterLoss,
};

/** When a submission is checked first after entering the state, or null if listings in it are not checked. */
export const firstCheckAt = (state: SubmissionState, now: Date, id: string) => nextCheckAt(state, now, now, id);

/** The first scheduled time after `now` of a state entered at `since`, or null if there is none left. */
export const nextCheckAt = (state: SubmissionState, since: Date, now: Date, id: string) => {
  const schedule = checkSchedules[state];
  if (!schedule) return null;
  const elapsedDays = (now.getTime() - since.getTime() + (state === "suspect" ? 0 : spreadMs)) / dayMs;
  const day = schedule.days.find((one) => one > elapsedDays) ?? dayAfter(schedule, elapsedDays);
  if (day === undefined) return null;
  return new Date(since.getTime() + day * dayMs - (state === "suspect" ? 0 : spreadOf(id)));
};

const dayAfter = ({ days, every }: Schedule, elapsedDays: number) => {
  const last = days.at(-1) ?? 0;
  return every === undefined ? undefined : last + (Math.floor((elapsedDays - last) / every) + 1) * every;
};

/** The same for every check of a submission, so that their distances stay whole days. */
const spreadOf = (id: string) => Number(Bun.hash(id) % BigInt(spreadMs));

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
