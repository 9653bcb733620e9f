// The default plans of a new database, also shown in the pricing section.

import plans from "../site/content/plans.json" with { type: "json" };
import { site } from "../site.ts";
import { slugify } from "../text/slug.ts";
import type { PlanInput } from "./plans.ts";

export type LandingPlan = PlanInput & { strokePrice: number; url: string };

// Placeholders that look like Stripe payment links; the owner sets the real ones in the admin area.
const checkoutUrl = (label: string): string =>
  `https://buy.stripe.com/${slugify(`${site.name} ${label}`)}?prefilled_promo_code=${site.launchOffer.promoCode}`;

/** Whether a payment link is that of a default plan, which leads nowhere. */
export const isPlaceholderLink = (url: string): boolean => placeholderPages.has(pageOf(url));
const pageOf = (url: string) => url.replace(/\?.*$/, "");

const planOf = (plan: (typeof plans)[keyof typeof plans]) => ({ ...plan, url: checkoutUrl(plan.label) }) as LandingPlan;

export const growthPartnerPlan = planOf(plans.growthPartner);
export const landingPlans: readonly LandingPlan[] = [
  planOf(plans.publisher),
  planOf(plans.fullOrganicGrowth),
  growthPartnerPlan,
];
const placeholderPages = new Set(landingPlans.map(({ url }) => pageOf(url)));
