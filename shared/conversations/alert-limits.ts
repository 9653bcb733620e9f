// Limits of alerts, in a file of their own: pages that import it don't load zod.

/** Mentions below this score are announced only if the customer asks for them. */
export const defaultMinScore = 40;
export const defaultMaxPerDay = 3;
export const maxAlertsPerDay = 24;
