import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { plans } from "#db/schema/index.ts";
import type { Plan, PlanWarnings } from "#shared/billing/plans.ts";
import type { Dependencies } from "../../dependencies.ts";
import { currencyOf, moneyText, toMinorUnits } from "../../integrations/stripe-amounts.ts";
import type { Promotion, StripePrice } from "../../integrations/stripe-objects.ts";
import { isForSale, planColumns } from "./plans.ts";

/** Returns where plans on offer contradict Stripe, as sentences for the owner. Empty if payments are not set up. */
export const stripeWarnings = async ({
  db,
  payments,
  settings,
  env,
}: Pick<Dependencies, "db" | "payments" | "settings" | "env">): Promise<PlanWarnings> => {
  if (!payments) return [];
  const sold = (await soldPlans(db)).filter(({ price }) => price > 0);
  const { promoCode } = (await settings.read()).launchOffer;
  const promotion = sold.length ? await payments.findPromotion(promoCode) : undefined;
  const read = async (plan: Plan) => ({
    planId: plan.id,
    warnings: plan.stripePlanId
      ? warningsOf(plan, await payments.findPrice(plan.stripePlanId), promotion, promoCode)
      : withoutPrice(plan, isForSale(plan, { payments, env })),
  });
  return (await Promise.all(sold.map(read))).filter(({ warnings }) => warnings.length > 0);
};

const soldPlans = (db: Db) => db.select(planColumns).from(plans).where(eq(plans.active, true));

const withoutPrice = ({ url }: Plan, canBePaid: boolean) => {
  if (canBePaid) return ["This plan has no Stripe price ID, so payments through its link don't start it."];
  return url
    ? ["This plan cannot be bought: it has no Stripe price ID, and its payment link is the placeholder."]
    : ["This plan cannot be bought: it has neither a Stripe price ID nor a payment link."];
};

/** Returns the warnings for a plan, its Stripe price and the launch offer's promotion code. */
export const warningsOf = (
  plan: Plan,
  price: StripePrice | undefined,
  promotion: Promotion | undefined,
  promoCode: string,
): string[] => {
  if (!price) return [`Stripe has no price ${plan.stripePlanId}, so this plan cannot be bought.`];
  const warnings: string[] = [];
  if (!price.isActive) warnings.push("The price is archived in Stripe, so this plan cannot be bought.");
  const interval = intervalText(price.interval);
  if (interval !== intervals[plan.type])
    warnings.push(`Stripe charges this price ${interval}, but the plan is paid ${intervals[plan.type]}.`);
  return [...warnings, ...amountWarnings(plan, price, promotion, promoCode)];
};

const intervals: Record<Plan["type"], string> = { onetime: "once", monthly: "every month", annually: "every year" };

const intervalText = (interval: StripePrice["interval"]) => {
  if (!interval) return "once";
  return interval.count === 1 ? `every ${interval.unit}` : `every ${interval.count} ${interval.unit}s`;
};

const amountWarnings = (
  plan: Plan,
  { amount, currency }: StripePrice,
  promotion: Promotion | undefined,
  promoCode: string,
): string[] => {
  const expected = currencyOf(plan.devise) ?? currency;
  if (expected !== currency)
    return [`Stripe charges in ${currency.toUpperCase()}, but the plan is priced in ${expected.toUpperCase()}.`];
  const price = toMinorUnits(plan.price, currency);
  const regular = plan.strokePrice === null ? undefined : toMinorUnits(plan.strokePrice, currency);
  const text = (minor: number) => moneyText(minor, currency);
  if (amount === null) return ["The price has no fixed amount in Stripe, so payments cannot start this plan."];
  if (amount !== price && amount !== regular) {
    const offered = regular === undefined ? text(price) : `${text(price)} (regular ${text(regular)})`;
    return [`Stripe charges ${text(amount)}, but the plan costs ${offered}. Payments will not start this plan.`];
  }
  if (amount === price) {
    const isDoubled = regular !== undefined && regular !== price && promotion !== undefined;
    return isDoubled
      ? [`Stripe's price has the offer in it already, so buyers who enter ${promoCode} get it twice.`]
      : [];
  }
  if (!promotion)
    return [
      `Stripe has no active promotion code ${promoCode}, so buyers pay ${text(amount)} instead of ${text(price)}.`,
    ];
  const paid = discounted(amount, promotion);
  return paid === price ? [] : [`With ${promoCode} buyers pay ${text(paid)}, but the plan costs ${text(price)}.`];
};

const discounted = (amount: number, { percentOff, amountOff }: Promotion) =>
  Math.max(0, amount - (amountOff ?? Math.round((amount * (percentOff ?? 0)) / 100)));
