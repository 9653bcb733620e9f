// The checks of the owner's checklist, apart from the schemas, so that the page loads without zod.

/** Everything that is checked, in the order in which owners do it. */
export const setupCheckTitles = {
  "payment-links": "Checkout",
  admin: "Administrator",
  "two-factor": "Two-factor authentication",
  secrets: "Secrets",
  domain: "Domain",
  mail: "Email",
  "stripe-key": "Stripe key",
  prices: "Stripe prices",
  webhook: "Stripe webhook",
  "billing-portal": "Stripe billing portal",
  "legal-entity": "Legal entity",
  "support-email": "Support email",
  founder: "Founder",
  backups: "Backups",
} as const;
export type SetupCheckId = keyof typeof setupCheckTitles;
export const setupCheckIds = Object.keys(setupCheckTitles) as [SetupCheckId, ...SetupCheckId[]];

/** These can be dismissed; the others have to be done before the site sells anything. */
export const optionalSetupChecks: readonly SetupCheckId[] = ["two-factor", "founder", "backups"];
