// What is known about each field of the listing kit, by path.
import type { KitFields } from "./kit.ts";
import { addressParts } from "./kit-limits.ts";

type KitField = {
  label: string;
  /** How much it counts in a full kit. */
  weight?: number;
  /**
   * Without it there is no listing, or an operator can't find it out. The catalogue doesn't say which fields a
   * directory insists on, so forms are sent without the others.
   */
  essential?: true;
};

const fields: Record<keyof KitFields | `social.${keyof KitFields["social"]}`, KitField> = {
  name: { label: "Name", weight: 3, essential: true },
  url: { label: "Website", weight: 3, essential: true },
  microTagline: { label: "Micro tagline", weight: 1, essential: true },
  tagline: { label: "Tagline", weight: 3, essential: true },
  oneLiner: { label: "One-liner", weight: 1, essential: true },
  short: { label: "Short description", weight: 3, essential: true },
  medium: { label: "Description", weight: 2, essential: true },
  long: { label: "Long description", weight: 3, essential: true },
  features: { label: "Features", weight: 2 },
  category: { label: "Category", weight: 3, essential: true },
  alternativeCategories: { label: "Other categories" },
  tags: { label: "Tags", weight: 2 },
  audience: { label: "Audience", weight: 1 },
  pricingModel: { label: "Pricing", weight: 1 },
  priceFrom: { label: "Price from" },
  currency: { label: "Currency" },
  period: { label: "Billed" },
  founded: { label: "Founded" },
  launchDate: { label: "Launch date" },
  makerName: { label: "Maker" },
  makerRole: { label: "Maker's role" },
  contactEmail: { label: "Contact email", weight: 3, essential: true },
  social: { label: "Social profiles" },
  "social.x": { label: "X profile" },
  "social.linkedin": { label: "LinkedIn profile" },
  "social.github": { label: "GitHub", essential: true },
  "social.youtube": { label: "YouTube channel" },
  videoUrl: { label: "Video" },
  logoFileId: { label: "Logo", weight: 2, essential: true },
  coverFileId: { label: "Cover picture", weight: 1 },
  screenshotFileIds: { label: "Screenshots", weight: 2 },
  local: { label: "Business address" },
  consents: { label: "Consents" },
  excludedDirectoryIds: { label: "Excluded directories" },
};

const byPath = new Map<string, KitField>([
  ...Object.entries(fields),
  ...Object.entries(addressParts).map(([name, part]) => [`local.${name}`, part] as const),
]);

export const kitLabel = (path: string) => byPath.get(path)?.label ?? path;

export const isEssential = (path: string) => byPath.get(path)?.essential === true;

export const kitWeight = (name: keyof KitFields) => fields[name].weight ?? 0;
