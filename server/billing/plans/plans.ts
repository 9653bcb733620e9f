import { asc, eq, getTableColumns } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { prepareQuery } from "#db/queries/prepared-query.ts";
import { plans, purchases, subscriptions, users } from "#db/schema/index.ts";
import { isPlaceholderLink } from "#shared/billing/default-plans.ts";
import type { OfferedPlan, Plan, PlanInput, PlanPage, PlanUpdate, PlanWarnings } from "#shared/billing/plans.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { currencyOf, moneyText, toMinorUnits } from "../../integrations/stripe/stripe-amounts.ts";
import type { Promotion, StripePrice } from "../../integrations/stripe/stripe-objects.ts";

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

export const { createdAt: _, page: _page, ...planColumns } = getTableColumns(plans);

type PlanFilter = { active?: boolean | undefined; page?: PlanPage | undefined };

/** Lists plans in the owner's order, filtered by whether they are on offer and by the page that sells them. */
export const listPlans = async (db: Db, { active, page }: PlanFilter = {}): Promise<Plan[]> => {
  const all = await allPlans(db).execute();
  return all
    .filter((plan) => (active === undefined || plan.active === active) && (page === undefined || plan.page === page))
    .map(({ page: _page, ...plan }) => plan);
};

const allPlans = prepareQuery((db) =>
  db
    .select({ ...planColumns, page: plans.page })
    .from(plans)
    .orderBy(asc(plans.position), asc(plans.id))
    .prepare("plans"),
);

type Shop = Pick<Dependencies, "payments" | "env">;

/** Whether a buyer can pay for a plan: at our checkout or through its payment link. Free plans need neither. */
export const isForSale = (
  { price, stripePlanId, url }: Pick<Plan, "price" | "stripePlanId" | "url">,
  { payments, env }: Shop,
) => price === 0 || Boolean(payments && stripePlanId) || (url !== null && !isDeadLink(url, env));

/** Development and demos show the default plans as if their links worked. */
const isDeadLink = (url: string, { NODE_ENV }: Shop["env"]) => NODE_ENV === "production" && isPlaceholderLink(url);

export const toOfferedPlan = (plan: Plan, shop: Shop): OfferedPlan => ({ ...plan, isForSale: isForSale(plan, shop) });

export const getPlan = async (db: Db, id: number): Promise<Plan> =>
  found(await db.select(planColumns).from(plans).where(eq(plans.id, id)));

export const addPlan = async (db: Db, input: PlanInput): Promise<Plan> =>
  found(await db.insert(plans).values(input).returning(planColumns));

/** Saves a plan, without what only the server sets. Throws Problem `not-found`. */
export const updatePlan = async (
  db: Db,
  id: number,
  { id: _id, isForSale: _isForSale, ...input }: PlanUpdate,
): Promise<Plan> => found(await db.update(plans).set(input).where(eq(plans.id, id)).returning(planColumns));

/** Reorders the plans. Throws Problem `conflict` unless `ids` has every plan exactly once. */
export const reorderPlans = (db: Db, ids: number[]): Promise<Plan[]> =>
  db.transaction(async (tx) => {
    const existing = await tx.select({ id: plans.id }).from(plans).for("update");
    const requested = new Set(ids);
    if (
      requested.size !== ids.length ||
      requested.size !== existing.length ||
      existing.some(({ id }) => !requested.has(id))
    )
      throw new Problem("conflict", "The plans have changed. Reload and try again.");
    for (const [position, id] of ids.entries()) await tx.update(plans).set({ position }).where(eq(plans.id, id));
    return listPlans(tx);
  });

/** Deletes a plan. Throws Problem `conflict` if anyone has or had it; switch it off instead. */
export const deletePlan = (db: Db, id: number) =>
  db.transaction(async (tx) => {
    await tx.select({ id: plans.id }).from(plans).where(eq(plans.id, id)).for("update");
    const uses =
      (await tx.$count(users, eq(users.planId, id))) +
      (await tx.$count(subscriptions, eq(subscriptions.planId, id))) +
      (await tx.$count(purchases, eq(purchases.planId, id)));
    if (uses) throw new Problem("conflict", "This plan has been bought. Deactivate it instead.");
    found(await tx.delete(plans).where(eq(plans.id, id)).returning({ id: plans.id }));
  });

const found = <Row>([row]: Row[]): Row => {
  if (!row) throw new Problem("not-found", "Plan not found.");
  return row;
};
