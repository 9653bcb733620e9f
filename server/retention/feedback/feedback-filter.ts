import { and, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { matchesText } from "#db/queries/text-search.ts";
import { feedbacks } from "#db/schema/index.ts";
import type { FeedbackFilter } from "#shared/retention/feedback.ts";
import { dayMs, utcDay } from "#shared/time.ts";
import { listOwnProjectIds, type Viewer } from "../../access/project-access.ts";
import { getOwnProject } from "../../workspace/projects/projects.ts";

/** Returns the given project's id, or the ids of all the caller's projects. Throws Problem `not-found`. */
export const selectedProjectIds = async (db: Db, user: Viewer, projectId: string | undefined) => {
  if (projectId !== undefined) return [(await getOwnProject(db, user, projectId)).id];
  return listOwnProjectIds(db, user);
};

const startOf = (day: Date) => new Date(utcDay(day));

export const searchedColumns = [feedbacks.message, feedbacks.reason, feedbacks.email, feedbacks.customerRef] as const;

/** Condition on `feedbacks`. `from` and `to` are inclusive UTC days. */
export const isListed = (projectIds: string[], { mode, from, to }: Pick<FeedbackFilter, "mode" | "from" | "to">) =>
  and(
    inProjects(projectIds),
    eq(feedbacks.mode, mode),
    from && gte(feedbacks.createdAt, startOf(from)),
    to && lt(feedbacks.createdAt, new Date(startOf(to).getTime() + dayMs)),
  );

/** Condition on `feedbacks` for a filter. */
export const matchesFilter = (
  projectIds: string[],
  { status, rating, reason, outcome, q, ...listed }: FeedbackFilter,
) =>
  and(
    isListed(projectIds, listed),
    status && eq(feedbacks.status, status),
    rating === undefined ? undefined : eq(feedbacks.rating, rating),
    reason ? eq(feedbacks.reason, reason) : undefined,
    outcome && eq(feedbacks.outcome, outcome),
    q ? matchesText({ text: q, columns: searchedColumns }) : undefined,
  );

// `=` for a single project: with `in`, Postgres cannot read the index in order.
const inProjects = ([one, ...others]: string[]) => {
  if (one === undefined) return sql`false`;
  return others.length ? inArray(feedbacks.projectId, [one, ...others]) : eq(feedbacks.projectId, one);
};
