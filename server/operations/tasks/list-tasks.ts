import { and, asc, count, eq, gte, isNotNull, min, or } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { countListed } from "#db/queries/count.ts";
import { tasks } from "#db/schema/index.ts";
import { type TaskQuery, type Throughput, taskKinds } from "#shared/operations/tasks.ts";
import { offsetOf } from "#shared/pagination.ts";
import { hourMs } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";
import { describeTasks } from "./describe-tasks.ts";
import { isHeld } from "./lease.ts";

/** Lists tasks, first the ones that are due first, with the caller's throughput. */
export const listTasks = async (
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  operatorId: string,
  { kind, state, mine, ...paging }: TaskQuery,
) => {
  const isMine = mine === "true" ? or(eq(tasks.claimedBy, operatorId), eq(tasks.finishedBy, operatorId)) : undefined;
  const where = and(kind && eq(tasks.kind, kind), state && isInState[state], isMine);
  const rows = await db
    .select()
    .from(tasks)
    .where(where)
    .orderBy(asc(tasks.dueAt), asc(tasks.id))
    .limit(paging.limit)
    .offset(offsetOf(paging));
  return {
    tasks: await describeTasks(db, rows),
    ...(await countListed(db, tasks, where)),
    counts: await countUnfinished(db),
    throughput: await throughputOf(db, clock(), operatorId),
  };
};

const isUnfinished = or(eq(tasks.state, "open"), isHeld);
const isInState = {
  open: eq(tasks.state, "open"),
  claimed: isHeld,
  done: or(eq(tasks.state, "done"), isNotNull(tasks.outcome)),
};

const countUnfinished = async (db: Db) => {
  const rows = await db.select({ kind: tasks.kind, n: count() }).from(tasks).where(isUnfinished).groupBy(tasks.kind);
  const countOf = (kind: string) => rows.find((row) => row.kind === kind)?.n ?? 0;
  return Object.fromEntries(taskKinds.map((kind) => [kind, countOf(kind)])) as Record<
    (typeof taskKinds)[number],
    number
  >;
};

/** `perHour` counts from the day's first finished task, for at least an hour. */
const throughputOf = async (db: Db, now: Date, operatorId: string): Promise<Throughput> => {
  const midnight = new Date(now);
  midnight.setUTCHours(0, 0, 0, 0);
  const [done] = await db
    .select({ today: count(), firstAt: min(tasks.finishedAt) })
    .from(tasks)
    .where(and(eq(tasks.finishedBy, operatorId), gte(tasks.finishedAt, midnight)));
  const [oldest] = await db
    .select({ dueAt: min(tasks.dueAt) })
    .from(tasks)
    .where(eq(tasks.state, "open"));
  const { today = 0, firstAt = null } = done ?? {};
  const hours = firstAt ? Math.max(1, (now.getTime() - firstAt.getTime()) / hourMs) : 1;
  return { today, perHour: Math.round((today / hours) * 10) / 10, oldestDueAt: oldest?.dueAt?.toISOString() ?? null };
};
