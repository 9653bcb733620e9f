import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { plans, purchases, subscriptions, users } from "#db/schema/index.ts";
import { usableStatuses } from "#shared/payments.ts";
import { toMinorUnits } from "../../integrations/stripe-amounts.ts";
import type { Money } from "../../integrations/stripe-objects.ts";

/** Whoever writes what someone paid for holds this first, so that two who do reckon one after the other. */
export const lockBuyer = async (tx: Db, userId: string) => {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  return user !== undefined;
};

/**
 * Makes the plan that someone has what they paid for: a running subscription, else the last purchase that stands, else
 * the free plan that they chose. Gives that plan's number.
 */
export const applyPlan = async (tx: Db, userId: string) => {
  const planId = (await runningPlan(tx, userId)) ?? (await purchasedPlan(tx, userId)) ?? (await freePlan(tx, userId));
  await tx.update(users).set({ planId }).where(eq(users.id, userId));
  return planId;
};

const runningPlan = async (tx: Db, userId: string) => {
  const isRunning = and(inArray(subscriptions.status, [...usableStatuses]), isNotNull(subscriptions.planId));
  const [row] = await tx
    .select({ planId: subscriptions.planId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isRunning))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(1);
  return row?.planId ?? null;
};

const purchasedPlan = async (tx: Db, userId: string) => {
  const [row] = await tx
    .select({ planId: purchases.planId })
    .from(purchases)
    .where(and(eq(purchases.userId, userId), isNotNull(purchases.planId), isNull(purchases.refundedAt)))
    .orderBy(desc(purchases.createdAt), desc(purchases.id))
    .limit(1);
  return row?.planId ?? null;
};

const freePlan = async (tx: Db, userId: string) => {
  const [row] = await tx
    .select({ planId: plans.id })
    .from(users)
    .innerJoin(plans, eq(plans.id, users.chosenPlanId))
    .where(and(eq(users.id, userId), eq(plans.price, 0)));
  return row?.planId ?? null;
};

export const findPlanOfPrice = async (db: Db, priceId: string | undefined) => {
  if (!priceId) return undefined;
  const [plan] = await db
    .select()
    .from(plans)
    .where(eq(plans.stripePlanId, priceId))
    .orderBy(desc(plans.active), asc(plans.id))
    .limit(1);
  return plan;
};

/**
 * The plan that is sold at a price, if each of these amounts (before discounts) is its price or its regular price;
 * anything else is not one of our sales. What a buyer pays after discounts is up to the coupons that the owner made in
 * Stripe: Stripe alone applies them, and a buyer cannot.
 */
export const findPlanByPrice = async (db: Db, priceId: string | undefined, amounts: Money[]) => {
  const plan = await findPlanOfPrice(db, priceId);
  if (!plan || !amounts.length) return undefined;
  const isSold = [plan.price, plan.strokePrice].some(
    (price) => price !== null && amounts.every((money) => isAmountOf(price, plan.devise, money)),
  );
  return isSold ? plan : undefined;
};

const currencies: Record<string, string> = { $: "usd", "€": "eur", "£": "gbp" };

/** The currency of a plan's sign; undefined for a sign that we do not know, which may stand for any. */
export const currencyOf = (devise: string) =>
  currencies[devise] ?? (/^[a-z]{3}$/i.test(devise) ? devise.toLowerCase() : undefined);

const isAmountOf = (price: number, devise: string, { amount, currency }: Money) =>
  (currencyOf(devise) ?? currency) === currency && toMinorUnits(price, currency) === amount;

/** Notes who a customer of the payment service is. The first one that someone had stays theirs, and nobody else's. */
export const linkCustomer = async (tx: Db, userId: string, customerId: string | undefined) => {
  if (!customerId || (await tx.$count(users, eq(users.stripeCustomerId, customerId)))) return;
  await tx
    .update(users)
    .set({ stripeCustomerId: sql`coalesce(${users.stripeCustomerId}, ${customerId})` })
    .where(eq(users.id, userId));
};
