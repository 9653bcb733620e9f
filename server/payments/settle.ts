import { and, asc, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { plans, purchases, subscriptions, users } from "#db/schema/index.ts";
import { usableStatuses } from "#shared/payments.ts";
import { minorUnits } from "../outside/currencies.ts";
import type { Money } from "../outside/stripe-shapes.ts";

/** Whoever writes what someone paid for holds this first, so that two who do reckon one after the other. */
export const lockBuyer = async (tx: Db, userId: string) => {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  return user !== undefined;
};

/**
 * Makes the plan that someone has what they paid for: a running subscription, else the last purchase that stands, else
 * the free plan that they chose. Gives that plan's number.
 */
export const settlePlan = async (tx: Db, userId: string) => {
  const planId = (await runningPlan(tx, userId)) ?? (await boughtPlan(tx, userId)) ?? (await freePlan(tx, userId));
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

const boughtPlan = async (tx: Db, userId: string) => {
  const [row] = await tx
    .select({ planId: purchases.planId })
    .from(purchases)
    .where(and(eq(purchases.userId, userId), isNull(purchases.refundedAt)))
    .orderBy(desc(purchases.createdAt), desc(purchases.id))
    .limit(1);
  return row?.planId ?? null;
};

const freePlan = async (tx: Db, userId: string) => {
  const [row] = await tx
    .select({ planId: plans.id })
    .from(users)
    .innerJoin(plans, eq(plans.id, users.wantedPlanId))
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

/** The plan that is sold at a price, if each of these amounts is what it costs; anything else is not one of our sales. */
export const findPlanSold = async (db: Db, priceId: string | undefined, amounts: Money[]) => {
  const plan = await findPlanOfPrice(db, priceId);
  return plan && amounts.length && amounts.every((money) => isPriceOf(plan, money)) ? plan : undefined;
};

const currencies: Record<string, string> = { $: "usd", "€": "eur", "£": "gbp" };

/** A sign that we do not know may stand for any currency; a code like CHF for its own alone. */
const isPriceOf = ({ price, devise }: typeof plans.$inferSelect, { amount, currency }: Money) => {
  const known = currencies[devise] ?? (/^[a-z]{3}$/i.test(devise) ? devise.toLowerCase() : currency);
  return known === currency && minorUnits(price, currency) === amount;
};
