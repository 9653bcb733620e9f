// What each operator has finished in the last days.

import { and, asc, count, countDistinct, eq, gte, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { tasks, users } from "#db/schema/index.ts";
import { type OperatorThroughput, throughputDays } from "#shared/operations/deliveries.ts";
import { dayMs, utcDay } from "#shared/time.ts";

export const listOperators = async (db: Db, now: Date): Promise<OperatorThroughput[]> => {
  const since = new Date(Math.floor(now.getTime() / dayMs) * dayMs - (throughputDays - 1) * dayMs);
  const day = sql<string>`to_char(${tasks.finishedAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows = await db
    .select({ operatorId: users.id, email: users.email, day, finished: count() })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.finishedBy))
    .where(gte(tasks.finishedAt, since))
    .groupBy(users.id, users.email, day)
    .orderBy(asc(users.email));
  const disagreed = await countDisagreements(db, since);
  return [...Map.groupBy(rows, ({ operatorId }) => operatorId)].flatMap(([operatorId, ofOperator]) => {
    const finishedOn = new Map(ofOperator.map((row) => [row.day, row.finished]));
    const days = Array.from({ length: throughputDays }, (_, at) => {
      const name = utcDay(since.getTime() + at * dayMs);
      return { day: name, finished: finishedOn.get(name) ?? 0 };
    });
    return {
      operatorId,
      email: ofOperator[0]?.email ?? "",
      total: days.reduce((sum, { finished }) => sum + finished, 0),
      disagreed: disagreed.get(operatorId) ?? 0,
      days,
    };
  });
};

const review = alias(tasks, "review");

/** Second looks that disagreed, by the operator whose work it was. */
const countDisagreements = async (db: Db, since: Date) => {
  const rows = await db
    .select({ operatorId: tasks.finishedBy, disagreed: countDistinct(review.id) })
    .from(tasks)
    .innerJoin(review, eq(review.submissionId, tasks.submissionId))
    .where(
      and(
        eq(tasks.kind, "submission"),
        eq(review.kind, "review"),
        eq(review.outcome, "disagree"),
        gte(review.finishedAt, since),
        lte(tasks.finishedAt, review.finishedAt),
      ),
    )
    .groupBy(tasks.finishedBy);
  return new Map(rows.map(({ operatorId, disagreed }) => [operatorId, disagreed]));
};
