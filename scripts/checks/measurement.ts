// A measured figure and its goal.

export type Figure = { what: string; figure: string; goal: string; ok: boolean };

const inUnit = (value: number, unit: string) => {
  const rounded = Number.isInteger(value) ? value : Number(value.toFixed(value < 10 ? 2 : 0));
  return `${rounded} ${unit}`.trim();
};

export const atMost = (what: string, value: number, limit: number, unit = ""): Figure => {
  return { what, figure: inUnit(value, unit), goal: `≤ ${inUnit(limit, unit)}`, ok: value <= limit };
};

export const atLeast = (what: string, value: number, limit: number, unit = ""): Figure => {
  return { what, figure: inUnit(value, unit), goal: `≥ ${inUnit(limit, unit)}`, ok: value >= limit };
};

/** A count that must equal `expected`. */
export const exactly = (what: string, value: number, expected: number): Figure => {
  return { what, figure: String(value), goal: `= ${expected}`, ok: value === expected };
};

export const holds = (what: string, ok: boolean): Figure => ({ what, figure: ok ? "yes" : "no", goal: "yes", ok });

/** A figure without a goal. */
export const info = (what: string, figure: string): Figure => ({ what, figure, goal: "", ok: true });

export const percentile = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

export const median = (values: readonly number[]) => percentile(values, 0.5);
