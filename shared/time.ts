export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The UTC day of an instant: `2026-11-28`. */
export const utcDay = (at: Date | string | number) => new Date(at).toISOString().slice(0, 10);

/** The start of the UTC day of an instant. */
export const startOfDay = (at: Date) => new Date(Math.floor(at.getTime() / dayMs) * dayMs);

/** Moves a time by calendar months, to the last day of a month that is too short. */
export const addMonths = (time: Date, months: number) => {
  const moved = new Date(time);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(time.getUTCDate(), lastDay));
  return moved;
};
