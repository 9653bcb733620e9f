import { asc, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { feedbacks } from "#db/schema/index.ts";
import { type FeedbackStats, type FeedbackStatsQuery, maxReasons } from "#shared/retention/feedback.ts";
import type { Viewer } from "../../access/project-access.ts";
import { sumSavedRevenue } from "../offer-applications/offer-applications.ts";
import { isListed, selectedProjectIds } from "./inbox.ts";

/** Returns statistics of the caller's feedback. */
export const getFeedbackStats = async (db: Db, user: Viewer, query: FeedbackStatsQuery): Promise<FeedbackStats> => {
  const projectIds = await selectedProjectIds(db, user, query.projectId);
  const where = isListed(projectIds, query);
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
        .flatMap(({ dimension, value, count }) => (dimension === "reason" && value ? [[value, count] as const] : []))
        .toSorted(([, one], [, other]) => other - one)
        .slice(0, maxReasons),
    ),
    byDay: days.map(({ day, count, rated, stars }) => ({ day, count, average: averageOf(rated, stars) })),
  };
};

type Dimension = "status" | "rating" | "reason" | "outcome";

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
const averageOf = (count: number, total: number) => (count ? total / count : null);

const { status, rating, reason, outcome, createdAt } = feedbacks;
const count = sql<number>`count(*)::int`;

const countValues = (db: Db, where: SQL | undefined) => {
  const counted = sql`grouping(${rating}, ${reason}, ${outcome})`;
  const dimension = sql<Dimension>`case ${counted} when 3 then 'rating' when 5 then 'reason' when 6 then 'outcome' else 'status' end`;
  const value = sql<string | null>`coalesce(${status}, ${rating}::text, ${reason}, ${outcome})`;
  return db
    .select({ dimension, value, count })
    .from(feedbacks)
    .where(where)
    .groupBy(sql`grouping sets ((${status}), (${rating}), (${reason}), (${outcome}))`)
    .orderBy(asc(value));
};

const countDays = (db: Db, where: SQL | undefined) => {
  const day = sql<string>`to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  return db
    .select({
      day,
      count,
      rated: sql<number>`count(${rating})::int`,
      stars: sql<number>`coalesce(sum(${rating}), 0)::int`,
    })
    .from(feedbacks)
    .where(where)
    .groupBy(sql`1`)
    .orderBy(sql`1`);
};
