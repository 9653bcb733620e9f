export type ChartValues = readonly (number | null)[];

/** Returns up to six round values from 0 to the highest value or the next round one. */
export const ticksUpTo = (highest: number) => {
  const rough = Math.max(highest, 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  return Array.from({ length: Math.ceil(Math.max(highest, 1) / step) + 1 }, (_, at) => at * step);
};

/** Returns the labels with room below an axis: every n-th, 16 px or more apart, and none cut off. All sizes in px. */
export const labelsThatFit = (count: number, { width, widest }: { width: number; widest: number }) => {
  const step = width / count;
  const every = Math.ceil((widest + 16) / step);
  const first = Math.max(0, Math.ceil(widest / 2 / step - 0.5));
  const last = count - 1 - first;
  if (last < first) return [];
  const start = first + Math.floor(((last - first) % every) / 2);
  return Array.from({ length: Math.floor((last - start) / every) + 1 }, (_, mark) => start + mark * every);
};

const round = (value: number) => Math.round(value * 10) / 10;

/** Positions of values, one per step of the width, as SVG paths. `top`: the value at the upper edge. */
export const chartScale = ({ count, width, height, top }: Record<"count" | "width" | "height" | "top", number>) => {
  const step = width / Math.max(1, count);
  const x = (at: number) => round((at + 0.5) * step);
  const y = (value: number) => round(height - (value / top) * height);
  // Of a few days, bars stay narrow.
  const bar = Math.min(step * 0.7, width / 10);

  /** The points of each run without a gap. */
  const runsOf = (values: ChartValues) => {
    const runs: string[][] = [[]];
    for (const [at, value] of values.entries())
      if (value === null) runs.push([]);
      else runs.at(-1)?.push(`${x(at)} ${y(value)}`);
    return runs.filter(({ length }) => length > 0).map((run) => run.join("L"));
  };
  return {
    step,
    y,
    line: (values: ChartValues) =>
      runsOf(values)
        .map((run) => `M${run}`)
        .join(""),
    /** The points that a line doesn't show, since they have no neighbour, and the one at `active`. */
    dots: (values: ChartValues, active?: number) =>
      values
        .map((value, at) => {
          const isAlone = values[at - 1] == null && values[at + 1] == null;
          return value !== null && (isAlone || at === active) ? `M${x(at)} ${y(value)}h0` : "";
        })
        .join(""),
    area: (values: ChartValues) =>
      runsOf(values)
        .map((run) => `M${run.slice(0, run.indexOf(" "))} ${height}L${run}V${height}z`)
        .join(""),
    bars: (values: ChartValues) =>
      values
        .map((value, at) => (value ? `M${round(x(at) - bar / 2)} ${height}V${y(value)}h${round(bar)}V${height}z` : ""))
        .join(""),
  };
};
