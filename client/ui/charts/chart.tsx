import TableIcon from "lucide-react/icons/table-2";
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { formatNumber } from "../format.ts";
import { ScrollBox } from "../scroll-box.tsx";
import { Table } from "../table.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { type ChartValues, chartScale, labelsThatFit, ticksUpTo } from "./chart-scale.ts";

type ChartProps = {
  kind: "line" | "bar";
  title: string;
  label: string;
  /** One per day; null where there is none. */
  values: ChartValues;
  days: readonly string[];
  /** What `days` are. */
  unit?: "Day" | "Week";
  /** Shorter names of the days, for the axis. */
  axisDays: readonly string[];
  /** The values of the period before, as a dashed line. */
  compareTo?: { label: string; period: string; values: ChartValues };
  /** What happened on a day, as a line across the chart. */
  marks?: readonly { at: number; label: string }[];
  /** The end of the value axis; by default a round number above the highest value. */
  max?: number;
  format?: (value: number) => string;
};

const [width, height] = [600, 180];

/** Values per day with axes. Pointer and arrow keys read the same values, which are also a table. */
export const Chart = (props: ChartProps) => {
  const { title, label, values, compareTo, unit = "Day", format = formatNumber } = props;
  const [isTable, setTable] = useState(false);
  const tableId = useId();
  const lines = [{ label, values }, ...(compareTo ? [compareTo] : [])];
  const textsAt = (at: number) =>
    lines.map(({ label, values }) => ({ label, text: values[at] == null ? "–" : format(values[at]) }));
  return (
    <div className="mt-1 min-w-0">
      <div className="mb-3 flex min-h-6 items-start justify-between gap-x-4">
        {compareTo && (
          <ul className="flex flex-wrap gap-x-4 text-sm text-muted">
            <LegendItem className="text-info">{label}</LegendItem>
            <LegendItem dashes="3 3">{`${compareTo.label} (${compareTo.period})`}</LegendItem>
          </ul>
        )}
        <button
          type="button"
          disabled={!useHydrated()}
          aria-expanded={isTable}
          aria-controls={isTable ? tableId : undefined}
          aria-label={`Show as table: ${title}`}
          title="Show as table"
          className={`-my-1 ml-auto grid size-8 shrink-0 place-items-center rounded-md hover:bg-surface ${isTable ? "bg-surface" : "text-muted"}`}
          onClick={() => setTable(!isTable)}
        >
          <TableIcon size={16} aria-hidden="true" />
        </button>
      </div>
      <Plot {...props} format={format} textsAt={textsAt} />
      {isTable && (
        <ScrollBox id={tableId} label={`Table: ${title}`} className="mt-4 max-h-80 overflow-auto">
          <Table
            caption={`${title}. ${unit}s without a value are left out.`}
            columns={[
              { key: "day", label: unit },
              ...lines.map(({ label }) => ({ key: label, label, className: "text-right" })),
            ]}
          >
            {props.days.map((day, at) =>
              lines.some(({ values }) => values[at]) ? (
                <tr key={day}>
                  <td className="py-2 pr-3">{day}</td>
                  {textsAt(at).map(({ label, text }) => (
                    <td key={label} className="py-2 pr-3 text-right digits">
                      {text}
                    </td>
                  ))}
                </tr>
              ) : null,
            )}
          </Table>
        </ScrollBox>
      )}
    </div>
  );
};

const LegendItem = ({
  className = "",
  dashes,
  children,
}: {
  className?: string;
  dashes?: string;
  children: string;
}) => (
  <li className="flex items-center gap-2">
    <svg viewBox="0 0 20 8" className={`h-2 w-5 shrink-0 ${className}`} aria-hidden="true">
      <path d="M0 4H20" stroke="currentColor" strokeWidth="3" strokeDasharray={dashes} />
    </svg>
    {children}
  </li>
);

type Texts = (at: number) => { label: string; text: string }[];
type PlotProps = ChartProps & { format: (value: number) => string; textsAt: Texts };

const Plot = ({ kind, title, values, days, axisDays, compareTo, marks = [], max, format, textsAt }: PlotProps) => {
  const [active, setActive] = useState<number>();
  const { axis, room } = useRoom(axisDays);
  const all = [...values, ...(compareTo?.values ?? [])].filter((value) => value !== null);
  const ticks = ticksUpTo(max ?? Math.max(0, ...all));
  const scale = chartScale({ count: days.length, width, height, top: ticks.at(-1) ?? 1 });
  const last = days.length - 1;
  const texts = active === undefined ? [] : textsAt(active);
  const marked = marks.find(({ at }) => at === active)?.label;
  const read = `${days[active ?? 0]}: ${texts.map(({ label, text }) => `${label} ${text}`).join(", ")}${marked ? `. ${marked}` : ""}`;
  const activate = (at: number) => setActive(Math.min(last, Math.max(0, at)));

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") setActive(undefined);
    const to = { ArrowLeft: (active ?? days.length) - 1, ArrowRight: (active ?? -1) + 1, Home: 0, End: last }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    activate(to);
  };
  const handlePointer = ({ currentTarget, clientX }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    activate(Math.floor(((clientX - box.left) / box.width) * days.length));
  };

  if (!all.length) return <p className="grid h-36 place-items-center text-sm text-muted">No values in this period</p>;
  const position = ((active ?? 0) + 0.5) / days.length;
  return (
    <div className="flex gap-2">
      <div aria-hidden="true" className="flex h-36 flex-col justify-between text-right text-xs text-muted digits">
        {ticks.toReversed().map((tick) => (
          <span key={tick} className="-my-2 leading-4">
            {format(tick)}
          </span>
        ))}
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={`${title}: values`}
        aria-valuemax={last}
        aria-valuenow={active ?? 0}
        aria-valuetext={active === undefined ? "Use the left and right arrow keys to read values" : read}
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
          className="h-36 w-full overflow-visible text-info *:[vector-effect:non-scaling-stroke]"
          fill="none"
          aria-hidden="true"
        >
          <path d={ticks.map((tick) => `M0 ${scale.y(tick)}H${width}`).join("")} className="stroke-line" />
          {active !== undefined && (
            <rect x={active * scale.step} width={scale.step} height={height} className="fill-ink opacity-8" />
          )}
          <path
            d={marks.map(({ at }) => `M${(at + 0.5) * scale.step} 0V${height}`).join("")}
            strokeDasharray="2 4"
            className="stroke-accent"
          />
          {compareTo && (
            <path d={scale.line(compareTo.values)} strokeWidth={1.5} strokeDasharray="4 4" className="stroke-muted" />
          )}
          {kind === "bar" ? (
            <path d={scale.bars(values)} fill="currentColor" />
          ) : (
            <>
              <path d={scale.area(values)} className="fill-current opacity-10" />
              <path d={scale.line(values)} stroke="currentColor" strokeWidth={2} />
              <path d={scale.dots(values, active)} stroke="currentColor" strokeWidth={8} strokeLinecap="round" />
            </>
          )}
        </svg>
        {/* With attributes: the content policy blocks inline styles in HTML from the server. */}
        <svg ref={axis} aria-hidden="true" className="mt-1 h-4 w-full overflow-visible text-xs">
          {labelsThatFit(days.length, room).map((at) => (
            <text key={at} x={`${((at + 0.5) / days.length) * 100}%`} y="12" textAnchor="middle" className="fill-muted">
              {axisDays[at]}
            </text>
          ))}
        </svg>
        {active !== undefined && (
          <div
            aria-hidden="true"
            className="pointer-events-none absolute top-0 z-1 rounded-control border border-line bg-raised px-3 py-2 text-sm whitespace-nowrap shadow-popover"
            style={position < 0.5 ? { left: `${position * 100 + 4}%` } : { right: `${104 - position * 100}%` }}
          >
            <p className="font-medium">{days[active]}</p>
            {texts.map(({ label, text }) => (
              <p key={label} className="flex justify-between gap-3">
                <span className="text-muted">{label}</span>
                <span className="font-semibold digits">{text}</span>
              </p>
            ))}
            {marked && <p className="max-w-64 whitespace-normal text-accent">{marked}</p>}
          </div>
        )}
      </div>
    </div>
  );
};

/** How wide the axis and its widest label are, in px. Before the browser has measured them: as on a small phone. */
const useRoom = (labels: readonly string[]) => {
  const axis = useRef<SVGSVGElement>(null);
  const longest = labels.reduce((longest, label) => (label.length > longest.length ? label : longest), "");
  const [room, setRoom] = useState({ width: 240, widest: longest.length * 7 });
  useEffect(() => {
    const element = axis.current;
    const context = document.createElement("canvas").getContext("2d");
    if (!element || !context) return;
    const observer = new ResizeObserver(() => {
      context.font = getComputedStyle(element).font;
      setRoom({ width: element.getBoundingClientRect().width, widest: context.measureText(longest).width });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [longest]);
  return { axis, room };
};

/** A line without axes, beside a figure. */
export const Sparkline = ({ values }: { values: readonly number[] }) => {
  const scale = chartScale({ count: values.length, width: 80, height: 20, top: Math.max(1, ...values) });
  return (
    <svg viewBox="0 -1 80 22" width="80" height="22" fill="none" className="text-info" aria-hidden="true">
      <path d={scale.area(values)} className="fill-current opacity-10" />
      <path d={scale.line(values)} stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
};
