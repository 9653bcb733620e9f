import type { Coupon } from "#shared/billing/payments.ts";
import type { Offer, OfferInput } from "#shared/retention/offers.ts";
import { choiceParam, searchParams, textParam } from "../../../app/search-params.ts";
import { discountOf } from "../../../widget/discount.ts";
import { projectLink } from "../../current-project.ts";
import type { OfferScope } from "./offers-api.ts";

export type OfferType = OfferInput["type"];

type TypeLabels = {
  label: string;
  description: string;
  urlHint: string;
  /** Texts of a new offer, for the user to edit. */
  defaults: { title: string; message: string; acceptLabel: string };
};

const optionalUrl = "Optional. Without a URL, the dialog thanks the customer and your page does the rest.";

export const typeLabels: Record<OfferType, TypeLabels> = {
  discount: {
    label: "Discount",
    description: "They stay at a lower price. Your page is notified and applies the coupon to their subscription.",
    urlHint: optionalUrl,
    defaults: {
      title: "Stay for less?",
      message: "We'd like to keep you, so here's a discount on your next invoice.",
      acceptLabel: "Take the discount",
    },
  },
  pause: {
    label: "Pause",
    description: "They pause their subscription instead of canceling it. Your page is notified and pauses it.",
    urlHint: optionalUrl,
    defaults: {
      title: "Take a break instead?",
      message: "We'll keep everything as it is. Come back whenever you like.",
      acceptLabel: "Pause my subscription",
    },
  },
  plan_change: {
    label: "Plan change",
    description: "They switch to a plan that fits better, often a smaller one.",
    urlHint: "Optional. The page where they choose a plan. Without a URL, your page does the rest.",
    defaults: {
      title: "A smaller plan may fit better",
      message: "Pay only for what you need, and keep all your work.",
      acceptLabel: "Change my plan",
    },
  },
  trial_extension: {
    label: "Trial extension",
    description: "They get a longer trial. Your page is notified and extends it.",
    urlHint: optionalUrl,
    defaults: {
      title: "Need more time?",
      message: "Try it for two more weeks, on us.",
      acceptLabel: "Give me more time",
    },
  },
  contact: {
    label: "Contact",
    description: "They tell someone on your team what's wrong before they cancel.",
    urlHint: "How they reach you, such as mailto:you@example.com or the URL of your calendar or chat.",
    defaults: {
      title: "Can we help?",
      message: "Tell us what's wrong. A person will read it and reply.",
      acceptLabel: "Talk to us",
    },
  },
  redirect: {
    label: "Link to a page",
    description: "They open one of your pages, such as a guide or an import tool.",
    urlHint: "The page that opens when they accept.",
    defaults: {
      title: "Have you seen this?",
      message: "It may be just what you're missing.",
      acceptLabel: "Show me",
    },
  },
};

export const typeOptions = (Object.keys(typeLabels) as OfferType[]).map((value) => ({
  value,
  label: typeLabels[value].label,
}));

/** Initial values of a new offer. The default is a pause, which costs nothing and needs no coupon. */
export const newOfferParams = searchParams({ type: choiceParam(typeLabels, "pause"), reason: textParam(80) });

export const newOfferLink = ({ projectId, mode }: OfferScope, values?: { type?: OfferType; reason?: string }) =>
  newOfferParams.link(`${projectLink("newOffer", projectId)}&mode=${mode}`, values);

/** An offer's form values. */
export type OfferFields = {
  type: OfferType;
  title: string;
  message: string;
  acceptLabel: string;
  declineLabel: string;
  url: string;
  couponId: string;
  pauseMonths: number;
  reasons: string[];
  active: boolean;
};

export const newFields = (type: OfferType, reasons: string[] = []): OfferFields => ({
  type,
  ...typeLabels[type].defaults,
  declineLabel: "No, cancel anyway",
  url: "",
  couponId: "",
  pauseMonths: 1,
  reasons,
  active: true,
});

export const toFields = (offer: Offer): OfferFields => {
  const { type, title, message, acceptLabel, declineLabel, url = "", couponId = "", pauseMonths = 1 } = offer;
  const { reasons, active } = offer;
  return { type, title, message, acceptLabel, declineLabel, url, couponId, pauseMonths, reasons, active };
};

/** Changes the type, and replaces texts that still have the old type's defaults. */
export const withType = (fields: OfferFields, type: OfferType): OfferFields => {
  const { defaults: previous } = typeLabels[fields.type];
  const { defaults: next } = typeLabels[type];
  const textOf = (name: keyof typeof next) => (fields[name] === previous[name] ? next[name] : fields[name]);
  return {
    ...fields,
    type,
    title: textOf("title"),
    message: textOf("message"),
    acceptLabel: textOf("acceptLabel"),
  };
};

export const toInput = (fields: OfferFields, scope: OfferScope & { id: string | undefined }): OfferInput => ({
  ...fields,
  ...scope,
  url: fields.url.trim() || null,
  pauseMonths: fields.type === "pause" ? fields.pauseMonths : null,
  couponId: (fields.type === "discount" && fields.couponId) || null,
});

/** Returns an existing offer as API input. */
export const offerToInput = (offer: Offer) => {
  const { id, projectId, mode } = offer;
  return toInput(toFields(offer), { id, projectId, mode });
};

const durations: Record<Coupon["duration"], string> = {
  once: "once",
  repeating: "for several months",
  forever: "forever",
};

/** The coupon's discount as shown in an offer. Rounded down, so that the offer never promises more than the coupon. */
export const discountOfCoupon = ({ percentOff, amountOff, currency }: Coupon) => ({
  ...(percentOff !== undefined && { percentOff: Math.floor(percentOff) }),
  ...(amountOff !== undefined && { amountOff }),
  ...(currency !== undefined && { currency }),
});

/** Label of a coupon, like `Stay a while: 20% off, once`. */
export const couponLabel = (coupon: Coupon) => {
  const discount = discountOf(discountOfCoupon(coupon), "en-US");
  const terms = discount ? `: ${discount} off, ${durations[coupon.duration]}` : "";
  return `${coupon.name ?? coupon.id}${terms}${coupon.valid ? "" : " (expired)"}`;
};
