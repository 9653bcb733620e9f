import { and, asc, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { type countedDimensions, feedbackCounts } from "#db/schema/index.ts";
import { type FeedbackStats, type FeedbackStatsQuery, maxReasons } from "#shared/feedback.ts";
import type { Viewer } from "../members/access.ts";
import { sumSavedRevenue } from "../offer-applications/offer-applications.ts";
import { matchesCountFilter, selectedProjectIds } from "./feedback-filter.ts";

/** Returns statistics of the caller's feedback, summed from `feedbackCounts`. */
export const getFeedbackStats = async (db: Db, user: Viewer, query: FeedbackStatsQuery): Promise<FeedbackStats> => {
  const projectIds = await selectedProjectIds(db, user, query.projectId);
  const where = matchesCountFilter(projectIds, query);
  const [all, days, savedMrr] = await Promise.all([
    countValues(db, where),
    countDays(db, where),
    sumSavedRevenue(db, projectIds, query),
  ]);
  const count = (dimension: Dimension, value: string | number) =>
    all.find((row) => row.dimension === dimension && row.value === String(value))?.count ?? 0;
  const byRating = {
    1: count("rating", 1),
    2: count("rating", 2),
    3: count("rating", 3),
    4: count("rating", 4),
    5: count("rating", 5),
  };
  const byStatus = {
    new: count("status", "new"),
    read: count("status", "read"),
    resolved: count("status", "resolved"),
  };
  const byOutcome = {
    accepted: count("outcome", "accepted"),
    declined: count("outcome", "declined"),
    left: count("outcome", "left"),
  };
  return {
    total: sumOf(Object.values(byStatus)),
    average: averageOf(
      sumOf(Object.values(byRating)),
      sumOf(Object.entries(byRating).map(([stars, one]) => Number(stars) * one)),
    ),
    saveRate: averageOf(byOutcome.accepted + byOutcome.declined, byOutcome.accepted),
    savedMrr,
    byRating,
    byStatus,
    byOutcome,
    byReason: Object.fromEntries(
      all
        .filter(({ dimension, value }) => dimension === "reason" && value)
        .toSorted((one, other) => other.count - one.count)
        .slice(0, maxReasons)
        .map(({ value, count }) => [value, count]),
    ),
    byDay: days.map(({ day, count, rated, stars }) => ({ day, count, average: averageOf(rated, stars) })),
  };
};

type Dimension = (typeof countedDimensions)[number];

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
const averageOf = (count: number, total: number) => (count ? total / count : null);

const { day, dimension, value, count } = feedbackCounts;
const countValues = (db: Db, where: SQL | undefined) =>
  db
    .select({ dimension, value, count: sql<number>`sum(${count})::int` })
    .from(feedbackCounts)
    .where(where)
    .groupBy(dimension, value)
    .having(sql`sum(${count}) > 0`)
    .orderBy(asc(value));

const isRated = sql`${dimension} = 'rating' and ${value} <> ''`;
const all = sql<number>`coalesce(sum(${count}) filter (where ${dimension} = 'status'), 0)::int`;
const countDays = (db: Db, where: SQL | undefined) =>
  db
    .select({
      day,
      count: all,
      rated: sql<number>`coalesce(sum(${count}) filter (where ${isRated}), 0)::int`,
      stars: sql<number>`coalesce(sum(${count} * nullif(${value}, '')::int) filter (where ${isRated}), 0)::int`,
    })
    .from(feedbackCounts)
    .where(and(where, inArray(dimension, ["status", "rating"])))
    .groupBy(day)
    .having(sql`${all} > 0`)
    .orderBy(asc(day));
