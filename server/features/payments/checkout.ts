import { and, asc, desc, eq, gt } from "drizzle-orm";
import { plans, purchases, subscriptions, users } from "#db/schema/index.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { isPaymentAddress } from "#shared/urls/payment-url.ts";
import type { Parts } from "../../dependencies.ts";
import { isGoneCustomer } from "../../integrations/stripe-client.ts";
import { Problem } from "../../problem.ts";
import { findRunning } from "./subscriptions.ts";

export type Buyer = typeof users.$inferSelect;
export type Offered = typeof plans.$inferSelect;
export type Self = { id: string };

export const notSetUp = () => new Problem("unavailable", "Payments are not set up here.");

export const getBuyer = async ({ db }: Parts, { id }: Self): Promise<Buyer> => {
  const [buyer] = await db.select().from(users).where(eq(users.id, id));
  if (!buyer) throw new Problem("not-found", "There is no such account.");
  return buyer;
};

export const findOffered = async ({ db }: Parts, id: number): Promise<Offered | undefined> => {
  const [plan] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.id, id), eq(plans.active, true)));
  return plan;
};

export const isRecurring = ({ type }: Offered) => type !== "onetime";
const planPage = ({ env }: Parts, query = "") => env.SITE_URL + link("plan") + query;

/** Where a plan is paid for: our own checkout, or the plan's own link where there is none. */
export const checkoutUrl = async (parts: Parts, buyer: Buyer, plan: Offered) => {
  const { payments } = parts;
  if (!payments || !plan.stripePlanId) return ownLink(plan, buyer);
  const wanted = {
    userId: buyer.id,
    email: buyer.email,
    priceId: plan.stripePlanId,
    isRecurring: isRecurring(plan),
    successUrl: planPage(parts, "?payment=success&session_id={CHECKOUT_SESSION_ID}"),
    cancelUrl: planPage(parts, "?payment=failed"),
    paidBefore: await countPaid(parts, buyer),
    now: parts.clock(),
    offer:
      plan.strokePrice === null ? undefined : { promoCode: site.launchOffer.promoCode, regularPrice: plan.strokePrice },
  };
  return asCustomer(parts, buyer, (customerId) => payments.checkout({ ...wanted, customerId }));
};

/** Asks as the customer they are, and once more as a new one when that was deleted at the payment service. */
const asCustomer = async (parts: Parts, buyer: Buyer, ask: (customerId: string | null) => Promise<string>) => {
  const { id, stripeCustomerId } = buyer;
  try {
    return await ask(stripeCustomerId);
  } catch (error) {
    if (!stripeCustomerId || !(error instanceof Problem) || !isGoneCustomer(error)) throw error;
    const isStill = and(eq(users.id, id), eq(users.stripeCustomerId, stripeCustomerId));
    await parts.db.update(users).set({ stripeCustomerId: null }).where(isStill);
    return ask(null);
  }
};

const countPaid = async ({ db }: Parts, { id }: Buyer) =>
  (await db.$count(subscriptions, eq(subscriptions.userId, id))) +
  (await db.$count(purchases, eq(purchases.userId, id)));

/** https://docs.stripe.com/payment-links/url-parameters */
const ownLink = ({ url }: Offered, { id, email }: Buyer) => {
  if (!url) throw notSetUp();
  const address = new URL(url);
  address.searchParams.set("prefilled_promo_code", site.launchOffer.promoCode);
  address.searchParams.set("prefilled_email", email);
  address.searchParams.set("client_reference_id", id);
  if (isPaymentAddress(address.href)) return address.href;
  throw new Problem("unavailable", "This plan's own payment page is not one of Stripe's. Write to us to buy it.");
};

/** Where a customer's cards, invoices and subscriptions are. */
export const portalUrl = (parts: Parts, customerId: string) => {
  if (!parts.payments) throw notSetUp();
  return parts.payments.portal(customerId, planPage(parts));
};

export const updatePayment = async (parts: Parts, self: Self) => {
  const buyer = await getBuyer(parts, self);
  if (!parts.payments) throw notSetUp();
  return asCustomer(parts, buyer, async (customerId) => {
    if (customerId) return portalUrl(parts, customerId);
    throw new Problem("not-found", "Nothing was paid here yet, so there is nothing to update.");
  });
};

/** Where someone confirms how they pay: for what runs already, else for the plan that they wanted. */
export const completePayment = async (parts: Parts, self: Self) => {
  if (!parts.payments) throw notSetUp();
  const buyer = await getBuyer(parts, self);
  if (buyer.stripeCustomerId && (await findRunning(parts.db, buyer.id)))
    return portalUrl(parts, buyer.stripeCustomerId);
  if (buyer.planId !== null) throw new Problem("conflict", "Your plan is paid for.");
  return checkoutUrl(parts, buyer, await getWanted(parts, buyer));
};

/** The plan that was chosen at sign-up, else the popular one, else the first that costs something. */
const getWanted = async (parts: Parts, { wantedPlanId }: Buyer) => {
  const wanted = wantedPlanId === null ? undefined : await findOffered(parts, wantedPlanId);
  if (wanted && wanted.price > 0) return wanted;
  const [usual] = await parts.db
    .select()
    .from(plans)
    .where(and(eq(plans.active, true), gt(plans.price, 0)))
    .orderBy(desc(plans.popular), asc(plans.position), asc(plans.id))
    .limit(1);
  if (!usual) throw notSetUp();
  return usual;
};
