// The months whose reports an account has paid for. They are made and mailed automatically; other reports can be created
// on demand.
import { and, desc, eq, exists, gt, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { type PgColumn, unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { plans, purchases, subscriptions } from "#db/schema/index.ts";
import { usableStatuses } from "#shared/billing/payments.ts";
import type { AutomaticMonths } from "#shared/reporting/reports.ts";
import { monthOf, monthRange } from "../../links/ledger/ledger.ts";

const count = sql`(${plans.deliverables} -> 'reportMonths' ->> 'count')::int`;
const isMonthly = sql`${plans.deliverables} -> 'reportMonths' ->> 'per' = 'month'`;

/** So many months after a time, in UTC whatever the connection's time zone. */
const monthsAfter = (time: PgColumn | SQL, months = count) =>
  sql<Date>`(${time} at time zone 'UTC' + make_interval(months => ${months})) at time zone 'UTC'`;

/**
 * A period per payment for a plan with reports: a number of months from the payment, or from the end of what was bought
 * before, or as long as the subscription lasts. `endsAt` is null while it goes on. Refunds, and subscriptions that ended
 * before what was paid, leave none.
 */
const listPeriods = (db: Db) => {
  const hasReports = and(isNotNull(plans.deliverables), sql`${count} > 0`);
  const isUsable = sql`${subscriptions.status} in (${sql.join(
    usableStatuses.map((status) => sql`${status}`),
    sql`, `,
  )})`;
  const order = sql`(partition by ${purchases.userId} order by ${purchases.createdAt}, ${purchases.id})`;
  const numbered = db
    .select({
      id: purchases.id,
      userId: purchases.userId,
      startsAt: purchases.createdAt,
      months: sql<number>`${count}`.as("months"),
      /** Of this purchase and those before it. */
      monthsSoFar: sql<number>`sum(${count}) over ${order}::int`.as("months_so_far"),
    })
    .from(purchases)
    .innerJoin(plans, eq(plans.id, purchases.planId))
    .where(and(isNull(purchases.refundedAt), hasReports))
    .as("numbered");
  // The months of a purchase follow those of the earlier ones: each start, moved back by the months that precede it.
  const firstStart = sql`max(${monthsAfter(numbered.startsAt, sql`(${numbered.months} - ${numbered.monthsSoFar})::int`)}) over (partition by ${numbered.userId} order by ${numbered.startsAt}, ${numbered.id})`;
  const bought = db
    .select({
      userId: numbered.userId,
      startsAt: numbered.startsAt,
      endsAt: sql<Date | null>`${monthsAfter(firstStart, sql`${numbered.monthsSoFar}::int`)}`
        .mapWith(purchases.createdAt)
        .as("ends_at"),
    })
    .from(numbered);
  const subscribed = db
    .select({
      userId: subscriptions.userId,
      startsAt: subscriptions.createdAt,
      endsAt: sql<Date | null>`case
        when not ${isMonthly} then ${monthsAfter(subscriptions.createdAt)}
        when ${isUsable} then null
        when ${subscriptions.cancelAtPeriodEnd} then ${subscriptions.currentPeriodEnd}
        else ${subscriptions.createdAt} end`
        .mapWith(subscriptions.currentPeriodEnd)
        .as("ends_at"),
    })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(hasReports);
  return unionAll(bought, subscribed).as("periods");
};

/** Whether an account's payments include the report of a month: every month that a period touches. */
export const includesMonth = (db: Db, userId: PgColumn, month: string): SQL => {
  const { start, end } = monthRange(month);
  const periods = listPeriods(db);
  return exists(
    db
      .select({ one: sql`1` })
      .from(periods)
      .where(
        and(
          eq(periods.userId, userId),
          lt(periods.startsAt, end),
          or(isNull(periods.endsAt), and(gt(periods.endsAt, start), gt(periods.endsAt, periods.startsAt))),
        ),
      ),
  );
};

/** Returns the months of the account's payment that lasts longest, or null if no payment includes reports. */
export const findAutomaticMonths = async (db: Db, userId: string): Promise<AutomaticMonths | null> => {
  const periods = listPeriods(db);
  const [period] = await db
    .select()
    .from(periods)
    .where(and(eq(periods.userId, userId), or(isNull(periods.endsAt), gt(periods.endsAt, periods.startsAt))))
    .orderBy(sql`${periods.endsAt} desc nulls first`, desc(periods.startsAt))
    .limit(1);
  if (!period) return null;
  // A period that ends as a month begins does not touch it.
  const last = period.endsAt && monthOf(new Date(period.endsAt.getTime() - 1));
  return { first: monthOf(period.startsAt), last };
};
