import { ScrollBox } from "./scroll-box.tsx";
import { Table } from "./table.tsx";

/** `name` is the formatted day and `text` the formatted value. Days with value 0 get no bar and no table row. */
export type ChartDay = { day: string; name: string; value: number; text: string };

type DayChartProps = {
  id: string;
  title: string;
  /** Summarizes the chart in one sentence. */
  summary: string;
  days: readonly ChartDay[];
  /** The table's column heading and caption. */
  values: { label: string; caption: string };
  /** The value of a full-height bar; defaults to the highest value. */
  max?: number;
};

const height = 100;
const step = 10;
const barWidth = 7;

/** A value per day as a chart, a summary and a table. */
export const DayChart = ({ id, title, summary, days, values, max }: DayChartProps) => {
  const highest = Math.max(...days.map(({ value }) => value));
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      <p className="mt-1 text-muted">{summary}</p>
      {highest > 0 && (
        <>
          <Bars title={title} days={days} most={max ?? highest} />
          <details className="mt-3">
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">
              Show as table<span className="sr-only">: {title}</span>
            </summary>
            <ScrollBox label={`Table: ${title}`}>
              <DayTable days={days} {...values} />
            </ScrollBox>
          </details>
        </>
      )}
    </section>
  );
};

type DayTableProps = DayChartProps["values"] & Pick<DayChartProps, "days">;

const DayTable = ({ days, label, caption }: DayTableProps) => (
  <Table
    caption={caption}
    columns={[
      { key: "day", label: "Day" },
      { key: "value", label, className: "text-right" },
    ]}
  >
    {days
      .filter(({ value }) => value)
      .map(({ day, name, text }) => (
        <tr key={day}>
          <td className="py-2 pr-3">{name}</td>
          <td className="py-2 pr-3 text-right tabular-nums">{text}</td>
        </tr>
      ))}
  </Table>
);

type BarsProps = Pick<DayChartProps, "title" | "days"> & { most: number };

// Hidden from screen readers, which get the summary and the table.
const Bars = ({ title, days, most: max }: BarsProps) => (
  <div aria-hidden="true" className="mt-4">
    <svg
      viewBox={`0 0 ${days.length * step} ${height}`}
      preserveAspectRatio="none"
      className="h-40 w-full border-b border-line"
    >
      <title>{title}</title>
      {days.map(({ day, name, value, text }, at) => (
        <rect
          key={day}
          x={at * step + (step - barWidth) / 2}
          y={height - barHeight(value, max)}
          width={barWidth}
          height={barHeight(value, max)}
          className="fill-accent-strong"
        >
          <title>{`${name}: ${text}`}</title>
        </rect>
      ))}
    </svg>
    <div className="mt-2 flex justify-between gap-4 text-sm text-muted">
      <span>{days[0]?.name}</span>
      <span>{days.at(-1)?.name}</span>
    </div>
  </div>
);

/** The highest bar leaves a little space above it. */
const barHeight = (value: number, max: number) => (value / max) * height * 0.96;
