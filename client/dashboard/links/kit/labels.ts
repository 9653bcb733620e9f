import { addressParts, type pricingModels } from "#shared/links/kit-limits.ts";

/** The names of the kit's fields by path. */
const labels: Record<string, string> = {
  name: "Name",
  url: "Website",
  microTagline: "Micro tagline",
  tagline: "Tagline",
  oneLiner: "One-liner",
  short: "Short description",
  medium: "Description",
  long: "Long description",
  features: "Features",
  category: "Category",
  alternativeCategories: "Other categories",
  tags: "Tags",
  audience: "Audience",
  pricingModel: "Pricing",
  priceFrom: "Price from",
  currency: "Currency",
  period: "Billed",
  founded: "Founded",
  launchDate: "Launch date",
  makerName: "Maker",
  makerRole: "Maker's role",
  contactEmail: "Contact email",
  social: "Social profiles",
  "social.x": "X profile",
  "social.linkedin": "LinkedIn profile",
  "social.github": "GitHub",
  "social.youtube": "YouTube channel",
  videoUrl: "Video",
  logoFileId: "Logo",
  coverFileId: "Cover picture",
  screenshotFileIds: "Screenshots",
  local: "Business address",
  ...Object.fromEntries(Object.entries(addressParts).map(([name, { label }]) => [`local.${name}`, label])),
  consents: "Consents",
  excludedDirectoryIds: "Excluded directories",
};

export const kitLabel = (path: string) => labels[path] ?? path;

/** The id of the input of a field. */
export const kitFieldId = (path: string) => `kit-${path.replace(".", "-")}`;

export const pricingLabels: Record<(typeof pricingModels)[number], string> = {
  free: "Free",
  freemium: "Free and paid plans",
  paid: "Paid once",
  subscription: "Subscription",
  quote: "On request",
};
export const periodLabels = { once: "Once", month: "Per month", year: "Per year" } as const;
