import { and, eq } from "drizzle-orm";
import { plans, purchases, subscriptions, users } from "#db/schema/index.ts";
import type { PortalPage } from "#shared/billing/payments.ts";
import { Problem } from "#shared/problem.ts";
import { link } from "#shared/routes.ts";
import { isPaymentUrl } from "#shared/urls/payment-url.ts";
import type { Dependencies } from "../../dependencies.ts";
import { isDeletedCustomer } from "../../integrations/stripe/stripe-client.ts";
import { isForSale } from "../plans/plans.ts";
import { findActiveSubscription } from "../subscriptions/subscriptions.ts";

export type Buyer = typeof users.$inferSelect;
export type PlanOnOffer = typeof plans.$inferSelect;
export type Self = { id: string };

export const paymentsUnavailable = () => new Problem("unavailable", "Payments are not configured.");

export const getBuyer = async ({ db }: Dependencies, { id }: Self): Promise<Buyer> => {
  const [buyer] = await db.select().from(users).where(eq(users.id, id));
  if (!buyer) throw new Problem("not-found", "Account not found.");
  return buyer;
};

export const findPlanOnOffer = async ({ db }: Dependencies, id: number): Promise<PlanOnOffer | undefined> => {
  const [plan] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.id, id), eq(plans.active, true)));
  return plan;
};

export const isRecurring = ({ type }: PlanOnOffer) => type !== "onetime";
export const planPageUrl = ({ env }: Dependencies, query = "") => env.SITE_URL + link("plan") + query;

/** Returns the URL to buy a plan: a checkout session, or the plan's payment link if it has no Stripe price. */
export const checkoutUrl = async (
  dependencies: Dependencies,
  buyer: Buyer,
  plan: PlanOnOffer,
  endsSubscriptionId?: string,
) => {
  const { payments, settings } = dependencies;
  const {
    launchOffer: { promoCode },
    checkout: { asksForAddress, calculatesTax },
  } = await settings.read();
  if (!isForSale(plan, dependencies))
    throw new Problem("unavailable", "This plan can't be bought online yet. Contact us to buy it.");
  if (!payments || !plan.stripePlanId) return paymentLinkUrl(plan, buyer, promoCode);
  const request = {
    userId: buyer.id,
    email: buyer.email,
    priceId: plan.stripePlanId,
    isRecurring: isRecurring(plan),
    successUrl: planPageUrl(dependencies, "?payment=success&session_id={CHECKOUT_SESSION_ID}"),
    cancelUrl: planPageUrl(dependencies, "?payment=failed"),
    paidBefore: await countPurchases(dependencies, buyer),
    endsSubscriptionId,
    collects: { address: asksForAddress, tax: calculatesTax },
    now: dependencies.clock(),
    offer: plan.strokePrice === null ? undefined : { promoCode, regularPrice: plan.strokePrice },
  };
  return withCustomer(dependencies, buyer, (customerId) => payments.checkout({ ...request, customerId }));
};

/** Retries once as a new customer if Stripe has deleted the existing one. */
const withCustomer = async (
  dependencies: Dependencies,
  buyer: Buyer,
  createUrl: (customerId: string | null) => Promise<string>,
) => {
  const { id, stripeCustomerId } = buyer;
  try {
    return await createUrl(stripeCustomerId);
  } catch (error) {
    if (!stripeCustomerId || !(error instanceof Problem) || !isDeletedCustomer(error)) throw error;
    const isStill = and(eq(users.id, id), eq(users.stripeCustomerId, stripeCustomerId));
    await dependencies.db.update(users).set({ stripeCustomerId: null }).where(isStill);
    return createUrl(null);
  }
};

const countPurchases = async ({ db }: Dependencies, { id }: Buyer) =>
  (await db.$count(subscriptions, eq(subscriptions.userId, id))) +
  (await db.$count(purchases, eq(purchases.userId, id)));

/** URL parameters: https://docs.stripe.com/payment-links/url-parameters */
const paymentLinkUrl = ({ url }: PlanOnOffer, { id, email }: Buyer, promoCode: string) => {
  if (!url) throw paymentsUnavailable();
  const address = new URL(url);
  address.searchParams.set("prefilled_promo_code", promoCode);
  address.searchParams.set("prefilled_email", email);
  address.searchParams.set("client_reference_id", id);
  if (isPaymentUrl(address.href)) return address.href;
  throw new Problem("unavailable", "This plan's payment link is not a Stripe URL. Contact us to buy it.");
};

/** Returns the URL of the customer's billing portal. */
export const portalUrl = (dependencies: Dependencies, customerId: string, page?: "payment_method_update") => {
  if (!dependencies.payments) throw paymentsUnavailable();
  return dependencies.payments.portal(customerId, planPageUrl(dependencies), page);
};

export const billingPortalUrl = async (
  dependencies: Dependencies,
  self: Self,
  { page }: { page?: PortalPage | undefined } = {},
) => {
  const buyer = await getBuyer(dependencies, self);
  if (!dependencies.payments) throw paymentsUnavailable();
  return withCustomer(dependencies, buyer, async (customerId) => {
    if (customerId)
      return portalUrl(dependencies, customerId, page === "payment-method" ? "payment_method_update" : undefined);
    throw new Problem("not-found", "You have no payment method to update yet.");
  });
};

/**
 * Returns the URL to update the payment method of a running subscription, to buy the chosen plan, or else to choose one.
 * Throws Problem `conflict` if the plan is already paid.
 */
export const completePaymentUrl = async (dependencies: Dependencies, self: Self) => {
  if (!dependencies.payments) throw paymentsUnavailable();
  const buyer = await getBuyer(dependencies, self);
  if (buyer.stripeCustomerId && (await findActiveSubscription(dependencies.db, buyer.id)))
    return portalUrl(dependencies, buyer.stripeCustomerId);
  if (buyer.planId !== null) throw new Problem("conflict", "Your plan is already paid for.");
  const plan = await findChosenPlan(dependencies, buyer);
  return plan ? checkoutUrl(dependencies, buyer, plan) : planPageUrl(dependencies);
};

/** Returns the plan chosen at sign-up, until the first payment, if it can be paid. */
const findChosenPlan = async (dependencies: Dependencies, buyer: Buyer) => {
  const plan = buyer.chosenPlanId === null ? undefined : await findPlanOnOffer(dependencies, buyer.chosenPlanId);
  if (!plan || plan.price === 0 || !isForSale(plan, dependencies)) return undefined;
  return (await countPurchases(dependencies, buyer)) ? undefined : plan;
};
