import { Chart } from "./chart.tsx";

/** `name` is the formatted day. Days with value 0 get no bar and no table row. */
type ChartDay = { day: string; name: string; value: number };

type DayChartProps = {
  id: string;
  title: string;
  /** Summarizes the chart in one sentence. */
  summary: string;
  days: readonly ChartDay[];
  /** The table's column heading and caption. */
  values: { label: string; caption: string };
  max?: number;
  format?: (value: number) => string;
};

/** A titled value per day, with a summary. */
export const DayChart = ({ id, title, summary, days, values: { label, caption }, ...chart }: DayChartProps) => (
  <section aria-labelledby={id} className="min-w-0">
    <h2 id={id} className="text-xl font-semibold">
      {title}
    </h2>
    <p className="mt-1 text-muted">{summary}</p>
    {days.some(({ value }) => value > 0) && (
      <Chart
        kind="bar"
        title={title}
        series={[{ label, tone: "info", values: days.map(({ value }) => value) }]}
        labels={days.map(({ name }) => name)}
        tableCaption={caption}
        {...chart}
      />
    )}
  </section>
);
