import { and, asc, gt, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { feedbackCounts } from "#db/schema/index.ts";
import { type FeedbackStats, type FeedbackStatsQuery, mostReasons } from "#shared/feedback.ts";
import type { User } from "../auth/sessions.ts";
import { chosenProjects, isCounted } from "./choice.ts";

/** The figures of the caller's feedback, added up from the counts of it. */
export const feedbackStats = async (
  db: Db,
  user: Pick<User, "id" | "isAdmin">,
  query: FeedbackStatsQuery,
): Promise<FeedbackStats> => {
  const projectIds = await chosenProjects(db, user, query.projectId);
  const where = and(isCounted(projectIds, query), gt(feedbackCounts.count, 0));
  const [alike, days] = await Promise.all([countAlike(db, where), countDays(db, where)]);
  const count = (isMeant: (row: Alike) => boolean) =>
    alike.reduce((total, row) => total + (isMeant(row) ? row.count : 0), 0);
  const rated = (stars: number) => count(({ rating }) => rating === stars);
  const having = (status: string) => count((row) => row.status === status);
  const ended = (outcome: string) => count((row) => row.outcome === outcome);
  const byRating = { 1: rated(1), 2: rated(2), 3: rated(3), 4: rated(4), 5: rated(5) };
  const byOutcome = { accepted: ended("accepted"), declined: ended("declined"), left: ended("left") };
  return {
    total: count(() => true),
    average: averageOf(
      Object.values(byRating).reduce((total, one) => total + one, 0),
      Object.entries(byRating).reduce((stars, [rating, one]) => stars + Number(rating) * one, 0),
    ),
    saveRate: averageOf(byOutcome.accepted + byOutcome.declined, byOutcome.accepted),
    byRating,
    byStatus: { new: having("new"), read: having("read"), resolved: having("resolved") },
    byReason: reasonsOf(alike),
    byOutcome,
    byDay: days.map(({ day, count, rated, stars }) => ({ day, count, average: averageOf(rated, stars) })),
  };
};

type Alike = { rating: number; reason: string; status: string; outcome: string; count: number };

const averageOf = (count: number, total: number) => (count ? total / count : null);

const reasonsOf = (alike: Alike[]) => {
  const counts = new Map<string, number>();
  for (const { reason, count } of alike) if (reason) counts.set(reason, (counts.get(reason) ?? 0) + count);
  return Object.fromEntries([...counts].sort(([, one], [, other]) => other - one).slice(0, mostReasons));
};

const { day, rating, reason, status, outcome, count } = feedbackCounts;
const countAlike = (db: Db, where: SQL | undefined): Promise<Alike[]> =>
  db
    .select({ rating, reason, status, outcome, count: sql<number>`sum(${count})::int` })
    .from(feedbackCounts)
    .where(where)
    .groupBy(rating, reason, status, outcome);

const countDays = (db: Db, where: SQL | undefined) =>
  db
    .select({
      day,
      count: sql<number>`sum(${count})::int`,
      rated: sql<number>`coalesce(sum(${count}) filter (where ${rating} > 0), 0)::int`,
      stars: sql<number>`sum(${count} * ${rating})::int`,
    })
    .from(feedbackCounts)
    .where(where)
    .groupBy(day)
    .orderBy(asc(day));
