// Our copy of the subscriptions that the payment service keeps.
import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { subscriptions, users } from "#db/schema/index.ts";
import { type SubscriptionStatus, usableStatuses } from "#shared/payments.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { ExternalSubscription } from "../../integrations/stripe-objects.ts";
import { Problem } from "../../problem.ts";
import { applyPlan, findPlanByPrice, linkCustomer } from "./apply-plan.ts";
import { notifyOutcome, notifyPlanEnded, outcomeOf, type PaidThing } from "./payment-notices.ts";
import { findByVerifiedEmail, holdBuyer } from "./unmatched-payments.ts";

/**
 * How a subscription stands, and whose it is as far as we know. `keep` writes it, and gives false when somebody wrote it
 * meanwhile: then ask again.
 */
export type SubscriptionUpdate = {
  userId: string | undefined;
  status: SubscriptionStatus;
  save: (tx: Db) => Promise<boolean>;
};

const maxAttempts = 12;

/** Reads and writes until nobody wrote in between, each time a little more out of step with the others who try. */
export const retryOnConflict = async (attempt: () => Promise<boolean>) => {
  for (let attempts = 0; attempts < maxAttempts; attempts++) {
    if (await attempt()) return;
    await Bun.sleep(Math.random() * 20 * (attempts + 1));
  }
  throw new Problem("unavailable", "This payment changes too quickly. Try again.");
};

/**
 * Asks the payment service how a subscription stands. Events come late, twice and in any order, so what they say of it is
 * not believed; and of two answers asked for side by side only one is written over the row that both had seen.
 * `buyer`: whose it is, where the checkout says so.
 */
export const fetchSubscription = async (
  dependencies: Dependencies,
  stripeId: string,
  buyer?: string,
): Promise<SubscriptionUpdate | undefined> => {
  const { db, payments, log } = dependencies;
  const [existing] = await db.select().from(subscriptions).where(eq(subscriptions.stripeId, stripeId));
  const subscription = await payments?.findSubscription(stripeId);
  if (!subscription) return undefined;
  // The account was erased: only how the subscription stands is noted.
  const isErased = existing !== undefined && existing.userId === null && existing.buyerEmail === null;
  const userId = isErased ? undefined : (existing?.userId ?? buyer ?? (await findOwner(dependencies, subscription)));
  const { status, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  // Nothing was paid, and it belongs to nobody here.
  if (!existing && !userId && status.startsWith("incomplete")) return undefined;
  const plan = await findPlanByPrice(db, subscription.priceId, subscription.price ? [subscription.price] : []);
  if (!plan)
    log.error({ subscription: stripeId, price: subscription.priceId }, "A subscription does not fit a plan of ours.");
  if (!userId && !isErased) log.error({ subscription: stripeId }, "A subscription belongs to nobody here.");
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
    if (!written.length) return isUnchanged(tx, stripeId, values);
    if (userId) {
      await linkCustomer(tx, userId, subscription.customerId);
      await applyPlan(tx, userId);
    }
    if (!isErased) await notifyChange(tx, existing, { ...values, stripeId });
    return true;
  };
  return { userId, status, save };
};

type Row = typeof subscriptions.$inferSelect;

/** Whoever subscribed keeps their plan when it is sold at another price later, unless they were moved themselves. */
const isSamePrice = (known: Row | undefined, told: ExternalSubscription): known is Row =>
  known !== undefined && (known.priceId === null || known.priceId === told.priceId);

/** Mails what a change came to, if it came to anything else than before. */
const notifyChange = async (tx: Db, before: Row | undefined, now: PaidThing & Pick<Row, "stripeId" | "status">) => {
  const isPaid = ({ status }: Pick<Row, "status">) => usableStatuses.includes(status);
  const [was, is] = [before ? outcomeOf(before, isPaid(before)) : "none", outcomeOf(now, isPaid(now))];
  if (was === is && (is !== "active" || before?.planId === now.planId)) return;
  if (is === "in-review" && before?.planId != null && was !== "none")
    await notifyPlanEnded(tx, now, before.planId, now.stripeId);
  else await notifyOutcome(tx, is, now, now.stripeId);
};

/** Whether somebody wrote the very same meanwhile: of twenty who heard one answer, nineteen need not ask again. */
const isUnchanged = async (tx: Db, stripeId: string, values: Partial<typeof subscriptions.$inferSelect>) => {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.stripeId, stripeId));
  return row !== undefined && isDeepStrictEqual({ ...row, ...values }, row);
};

/** Makes our row what the payment service says now. */
export const syncSubscription = async (dependencies: Dependencies, stripeId: string) => {
  await retryOnConflict(async () => {
    const update = await fetchSubscription(dependencies, stripeId);
    return !update || dependencies.db.transaction(update.save);
  });
  dependencies.jobs.enqueue("send-emails");
};

/** Whose subscription it is: the customer's, else the one's whom its checkout was made for, else who verified the address. */
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

/** By an id that came through the payment service, where anybody may have written it into an address. */
export const findById = async (db: Db, id: string | undefined) => {
  if (!id || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return undefined;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  return user?.id;
};
