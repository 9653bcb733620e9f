// The owner's inbox: list, read, update, delete and export feedback.
import { and, eq, getTableColumns, inArray, sql, sum } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { inBatches } from "#db/queries/batches.ts";
import { countListed } from "#db/queries/count.ts";
import { findPage } from "#db/queries/find-page.ts";
import { newestFirst, oldestFirst } from "#db/queries/order.ts";
import { countedDimensions, feedbackCounts, feedbacks, projects } from "#db/schema/index.ts";
import type { FeedbackFilter, FeedbackQuery, StatusInput } from "#shared/feedback.ts";
import { offsetOf, type Total } from "#shared/pagination.ts";
import { Problem } from "#shared/problem.ts";
import { isReachable, requireAccess, type Viewer } from "../members/access.ts";
import { findOfferApplication } from "../offer-applications/offer-applications.ts";
import {
  isListed,
  matchesCountFilter,
  matchesFilter,
  searchDay,
  searchDayOf,
  searchedColumns,
  selectedProjectIds,
} from "./feedback-filter.ts";

const { tokenHash: _, ...feedbackColumns } = getTableColumns(feedbacks);
const newest = newestFirst(feedbacks.createdAt, feedbacks.id);
const oldest = oldestFirst(feedbacks.createdAt, feedbacks.id);

/** Returns a page of the caller's feedback, newest first. */
export const listFeedbacks = async (db: Db, user: Viewer, { page, limit, ...filter }: FeedbackQuery) => {
  const projectIds = await selectedProjectIds(db, user, filter.projectId);
  const { q, ...filters } = filter;
  const where = matchesFilter(projectIds, filters);
  if (q) {
    const rows = { table: feedbacks, listed: isListed(projectIds, filters), filters: where, order: newest };
    const [projectId = "", ...others] = projectIds;
    const days = {
      at: feedbacks.createdAt,
      from: filters.from,
      day: searchDay,
      dayOf: (at: Date) => searchDayOf(projectId, at),
    };
    const search = { text: q, columns: searchedColumns, readRows: others.length ? 0 : 2_000, readMore: 10_000, days };
    const { ids, counted } = await findPage(db, rows, search, { page, limit });
    const found = db.select(feedbackColumns).from(feedbacks).where(inArray(feedbacks.id, ids));
    return { feedbacks: await found.orderBy(...newest), ...counted };
  }
  const counted = (await countFiltered(db, projectIds, filter)) ?? (await countListed(db, feedbacks, where, newest));
  const { total } = counted;
  const skipped = offsetOf({ page, limit });
  const rest = counted.totalIsCapped ? limit : total - skipped;
  if (rest <= 0) return { feedbacks: [], ...counted };
  // Read late pages from the other end. The subquery selects only ids, so skipped rows are read from the index alone.
  const isNearTheEnd = !counted.totalIsCapped && skipped > total / 2;
  const onPage = db
    .select({ id: feedbacks.id })
    .from(feedbacks)
    .where(where)
    .orderBy(...(isNearTheEnd ? oldest : newest))
    .limit(Math.min(limit, rest))
    .offset(isNearTheEnd ? Math.max(0, total - skipped - limit) : skipped)
    .as("on_page");
  const rows = await db
    .select(feedbackColumns)
    .from(feedbacks)
    .innerJoin(onPage, eq(onPage.id, feedbacks.id))
    .orderBy(...newest);
  return { feedbacks: rows, ...counted };
};

/** Returns the total from the counts, or undefined for a text search or more than one counted filter. */
const countFiltered = async (db: Db, projectIds: string[], filter: FeedbackFilter): Promise<Total | undefined> => {
  const filteredBy = countedDimensions.filter(
    (dimension) => filter[dimension] !== undefined && filter[dimension] !== "",
  );
  const [dimension = "status", ...others] = filteredBy;
  if (filter.q || others.length) return undefined;
  const isMeant = eq(feedbackCounts.dimension, dimension);
  const isValue = filteredBy.length ? eq(feedbackCounts.value, String(filter[dimension])) : undefined;
  const [counted] = await db
    .select({ total: sum(feedbackCounts.count).mapWith(Number) })
    .from(feedbackCounts)
    .where(and(matchesCountFilter(projectIds, filter), isMeant, isValue));
  return { total: counted?.total ?? 0 };
};

const isOwn = (viewer: Viewer, feedbackId: string) => and(eq(feedbacks.id, feedbackId), isReachable(viewer));

/** Returns a feedback from one of the caller's projects; admins can read any. Throws Problem `not-found`. */
const getOwnFeedback = async (db: Db, user: Viewer, id: string) => {
  const [own] = await db
    .select(feedbackColumns)
    .from(feedbacks)
    .innerJoin(projects, eq(projects.id, feedbacks.projectId))
    .where(isOwn(user, id));
  if (!own) throw notFound();
  requireAccess(user, own.projectId);
  return own;
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
