// The owner's inbox: list, read, update, delete and export feedback.
import { and, eq, getTableColumns, gte, inArray, lt, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { inBatches } from "#db/queries/batches.ts";
import { countListed } from "#db/queries/count.ts";
import { findPage } from "#db/queries/find-page.ts";
import { newestFirst } from "#db/queries/order.ts";
import { matchesText } from "#db/queries/text-search.ts";
import { feedbacks } from "#db/schema/index.ts";
import { offsetOf } from "#shared/pagination.ts";
import { Problem } from "#shared/problem.ts";
import type { FeedbackFilter, FeedbackQuery, StatusInput } from "#shared/retention/feedback.ts";
import { dayMs, utcDay } from "#shared/time.ts";
import { getOwnProject } from "../../access/own-project.ts";
import { getOwnRow } from "../../access/own-row.ts";
import { listOwnProjectIds, type Viewer } from "../../access/project-access.ts";
import { findOfferApplication } from "../offer-applications/offer-applications.ts";

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
const matchesFilter = (projectIds: string[], { status, rating, reason, outcome, q, ...listed }: FeedbackFilter) =>
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

const { tokenHash: _, ...feedbackColumns } = getTableColumns(feedbacks);
const newest = newestFirst(feedbacks.createdAt, feedbacks.id);

/** Returns a page of the caller's feedback, newest first. */
export const listFeedbacks = async (db: Db, user: Viewer, { page, limit, ...filter }: FeedbackQuery) => {
  const projectIds = await selectedProjectIds(db, user, filter.projectId);
  const where = matchesFilter(projectIds, filter);
  if (filter.q) {
    const { ids, counted } = await findPage(db, { table: feedbacks, where, order: newest }, { page, limit });
    return { feedbacks: await listByIds(db, ids), ...counted };
  }
  // The ids from an index only, so that late pages don't read the rows of all earlier pages.
  const ids = db
    .select({ id: feedbacks.id })
    .from(feedbacks)
    .where(where)
    .orderBy(...newest)
    .limit(limit)
    .offset(offsetOf({ page, limit }));
  return { feedbacks: await listByIds(db, ids), ...(await countListed(db, feedbacks, where, newest)) };
};

const listByIds = (db: Db, ids: string[] | SQLWrapper) =>
  db
    .select(feedbackColumns)
    .from(feedbacks)
    .where(inArray(feedbacks.id, ids))
    .orderBy(...newest);

/** Returns a feedback from one of the caller's projects; admins can read any. Throws Problem `not-found`. */
const getOwnFeedback = async (db: Db, user: Viewer, id: string) => {
  const { tokenHash: _, ...feedback } = (await getOwnRow(db, user, feedbacks, id, "Feedback")).row;
  return feedback;
};

/** Returns a feedback with what became of its offer. Throws Problem `not-found`. */
export const getFeedbackDetail = async (db: Db, user: Viewer, id: string) => ({
  ...(await getOwnFeedback(db, user, id)),
  application: await findOfferApplication(db, id),
});

export const updateStatus = async (db: Db, user: Viewer, { id, status }: StatusInput) => {
  await getOwnFeedback(db, user, id);
  const [saved] = await db.update(feedbacks).set({ status }).where(eq(feedbacks.id, id)).returning(feedbackColumns);
  if (!saved) throw notFound();
  return saved;
};

export const deleteFeedback = async (db: Db, user: Viewer, id: string) => {
  await getOwnFeedback(db, user, id);
  const [deleted] = await db.delete(feedbacks).where(eq(feedbacks.id, id)).returning({ id: feedbacks.id });
  if (!deleted) throw notFound();
};

const exportColumns = {
  id: feedbacks.id,
  createdAt: feedbacks.createdAt,
  mode: feedbacks.mode,
  status: feedbacks.status,
  rating: feedbacks.rating,
  reason: feedbacks.reason,
  message: feedbacks.message,
  email: feedbacks.email,
  customerRef: feedbacks.customerRef,
  verified: sql<"yes" | "no">`case when ${feedbacks.verified} then 'yes' else 'no' end`,
  page: feedbacks.page,
  outcome: feedbacks.outcome,
};
export const exportedColumns = Object.keys(exportColumns) as (keyof typeof exportColumns)[];

/** Returns batches of all feedback that matches the filter, newest first. */
export const exportFeedbacks = async (db: Db, user: Viewer, filter: FeedbackFilter) => {
  const where = matchesFilter(await selectedProjectIds(db, user, filter.projectId), filter);
  return inBatches(
    (after: { createdAt: Date; id: string } | undefined, count) =>
      db
        .select(exportColumns)
        .from(feedbacks)
        .where(
          and(
            where,
            after &&
              sql`(${feedbacks.createdAt}, ${feedbacks.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(...newest)
        .limit(count),
    ({ createdAt, id }) => ({ createdAt, id }),
  );
};

const notFound = () => new Problem("not-found", "Feedback not found.");
