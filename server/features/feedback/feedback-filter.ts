import { and, eq, gte, ilike, inArray, lt, lte, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
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

/** Condition on `feedbacks` for a filter. `from` and `to` are inclusive UTC days. */
export const matchesFilter = (
  projectIds: string[],
  { mode, from, to, status, rating, reason, outcome, q }: FeedbackFilter,
) =>
  and(
    inProjects(feedbacks, projectIds),
    eq(feedbacks.mode, mode),
    from && gte(feedbacks.createdAt, startOf(from)),
    to && lt(feedbacks.createdAt, new Date(startOf(to).getTime() + dayMs)),
    status && eq(feedbacks.status, status),
    rating === undefined ? undefined : eq(feedbacks.rating, rating),
    reason ? eq(feedbacks.reason, reason) : undefined,
    outcome && eq(feedbacks.outcome, outcome),
    q ? matchesText(`%${q.replace(/[\\%_]/g, "\\$&")}%`) : undefined,
  );

const matchesText = (pattern: string) =>
  or(
    ...[feedbacks.message, feedbacks.reason, feedbacks.email, feedbacks.customerRef].map((text) =>
      ilike(text, pattern),
    ),
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
