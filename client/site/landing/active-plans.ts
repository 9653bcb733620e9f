import type { RouterContextProvider } from "react-router";
import { isPlaceholderLink } from "#shared/billing/default-plans.ts";
import type { OfferedPlan, Plan, PlanPage } from "#shared/billing/plans.ts";
import { link } from "#shared/routes.ts";
import type { PublicSettings } from "#shared/site/settings.ts";
import { api, read } from "../../app/api-client.ts";

/** Returns the active plans, optionally only those sold on a page. */
export const activePlans = (context: Readonly<RouterContextProvider>, page?: PlanPage) =>
  read(context.get(api).plans.all.$get({ query: { active: "true", ...(page && { page }) } }));

/** Path for signing up with a plan, which a dialog then offers to pay. */
const signUpFor = ({ id }: Pick<Plan, "id">) => `${link("signUp")}?plan=${id}`;

type Buyable = Pick<OfferedPlan, "id" | "url" | "stripePlanId" | "isForSale">;

/**
 * The plan's external checkout, with the promo code of the launch offer. A plan that has a Stripe price and no checkout
 * page of the owner's is paid after signing up. Undefined if there is no way to pay.
 */
export const checkoutOf = (plan: Buyable, { isShown, promoCode }: PublicSettings["launchOffer"]) => {
  const { url, stripePlanId, isForSale } = plan;
  const isPaidAfterSignUp = isForSale && (url === null || (stripePlanId !== null && isPlaceholderLink(url)));
  if (isPaidAfterSignUp) return signUpFor(plan);
  if (url === null || !isShown) return url ?? undefined;
  const checkout = new URL(url);
  checkout.searchParams.set("prefilled_promo_code", promoCode);
  return checkout.href;
};
