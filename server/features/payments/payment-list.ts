// The owner's list of payments: one-time purchases and the invoices of subscriptions.
import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { inBatches } from "#db/queries/batches.ts";
import { toTotal } from "#db/queries/count.ts";
import { isInRange } from "#db/queries/days.ts";
import { findFirst, toFoundTotal } from "#db/queries/find-page.ts";
import { containsWords } from "#db/queries/text-search.ts";
import { disputes, listedPayments, plans, users } from "#db/schema/index.ts";
import { maxFound, maxTotal } from "#shared/max-total.ts";
import { offsetOf, type Paging } from "#shared/pagination.ts";
import { answerableStatuses, type PaymentFilters, type PaymentQuery } from "#shared/payments.ts";
import { toMajorUnits } from "../../integrations/stripe-amounts.ts";
import { countUnmatched, hasStateAndPlan, readPaymentSums, startOfDay, sumPayments } from "./payment-sums.ts";

const { id, kind, isUnmatched, createdAt, payerId } = listedPayments;
const newest = [desc(createdAt), desc(id)];

const readRows = (db: Db) =>
  db
    .select({
      id,
      kind,
      state: listedPayments.state,
      isUnmatched,
      isPaid: listedPayments.isPaid,
      userId: payerId,
      email: listedPayments.email,
      name: users.name,
      plan: { id: plans.id, label: plans.label },
      amount: listedPayments.amount,
      currency: listedPayments.currency,
      refundedAmount: listedPayments.refundedAmount,
      stripeId: listedPayments.stripeId,
      subscriptionStripeId: listedPayments.subscriptionStripeId,
      paymentIntentId: listedPayments.paymentIntentId,
      customerId: sql<string | null>`coalesce(${users.stripeCustomerId}, ${listedPayments.customerId})`,
      createdAt,
    })
    .from(listedPayments)
    .leftJoin(users, eq(users.id, payerId))
    .leftJoin(plans, eq(plans.id, listedPayments.planId));

type Row = Awaited<ReturnType<typeof readRows>>[number];
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

/** Payments with exactly this Stripe id. Undefined if there are none: few texts are one. */
const findByStripeId = async (db: Db, text: string) => {
  const { stripeId, paymentIntentId, subscriptionStripeId, customerId } = listedPayments;
  const hasId = sql`array[${stripeId}, ${paymentIntentId}, ${subscriptionStripeId}, ${customerId}] @> array[${text}]`;
  const isKnown = (await db.$count(listedPayments, hasId)) > 0;
  const [customer] = await db.select({ id: users.id }).from(users).where(eq(users.stripeCustomerId, text));
  return or(isKnown ? hasId : undefined, customer && eq(payerId, customer.id));
};

/** Only the index of the whole list has the emails. */
const byEmail = (text: string, { state, plan }: PaymentFilters) => ({
  text,
  columns: [listedPayments.email],
  readRows: 2_000,
  readMore: state === undefined && plan === undefined ? 45_000 : 10_000,
});

const hasFilters = ({ from, to, ...filters }: PaymentFilters) =>
  and(hasStateAndPlan(listedPayments, filters), isInRange(createdAt, { from: from && startOfDay(from), to }));

/** With emails that contain `q`, or one of its Stripe ids. */
const findMatches = async (db: Db, { q, ...filters }: PaymentFilters) =>
  and(q ? or(containsWords([q], [listedPayments.email]), await findByStripeId(db, q)) : undefined, hasFilters(filters));

/**
 * The ids of payments that are unmatched or not, the newest first. One after the other, they are the list: an index then
 * leads to a period in either of them.
 */
const selectIds = async (
  db: Db,
  where: SQL | undefined,
  page: { isUnmatched: boolean; limit: number; offset?: number },
) => {
  if (page.limit <= 0) return [];
  const rows = await db
    .select({ id })
    .from(listedPayments)
    .where(and(where, eq(isUnmatched, page.isUnmatched)))
    .orderBy(...newest)
    .limit(page.limit)
    .offset(page.offset ?? 0);
  return rows.map((row) => row.id);
};

/** `unmatched`: how many of the payments are. */
const selectPage = async (db: Db, where: SQL | undefined, unmatched: number, paging: Paging) => {
  const [limit, offset] = [paging.limit, offsetOf(paging)];
  const first = offset < unmatched ? await selectIds(db, where, { isUnmatched: true, limit, offset }) : [];
  const rest = { limit: limit - first.length, offset: Math.max(0, offset - unmatched) };
  return [...first, ...(await selectIds(db, where, { isUnmatched: false, ...rest }))];
};

/** The ids on a page of a search, which counts fewer payments, and adds them up only if it has found all of them. */
const search = async (db: Db, filters: PaymentFilters, text: string, paging: Paging) => {
  const byStripeId = await findByStripeId(db, text);
  const find = async (ofUnmatched: boolean, limit: number) => {
    const listed = and(hasFilters(filters), eq(isUnmatched, ofUnmatched));
    if (!byStripeId)
      return findFirst(db, { table: listedPayments, listed, order: newest }, byEmail(text, filters), limit);
    const page = { isUnmatched: ofUnmatched, limit };
    return { ids: await selectIds(db, and(hasFilters(filters), byStripeId), page), isComplete: true };
  };
  const unmatched = await find(true, maxFound + 1);
  const others = await find(false, maxFound + 1 - unmatched.ids.length);
  const ids = [...unmatched.ids, ...others.ids];
  const isComplete = unmatched.isComplete && others.isComplete;
  const counted = toFoundTotal({ ids, isComplete });
  const [from, to] = [offsetOf(paging), offsetOf(paging) + paging.limit];
  if (ids.length <= maxFound || to <= maxFound)
    return {
      ids: ids.slice(from, to),
      counted,
      sums: "totalIsCapped" in counted ? [] : await sumPayments(db, inArray(id, ids)),
    };
  const where = await findMatches(db, filters);
  const count =
    unmatched.ids.length > maxFound
      ? await db.$count(listedPayments, and(where, eq(isUnmatched, true)))
      : unmatched.ids.length;
  return { ids: await selectPage(db, where, count, paging), counted, sums: [] };
};

const listAll = async (db: Db, filters: PaymentFilters, paging: Paging) => {
  const { listed, unmatched, sums } = await readPaymentSums(db, filters);
  const ids = await selectPage(db, await findMatches(db, filters), unmatched, paging);
  return { ids, counted: toTotal(listed, maxTotal), sums };
};

/** Returns a page of payments, unmatched ones first, then the newest, and the sums of all that match. */
export const listPayments = async (db: Db, { page, limit, ...filters }: PaymentQuery) => {
  const paging = { page, limit };
  const { ids, counted, sums } = filters.q
    ? await search(db, filters, filters.q, paging)
    : await listAll(db, filters, paging);
  const rows = await readRows(db).where(inArray(id, ids)).orderBy(desc(isUnmatched), desc(createdAt), desc(id));
  return { payments: rows.map(toListed), ...counted, sums };
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
  const where = await findMatches(db, filters);
  const batches = inBatches(
    (after: { createdAt: Date; id: string } | undefined, limit) =>
      readRows(db)
        .where(
          and(
            where,
            after && sql`(${createdAt}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(...newest)
        .limit(limit),
    (row) => ({ createdAt: row.createdAt, id: row.id }),
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
export const findListedPayment = async (db: Db, paymentId: string): Promise<ListedRow | undefined> => {
  const [row] = await readRows(db).where(eq(id, paymentId));
  return row && { ...row, listed: toListed(row) };
};

/** Counts the payments that wait for the owner. */
export const countWaitingPayments = async (db: Db) => ({
  unmatched: await countUnmatched(db),
  disputes: await db.$count(disputes, inArray(disputes.status, [...answerableStatuses])),
});
