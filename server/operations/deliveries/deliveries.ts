import { and, asc, count, countDistinct, desc, eq, gte, inArray, lt, lte, min, ne, or, sql, sum } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { newestFirst } from "#db/queries/order.ts";
import { creditBalances, directories, plans, projects, submissions, tasks, users } from "#db/schema/index.ts";
import { replacementDays } from "#shared/limits.ts";
import type { SubmissionState } from "#shared/links/submission-states.ts";
import {
  type Deliveries,
  type DeliveriesQuery,
  type DirectoryAcceptance,
  type OperatorThroughput,
  type OrderedAccount,
  throughputDays,
} from "#shared/operations/deliveries.ts";
import { offsetOf } from "#shared/pagination.ts";
import { dayMs, startOfDay, utcDay } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";

const isListed = eq(creditBalances.kind, "submission");

const countAccounts = (db: Db) => db.$count(creditBalances, isListed);

const countRefunds = async (db: Db) => {
  const [refunded] = await db
    .select({ refunds: sum(creditBalances.refunds).mapWith(Number) })
    .from(creditBalances)
    .where(isListed);
  return refunded?.refunds ?? 0;
};

const listAccounts = async (db: Db, query: DeliveriesQuery): Promise<OrderedAccount[]> => {
  const { granted, available, refunds, lastGrantAt } = creditBalances;
  const rows = await db
    .select({
      userId: users.id,
      email: users.email,
      plan: plans.label,
      granted,
      available,
      refunded: refunds,
      lastGrantAt,
    })
    .from(creditBalances)
    .innerJoin(users, eq(users.id, creditBalances.userId))
    .leftJoin(plans, eq(plans.id, users.planId))
    .where(isListed)
    .orderBy(...newestFirst(lastGrantAt), asc(users.email))
    .limit(query.limit)
    .offset(offsetOf(query));
  const progress = await countProgress(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => ({
    ...row,
    lastGrantAt: row.lastGrantAt?.toISOString() ?? null,
    ...(progress.get(row.userId) ?? { reserved: 0, used: 0, live: 0 }),
  }));
};

const countProgress = async (db: Db, userIds: string[]) => {
  const rows = await db
    .select({
      userId: projects.userId,
      reserved: sql<number>`count(*) filter (where ${submissions.creditState} = 'reserved')::int`,
      used: sql<number>`count(*) filter (where ${submissions.creditState} = 'consumed')::int`,
      live: sql<number>`count(*) filter (where ${submissions.state} in ('live', 'suspect'))::int`,
    })
    .from(submissions)
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .where(inArray(projects.userId, userIds))
    .groupBy(projects.userId);
  return new Map(rows.map(({ userId, ...counts }) => [userId, counts]));
};

const listOperators = async (db: Db, now: Date): Promise<OperatorThroughput[]> => {
  const since = new Date(startOfDay(now).getTime() - (throughputDays - 1) * dayMs);
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

/** Rows of each list besides the accounts. */
const listed = 50;

export const getDeliveries = async (
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  query: DeliveriesQuery,
): Promise<Deliveries> => {
  const now = clock();
  return {
    totals: await readTotals(db, now),
    accounts: await listAccounts(db, query),
    total: await countAccounts(db),
    overdue: await listOverdue(db, now),
    operators: await listOperators(db, now),
    directories: await listAcceptance(db),
    waiting: await listWaiting(db),
  };
};

const readTotals = async (db: Db, now: Date): Promise<Deliveries["totals"]> => {
  const unfinished = ne(tasks.state, "done");
  const [oldest] = await db
    .select({ dueAt: min(tasks.dueAt) })
    .from(tasks)
    .where(unfinished);
  return {
    open: await db.$count(tasks, unfinished),
    overdue: await db.$count(tasks, and(unfinished, lt(tasks.dueAt, now))),
    oldestDueAt: oldest?.dueAt?.toISOString() ?? null,
    waiting: await db.$count(submissions, eq(submissions.state, "needs_customer")),
    refundsGiven: await countRefunds(db),
    refundsRefused: await db.$count(
      submissions,
      and(
        inArray(submissions.state, ["rejected", "unavailable", "expired", "lost"]),
        eq(submissions.creditState, "consumed"),
        // Later losses give nothing back on any plan.
        or(
          ne(submissions.state, "lost"),
          sql`${submissions.lostAt} - ${submissions.firstLiveAt} <= make_interval(days => ${replacementDays})`,
        ),
      ),
    ),
  };
};

const listOverdue = async (db: Db, now: Date): Promise<Deliveries["overdue"]> => {
  const rows = await db
    .select({
      id: tasks.id,
      kind: tasks.kind,
      dueAt: tasks.dueAt,
      project: projects.name,
      directory: directories.name,
      operator: users.email,
    })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .leftJoin(submissions, eq(submissions.id, tasks.submissionId))
    .leftJoin(directories, eq(directories.id, submissions.directoryId))
    .leftJoin(users, eq(users.id, tasks.claimedBy))
    .where(and(ne(tasks.state, "done"), lt(tasks.dueAt, now)))
    .orderBy(asc(tasks.dueAt), asc(tasks.id))
    .limit(listed);
  return rows.map((row) => ({ ...row, dueAt: row.dueAt.toISOString() }));
};

const listAcceptance = async (db: Db): Promise<DirectoryAcceptance[]> => {
  const inStates = (...states: SubmissionState[]) =>
    sql<number>`count(*) filter (where ${inArray(submissions.state, states)})::int`;
  const submitted = sql<number>`count(*) filter (where ${submissions.submittedAt} is not null)::int`;
  return db
    .select({
      slug: directories.slug,
      name: directories.name,
      submitted,
      live: inStates("live", "suspect"),
      rejected: inStates("rejected", "unavailable"),
      expired: inStates("expired"),
      lost: inStates("lost"),
    })
    .from(submissions)
    .innerJoin(directories, eq(directories.id, submissions.directoryId))
    .where(
      inArray(submissions.state, [
        "submitted",
        "in_review",
        "live",
        "suspect",
        "lost",
        "rejected",
        "unavailable",
        "expired",
      ]),
    )
    .groupBy(directories.id)
    .orderBy(desc(submitted), asc(directories.name))
    .limit(listed);
};

const listWaiting = async (db: Db): Promise<Deliveries["waiting"]> => {
  const since = min(submissions.updatedAt);
  const rows = await db
    .select({
      projectId: projects.id,
      name: projects.name,
      email: users.email,
      waiting: count(),
      since,
      dueAt: min(submissions.dueAt),
    })
    .from(submissions)
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .where(eq(submissions.state, "needs_customer"))
    .groupBy(projects.id, users.email)
    .orderBy(asc(since))
    .limit(listed);
  return rows.map((row) => ({
    ...row,
    since: (row.since ?? new Date(0)).toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
  }));
};
