// What the events of the payment service mean here.
import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { connectedAccounts, purchases, users } from "#db/schema/index.ts";
import type { Parts } from "../../dependencies.ts";
import { queueMail } from "../../emails/email-queue.ts";
import type { PaymentEvent } from "../../integrations/stripe.ts";
import { idOf, invoiceOf, type OutsideCheckout } from "../../integrations/stripe-objects.ts";
import { findPlanSold, keepCustomer, lockBuyer, settlePlan } from "./apply-plan.ts";
import { isFirst } from "./idempotency.ts";
import { notifyOutcome, outcomeOf } from "./payment-notices.ts";
import { findByCustomer, findById, readSubscription } from "./sync-subscription.ts";
import { findByVerifiedEmail, holdBuyer } from "./unmatched-payments.ts";

/** Written in one transaction with the event's id; false when it must be read again. */
type Effect = ((tx: Db) => Promise<boolean>) | undefined;

/** Asks the payment service what is true now; the event only says what to ask about. */
export const effectOf = async (parts: Parts, event: PaymentEvent): Promise<Effect> => {
  // A customer's own account tells us of its sales too, which are none of ours.
  if (event.account) return event.type === "account.application.deauthorized" ? forgetAccount(event) : undefined;
  const read = (handlers as Record<string, Handler<never> | undefined>)[event.type];
  return read?.(parts, event.data.object as never);
};

type Handler<Of> = (parts: Parts, object: Of) => Promise<Effect>;
type EventObject<Type> = Extract<PaymentEvent, { type: Type }>["data"]["object"];
type Handlers = { [Type in PaymentEvent["type"]]?: Handler<EventObject<Type>> };

const readCheckout: Handler<{ id: string }> = async (parts, { id }) =>
  takeCheckout(parts, await parts.payments?.findCheckout(id));
const readChange: Handler<{ id: string }> = async (parts, { id }) => (await readSubscription(parts, id))?.keep;
const readFailedInvoice: Handler<Parameters<typeof invoiceOf>[0]> = (parts, invoice) =>
  takeInvoice(parts, invoiceOf(invoice), true);

/** Every event of our own account that is read. The operator subscribes the webhook to these: docs/running.md lists them. */
const handlers = {
  "checkout.session.completed": readCheckout,
  "checkout.session.async_payment_succeeded": readCheckout,
  "checkout.session.async_payment_failed": async (parts, { id }) =>
    tellOfCheckout(parts, await parts.payments?.findCheckout(id)),
  "customer.subscription.created": readChange,
  "customer.subscription.updated": readChange,
  "customer.subscription.deleted": readChange,
  "invoice.paid": (parts, invoice) => takeInvoice(parts, invoiceOf(invoice), false),
  "invoice.payment_failed": readFailedInvoice,
  "invoice.payment_action_required": readFailedInvoice,
  "charge.refunded": async (parts, { refunded, payment_intent }) =>
    refunded ? takeBack(parts, idOf(payment_intent)) : undefined,
  "charge.dispute.created": async ({ log }, { id }) => {
    log.warn({ dispute: id }, "A payment is disputed.");
    return undefined;
  },
} satisfies Handlers;

export const handledEvents = [...Object.keys(handlers), "account.application.deauthorized"];

const takeCheckout = async (parts: Parts, checkout: OutsideCheckout | undefined): Promise<Effect> => {
  if (!checkout) return undefined;
  const { db, log, clock } = parts;
  const { id: checkoutId, bought, customerId, paymentIntentId, subscriptionId, isRefunded, email, total } = checkout;
  const userId = await findBuyer(db, checkout);
  if (subscriptionId) return (await readSubscription(parts, subscriptionId, userId))?.keep;
  if (checkout.state !== "paid") return undefined;
  const plan = await findPlanSold(db, bought?.priceId, bought?.amounts ?? []);
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
      await keepCustomer(tx, userId, customerId);
      await settlePlan(tx, userId);
    }
    if (added) await notifyOutcome(tx, outcomeOf(purchase, !isRefunded), purchase, checkoutId);
    return true;
  };
};

/** By the reference that we gave, else by an address that is proved to be theirs. */
const findBuyer = async (db: Db, { userId, email }: OutsideCheckout) =>
  (await findById(db, userId)) ?? findByVerifiedEmail(db, email);

/** A refund takes a purchase back. */
const takeBack = async (parts: Parts, paymentIntentId: string | undefined): Promise<Effect> => {
  if (!paymentIntentId) return undefined;
  const { db, payments, clock } = parts;
  const isIt = eq(purchases.paymentIntentId, paymentIntentId);
  const [known] = await db.select({ userId: purchases.userId }).from(purchases).where(isIt);
  // It may be told of before the purchase is, which is then kept as one that was taken back.
  if (!known) return takeCheckout(parts, await payments?.findCheckoutOf({ payment_intent: paymentIntentId }));
  return async (tx) => {
    if (known.userId !== null && !(await lockBuyer(tx, known.userId))) return false;
    const [refunded] = await refund(tx, isIt, clock());
    // It was matched with an account meanwhile.
    if (refunded && refunded.userId !== known.userId) return false;
    if (known.userId !== null) await settlePlan(tx, known.userId);
    return true;
  };
};

const refund = (tx: Db, isIt: SQL, now: Date) =>
  tx
    .update(purchases)
    .set({ refundedAt: now })
    .where(and(isIt, isNull(purchases.refundedAt)))
    .returning({ userId: purchases.userId });

const takeInvoice = async (
  parts: Parts,
  { id, attempt, customerId, subscriptionId }: ReturnType<typeof invoiceOf>,
  hasFailed: boolean,
): Promise<Effect> => {
  const reading = subscriptionId ? await readSubscription(parts, subscriptionId) : undefined;
  // Told late, it may be mended already.
  const isMended = reading?.status === "active" || reading?.status === "trialing";
  const userId = reading?.userId ?? (await findByCustomer(parts.db, customerId));
  return async (tx) => {
    if (reading && !(await reading.keep(tx))) return false;
    // A failure and the wish for a confirmation come as two events of one try.
    const isNews = hasFailed && !isMended && (await isFirst(tx, `${id} ${attempt}`, "told of a failed payment"));
    if (isNews) await tellOfFailure(tx, userId);
    return true;
  };
};

const tellOfCheckout = async ({ db }: Parts, checkout: OutsideCheckout | undefined): Promise<Effect> => {
  if (checkout?.state !== "failed") return undefined;
  const userId = (await findBuyer(db, checkout)) ?? (await findByCustomer(db, checkout.customerId));
  return async (tx) => {
    await tellOfFailure(tx, userId);
    return true;
  };
};

const tellOfFailure = async (tx: Db, userId: string | undefined) => {
  if (!userId) return;
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (user) await queueMail(tx, { to: user.email, template: "payment-failed", props: {} });
};

/** A customer took our access to their account back. */
const forgetAccount =
  ({ account = "", livemode }: PaymentEvent): Effect =>
  async (tx) => {
    const mode = livemode ? "live" : "test";
    await tx
      .delete(connectedAccounts)
      .where(and(eq(connectedAccounts.accountId, account), eq(connectedAccounts.mode, mode)));
    return true;
  };
