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
