import type { CreditEntry, CreditKind, CreditReason } from "#shared/billing/credits.ts";

export const kindLabels: Record<CreditKind, string> = {
  submission: "Submissions",
  article: "Articles",
  page: "Pages",
};

/** Why the balance changed. */
export const reasonLabel = ({ reason, delta }: Pick<CreditEntry, "reason" | "delta">) =>
  reason === "refund" && delta < 0 ? "Taken back with a refunded payment" : reasonLabels[reason];

const reasonLabels: Record<CreditReason, string> = {
  purchase: "Included in your plan",
  renewal: "Monthly credits of your plan",
  trial: "Trial credits",
  reserve: "Reserved",
  release: "Released before it was submitted",
  refund: "Given back for a listing that failed or was lost",
  expiry: "Unused credits expired",
  adjustment: "Adjusted by our team",
};
