import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  exists,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  lt,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { ledgerMonths, submissionEvents, submissions } from "#db/schema/index.ts";
import { type Ledger, type OutcomeCounts, outcomes } from "#shared/links/ledger.ts";
import { undoSeconds } from "#shared/links/submission-states.ts";

const event = alias(submissionEvents, "event");
const other = alias(submissionEvents, "other");
const undo = alias(submissionEvents, "undo");
type Events = Record<"submissionId" | "to" | "at" | "id", PgColumn>;

/** An operator took this outcome back: within seconds, the submission returned to work. */
export const isUndone = (db: Db, undone: Events) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(undo)
      .where(
        and(
          eq(undo.submissionId, undone.submissionId),
          eq(undo.from, undone.to),
          eq(undo.to, "in_progress"),
          sql`(${undo.at}, ${undo.id}) > (${undone.at}, ${undone.id})`,
          sql`${undo.at} <= ${undone.at} + make_interval(secs => ${undoSeconds})`,
        ),
      ),
  );

/** A submission is sent again after its customer answered, and a recovered link is live again: both count once. */
const isFirst = (db: Db) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(other)
      .where(
        and(
          eq(other.submissionId, event.submissionId),
          eq(other.to, event.to),
          sql`(${other.at}, ${other.id}) < (${event.at}, ${event.id})`,
          not(isUndone(db, other)),
        ),
      ),
  );

/** The directory rejected the submission, or closed after it was sent. */
const isRejected = or(
  eq(event.to, "rejected"),
  and(eq(event.to, "unavailable"), inArray(event.from, ["submitted", "in_review"])),
);

/** The first moment of a month like `2026-11`, and of the next one. */
export const monthRange = (month: string) => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return { start: new Date(Date.UTC(year, number - 1)), end: new Date(Date.UTC(year, number)) };
};

/** Counts the submissions with each outcome in a month, each submission once per outcome. */
export const countOutcomes = async (db: Db, month: string, projectId?: string): Promise<OutcomeCounts> => {
  const { start, end } = monthRange(month);
  // A query per outcome: it reads the index of a state and its month, and Postgres can join the earlier events, which it
  // would look up one by one if all outcomes were counted at once.
  const count = async (...outcome: (SQL | undefined)[]) => {
    const [row] = await db
      .select({ count: countDistinct(event.submissionId) })
      .from(event)
      .innerJoin(submissions, eq(submissions.id, event.submissionId))
      .where(
        and(
          ...outcome,
          gte(event.at, start),
          lt(event.at, end),
          // A note without a new state.
          sql`${event.from} is distinct from ${event.to}`,
          not(isUndone(db, event)),
          projectId === undefined ? undefined : eq(event.projectId, projectId),
        ),
      );
    return row?.count ?? 0;
  };
  return {
    submitted: await count(eq(event.to, "submitted"), isFirst(db)),
    live: await count(eq(event.to, "live"), isFirst(db)),
    rejected: await count(isRejected),
    expired: await count(eq(event.to, "expired")),
    lost: await count(eq(event.to, "lost")),
    replaced: await count(eq(event.to, "proposed"), isNotNull(submissions.replacesId)),
  };
};

const { refreshedAt: _, ...shownColumns } = getTableColumns(ledgerMonths);

/** Returns the public ledger, newest month first. */
export const getLedger = async (db: Db): Promise<Ledger> => {
  const months = await db.select(shownColumns).from(ledgerMonths).orderBy(desc(ledgerMonths.month));
  const totals = { submitted: 0, live: 0, rejected: 0, expired: 0, lost: 0, replaced: 0 };
  for (const month of months) for (const outcome of outcomes) totals[outcome] += month[outcome];
  return { months, totals };
};

/** The months that can still change, oldest first: from that of the first outcome to the current one. */
export const listOpenMonths = async (db: Db, now: Date) => {
  const first = await findFirstOutcome(db);
  if (!first) return [];
  const complete = await db
    .select({ month: ledgerMonths.month })
    .from(ledgerMonths)
    .where(eq(ledgerMonths.isComplete, true));
  const isComplete = new Set(complete.map(({ month }) => month));
  return monthsBetween(first, now).filter((month) => !isComplete.has(month));
};

/** All other outcomes follow one of these. A query per state, so that each reads one entry of the index. */
const findFirstOutcome = async (db: Db) => {
  const firsts = (["submitted", "rejected", "expired"] as const).map((state) =>
    db
      .select({ at: submissionEvents.at })
      .from(submissionEvents)
      .where(eq(submissionEvents.to, state))
      .orderBy(asc(submissionEvents.at))
      .limit(1),
  );
  const found = (await Promise.all(firsts)).flat();
  return found.map(({ at }) => at).toSorted((one, another) => one.getTime() - another.getTime())[0];
};

export const monthOf = (at: Date) => at.toISOString().slice(0, 7);

const monthsBetween = (first: Date, last: Date) => {
  const months: string[] = [];
  const next = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth()));
  for (; next <= last; next.setUTCMonth(next.getUTCMonth() + 1)) months.push(monthOf(next));
  return months;
};
