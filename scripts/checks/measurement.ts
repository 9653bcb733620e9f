// Measured figures, each with its goal.

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

/**
 * Runs the measurements with the given names, or all, and prints their figures. Exits with 1 if a goal is missed, and with 2 for an
 * unknown name.
 */
export const runMeasurements = async (all: Record<string, () => Promise<Figure[]>>, names: readonly string[]) => {
  const unknown = names.filter((name) => !all[name]);
  if (unknown.length) {
    console.error(`Unknown: ${unknown.join(", ")}. Available: ${Object.keys(all).join(", ")}.`);
    process.exit(2);
  }
  const missed: string[] = [];
  for (const [name, measure] of Object.entries(all)) {
    if (names.length && !names.includes(name)) continue;
    console.log(`\n${name}`);
    const figures = await measure().catch((error: unknown) => [
      { what: "stopped with an error", figure: String(error), goal: "", ok: false },
    ]);
    for (const { what, figure, goal, ok } of figures)
      console.log(`  ${ok ? "ok  " : "MISS"} ${figure.padStart(14)}  ${goal.padEnd(12)}  ${what}`);
    if (figures.some(({ ok }) => !ok)) missed.push(name);
  }
  console.log("");
  for (const name of missed) console.log(`FAILED ${name}`);
  process.exit(missed.length ? 1 : 0);
};
