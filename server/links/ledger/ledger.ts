import { asc, desc, eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { ledgerMonths, submissionEvents } from "#db/schema/index.ts";
import type { Ledger } from "#shared/links/ledger.ts";
import { outcomes } from "#shared/links/ledger.ts";

/** Returns the public ledger, newest month first. */
export const getLedger = async (db: Db): Promise<Ledger> => {
  const months = await db
    .select({
      month: ledgerMonths.month,
      submitted: ledgerMonths.submitted,
      live: ledgerMonths.live,
      rejected: ledgerMonths.rejected,
      expired: ledgerMonths.expired,
      lost: ledgerMonths.lost,
      replaced: ledgerMonths.replaced,
      isComplete: ledgerMonths.isComplete,
    })
    .from(ledgerMonths)
    .orderBy(desc(ledgerMonths.month));
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
