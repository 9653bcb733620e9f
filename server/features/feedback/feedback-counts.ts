// Counts behind the feedback statistics, updated in the transaction that changes the feedback.
import { sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { feedbackCounts, type feedbacks } from "#db/schema/index.ts";

type Feedback = typeof feedbacks.$inferSelect;
type CountedFeedback = Pick<Feedback, "projectId" | "mode" | "createdAt" | "rating" | "reason" | "status" | "outcome">;
type Count = typeof feedbackCounts.$inferSelect;

/** Adds `added` to the counts and subtracts `removed`; an update passes both. */
export const updateCounts = async (tx: Db, change: { removed?: CountedFeedback; added?: CountedFeedback }) => {
  const changes = new Map<string, Count>();
  const add = (count: Omit<Count, "count">, by: number) => {
    const name = nameOf(count);
    changes.set(name, { ...count, count: (changes.get(name)?.count ?? 0) + by });
  };
  if (change.removed) for (const count of countsOf(change.removed)) add(count, -1);
  if (change.added) for (const count of countsOf(change.added)) add(count, 1);
  // Sorted, so concurrent transactions lock the rows in the same order and cannot deadlock.
  const rows = [...changes]
    .filter(([, { count }]) => count !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row);
  if (!rows.length) return;
  const { projectId, mode, day, dimension, value, count } = feedbackCounts;
  await tx
    .insert(feedbackCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [projectId, mode, day, dimension, value],
      set: { count: sql`${count} + excluded.count` },
    });
};

const countsOf = ({ projectId, mode, createdAt, rating, reason, status, outcome }: CountedFeedback) => {
  const day = createdAt.toISOString().slice(0, 10);
  const values = { status, rating: rating?.toString() ?? "", reason: reason ?? "", outcome: outcome ?? "" };
  return Object.entries(values).map(([dimension, value]) => ({
    projectId,
    mode,
    day,
    value,
    dimension: dimension as keyof typeof values,
  }));
};

const nameOf = ({ projectId, mode, day, dimension, value }: Omit<Count, "count">) =>
  JSON.stringify([projectId, mode, day, dimension, value]);
