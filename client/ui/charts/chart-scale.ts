type Values = readonly (number | null)[];

type ScaleInput = {
  series: readonly { values: Values }[];
  labels: readonly string[];
  compareTo?: { values: Values } | undefined;
  max?: number | undefined;
  isStacked: boolean;
  width: number;
  height: number;
};

/** Returns up to six round values from 0 to the highest value or the next round one. */
export const ticksUpTo = (highest: number) => {
  const rough = Math.max(highest, 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  return Array.from({ length: Math.ceil(Math.max(highest, 1) / step) + 1 }, (_, at) => at * step);
};

const maxMarks = 5;

/** Returns the labels that the axis shows, evenly spread from the first to the last. */
export const markedLabels = (count: number) => {
  const marks = Math.min(count, maxMarks);
  return Array.from({ length: marks }, (_, mark) => {
    const at = marks === 1 ? 0 : Math.round((mark * (count - 1)) / (marks - 1));
    // With few labels, the first and the last are far from the edges.
    const isAtEdge = count > maxMarks;
    const anchor = isAtEdge && mark === 0 ? "start" : isAtEdge && mark === marks - 1 ? "end" : "middle";
    return { at, anchor } as const;
  });
};

/** Positions of a chart's values, as SVG paths. */
export const chartScale = ({ series, labels, compareTo, max, isStacked, width, height }: ScaleInput) => {
  const valueAt = (values: Values | undefined, at: number) => values?.[at] ?? 0;
  const below = (index: number, at: number) =>
    series.slice(0, index).reduce((sum, { values }) => sum + valueAt(values, at), 0);
  const sums = labels.map((_, at) => (isStacked ? below(series.length, at) : 0));
  const all = [...series, ...(compareTo ? [compareTo] : [])].flatMap(({ values }) => values.map((value) => value ?? 0));
  const ticks = ticksUpTo(max ?? Math.max(0, ...sums, ...all));
  const top = ticks.at(-1) ?? 1;
  const step = width / Math.max(1, labels.length);
  const round = (value: number) => Math.round(value * 10) / 10;
  const y = (value: number) => round(height - (value / top) * height);

  const lineOf = (values: Values = []) => {
    let isDrawing = false;
    return labels
      .map((_, at) => {
        const value = values[at];
        const command = isDrawing ? "L" : "M";
        isDrawing = value !== null && value !== undefined;
        // A point of its own gets a short line, so that it shows.
        return isDrawing ? `${command}${round((at + 0.5) * step)} ${y(value ?? 0)}h0.1` : "";
      })
      .join("");
  };
  // Down to the axis below each run of points, which `lineOf` starts with a move.
  const areaOf = (values: Values = []) =>
    lineOf(values)
      .split("M")
      .filter(Boolean)
      .map((run) => {
        const points = run.split("L").map((point) => point.replace("h0.1", ""));
        const [first = "", last = ""] = [points[0]?.split(" ")[0], points.at(-1)?.split(" ")[0]];
        return `M${first} ${height}L${points.join("L")}L${last} ${height}z`;
      })
      .join("");
  const barsOf = (index: number) => {
    const slots = isStacked ? 1 : series.length;
    const bar = (step * 0.7) / slots;
    return labels
      .map((_, at) => {
        const value = valueAt(series[index]?.values, at);
        if (!value) return "";
        const base = isStacked ? below(index, at) : 0;
        const x = at * step + step * 0.15 + (isStacked ? 0 : index * bar);
        return `M${round(x)} ${y(base)}V${y(base + value)}h${round(bar)}V${y(base)}z`;
      })
      .join("");
  };
  return {
    ticks,
    step,
    y,
    left: (at: number) => round(at * step),
    line: (index: number) => lineOf(series[index]?.values),
    area: (index: number) => areaOf(series[index]?.values),
    bars: barsOf,
    comparison: lineOf(compareTo?.values),
  };
};
