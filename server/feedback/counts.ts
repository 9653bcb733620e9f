// The figures that statistics are made of, kept in the transaction that changes a feedback.
import { sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { feedbackCounts, type feedbacks } from "#db/schema/index.ts";

type Feedback = typeof feedbacks.$inferSelect;
type Counted = Pick<Feedback, "projectId" | "mode" | "createdAt" | "rating" | "reason" | "status" | "outcome">;

/** Counts what was added, no more what was removed; a change is both. */
export const recount = async (tx: Db, change: { removed?: Counted; added?: Counted }) => {
  const rows = [
    ...(change.removed ? [{ ...alikeOf(change.removed), count: -1 }] : []),
    ...(change.added ? [{ ...alikeOf(change.added), count: 1 }] : []),
  ];
  const [one, other] = rows.map(nameOf);
  if (one === other) return;
  await tx
    .insert(feedbackCounts)
    // Two changes that go opposite ways take their rows in one order, or each would wait for the other.
    .values(rows.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)))
    .onConflictDoUpdate({
      target: [
        ...[feedbackCounts.projectId, feedbackCounts.mode, feedbackCounts.day, feedbackCounts.rating],
        ...[feedbackCounts.reason, feedbackCounts.status, feedbackCounts.outcome],
      ],
      set: { count: sql`${feedbackCounts.count} + excluded.count` },
    });
};

const alikeOf = ({ projectId, mode, createdAt, rating, reason, status, outcome }: Counted) => ({
  ...{ projectId, mode, status, day: createdAt.toISOString().slice(0, 10) },
  ...{ rating: rating ?? 0, reason: reason ?? "", outcome: outcome ?? ("" as const) },
});

const nameOf = ({ projectId, mode, day, rating, reason, status, outcome }: ReturnType<typeof alikeOf>) =>
  JSON.stringify([projectId, mode, day, rating, reason, status, outcome]);
