// The default plans of a new database, also shown in the pricing section.

import type { PlanInput } from "../billing/plans.ts";
import { site } from "../site.ts";
import { slugify } from "../text/slug.ts";

export type LandingPlan = PlanInput & { strokePrice: number; url: string };

// Placeholders that look like Stripe payment links; the owner sets the real ones in the admin area.
const checkoutUrl = (label: string): string =>
  `https://buy.stripe.com/${slugify(`${site.name} ${label}`)}?prefilled_promo_code=${site.launchOffer.promoCode}`;

/** Whether a payment link is that of a default plan, which leads nowhere. */
export const isPlaceholderLink = (url: string): boolean => placeholderPages.has(pageOf(url));
const pageOf = (url: string) => url.replace(/\?.*$/, "");

const publisherPlan: LandingPlan = {
  label: "Publisher",
  deliverables: {
    submissions: { count: 200, per: "once" },
    articles: { count: 0, per: "once" },
    pages: { count: 0, per: "once" },
    reportMonths: { count: 0, per: "once" },
    freeDirectoriesOnly: true,
    replacements: 100,
  },
  price: 299,
  strokePrice: 373.75,
  type: "onetime",
  devise: "$",
  stripePlanId: null,
  headline: "One round of submissions",
  active: true,
  url: checkoutUrl("Publisher"),
  position: 1,
  description: "We submit your website once to 200+ free directories.",
  features: [
    "Submission to 200+ directories",
    "Free directories only, so no listing fees",
    {
      text: "A listing kit, prefilled from your website",
      items: ["Short and long descriptions", "Categories and tags for each directory"],
    },
    "You approve each directory",
    { text: "Each listing checked once it's live, then monthly", items: ["Proof of every link, with the date"] },
    "A list of all submissions and their status",
  ],
  nofeatures: ["SEO articles", "Monthly reports", "Programmatic pages"],
  popular: false,
};

const fullOrganicGrowthPlan: LandingPlan = {
  label: "Full Organic Growth",
  deliverables: {
    submissions: { count: 200, per: "once" },
    articles: { count: 1000, per: "once" },
    pages: { count: 0, per: "once" },
    reportMonths: { count: 3, per: "once" },
    freeDirectoriesOnly: false,
    replacements: 100,
  },
  price: 1269,
  strokePrice: 1586,
  type: "onetime",
  devise: "$",
  stripePlanId: null,
  headline: "Submissions and articles",
  active: true,
  url: checkoutUrl("Full Organic Growth"),
  position: 2,
  description: "200+ directories and 1000+ articles, with monthly reports for three months.",
  features: [
    "Submission to 200+ directories",
    "A listing kit, prefilled from your website",
    "You approve each directory",
    { text: "Each listing checked once it's live, then monthly", items: ["Proof of every link, with the date"] },
    {
      text: "1000+ articles",
      items: ["On questions that people ask", "5 backlinks in each article, to your pages"],
    },
    {
      text: "3 months of monthly reports",
      items: ["Submitted, live, rejected and lost", "Articles published"],
    },
  ],
  nofeatures: ["Programmatic pages", "Auto-publish to site builders"],
  popular: true,
};

export const growthPartnerPlan: LandingPlan = {
  label: "Growth Partner",
  deliverables: {
    submissions: { count: 50, per: "month" },
    articles: { count: 30, per: "month" },
    pages: { count: 300, per: "month" },
    reportMonths: { count: 1, per: "month" },
    freeDirectoriesOnly: false,
    replacements: 25,
  },
  price: 690,
  strokePrice: 862.5,
  type: "monthly",
  devise: "$",
  stripePlanId: null,
  headline: "Ongoing work every month",
  active: true,
  url: checkoutUrl("Growth Partner"),
  position: 3,
  description: "Directories, blog posts and programmatic pages, every month.",
  features: [
    {
      text: "50 directory submissions a month",
      items: ["You approve each directory", "Verified live, then checked monthly"],
    },
    {
      text: "30 blog posts a month",
      items: [
        "One a day, on the dates you set",
        "5 backlinks in each article, to your pages",
        "Keyword research in your mentions",
        "Duplicate-content checks",
      ],
    },
    { text: "300 programmatic pages a month", items: ["Pages that are held back don't count"] },
    { text: "Auto-publish to site builders", items: ["As drafts, unless you choose live"] },
    "A report every month",
    "Priority support",
  ],
  nofeatures: [],
  popular: false,
};

export const landingPlans: readonly LandingPlan[] = [publisherPlan, fullOrganicGrowthPlan, growthPartnerPlan];
const placeholderPages = new Set(landingPlans.map(({ url }) => pageOf(url)));
