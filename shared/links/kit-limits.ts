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

export const socialNetworks = ["x", "linkedin", "github", "youtube"] as const;

type AddressField = { label: string; max: number; essential?: true };

/** The parts of a business address, as the form calls them, and how long each may be. */
export const addressParts = {
  legalName: { label: "Legal name", max: 120 },
  street: { label: "Street and number", max: 120, essential: true },
  city: { label: "City", max: 80, essential: true },
  region: { label: "Region or state", max: 80 },
  postalCode: { label: "Postal code", max: 20 },
  country: { label: "Country", max: 60, essential: true },
  phone: { label: "Phone", max: 40 },
  hours: { label: "Opening hours", max: 500 },
} satisfies Record<string, AddressField>;
export type AddressPart = keyof typeof addressParts;
export const addressPartNames = Object.keys(addressParts) as AddressPart[];

/** An object with a value for each name. */
export const recordOf = <Name extends string, Value>(names: readonly Name[], create: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, create(name)])) as Record<Name, Value>;

export const emptyAddress = recordOf(addressPartNames, () => null);

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
