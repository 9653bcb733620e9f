import { and, eq, gte, inArray, lt, lte, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { containsText } from "#db/queries/text-search.ts";
import { feedbackCounts, feedbacks } from "#db/schema/index.ts";
import type { FeedbackFilter } from "#shared/feedback.ts";
import { listOwnProjectIds, type Viewer } from "../members/access.ts";
import { getOwnProject } from "../projects/projects.ts";

/** Returns the given project's id, or the ids of all the caller's projects. Throws Problem `not-found`. */
export const selectedProjectIds = async (db: Db, user: Viewer, projectId: string | undefined) => {
  if (projectId !== undefined) return [(await getOwnProject(db, user, projectId)).id];
  return listOwnProjectIds(db, user);
};

const textOf = (day: Date) => day.toISOString().slice(0, 10);
const startOf = (day: Date) => new Date(textOf(day));
const dayMs = 24 * 3600_000;

export const searchedColumns = [feedbacks.message, feedbacks.reason, feedbacks.email, feedbacks.customerRef] as const;

/** A feedback's project and day, as in the index for search. */
export const searchDay = sql`search_day(${feedbacks.projectId}, ${feedbacks.createdAt})`;

/** The same for feedback that the project got at this time. */
export const searchDayOf = (projectId: string, at: Date) =>
  sql`search_day(${projectId}::uuid, ${at.toISOString()}::timestamptz)`;

/** Condition on `feedbacks` for what the index of the list starts with. `from` and `to` are inclusive UTC days. */
export const isListed = (projectIds: string[], { mode, from, to }: Pick<FeedbackFilter, "mode" | "from" | "to">) =>
  and(
    inProjects(feedbacks, projectIds),
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
    q ? containsText({ text: q, columns: searchedColumns }) : undefined,
  );

/** Same for `feedbackCounts`, which have one row per day and dimension value. */
export const matchesCountFilter = (
  projectIds: string[],
  { mode, from, to }: Pick<FeedbackFilter, "mode" | "from" | "to">,
) =>
  and(
    inProjects(feedbackCounts, projectIds),
    eq(feedbackCounts.mode, mode),
    from && gte(feedbackCounts.day, textOf(from)),
    to && lte(feedbackCounts.day, textOf(to)),
  );

// `=` for a single project: with `in`, Postgres cannot read the index in order.
const inProjects = ({ projectId }: typeof feedbacks | typeof feedbackCounts, [one, ...others]: string[]) => {
  if (one === undefined) return sql`false`;
  return others.length ? inArray(projectId, [one, ...others]) : eq(projectId, one);
};
