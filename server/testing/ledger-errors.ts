import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { creditBalances, credits, submissionEvents, submissions, tasks } from "#db/schema/index.ts";

/** Returns where ledger, states, history and tasks of submissions contradict each other, as sentences. */
export const findLedgerErrors = async (db: Db) => {
  const rows = await db.select().from(submissions);
  const entries = await db
    .select({ id: credits.submissionId, sum: sql<number>`sum(${credits.delta})::int` })
    .from(credits)
    .groupBy(credits.submissionId);
  const sums = new Map(entries.map(({ id, sum }) => [id, sum]));
  const events = Map.groupBy(await db.select().from(submissionEvents), ({ submissionId }) => submissionId);
  const isOpenTask = and(eq(tasks.kind, "submission"), sql`${tasks.state} <> 'done'`);
  const openTasks = Map.groupBy(await db.select().from(tasks).where(isOpenTask), ({ submissionId }) => submissionId);
  const errors = rows.flatMap(({ id, state, creditState }) => {
    const held = creditState === "reserved" || creditState === "consumed" ? -1 : 0;
    const sum = sums.get(id) ?? 0;
    const tasksOpen = openTasks.get(id)?.length ?? 0;
    // An operator who takes back an outcome continues without a task until it is opened again.
    const hasTasks = state === "in_progress" ? tasksOpen <= 1 : tasksOpen === (state === "queued" ? 1 : 0);
    return [
      ...(sum === held ? [] : [`${id}: the credit is ${creditState}, the ledger's sum is ${sum}.`]),
      ...(leadsTo(events.get(id) ?? [], state) ? [] : [`${id}: the history does not lead to ${state}.`]),
      ...(hasTasks ? [] : [`${id}: ${tasksOpen} open tasks while ${state}.`]),
    ];
  });
  const negative = await db.select().from(creditBalances).where(lt(creditBalances.available, 0));
  return [
    ...errors,
    ...negative.map(({ userId, kind, available }) => `${userId}: ${available} ${kind} credits.`),
    ...(await findBalanceErrors(db)),
  ];
};

const isUse = sql`(${credits.reason} in ('reserve', 'release', 'refund') and ${credits.grantId} is null)`;

/** Returns where stored balances aren't the sums of the ledger. */
export const findBalanceErrors = async (db: Db) => {
  const summed = await db
    .select({
      userId: credits.userId,
      kind: credits.kind,
      available: sql<number>`sum(${credits.delta})::int`,
      held: sql<number>`coalesce(-sum(${credits.delta}) filter (where ${isUse}), 0)::int`,
      granted: sql<number>`coalesce(sum(${credits.delta}) filter (where not ${isUse}), 0)::int`,
      refunds: sql<number>`count(*) filter (where ${credits.reason} = 'refund' and ${credits.grantId} is null)::int`,
      lastGrantAt: sql`max(${credits.createdAt}) filter (where ${credits.delta} > 0 and not ${isUse})`.mapWith(
        credits.createdAt,
      ),
    })
    .from(credits)
    .groupBy(credits.userId, credits.kind);
  const asText = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  const stored = asText(await db.select().from(creditBalances));
  const expected = asText(summed);
  return [
    ...stored.filter((row) => !expected.includes(row)).map((row) => `The stored balance is wrong: ${row}`),
    ...expected.filter((row) => !stored.includes(row)).map((row) => `The balance is not stored: ${row}`),
  ];
};

/**
 * Whether events lead from `proposed` to this state. Counts how often each state was entered and left, because the times
 * of two processes do not order their events.
 */
const leadsTo = (events: Pick<typeof submissionEvents.$inferSelect, "from" | "to">[], state: string) => {
  const visits = new Map([["proposed", 1]]);
  const add = (name: string | null, count: number) => name && visits.set(name, (visits.get(name) ?? 0) + count);
  for (const { from, to } of events) {
    add(from, -1);
    add(to, 1);
  }
  add(state, -1);
  return [...visits.values()].every((count) => count === 0);
};
