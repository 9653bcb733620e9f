import { and, asc, desc, eq, gt } from "drizzle-orm";
import { plans, purchases, subscriptions, users } from "#db/schema/index.ts";
import { isPaymentAddress } from "#shared/payment-address.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import type { Parts } from "../parts.ts";
import { Problem } from "../problem.ts";
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
  if (!parts.payments || !plan.stripePlanId) return ownLink(plan, buyer);
  return parts.payments.checkout({
    userId: buyer.id,
    email: buyer.email,
    customerId: buyer.stripeCustomerId,
    priceId: plan.stripePlanId,
    isRecurring: isRecurring(plan),
    successUrl: planPage(parts, "?payment=success&session_id={CHECKOUT_SESSION_ID}"),
    cancelUrl: planPage(parts, "?payment=failed"),
    paidBefore: await countPaid(parts, buyer),
    now: parts.clock(),
  });
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
  const { stripeCustomerId } = await getBuyer(parts, self);
  if (!parts.payments) throw notSetUp();
  if (!stripeCustomerId) throw new Problem("not-found", "Nothing was paid here yet, so there is nothing to update.");
  return portalUrl(parts, stripeCustomerId);
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
