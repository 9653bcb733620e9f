// Lists and limits of the listing kit, apart from its schema, so that pages don't load zod for them.

export const pricingModels = ["free", "freemium", "paid", "subscription", "quote"] as const;
export const billingPeriods = ["once", "month", "year"] as const;

/** Characters per field; directories publish these limits, see delivery-facts 5.2. */
export const kitLimits = {
  name: 80,
  microTagline: 30,
  tagline: 60,
  oneLiner: 100,
  short: 160,
  medium: 260,
  long: 3000,
  feature: 80,
  tag: 25,
} as const;

/** Wordings of one text, so that directories don't get duplicates. */
export const maxWordings = 3;

export const emptyAddress = {
  legalName: null,
  street: null,
  city: null,
  region: null,
  postalCode: null,
  country: null,
  phone: null,
  hours: null,
};

/** Texts that can be drafted. */
export const draftFields = [
  "microTagline",
  "tagline",
  "oneLiner",
  "short",
  "medium",
  "long",
  "features",
  "tags",
] as const;
export type DraftField = (typeof draftFields)[number];
export const draftTones = ["plain", "friendly", "confident"] as const;
export type DraftTone = (typeof draftTones)[number];
