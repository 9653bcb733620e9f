// What the owner sees of one payment.

import { arrayOverlaps, asc, desc, eq, TransactionRollbackError } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { findLockedAccount } from "#db/queries/lock-account.ts";
import { oldestFirst } from "#db/queries/order.ts";
import { credits, disputes, invoices, paymentEvents, purchases, refunds, subscriptions } from "#db/schema/index.ts";
import { creditKinds } from "#shared/billing/credits.ts";
import type { RefundEffect } from "#shared/billing/payments.ts";
import type { Mode } from "#shared/modes.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { toMajorUnits } from "../../integrations/stripe/stripe-amounts.ts";
import { availableCredits } from "../credits/credits.ts";
import { paysForMonth } from "../credits/grants.ts";
import { settlePaidPeriod } from "../credits/paid-periods.ts";
import { remainingGrants } from "../credits/remaining-grants.ts";
import { applyPlan } from "../subscriptions/apply-plan.ts";
import { findListedPayment, type ListedRow } from "./payment-list.ts";
import { currentLabel } from "./payment-notices.ts";

type Scope = Pick<Dependencies, "db" | "clock" | "payments">;
type Payment = ListedRow;

/** Returns a payment as listed with its Stripe ids. Throws Problem `not-found`. */
export const getPayment = async (db: Db, id: string): Promise<Payment> => {
  const payment = await findListedPayment(db, id);
  if (!payment) throw new Problem("not-found", "Payment not found.");
  return payment;
};

const findInvoice = async (db: Db, { id, kind }: Payment) => {
  if (kind !== "invoice") return undefined;
  const [row] = await db
    .select({ invoice: invoices, subscription: subscriptions })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .where(eq(invoices.id, id));
  return row;
};

/** Returns all that the owner sees of a payment. Throws Problem `not-found`. */
export const getPaymentDetail = async (scope: Scope, id: string) => {
  const { db, payments } = scope;
  const payment = await getPayment(db, id);
  const { listed, paymentIntentId, userId, email, name } = payment;
  const invoiced = await findInvoice(db, payment);
  const mode = payments?.mode ?? (payment.stripeId.startsWith("cs_test_") ? "test" : "live");
  const ofIntent = paymentIntentId ?? "";
  const disputed = await db
    .select()
    .from(disputes)
    .where(eq(disputes.paymentIntentId, ofIntent))
    .orderBy(desc(disputes.createdAt));
  const refunded = await db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentIntentId, ofIntent))
    .orderBy(desc(refunds.createdAt));
  const refundable = payments ? refundableAmount(payment) : null;
  return {
    ...listed,
    customer: userId && email ? { id: userId, email, name } : null,
    ids: stripeIds(payment, mode),
    period: invoiced ? { start: invoiced.invoice.periodStart, end: invoiced.invoice.periodEnd } : null,
    subscription: invoiced
      ? {
          stripeId: invoiced.subscription.stripeId,
          status: invoiced.subscription.status,
          currentPeriodEnd: invoiced.subscription.currentPeriodEnd,
        }
      : null,
    granted: await listGranted(db, payment),
    refundable,
    refundEffect: refundable === null ? null : await previewRefund(scope, payment),
    refunds: refunded.map(({ paymentIntentId: _, readAt: __, ...refund }) => ({
      ...refund,
      amount: toMajorUnits(refund.amount, refund.currency),
    })),
    disputes: disputed.map(({ paymentIntentId: _, readAt: __, ...dispute }) => ({
      ...dispute,
      amount: toMajorUnits(dispute.amount, dispute.currency),
      url: `${dashboardUrl(mode)}/disputes/${dispute.id}`,
    })),
    events: await listEvents(db, payment),
  };
};

/** What is left to refund, in major units, or null if the payment is unpaid or unknown to Stripe. */
export const refundableAmount = ({ amount, refundedAmount, currency, isPaid, paymentIntentId }: Payment) =>
  isPaid && paymentIntentId && currency && amount !== null && amount > refundedAmount
    ? toMajorUnits(amount - refundedAmount, currency)
    : null;

const dashboardUrl = (mode: Mode) => `https://dashboard.stripe.com${mode === "test" ? "/test" : ""}`;

const stripeIds = ({ stripeId, paymentIntentId, subscriptionStripeId, customerId, kind }: Payment, mode: Mode) => {
  const base = dashboardUrl(mode);
  const invoice = kind === "invoice" ? stripeId : null;
  return [
    { label: "Payment", id: paymentIntentId, path: "payments" },
    { label: "Invoice", id: invoice, path: "invoices" },
    { label: "Subscription", id: subscriptionStripeId, path: "subscriptions" },
    { label: "Customer", id: customerId, path: "customers" },
  ].flatMap(({ label, id, path }) => (id ? [{ label, id, url: `${base}/${path}/${id}` }] : []));
};

/** The credits that the payment granted, and how many of them are unused. */
const listGranted = async (db: Db, payment: Payment) => {
  const { userId, kind, stripeId, subscriptionStripeId } = payment;
  if (!userId) return [];
  const entries = await db
    .select()
    .from(credits)
    .where(eq(credits.userId, userId))
    .orderBy(...oldestFirst(credits.createdAt, credits.id));
  const invoiced = await findInvoice(db, payment);
  const isGranted = ({ source, expiresAt }: typeof credits.$inferSelect) =>
    kind === "purchase"
      ? source === `purchase ${stripeId}`
      : source.startsWith(`period ${subscriptionStripeId} `) &&
        expiresAt !== null &&
        invoiced !== undefined &&
        paysForMonth(invoiced.invoice, expiresAt);
  return creditKinds.flatMap((kindOfCredit) => {
    const grants = remainingGrants(entries.filter((entry) => entry.kind === kindOfCredit));
    const direct = grants.filter(isGranted);
    const ids = new Set(direct.map(({ id }) => id));
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    const granted = sum(direct.map(({ delta }) => delta));
    // Includes credits given back for its submissions.
    const left = sum(grants.filter(({ originId }) => ids.has(originId)).map((grant) => grant.left));
    return granted ? [{ kind: kindOfCredit, count: granted, left }] : [];
  });
};

const listEvents = (db: Db, { stripeId, paymentIntentId }: Payment) =>
  db
    .select({ id: paymentEvents.id, type: paymentEvents.type, createdAt: paymentEvents.createdAt })
    .from(paymentEvents)
    .where(arrayOverlaps(paymentEvents.objectIds, [stripeId, ...(paymentIntentId ? [paymentIntentId] : [])]))
    .orderBy(asc(paymentEvents.createdAt), asc(paymentEvents.id))
    .limit(100);

/** Finds what a full refund takes from the customer, by the rules that will apply, in a transaction that is rolled back. */
const previewRefund = async ({ db, clock }: Scope, payment: Payment): Promise<RefundEffect> => {
  const { userId, kind, id } = payment;
  const nothing: RefundEffect = { plan: null, planAfter: null, credits: [] };
  if (!userId) return nothing;
  const now = clock();
  let effect = nothing;
  const preview = async (tx: Db) => {
    if (!(await findLockedAccount(tx, userId))) return;
    const before = { plan: await currentLabel(tx, userId), credits: await balances(tx, userId) };
    if (kind === "purchase") await tx.update(purchases).set({ refundedAt: now }).where(eq(purchases.id, id));
    else {
      const returned = await tx.update(invoices).set({ refundedAt: now }).where(eq(invoices.id, id)).returning();
      for (const invoice of returned) await settlePaidPeriod(tx, invoice);
    }
    await applyPlan(tx, userId, now);
    const planAfter = await currentLabel(tx, userId);
    const after = await balances(tx, userId);
    effect = {
      ...(before.plan === planAfter ? { plan: null, planAfter: null } : { plan: before.plan, planAfter }),
      credits: creditKinds.flatMap((kindOfCredit, at) => {
        const lost = (before.credits[at] ?? 0) - (after[at] ?? 0);
        return lost > 0 ? [{ kind: kindOfCredit, count: lost }] : [];
      }),
    };
  };
  await db
    .transaction(async (tx) => {
      await preview(tx);
      tx.rollback();
    })
    .catch((error) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  return effect;
};

const balances = async (tx: Db, userId: string) => {
  const available: number[] = [];
  for (const kind of creditKinds) available.push(await availableCredits(tx, userId, kind));
  return available;
};
