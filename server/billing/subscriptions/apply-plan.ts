import { and, asc, desc, eq, exists, gt, gte, inArray, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { lockUntilCommit } from "#db/queries/lock-until-commit.ts";
import { invoices, planGrants, plans, purchases, subscriptions, users } from "#db/schema/index.ts";
import { usableStatuses } from "#shared/billing/payments.ts";
import { currencyOf, toMinorUnits } from "../../integrations/stripe/stripe-amounts.ts";
import type { Money } from "../../integrations/stripe/stripe-objects.ts";
import { settleCredits } from "../credits/grants.ts";

/**
 * Sets the user's plan to what they paid for: a usable subscription whose payment was not returned, else the plan that an
 * admin granted, else the latest purchase that was not returned, else the free plan they chose. Settles the credits that were
 * paid. Returns the plan id, or null.
 */
export const applyPlan = async (tx: Db, userId: string, now: Date) => {
  const planId =
    (await runningPlan(tx, userId)) ??
    (await grantedPlan(tx, userId, now)) ??
    (await purchasedPlan(tx, userId)) ??
    (await freePlan(tx, userId));
  await tx.update(users).set({ planId }).where(eq(users.id, userId));
  await settleCredits(tx, userId, now);
  return planId;
};

const runningPlan = async (tx: Db, userId: string) => {
  const isRunning = and(inArray(subscriptions.status, [...usableStatuses]), isNotNull(subscriptions.planId));
  const [row] = await tx
    .select({ planId: subscriptions.planId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isRunning, not(isReturned(tx))))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(1);
  return row?.planId ?? null;
};

/** Whether all payments for a subscription's current period went back to the buyer. */
const isReturned = (tx: Db) => {
  const hasInvoice = (state: SQL) =>
    exists(
      tx
        .select({ id: invoices.id })
        .from(invoices)
        .where(
          and(
            eq(invoices.subscriptionId, subscriptions.id),
            eq(invoices.status, "paid"),
            gte(invoices.periodEnd, subscriptions.currentPeriodEnd),
            state,
          ),
        ),
    );
  return sql`(${hasInvoice(isNotNull(invoices.refundedAt))} and not ${hasInvoice(isNull(invoices.refundedAt))})`;
};

const grantedPlan = async (tx: Db, userId: string, now: Date) => {
  const [row] = await tx
    .select({ planId: planGrants.planId })
    .from(planGrants)
    .where(and(eq(planGrants.userId, userId), or(isNull(planGrants.endsAt), gt(planGrants.endsAt, now))))
    .orderBy(desc(planGrants.createdAt), desc(planGrants.id))
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
 * Returns the plan sold at a Stripe price if each amount, before discounts, equals its price or regular price; anything
 * else is not one of our sales. Discounts are not checked: buyers can only use coupons that the owner created in
 * Stripe.
 */
export const findPlanByPrice = async (db: Db, priceId: string | undefined, amounts: Money[]) => {
  const plan = await findPlanOfPrice(db, priceId);
  if (!plan || !amounts.length) return undefined;
  const isSold = [plan.price, plan.strokePrice].some(
    (price) => price !== null && amounts.every((money) => isAmountOf(price, plan.devise, money)),
  );
  return isSold ? plan : undefined;
};

const isAmountOf = (price: number, devise: string, { amount, currency }: Money) =>
  (currencyOf(devise) ?? currency) === currency && toMinorUnits(price, currency) === amount;

/** Links a Stripe customer to a user. The first link wins, and a customer belongs to one user only. */
export const linkCustomer = async (tx: Db, userId: string, customerId: string | undefined) => {
  if (!customerId) return;
  await lockUntilCommit(tx, `customer ${customerId}`);
  if (await tx.$count(users, eq(users.stripeCustomerId, customerId))) return;
  await tx
    .update(users)
    .set({ stripeCustomerId: sql`coalesce(${users.stripeCustomerId}, ${customerId})` })
    .where(eq(users.id, userId));
};
