import TableIcon from "lucide-react/icons/table-2";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from "react";
import { formatNumber } from "../format.ts";
import { ScrollBox } from "../scroll-box.tsx";
import { Table } from "../table.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { chartScale, markedLabels } from "./chart-scale.ts";

type SeriesTone = "accent" | "info" | "good" | "warn" | "bad" | "notice";

/** One value per label; null where there is none. */
export type ChartSeries = { label: string; tone: SeriesTone; values: readonly (number | null)[] };

type ChartProps = {
  kind: "line" | "bar" | "stacked";
  title: string;
  series: readonly ChartSeries[];
  labels: readonly string[];
  /** Shorter labels for the axis. */
  axisLabels?: readonly string[];
  /** The first series in the period before, as a dashed line. */
  compareTo?: { label: string; values: readonly (number | null)[] };
  /** The end of the value axis; defaults to a round number above the highest value. */
  max?: number;
  size?: "small" | "normal";
  format?: (value: number) => string;
  /** The name of the labels, as heading of the table. */
  labelName?: string;
  tableCaption?: string;
};

type Line = Pick<ChartSeries, "label" | "values"> & { tone: SeriesTone | undefined };

const tones: Record<SeriesTone, string> = {
  accent: "text-accent",
  info: "text-info",
  good: "text-good",
  warn: "text-warn",
  bad: "text-bad",
  notice: "text-notice",
};

const width = 600;
const height = 180;
const heights = { small: "h-32", normal: "h-44" };

/**
 * A chart with axes, and the values at the pointer or, with the arrow keys, at the keyboard's position. The values are
 * also a table, and text for screen readers.
 */
export const Chart = (props: ChartProps) => {
  const { series, compareTo, title, format = formatNumber } = props;
  const [isTable, setTable] = useState(false);
  const tableId = useId();
  const lines: Line[] = [...series, ...(compareTo ? [{ ...compareTo, tone: undefined }] : [])];
  return (
    <div className="mt-1 min-w-0">
      <div className="mb-3 flex min-h-6 items-center justify-between gap-x-4">
        <Legend lines={lines.length > 1 ? lines : []} />
        <button
          type="button"
          disabled={!useHydrated()}
          aria-expanded={isTable}
          aria-controls={isTable ? tableId : undefined}
          aria-label={`Show as table: ${title}`}
          title="Show as table"
          className={`-my-1 ml-auto grid size-8 place-items-center rounded-md hover:bg-surface ${isTable ? "bg-surface" : "text-muted"}`}
          onClick={() => setTable(!isTable)}
        >
          <TableIcon size={16} aria-hidden="true" />
        </button>
      </div>
      <Plot {...props} format={format} lines={lines} />
      {isTable && <ChartTable {...props} id={tableId} format={format} lines={lines} />}
    </div>
  );
};

// Lines and legend differ in more than colour.
const dashes = [undefined, "10 3", "2 3", "10 3 2 3"];

const Legend = ({ lines }: { lines: readonly Line[] }) => (
  <ul className="flex flex-wrap gap-x-4 text-sm text-muted">
    {lines.map(({ label, tone }, at) => (
      <li key={label} className="flex items-center gap-2">
        <Key tone={tone} at={at} />
        {label}
      </li>
    ))}
  </ul>
);

const Key = ({ tone, at }: { tone: SeriesTone | undefined; at: number }) => (
  <svg viewBox="0 0 20 8" className={`h-2 w-5 shrink-0 ${tone ? tones[tone] : "text-muted"}`} aria-hidden="true">
    <path d="M0 4H20" stroke="currentColor" strokeWidth="3" strokeDasharray={tone ? dashes[at] : "3 3"} />
  </svg>
);

const formatValue = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? "–" : format(value);

type PlotProps = ChartProps & { format: (value: number) => string; lines: readonly Line[] };

const Plot = ({
  kind,
  title,
  series,
  labels,
  axisLabels = labels,
  compareTo,
  max,
  size = "normal",
  format,
  lines,
}: PlotProps) => {
  const [active, setActive] = useState<number>();
  const scale = chartScale({ series, labels, compareTo, max, isStacked: kind === "stacked", width, height });
  const last = labels.length - 1;
  const text =
    active === undefined
      ? ""
      : `${labels[active]}: ${lines.map(({ label, values }) => `${label} ${formatValue(values[active], format)}`).join(", ")}`;

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") setActive(undefined);
    const to = {
      ArrowLeft: (active ?? labels.length) - 1,
      ArrowRight: (active ?? -1) + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setActive(Math.min(last, Math.max(0, to)));
  };
  const handlePointer = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width: shownWidth } = currentTarget.getBoundingClientRect();
    setActive(Math.min(last, Math.max(0, Math.floor(((clientX - left) / shownWidth) * labels.length))));
  };

  return (
    <div className="flex gap-2">
      <div
        aria-hidden="true"
        className={`flex flex-col justify-between text-right text-xs text-muted tabular-nums ${heights[size]}`}
      >
        {scale.ticks.toReversed().map((tick) => (
          <span key={tick} className="-my-2 leading-4">
            {format(tick)}
          </span>
        ))}
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={`${title}: values`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={active ?? 0}
        aria-valuetext={text || "Use the left and right arrow keys to read values"}
        className="relative min-w-0 flex-1 touch-pan-y"
        onKeyDown={handleKey}
        onBlur={() => setActive(undefined)}
        onPointerMove={handlePointer}
        onPointerDown={handlePointer}
        onPointerLeave={() => setActive(undefined)}
      >
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className={`w-full overflow-visible ${heights[size]}`}
          aria-hidden="true"
        >
          {scale.ticks.map((tick) => (
            <path
              key={tick}
              d={`M0 ${scale.y(tick)}H${width}`}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {active !== undefined && (
            <rect x={scale.left(active)} width={scale.step} height={height} className="fill-ink opacity-8" />
          )}
          {compareTo && (
            <path
              d={scale.comparison}
              fill="none"
              strokeWidth={1.5}
              strokeDasharray="4 4"
              className="stroke-muted"
              vectorEffect="non-scaling-stroke"
            />
          )}
          {kind === "line" && series.length === 1 && (
            <path d={scale.area(0)} className={`fill-current opacity-10 ${tones[series[0]?.tone ?? "info"]}`} />
          )}
          {series.map(({ label, tone }, at) => (
            <path
              key={label}
              d={kind === "line" ? scale.line(at) : scale.bars(at)}
              className={tones[tone]}
              vectorEffect="non-scaling-stroke"
              {...(kind === "line"
                ? { fill: "none", stroke: "currentColor", strokeWidth: 2, strokeDasharray: dashes[at] }
                : { fill: "currentColor" })}
            />
          ))}
        </svg>
        {/* With attributes: the content policy blocks inline styles in HTML from the server. */}
        <svg aria-hidden="true" className="mt-1 h-4 w-full overflow-visible text-xs">
          {markedLabels(labels.length).map(({ at, anchor }) => (
            <text
              key={at}
              x={`${anchor === "start" ? 0 : anchor === "end" ? 100 : ((at + 0.5) / labels.length) * 100}%`}
              y="12"
              textAnchor={anchor}
              className="fill-muted"
            >
              {axisLabels[at]}
            </text>
          ))}
        </svg>
        {active !== undefined && (
          <Values label={labels[active] ?? ""} position={(active + 0.5) / labels.length}>
            {lines.map(({ label, tone, values }, at) => (
              <li key={label} className="flex items-center gap-2">
                <Key tone={tone} at={at} />
                <span className="grow pr-3 text-muted">{label}</span>
                <span className="font-semibold tabular-nums">{formatValue(values[active], format)}</span>
              </li>
            ))}
          </Values>
        )}
      </div>
    </div>
  );
};

type ValuesProps = { label: string; position: number; children: ReactNode };

/** The values beside the position, from 0 to 1; the slider's text has them for screen readers. */
const Values = ({ label, position, children }: ValuesProps) => (
  <div
    aria-hidden="true"
    className="pointer-events-none absolute top-0 z-1 rounded-control border border-line bg-raised px-3 py-2 text-sm whitespace-nowrap shadow-popover"
    style={position < 0.5 ? { left: `${position * 100 + 4}%` } : { right: `${(1 - position) * 100 + 4}%` }}
  >
    <p className="font-medium">{label}</p>
    <ul className="mt-1">{children}</ul>
  </div>
);

type ChartTableProps = Pick<ChartProps, "title" | "labels" | "labelName" | "tableCaption"> & {
  id: string;
  format: (value: number) => string;
  lines: readonly Line[];
};

/** The values as a table, without labels that have none. */
const ChartTable = ({ id, title, labels, labelName = "Day", tableCaption, format, lines }: ChartTableProps) => (
  <ScrollBox id={id} label={`Table: ${title}`} className="mt-4 max-h-80 overflow-auto">
    <Table
      caption={tableCaption ?? title}
      columns={[
        { key: "label", label: labelName },
        ...lines.map(({ label }) => ({ key: label, label, className: "text-right" })),
      ]}
    >
      {labels.map((name, at) =>
        lines.some(({ values }) => values[at]) ? (
          <tr key={name}>
            <td className="py-2 pr-3">{name}</td>
            {lines.map(({ label, values }) => (
              <td key={label} className="py-2 pr-3 text-right tabular-nums">
                {formatValue(values[at], format)}
              </td>
            ))}
          </tr>
        ) : null,
      )}
    </Table>
  </ScrollBox>
);
