/** Live figures and figures of trying out, kept apart as the payment service keeps its own. */
export const modes = ["live", "test"] as const;
export type Mode = (typeof modes)[number];
