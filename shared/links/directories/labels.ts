// The words for a directory's values, the same in tables, filters and on the directory's own page.
import type { Directory } from "../directories.ts";

export const pricingLabels = { free: "Free", freemium: "Free and paid", paid: "Paid" } as const;
export const linkLabels = { dofollow: "Dofollow", nofollow: "Nofollow" } as const;
export const conditionLabels = {
  none: "Nothing in return",
  badge: "Badge required",
  reciprocal: "Link back required",
  paid: "Paid listings only",
} as const;

/** The price, with the lowest fee if a source states one: `Paid, from USD 19`. */
export const priceText = ({
  pricing,
  pricingKnown,
  feeFrom,
}: Pick<Directory, "pricing" | "pricingKnown" | "feeFrom">) => {
  const fee = feeFrom && feeFrom !== "0" && pricing !== "free" ? `, from ${feeFrom}` : "";
  return `${pricingLabels[pricing]}${fee}${pricingKnown ? "" : " (assumed)"}`;
};

/** The kind of link and what the directory asks for it: `Dofollow, badge required`. */
export const linkText = ({ linkKind, linkCondition }: Pick<Directory, "linkKind" | "linkCondition">) => {
  const condition = linkCondition && linkCondition !== "none" ? conditionLabels[linkCondition] : undefined;
  if (!linkKind) return condition;
  return condition ? `${linkLabels[linkKind]}, ${condition.toLowerCase()}` : linkLabels[linkKind];
};

/** How long a review takes, as the source states it: `3 days`, `90–120 days`. */
export const reviewText = ({
  reviewDaysMin: min,
  reviewDaysMax: max,
}: Pick<Directory, "reviewDaysMin" | "reviewDaysMax">) => {
  if (min === null && max === null) return undefined;
  if (max === null) return min ? `${daysText(min)} or more` : "At once or later";
  if (max === 0) return "At once";
  if (!min) return `Up to ${daysText(max)}`;
  return min === max ? daysText(max) : `${min}–${daysText(max)}`;
};

const daysText = (days: number) => `${days} ${days === 1 ? "day" : "days"}`;

const subnets = new Intl.NumberFormat("en-US");

/** The domain rating, or else how many networks link to the site. */
export const authorityText = ({ dr, referringSubnets }: Pick<Directory, "dr" | "referringSubnets">) => {
  if (dr !== null) return `DR ${dr}`;
  return referringSubnets === null ? undefined : `${subnets.format(referringSubnets)} subnets`;
};

export const accountText = ({ accountRequired, signInWith }: Pick<Directory, "accountRequired" | "signInWith">) => {
  const ways = signInWith.map((way) => (way === "password" ? "a password" : way));
  const sentence = ways.length ? `sign in with ${new Intl.ListFormat("en", { type: "disjunction" }).format(ways)}` : "";
  if (accountRequired === false) return "Not needed";
  if (accountRequired) return sentence ? `Needed: ${sentence}` : "Needed";
  return sentence && `S${sentence.slice(1)}`;
};

export const checkLabels = {
  alive: "Online",
  moved: "Moved to another address",
  parked: "Domain parked",
  missing: "Did not answer",
  unknown: "Could not be checked",
} as const satisfies Record<NonNullable<Directory["lastCheck"]>, string>;

const factLabels: Record<string, string> = {
  name: "Name",
  url: "Website",
  submitUrl: "Submission page",
  listedBy: "Way in",
  feeFrom: "Lowest fee",
  linkKind: "Link",
  linkCondition: "Link condition",
  dr: "Domain rating (DR)",
  signInWith: "Sign-in",
  accountRequired: "Account",
  reviewDaysMin: "Shortest review in days",
  reviewDaysMax: "Longest review in days",
  fields: "Form fields",
  pricing: "Price",
};

const formFieldLabels: Record<string, string> = {
  short: "Short description",
  medium: "Description",
  long: "Long description",
  url: "Web address",
  contactEmail: "Email",
  x: "X account",
  github: "Repository",
  screenshots: "Pictures",
  cover: "Cover picture",
};

/** The name of a field of a submission form. */
export const formFieldLabel = (name: string) => formFieldLabels[name] ?? wordsOf(name);

/** The name of a field in the list of facts: `referringSubnets` is “Referring subnets”. */
export const factLabel = (field: string) => factLabels[field] ?? wordsOf(field);

/** A camel-case name as words. */
const wordsOf = (name: string) => {
  const words = name.replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
