import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, notInArray } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { connectedAccounts, invoices, plans, purchases, subscriptions, users } from "#db/schema/index.ts";
import { usableStatuses } from "#shared/billing/payments.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { planColumns } from "../plans/plans.ts";
import { findOwner, syncSubscription } from "./sync-subscription.ts";

/** The public fields of a subscription, besides its plan. */
const subscriptionColumns = {
  id: subscriptions.id,
  status: subscriptions.status,
  currentPeriodEnd: subscriptions.currentPeriodEnd,
  cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
};

const shown = (db: Db) =>
  db
    .select({ ...subscriptionColumns, plan: planColumns })
    .from(subscriptions)
    .leftJoin(plans, eq(plans.id, subscriptions.planId));

const newestFirst = [desc(subscriptions.createdAt), desc(subscriptions.id)];
const isUsable = inArray(subscriptions.status, [...usableStatuses]);

/** Their usable subscription, else their latest; joined laterally in a query on `users`. */
export const latestSubscription = (db: Db) =>
  db
    .select({ ...subscriptionColumns, planId: subscriptions.planId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, users.id))
    .orderBy(desc(isUsable), ...newestFirst)
    .limit(1)
    .as("latest_subscription");

/** The latest purchase of a plan that was not refunded; joined laterally in a query on `users`. */
export const latestPurchase = (db: Db) =>
  db
    .select({ planId: purchases.planId })
    .from(purchases)
    .where(and(eq(purchases.userId, users.id), isNotNull(purchases.planId), isNull(purchases.refundedAt)))
    .orderBy(desc(purchases.createdAt), desc(purchases.id))
    .limit(1)
    .as("latest_purchase");

type Caller = { id: string; isAdmin: boolean };

/** The caller's subscription by our id or Stripe's; any subscription for admins. */
const isOwn = (user: Caller, id: string) =>
  and(
    id.startsWith("sub_") ? eq(subscriptions.stripeId, id) : eq(subscriptions.id, id),
    user.isAdmin ? undefined : eq(subscriptions.userId, user.id),
  );

const found = <Found>([row]: Found[]): Found => {
  if (!row) throw new Problem("not-found", "Subscription not found.");
  return row;
};

/** Returns a subscription as shown. Throws Problem `not-found`. */
export const getOwnSubscription = async (db: Db, user: Caller, id: string) =>
  found(await shown(db).where(isOwn(user, id)));

/** Returns a subscription as stored. Throws Problem `not-found`. */
export const findOwnSubscription = async (db: Db, user: Caller, id: string) =>
  found(await db.select().from(subscriptions).where(isOwn(user, id)));

/** Returns the newest usable subscription, if any. */
export const findActiveSubscription = async (db: Db, userId: string) => {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isUsable))
    .orderBy(...newestFirst)
    .limit(1);
  return row;
};

/** Syncs a Stripe subscription that belongs to the caller. Throws Problem `not-found` for any other. */
export const claimSubscription = async (dependencies: Dependencies, user: { id: string }, stripeId: string) => {
  if (!dependencies.payments) throw new Problem("unavailable", "Payments are not configured.");
  const subscription = await dependencies.payments.findSubscription(stripeId);
  if (!subscription || (await findOwner(dependencies, subscription)) !== user.id)
    throw new Problem("not-found", "Subscription not found.");
  await syncSubscription(dependencies, subscription.id);
  return getOwnSubscription(dependencies.db, { id: user.id, isAdmin: false }, subscription.id);
};

type Scope = Pick<Dependencies, "db" | "payments">;

/** Stripe's ids of all running subscriptions. */
const listRunning = async ({ db, payments }: Scope, userId: string) => {
  const subscriptionRows = await db
    .select({ stripeId: subscriptions.stripeId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), notInArray(subscriptions.status, ["canceled", "incomplete_expired"])));
  const [user] = await db.select({ customerId: users.stripeCustomerId }).from(users).where(eq(users.id, userId));
  // A new subscription may exist in Stripe before its event arrives here.
  const there = user?.customerId ? ((await payments?.subscriptionsOf(user.customerId)) ?? []) : [];
  return new Set([...subscriptionRows.map(({ stripeId }) => stripeId), ...there]);
};

/** Cancels all running subscriptions before an account is erased. Throws Problem `upstream` if Stripe fails. */
export const endSubscriptions = async (scope: Scope, userId: string) => {
  if (!scope.payments) return;
  for (const id of await listRunning(scope, userId)) await scope.payments.cancelNow(id);
};

/** Lets all running subscriptions end with their paid period. Throws Problem `upstream` if Stripe fails. */
export const stopRenewals = async (scope: Scope, userId: string) => {
  if (!scope.payments) return;
  for (const id of await listRunning(scope, userId)) await scope.payments.endAtPeriodEnd(id);
};

/** Returns all stored payment data of a user. */
export const exportPayments = async (db: Db, userId: string) => ({
  subscriptions: await db
    .select({ ...getTableColumns(subscriptions), plan: planColumns })
    .from(subscriptions)
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(subscriptions.userId, userId))
    .orderBy(...newestFirst),
  invoices: await db
    .select(getTableColumns(invoices))
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .where(eq(subscriptions.userId, userId)),
  purchases: await db.select().from(purchases).where(eq(purchases.userId, userId)),
  connectedAccounts: await db.select().from(connectedAccounts).where(eq(connectedAccounts.userId, userId)),
});
