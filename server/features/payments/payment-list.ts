// The owner's list of payments: one-time purchases and the invoices of subscriptions.
import { and, count, desc, eq, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { inBatches } from "#db/queries/batches.ts";
import { countUpTo } from "#db/queries/count.ts";
import { disputes, invoices, plans, purchases, subscriptions, users } from "#db/schema/index.ts";
import { offsetOf } from "#shared/pagination.ts";
import { answerableStatuses, type PaymentFilters, type PaymentQuery, type PaymentState } from "#shared/payments.ts";
import { toMajorUnits } from "../../integrations/stripe-amounts.ts";

/** All payments, as table `p` with what they have in common. */
const allPayments = sql`(
  select ${purchases.id} as id, 'purchase' as kind, ${purchases.checkoutId} as stripe_id, null as subscription_stripe_id,
    ${purchases.paymentIntentId} as payment_intent_id, ${purchases.customerId} as customer_id, ${purchases.userId} as user_id,
    ${purchases.buyerEmail} as buyer_email, ${purchases.planId} as plan_id, ${purchases.amount} as amount,
    ${purchases.currency} as currency, ${purchases.refundedAmount} as refunded_amount, ${purchases.refundedAt} as refunded_at,
    true as is_paid, ${purchases.createdAt} as created_at
  from ${purchases}
  union all
  select ${invoices.id}, 'invoice', ${invoices.stripeId}, ${subscriptions.stripeId},
    ${invoices.paymentIntentId}, ${subscriptions.customerId}, ${subscriptions.userId},
    ${subscriptions.buyerEmail}, ${subscriptions.planId}, ${invoices.amount},
    ${invoices.currency}, ${invoices.refundedAmount}, ${invoices.refundedAt},
    ${invoices.status} = 'paid', ${invoices.createdAt}
  from ${invoices} join ${subscriptions} on ${subscriptions.id} = ${invoices.subscriptionId}
  where ${invoices.status} <> 'void'
) p`;

const payment = {
  id: sql<string>`p.id`,
  kind: sql<"purchase" | "invoice">`p.kind`,
  stripeId: sql<string>`p.stripe_id`,
  subscriptionStripeId: sql<string | null>`p.subscription_stripe_id`,
  paymentIntentId: sql<string | null>`p.payment_intent_id`,
  userId: sql<string | null>`p.user_id`,
  amount: sql<number | null>`p.amount`.mapWith(purchases.amount),
  currency: sql<string | null>`p.currency`,
  refundedAmount: sql<number>`p.refunded_amount`.mapWith(purchases.refundedAmount),
  isPaid: sql<boolean>`p.is_paid`,
  createdAt: sql<Date>`p.created_at`.mapWith(purchases.createdAt),
};

// A payment of an erased account has neither a buyer's email nor a customer.
const hasBuyer = sql`(p.user_id is not null or p.buyer_email is not null or p.customer_id is not null)`;
const isUnmatched = sql<boolean>`(p.is_paid and p.refunded_at is null and ${hasBuyer} and (p.user_id is null or p.plan_id is null))`;
const isDisputed = sql`exists (select 1 from ${disputes} d where d.payment_intent_id = p.payment_intent_id and d.status not in ('won', 'warning_closed', 'prevented'))`;
const lostAmount = sql`(select coalesce(sum(d.amount), 0)::int8 from ${disputes} d where d.payment_intent_id = p.payment_intent_id and d.status = 'lost')`;
const state = sql<PaymentState>`case
  when ${isDisputed} then 'disputed'
  when p.refunded_amount > 0 then 'refunded'
  when ${isUnmatched} then 'unmatched'
  when not p.is_paid then 'failed'
  else 'paid' end`;

const isPayer = eq(users.id, sql`p.user_id`);

const listedPayments = (db: Db) =>
  db
    .select({
      ...payment,
      customerId: sql<string | null>`coalesce(${users.stripeCustomerId}, p.customer_id)`,
      email: sql<string | null>`coalesce(${users.email}, p.buyer_email)`,
      name: users.name,
      plan: { id: plans.id, label: plans.label },
      state,
      isUnmatched,
    })
    .from(allPayments)
    .leftJoin(users, isPayer)
    .leftJoin(plans, eq(plans.id, sql`p.plan_id`));

type Row = {
  id: string;
  kind: "purchase" | "invoice";
  stripeId: string;
  subscriptionStripeId: string | null;
  paymentIntentId: string | null;
  userId: string | null;
  amount: number | null;
  currency: string | null;
  refundedAmount: number;
  isPaid: boolean;
  createdAt: Date;
  customerId: string | null;
  email: string | null;
  name: string | null;
  plan: { id: number; label: string } | null;
  state: PaymentState;
  isUnmatched: boolean;
};
export type ListedRow = Row & { listed: ReturnType<typeof toListed> };

const toListed = (row: Row) => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  isUnmatched: row.isUnmatched,
  userId: row.userId,
  email: row.email,
  plan: row.plan,
  amount: row.amount === null || !row.currency ? null : toMajorUnits(row.amount, row.currency),
  refunded: row.currency ? toMajorUnits(row.refundedAmount, row.currency) : 0,
  currency: row.currency,
  stripeId: row.stripeId,
  createdAt: row.createdAt,
});

const dayMs = 24 * 3600_000;
const startOfDay = (instant: Date) => new Date(Math.floor(instant.getTime() / dayMs) * dayMs);

const matches = ({ q, plan, from, to, ...filters }: PaymentFilters) => {
  const pattern = `%${q?.replace(/[\\%_]/g, "\\$&")}%`;
  return and(
    q
      ? or(
          ilike(users.email, pattern),
          ilike(sql`p.buyer_email`, pattern),
          sql`${q} in (p.stripe_id, p.payment_intent_id, p.subscription_stripe_id, p.customer_id)`,
          eq(users.stripeCustomerId, q),
        )
      : undefined,
    filters.state && (filters.state === "unmatched" ? sql`${isUnmatched}` : sql`${state} = ${filters.state}`),
    plan === undefined ? undefined : sql`p.plan_id = ${plan}`,
    from && sql`p.created_at >= ${startOfDay(from).toISOString()}::timestamptz`,
    to && sql`p.created_at < ${new Date(startOfDay(to).getTime() + dayMs).toISOString()}::timestamptz`,
  );
};

/** Returns a page of payments, unmatched ones first, then the newest, and the sums of all that match. */
export const listPayments = async (db: Db, { page, limit, ...filters }: PaymentQuery) => {
  const where = matches(filters);
  const rows = await listedPayments(db)
    .where(where)
    .orderBy(desc(isUnmatched), desc(payment.createdAt), desc(payment.id))
    .limit(limit)
    .offset(offsetOf({ page, limit }));
  const listed = db.select({ one: sql`1` }).from(allPayments).leftJoin(users, isPayer).where(where);
  return { payments: rows.map(toListed), ...(await countUpTo(db, listed)), sums: await sumPayments(db, where) };
};

const sumPayments = async (db: Db, where: SQL | undefined) => {
  const sum = (amount: SQL) => sql<number>`coalesce(sum(${amount}), 0)::int8`.mapWith(Number);
  const rows = await db
    .select({
      currency: payment.currency,
      payments: count(),
      paid: sum(sql`p.amount`),
      refunded: sum(sql`p.refunded_amount`),
      lost: sum(lostAmount),
    })
    .from(allPayments)
    .leftJoin(users, isPayer)
    .where(and(where, sql`p.is_paid and p.currency is not null`))
    .groupBy(payment.currency)
    .orderBy(sql`sum(p.amount) desc nulls last`);
  return rows.flatMap(({ currency, payments, paid, refunded, lost }) => {
    if (!currency) return [];
    const inMajor = (amount: number) => toMajorUnits(amount, currency);
    return {
      currency,
      payments,
      paid: inMajor(paid),
      refunded: inMajor(refunded),
      lost: inMajor(lost),
      net: inMajor(paid - refunded - lost),
    };
  });
};

export const exportedColumns = [
  "createdAt",
  "state",
  "email",
  "plan",
  "amount",
  "refunded",
  "currency",
  "kind",
  "stripeId",
  "paymentIntentId",
  "subscriptionId",
  "customerId",
] as const;

/** Yields all payments that match, newest first, in batches. */
export const exportPaymentList = async function* (db: Db, filters: PaymentFilters) {
  const batches = inBatches(
    (after: { createdAt: Date; id: string } | undefined, limit) =>
      listedPayments(db)
        .where(
          and(
            matches(filters),
            after && sql`(p.created_at, p.id) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(desc(payment.createdAt), desc(payment.id))
        .limit(limit),
    ({ createdAt, id }) => ({ createdAt, id }),
  );
  for await (const rows of batches)
    yield rows.map((row) => {
      const { state, email, amount, refunded, currency, kind, stripeId } = toListed(row);
      const { paymentIntentId, subscriptionStripeId: subscriptionId, customerId, plan } = row;
      return {
        createdAt: row.createdAt,
        state,
        email,
        plan: plan?.label ?? null,
        amount,
        refunded,
        currency: currency?.toUpperCase() ?? null,
        kind,
        stripeId,
        paymentIntentId,
        subscriptionId,
        customerId,
      };
    });
};

/** Returns a payment as listed with its Stripe ids, or undefined. */
export const findListedPayment = async (db: Db, id: string): Promise<ListedRow | undefined> => {
  const [row]: Row[] = await listedPayments(db).where(sql`p.id = ${id}`);
  return row && { ...row, listed: toListed(row) };
};

/** Counts the payments that wait for the owner. */
export const countWaitingPayments = async (db: Db) => {
  const [counted] = await db.select({ unmatched: count() }).from(allPayments).where(isUnmatched);
  const open = await db.$count(disputes, inArray(disputes.status, [...answerableStatuses]));
  return { unmatched: counted?.unmatched ?? 0, disputes: open };
};
