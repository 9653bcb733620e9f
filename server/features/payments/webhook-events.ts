// What each Stripe event changes.
import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { connectedAccounts, purchases, users } from "#db/schema/index.ts";
import type { Dependencies, Jobs } from "../../dependencies.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import type { PaymentEvent } from "../../integrations/stripe.ts";
import { type CheckoutSession, idOf, toInvoice } from "../../integrations/stripe-objects.ts";
import { applyPlan, findPlanByPrice, linkCustomer, lockBuyer } from "./apply-plan.ts";
import { markProcessed } from "./idempotency.ts";
import { notifyOutcome, outcomeOf } from "./payment-notices.ts";
import { fetchSubscription, findByCustomer, findById } from "./sync-subscription.ts";
import { findByVerifiedEmail, holdBuyer } from "./unmatched-payments.ts";

/** Runs in one transaction with saving the event's id; returns false if its data is outdated and must be read again. */
type EventEffect = ((tx: Db) => Promise<boolean>) | undefined;

/** Reads the current state from Stripe, because the event only tells which object changed. */
export const eventEffect = async (dependencies: Dependencies, event: PaymentEvent): Promise<EventEffect> => {
  // Connected accounts also send events about their own sales, which we ignore.
  if (event.account) return event.type === "account.application.deauthorized" ? disconnectAccount(event) : undefined;
  const read = (handlers as Record<string, Handler<never> | undefined>)[event.type];
  return read?.(dependencies, event.data.object as never);
};

type Handler<Of> = (dependencies: Dependencies, object: Of) => Promise<EventEffect>;
type EventObject<Type> = Extract<PaymentEvent, { type: Type }>["data"]["object"];
type Handlers = { [Type in PaymentEvent["type"]]?: Handler<EventObject<Type>> };

const readCheckout: Handler<{ id: string }> = async (dependencies, { id }) =>
  applyCheckout(dependencies, await dependencies.payments?.findCheckout(id));
const readChange: Handler<{ id: string }> = async (dependencies, { id }) =>
  (await fetchSubscription(dependencies, id))?.save;
const readFailedInvoice: Handler<Parameters<typeof toInvoice>[0]> = (dependencies, invoice) =>
  applyInvoice(dependencies, toInvoice(invoice), true);

/** Every event of our own account that we handle. docs/running.md lists them for the operator's webhook settings. */
const handlers = {
  "checkout.session.completed": readCheckout,
  "checkout.session.async_payment_succeeded": readCheckout,
  "checkout.session.async_payment_failed": async (dependencies, { id }) =>
    notifyCheckoutFailed(dependencies, await dependencies.payments?.findCheckout(id)),
  "customer.subscription.created": readChange,
  "customer.subscription.updated": readChange,
  "customer.subscription.deleted": readChange,
  "invoice.paid": (dependencies, invoice) => applyInvoice(dependencies, toInvoice(invoice), false),
  "invoice.payment_failed": readFailedInvoice,
  "invoice.payment_action_required": readFailedInvoice,
  "charge.refunded": async (dependencies, { refunded, payment_intent }) =>
    refunded ? revokePurchase(dependencies, idOf(payment_intent)) : undefined,
  "charge.dispute.created": async ({ log }, { id }) => {
    log.warn({ dispute: id }, "A payment is disputed.");
    return undefined;
  },
} satisfies Handlers;

export const handledEvents = [...Object.keys(handlers), "account.application.deauthorized"];

const applyCheckout = async (
  dependencies: Dependencies,
  checkout: CheckoutSession | undefined,
): Promise<EventEffect> => {
  if (!checkout) return undefined;
  const { db, jobs, log, clock } = dependencies;
  const {
    id: checkoutId,
    purchase: bought,
    customerId,
    paymentIntentId,
    subscriptionId,
    isRefunded,
    email,
    total,
  } = checkout;
  const userId = await findBuyer(db, checkout);
  if (subscriptionId) return (await fetchSubscription(dependencies, subscriptionId, userId))?.save;
  if (checkout.state !== "paid") return undefined;
  const plan = await findPlanByPrice(db, bought?.priceId, bought?.amounts ?? []);
  if (!userId || !plan)
    log.error({ checkout: checkoutId, userId, price: bought?.priceId }, "A checkout does not fit a buyer and a plan.");
  const purchase = {
    userId: userId ?? null,
    buyerEmail: userId ? null : (email ?? null),
    customerId: userId ? null : (customerId ?? null),
    planId: plan?.id ?? null,
    amount: total?.amount ?? null,
    currency: total?.currency ?? null,
  };
  return async (tx) => {
    if (!(await holdBuyer(tx, userId, purchase.buyerEmail))) return false;
    const values = { ...purchase, checkoutId, paymentIntentId: paymentIntentId ?? null };
    const [added] = await tx
      .insert(purchases)
      .values({ ...values, refundedAt: isRefunded ? clock() : null })
      .onConflictDoNothing()
      .returning({ id: purchases.id });
    if (!added && isRefunded) await refund(tx, eq(purchases.checkoutId, checkoutId), clock());
    if (userId) {
      await linkCustomer(tx, userId, customerId);
      await applyPlan(tx, userId, clock());
    }
    if (added) await notifyOutcome(tx, jobs, outcomeOf(purchase, !isRefunded), purchase, checkoutId);
    return true;
  };
};

/** By the client reference id, else by verified email. */
const findBuyer = async (db: Db, { userId, email }: CheckoutSession) =>
  (await findById(db, userId)) ?? findByVerifiedEmail(db, email);

/** Marks a purchase as refunded. */
const revokePurchase = async (
  dependencies: Dependencies,
  paymentIntentId: string | undefined,
): Promise<EventEffect> => {
  if (!paymentIntentId) return undefined;
  const { db, payments, clock } = dependencies;
  const isIt = eq(purchases.paymentIntentId, paymentIntentId);
  const [existing] = await db.select({ userId: purchases.userId }).from(purchases).where(isIt);
  // The refund may arrive before the purchase; then the purchase is saved as refunded.
  if (!existing)
    return applyCheckout(dependencies, await payments?.findCheckoutOf({ payment_intent: paymentIntentId }));
  return async (tx) => {
    if (existing.userId !== null && !(await lockBuyer(tx, existing.userId))) return false;
    const [refunded] = await refund(tx, isIt, clock());
    // The purchase was assigned to an account meanwhile.
    if (refunded && refunded.userId !== existing.userId) return false;
    if (existing.userId !== null) await applyPlan(tx, existing.userId, clock());
    return true;
  };
};

const refund = (tx: Db, isIt: SQL, now: Date) =>
  tx
    .update(purchases)
    .set({ refundedAt: now })
    .where(and(isIt, isNull(purchases.refundedAt)))
    .returning({ userId: purchases.userId });

const applyInvoice = async (
  dependencies: Dependencies,
  { id, attempt, customerId, subscriptionId }: ReturnType<typeof toInvoice>,
  hasFailed: boolean,
): Promise<EventEffect> => {
  const { jobs } = dependencies;
  const update = subscriptionId ? await fetchSubscription(dependencies, subscriptionId) : undefined;
  // A late event may report a failure that is already resolved.
  const isResolved = update?.status === "active" || update?.status === "trialing";
  const userId = update?.userId ?? (await findByCustomer(dependencies.db, customerId));
  return async (tx) => {
    if (update && !(await update.save(tx))) return false;
    // Stripe sends two events for one attempt that fails and requires confirmation; one email is enough.
    const isUnreported =
      hasFailed && !isResolved && (await markProcessed(tx, `${id} ${attempt}`, "payment-failure-notified"));
    if (isUnreported) await notifyPaymentFailed(tx, jobs, userId);
    return true;
  };
};

const notifyCheckoutFailed = async (
  { db, jobs }: Dependencies,
  checkout: CheckoutSession | undefined,
): Promise<EventEffect> => {
  if (checkout?.state !== "failed") return undefined;
  const userId = (await findBuyer(db, checkout)) ?? (await findByCustomer(db, checkout.customerId));
  return async (tx) => {
    await notifyPaymentFailed(tx, jobs, userId);
    return true;
  };
};

const notifyPaymentFailed = async (tx: Db, jobs: Jobs, userId: string | undefined) => {
  if (!userId) return;
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (user) await enqueueEmail(tx, jobs, { to: user.email, template: "payment-failed", props: {} });
};

/** Deletes the connection when a customer revokes our access to their account. */
const disconnectAccount =
  ({ account = "", livemode }: PaymentEvent): EventEffect =>
  async (tx) => {
    const mode = livemode ? "live" : "test";
    await tx
      .delete(connectedAccounts)
      .where(and(eq(connectedAccounts.accountId, account), eq(connectedAccounts.mode, mode)));
    return true;
  };
