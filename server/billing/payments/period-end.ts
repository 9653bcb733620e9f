/** Stripe doesn't state the end of every period. */
export const onDay = (day: string) => (day ? `on ${day}` : "with its paid period");
