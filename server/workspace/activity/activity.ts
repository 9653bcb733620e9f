import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { countListed } from "#db/queries/count.ts";
import { isOnDays } from "#db/queries/days.ts";
import { distinctValues } from "#db/queries/distinct-values.ts";
import { projectActivity, users } from "#db/schema/index.ts";
import { offsetOf } from "#shared/pagination.ts";
import { link } from "#shared/routes.ts";
import { type ActivityKind, type ActivityQuery, activityPages } from "#shared/workspace/activity.ts";

type Entry = {
  projectId: string;
  /** Without a person, nothing is recorded: the timeline has what happened by itself. */
  actorId: string | undefined;
  kind: ActivityKind;
  subject: string;
  at: Date;
  /** Repeated calls with the same id count up one entry, as in a bulk decision. */
  id?: string | undefined;
};

/** The request's user, if a person and not a job calls a rule. */
export type MaybeUser = { user?: { id: string } };

/** Records a decision. Call it in the transaction that saves the change. */
export const recordActivity = async (tx: Db, { actorId, at, ...entry }: Entry) => {
  if (actorId === undefined) return;
  await tx
    .insert(projectActivity)
    .values({ ...entry, actorId, createdAt: at })
    .onConflictDoUpdate({ target: projectActivity.id, set: { count: sql`${projectActivity.count} + 1` } });
};

const name = sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`;

const newest = [desc(projectActivity.createdAt), desc(projectActivity.id)];

/** Returns a page of a project's activity, newest first. `from` and `to` are inclusive UTC days. */
export const listActivity = async (db: Db, projectId: string, { actor, kind, from, to, ...paging }: ActivityQuery) => {
  const { actorId, createdAt, id } = projectActivity;
  const ofProject = eq(projectActivity.projectId, projectId);
  const where = and(
    ofProject,
    actor ? eq(projectActivity.actorId, actor) : undefined,
    kind && eq(projectActivity.kind, kind),
    isOnDays(createdAt, { from, to }),
  );
  // The ids from an index only, so that late pages don't read the rows of all earlier pages.
  const ids = db
    .select({ id: projectActivity.id })
    .from(projectActivity)
    .where(where)
    .orderBy(...newest)
    .limit(paging.limit)
    .offset(offsetOf(paging));
  const rows = await db
    .select({ entry: projectActivity, actor: { id: users.id, name } })
    .from(projectActivity)
    .leftJoin(users, eq(users.id, projectActivity.actorId))
    .where(inArray(projectActivity.id, ids))
    .orderBy(...newest);
  const total = await countListed(db, projectActivity, where, newest);
  const people = await db
    .select({ id: users.id, name })
    .from(users)
    .where(inArray(users.id, distinctValues(actorId, ofProject, [createdAt, id])))
    .orderBy(asc(name), asc(users.id));
  const entries = rows.map(({ entry: { id, kind, subject, count, createdAt }, actor }) => ({
    id,
    at: createdAt.toISOString(),
    actor,
    kind,
    subject,
    count,
    url: `${link(activityPages[kind])}?project=${projectId}`,
  }));
  return { entries, ...total, people };
};
