// A measured figure and its goal.

export type Figure = { what: string; figure: string; goal: string; ok: boolean };

export const atMost = (what: string, value: number, limit: number, unit: string): Figure => ({
  what,
  figure: `${rounded(value)} ${unit}`,
  goal: `≤ ${limit} ${unit}`,
  ok: value <= limit,
});

export const atLeast = (what: string, value: number, limit: number, unit: string): Figure => ({
  what,
  figure: `${rounded(value)} ${unit}`,
  goal: `≥ ${limit} ${unit}`,
  ok: value >= limit,
});

/** A count that must equal `expected`. */
export const exactly = (what: string, value: number, expected: number): Figure => ({
  what,
  figure: String(value),
  goal: `= ${expected}`,
  ok: value === expected,
});

export const holds = (what: string, ok: boolean): Figure => ({ what, figure: ok ? "yes" : "no", goal: "yes", ok });

/** A figure without a goal. */
export const info = (what: string, figure: string): Figure => ({ what, figure, goal: "", ok: true });

const rounded = (value: number) => (Number.isInteger(value) ? value : Number(value.toFixed(value < 10 ? 2 : 0)));

export const percentile = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

export const median = (values: readonly number[]) => percentile(values, 0.5);
