import type { OfferInput } from "#shared/offers.ts";

export type OfferType = OfferInput["type"];

/** Default texts of an offer type, for the user to edit. */
type Starter = { title: string; message: string; acceptLabel: string };
type TypeWords = { label: string; means: string; urlHint: string; starter: Starter };

const optionalUrl = "May be left empty: then the dialog says thank you, and your page does the rest.";

export const typeLabels: Record<OfferType, TypeWords> = {
  discount: {
    label: "Discount",
    means: "They stay for less. Your page hears that they accepted, and puts the coupon on their subscription.",
    urlHint: optionalUrl,
    starter: {
      title: "Stay for less?",
      message: "We would like to keep you, so here is something off your next invoice.",
      acceptLabel: "Take the discount",
    },
  },
  pause: {
    label: "Pause",
    means: "Their subscription rests instead of ending. Your page hears that they accepted, and pauses it.",
    urlHint: optionalUrl,
    starter: {
      title: "Take a break instead?",
      message: "We keep everything as it is. Come back whenever you like.",
      acceptLabel: "Pause my subscription",
    },
  },
  plan_change: {
    label: "Another plan",
    means: "They go on with a plan that fits better, often a smaller one.",
    urlHint: "The page where they choose a plan. May be left empty: then your page does the rest.",
    starter: {
      title: "A smaller plan may fit better",
      message: "You pay for what you need, and lose nothing that you made.",
      acceptLabel: "Change my plan",
    },
  },
  trial_extension: {
    label: "More time to try",
    means: "Their trial gets longer. Your page hears that they accepted, and extends it.",
    urlHint: optionalUrl,
    starter: {
      title: "Do you need more time?",
      message: "Try it for two more weeks, on us.",
      acceptLabel: "Give me more time",
    },
  },
  contact: {
    label: "A talk",
    means: "They tell a person of yours what is wrong, before they go.",
    urlHint: "Where they reach you: mailto:you@example.com, or the page of your calendar or chat.",
    starter: {
      title: "Can we help?",
      message: "Tell us what is wrong. A person reads it and answers.",
      acceptLabel: "Talk to us",
    },
  },
  redirect: {
    label: "Another page",
    means: "They go to a page of yours: a guide, an import, a partner.",
    urlHint: "The page that opens when they accept.",
    starter: {
      title: "Have you seen this?",
      message: "It may be just what you are missing.",
      acceptLabel: "Show me",
    },
  },
};

export const typeOptions = (Object.keys(typeLabels) as OfferType[]).map((value) => ({
  value,
  label: typeLabels[value].label,
}));

/** Returns the offer type in the URL. The default is a pause, which costs nothing and needs no coupon. */
export const parseType = (address: string): OfferType => {
  const requested = new URL(address).searchParams.get("type");
  return typeOptions.find(({ value }) => value === requested)?.value ?? "pause";
};
