export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The UTC day of an instant: `2026-11-28`. */
export const utcDay = (at: Date | string | number) => new Date(at).toISOString().slice(0, 10);
