// Days as in URLs: 2026-11-21, in UTC.
const dayMs = 24 * 3600_000;

export const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

export const daysAfter = (day: string, days: number) => dayAt(Date.parse(day) + days * dayMs);

/** Returns the number of days, including both ends. */
export const daysFromTo = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs + 1;
