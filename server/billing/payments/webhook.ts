// What each Stripe event changes.
import { and, eq, sql, TransactionRollbackError } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { connectedAccounts, paymentEvents, purchases } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { PaymentEvent } from "../../integrations/stripe/stripe.ts";
import { type CheckoutSession, idOf, type Money, toInvoice } from "../../integrations/stripe/stripe-objects.ts";
import { fetchSubscription, findByCustomer, retryOnConflict } from "../subscriptions/sync-subscription.ts";
import { applyCheckout, type EventEffect, findBuyer } from "./apply-checkout.ts";
import { notifyDispute, notifyDisputeClosed, notifyPaymentFailed } from "./payment-notices.ts";
import { findPayer, returnEffect, saveDispute, saveRefunds } from "./returned-payments.ts";

/**
 * Handles a signed Stripe webhook. Each event counts once, in any order: its effect and its id are saved in one
 * transaction. Stripe is queried before that, so no transaction stays open meanwhile. Throws Problem `invalid` for a
 * bad signature.
 */
export const handleWebhook = async (dependencies: Dependencies, body: string, signature: string) => {
  const { db, payments } = dependencies;
  if (!payments) throw new Problem("unavailable", "Payments are not configured.");
  const event = await payments.eventOf(body, signature);
  if (!event) throw new Problem("invalid", "The event's signature is invalid.");
  await retryOnConflict(async () => {
    if (await db.$count(paymentEvents, eq(paymentEvents.id, event.id))) return true;
    return writeOnce(db, event, await eventEffect(dependencies, event));
  });
};

/** Returns false if the data is outdated; nothing is saved then. */
const writeOnce = async (db: Db, event: PaymentEvent, effect: Awaited<ReturnType<typeof eventEffect>>) => {
  try {
    await db.transaction(async (tx) => {
      const isNew = await markProcessed(tx, event.id, event.type, objectIdsOf(event));
      if (isNew && effect && !(await effect(tx))) tx.rollback();
    });
    return true;
  } catch (error) {
    if (error instanceof TransactionRollbackError) return false;
    throw error;
  }
};

/** Marks an event as processed, with the Stripe ids that it is about. Returns false if it already was. */
const markProcessed = async (tx: Db, id: string, type: string, objectIds: string[] = []) => {
  const [added] = await tx
    .insert(paymentEvents)
    .values({ id, type, objectIds })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return added !== undefined;
};

/** Reads the current state from Stripe, because the event only tells which object changed. */
const eventEffect = async (dependencies: Dependencies, event: PaymentEvent): Promise<EventEffect> => {
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

const applyDispute: Handler<{ id: string }> = async (dependencies, { id }) => {
  const readAt = dependencies.clock();
  const dispute = await dependencies.payments?.findDispute(id);
  const paymentIntentId = dispute?.paymentIntentId;
  if (!paymentIntentId) return undefined;
  return returnEffect(dependencies, paymentIntentId, (tx) => saveDispute(tx, paymentIntentId, dispute, readAt));
};

const toNotice = ({ payment_intent, ...dispute }: EventObject<"charge.dispute.created">) => ({
  ...dispute,
  paymentIntentId: idOf(payment_intent),
});

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
  "charge.refunded": (dependencies, { payment_intent, amount, currency }) =>
    applyRefunds(dependencies, idOf(payment_intent), { amount, currency }),
  "refund.updated": (dependencies, { payment_intent }) => applyRefunds(dependencies, idOf(payment_intent)),
  "refund.failed": (dependencies, { payment_intent }) => applyRefunds(dependencies, idOf(payment_intent)),
  "charge.dispute.created": async (dependencies, dispute) => {
    dependencies.log.warn({ dispute: dispute.id }, "A payment is disputed.");
    const save = await applyDispute(dependencies, dispute);
    return async (tx) => {
      if (save && !(await save(tx))) return false;
      await notifyDispute(tx, dependencies.jobs, toNotice(dispute));
      return true;
    };
  },
  "charge.dispute.updated": applyDispute,
  "charge.dispute.closed": async (dependencies, dispute) => {
    const save = await applyDispute(dependencies, dispute);
    return async (tx) => {
      if (save && !(await save(tx))) return false;
      await notifyDisputeClosed(tx, dependencies.jobs, toNotice(dispute), dispute.status);
      return true;
    };
  },
} satisfies Handlers;

/** The Stripe ids that an event is about: the object that changed, and the payment or subscription that it belongs to. */
const objectIdsOf = ({ data }: PaymentEvent) => {
  const object = data.object as Partial<Record<"id" | "payment_intent" | "subscription" | "charge", unknown>>;
  const ids = [object.id, object.payment_intent, object.subscription, object.charge];
  return ids.flatMap((id) => idOf(id as Parameters<typeof idOf>[0]) ?? []);
};

export const handledEvents = [...Object.keys(handlers), "account.application.deauthorized"];

/** Saves a payment's refunds. `charge`: its amount, which the oldest purchases don't have. */
const applyRefunds = async (
  dependencies: Dependencies,
  paymentIntentId: string | undefined,
  charge?: Money,
): Promise<EventEffect> => {
  if (!paymentIntentId) return undefined;
  const { db, payments, clock } = dependencies;
  // The refund may arrive before the purchase, which is then saved with it.
  if ((await findPayer(db, paymentIntentId)) === undefined) {
    const checkout = await payments?.findCheckoutOf({ payment_intent: paymentIntentId });
    const effect = await applyCheckout(dependencies, checkout);
    if (effect) return effect;
  }
  const readAt = clock();
  const refunds = (await payments?.listRefunds(paymentIntentId)) ?? [];
  return returnEffect(dependencies, paymentIntentId, async (tx) => {
    if (charge)
      await tx
        .update(purchases)
        .set({
          amount: sql`coalesce(${purchases.amount}, ${charge.amount})`,
          currency: sql`coalesce(${purchases.currency}, ${charge.currency})`,
        })
        .where(eq(purchases.paymentIntentId, paymentIntentId));
    await saveRefunds(tx, paymentIntentId, refunds, readAt);
  });
};

const applyInvoice = async (
  dependencies: Dependencies,
  { id, attempt, customerId, subscriptionId }: ReturnType<typeof toInvoice>,
  hasFailed: boolean,
): Promise<EventEffect> => {
  const { jobs } = dependencies;
  const update = subscriptionId ? await fetchSubscription(dependencies, subscriptionId, { invoiceId: id }) : undefined;
  // A late event may report a failure that is already resolved.
  const isResolved = update?.status === "active" || update?.status === "trialing";
  const userId = update?.userId ?? (await findByCustomer(dependencies.db, customerId));
  return async (tx) => {
    if (update && !(await update.save(tx))) return false;
    // Stripe sends two events for one attempt that fails and requires confirmation; one email is enough.
    const isUnreported =
      hasFailed && !isResolved && (await markProcessed(tx, `${id} ${attempt}`, "payment-failure-notified"));
    if (isUnreported) await notifyPaymentFailed(tx, jobs, userId, id);
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
    await notifyPaymentFailed(tx, jobs, userId, checkout.id);
    return true;
  };
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
