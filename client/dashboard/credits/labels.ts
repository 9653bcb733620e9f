import type { CreditKind, CreditReason } from "#shared/credits.ts";

export const kindLabels: Record<CreditKind, string> = {
  submission: "Submissions",
  article: "Articles",
  page: "Pages",
};

/** Why the balance changed. */
export const reasonLabels: Record<CreditReason, string> = {
  purchase: "Included in your plan",
  renewal: "Monthly credits of your plan",
  trial: "Trial credits",
  reserve: "Reserved",
  release: "Released, because it was not submitted",
  refund: "Given back, because it did not work out",
  expiry: "Unused credits expired",
  adjustment: "Adjusted by our team",
};
