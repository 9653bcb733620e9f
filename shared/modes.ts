/** Live and test data are stored separately, as at the payment service. */
export const modes = ["live", "test"] as const;
export type Mode = (typeof modes)[number];
