// Keeps our copy of Stripe's subscriptions in sync.
import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { subscriptions, users } from "#db/schema/index.ts";
import { type SubscriptionStatus, usableStatuses } from "#shared/billing/payments.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies, Jobs } from "../../dependencies.ts";
import type { ExternalSubscription } from "../../integrations/stripe/stripe-objects.ts";
import { savePaidPeriod } from "../credits/paid-periods.ts";
import {
  notifyOutcome,
  notifyPlanEnded,
  notifySubscriptionChange,
  outcomeOf,
  type PaidThing,
} from "../payments/payment-notices.ts";
import { isReturned, saveInvoice } from "../payments/returned-payments.ts";
import { findByVerifiedEmail, holdBuyer } from "../payments/unmatched-payments.ts";
import { applyPlan, findPlanByPrice, linkCustomer } from "./apply-plan.ts";

/**
 * The current state of a subscription and its known owner. `save` returns false if the row has changed since it was
 * read; then fetch and save again.
 */
export type SubscriptionUpdate = {
  userId: string | undefined;
  status: SubscriptionStatus;
  save: (tx: Db) => Promise<boolean>;
};

const maxAttempts = 12;

/**
 * Retries until no concurrent write interferes, with growing random delays. Throws Problem `unavailable` after the last
 * attempt.
 */
export const retryOnConflict = async (attempt: () => Promise<boolean>) => {
  for (let attempts = 0; attempts < maxAttempts; attempts++) {
    if (await attempt()) return;
    await Bun.sleep(Math.random() * 20 * (attempts + 1));
  }
  throw new Problem("unavailable", "This payment changes too quickly. Try again.");
};

/**
 * Fetches a subscription from Stripe. Events arrive late, twice and out of order, so their content is not used. An
 * optimistic lock on the row's version lets only one of several concurrent updates win. The last invoice is saved, too.
 * `buyer` is the owner named by the checkout, `invoiceId` an invoice that may be older.
 */
export const fetchSubscription = async (
  dependencies: Dependencies,
  stripeId: string,
  { buyer, invoiceId }: { buyer?: string | undefined; invoiceId?: string } = {},
): Promise<SubscriptionUpdate | undefined> => {
  const { db, jobs, payments, log, clock } = dependencies;
  const readAt = clock();
  const [existing] = await db.select().from(subscriptions).where(eq(subscriptions.stripeId, stripeId));
  const subscription = await payments?.findSubscription(stripeId);
  if (!subscription) return undefined;
  // The account was erased: save the status without any personal data.
  const isErased = existing !== undefined && existing.userId === null && existing.buyerEmail === null;
  const userId = isErased ? undefined : (existing?.userId ?? buyer ?? (await findOwner(dependencies, subscription)));
  const { status, currentPeriodEnd, cancelAtPeriodEnd, invoice, invoiceUrl } = subscription;
  // Unpaid and without an owner here: ignore.
  if (!existing && !userId && status.startsWith("incomplete")) return undefined;
  const isOlder = invoiceId !== undefined && invoiceId !== invoice?.id;
  const invoices = [isOlder ? await payments?.findInvoice(invoiceId) : undefined, invoice];
  const plan = await findPlanByPrice(db, subscription.priceId, subscription.price ? [subscription.price] : []);
  if (!plan)
    log.error({ subscription: stripeId, price: subscription.priceId }, "A subscription does not fit a plan of ours.");
  if (!userId && !isErased) log.info({ subscription: stripeId }, "A subscription has no account yet.");
  const isUnmatched = !userId && !isErased && (existing !== undefined || status !== "canceled");
  const values = {
    userId: userId ?? null,
    buyerEmail: isUnmatched ? (subscription.email ?? existing?.buyerEmail ?? null) : null,
    customerId: isUnmatched ? subscription.customerId : null,
    status,
    currentPeriodEnd,
    cancelAtPeriodEnd,
    planId: plan?.id ?? (isSamePrice(existing, subscription) ? existing.planId : null),
    priceId: subscription.priceId ?? null,
    amount: subscription.price?.amount ?? null,
    currency: subscription.price?.currency ?? null,
  };
  const save = async (tx: Db) => {
    if (!(await holdBuyer(tx, userId, values.buyerEmail))) return false;
    const written = existing
      ? await tx
          .update(subscriptions)
          .set({ ...values, version: existing.version + 1 })
          .where(and(eq(subscriptions.id, existing.id), eq(subscriptions.version, existing.version)))
          .returning({ id: subscriptions.id })
      : await tx
          .insert(subscriptions)
          .values({ stripeId, ...values })
          .onConflictDoNothing()
          .returning({ id: subscriptions.id });
    if (!written.length && !(await isUnchanged(tx, stripeId, values))) return false;
    // Not part of the row, so a concurrent write of the same values may not have saved them.
    const [row] = await tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(eq(subscriptions.stripeId, stripeId));
    for (const one of invoices) if (row && one) await saveInvoice(tx, row.id, one, readAt);
    const isPaid = subscription.isPaid && !(invoice && (await isReturned(tx, invoice.id)));
    const pays = status === "active" && isPaid && currentPeriodEnd !== null;
    if (pays) await savePaidPeriod(tx, stripeId, currentPeriodEnd);
    if (userId) {
      await linkCustomer(tx, userId, subscription.customerId);
      await applyPlan(tx, userId, clock());
    }
    if (written.length && !isErased) {
      const paid = invoice?.status === "paid" ? { amount: invoice.amount, currency: invoice.currency } : {};
      const paidUntil = pays ? currentPeriodEnd : (existing?.paidUntil ?? null);
      const now = { ...values, ...paid, stripeId, invoiceUrl, paidUntil };
      await notifyChange(tx, jobs, existing, invoice ? { ...now, paidAt: invoice.createdAt } : now);
      await notifySubscriptionChange(tx, jobs, existing, now);
    }
    return true;
  };
  return { userId, status, save };
};

type Row = typeof subscriptions.$inferSelect;

/** Subscribers keep their plan if it is later sold at another price, unless their own price changed. */
const isSamePrice = (existing: Row | undefined, current: ExternalSubscription): existing is Row =>
  existing !== undefined && (existing.priceId === null || existing.priceId === current.priceId);

/** Sends emails if the outcome of the payment changed. */
const notifyChange = async (
  tx: Db,
  jobs: Jobs,
  before: Row | undefined,
  now: PaidThing & Pick<Row, "stripeId" | "status">,
) => {
  const isPaid = ({ status }: Pick<Row, "status">) => usableStatuses.includes(status);
  const [was, is] = [before ? outcomeOf(before, isPaid(before)) : "none", outcomeOf(now, isPaid(now))];
  if (was === is && (is !== "active" || before?.planId === now.planId)) return;
  if (is === "in-review" && before?.planId != null && was !== "none")
    await notifyPlanEnded(tx, jobs, now, before.planId, now.stripeId);
  else await notifyOutcome(tx, jobs, is, now, now.stripeId, { isSale: was === "none" });
};

/** Whether a concurrent write saved the same values, so that no retry is needed. */
const isUnchanged = async (tx: Db, stripeId: string, values: Partial<typeof subscriptions.$inferSelect>) => {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.stripeId, stripeId));
  return row !== undefined && isDeepStrictEqual({ ...row, ...values }, row);
};

/** Updates our row from Stripe. */
export const syncSubscription = async (dependencies: Dependencies, stripeId: string) => {
  await retryOnConflict(async () => {
    const update = await fetchSubscription(dependencies, stripeId);
    return !update || dependencies.db.transaction(update.save);
  });
};

/** Finds the owner: by customer, by the user id of the checkout, or by verified email. */
export const findOwner = async ({ db, payments }: Dependencies, subscription: ExternalSubscription) =>
  (await findByCustomer(db, subscription.customerId)) ??
  (await findById(db, subscription.userId)) ??
  (await findById(db, (await payments?.findCheckoutOf({ subscription: subscription.id }))?.userId)) ??
  (await findByVerifiedEmail(db, subscription.email));

export const findByCustomer = async (db: Db, customerId: string | undefined) => {
  if (!customerId) return undefined;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.stripeCustomerId, customerId));
  return user?.id;
};

/** The id is untrusted: it passes through a URL that buyers can edit. */
export const findById = async (db: Db, id: string | undefined) => {
  if (!id || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return undefined;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  return user?.id;
};
