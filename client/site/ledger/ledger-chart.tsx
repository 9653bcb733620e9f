import type { LedgerMonth } from "#shared/links/ledger.ts";
import { monthText } from "#shared/text/month.ts";
import { formatNumber } from "../../ui/format.ts";

const shownMonths = 12;
/** With fewer months, the bars leave space for the next ones. */
const leastMonths = 6;
const height = 100;
const step = 20;
const barWidth = 7;

/** Submitted and live per month as pairs of bars. Hidden from screen readers, which get the table. */
export const LedgerChart = ({ months }: { months: readonly LedgerMonth[] }) => {
  const shown = months.slice(0, shownMonths).toReversed();
  const highest = Math.max(1, ...shown.flatMap(({ submitted, live }) => [submitted, live]));
  const heightOf = (count: number) => (count / highest) * height * 0.96;
  return (
    <figure aria-hidden="true" className="mt-10 max-w-3xl">
      <svg
        viewBox={`0 0 ${Math.max(shown.length, leastMonths) * step} ${height}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b border-line"
      >
        <title>Submissions per month</title>
        {shown.map(({ month, submitted, live }, at) => (
          <g key={month}>
            <title>{`${monthText(month)}: ${formatNumber(submitted)} submitted, ${formatNumber(live)} went live`}</title>
            <rect
              x={at * step + 2}
              y={height - heightOf(submitted)}
              width={barWidth}
              height={heightOf(submitted)}
              className="fill-edge"
            />
            <rect
              x={at * step + 2 + barWidth}
              y={height - heightOf(live)}
              width={barWidth}
              height={heightOf(live)}
              className="fill-accent-strong"
            />
          </g>
        ))}
      </svg>
      <figcaption className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
        <span>{shown[0] && `From ${monthText(shown[0].month)}`}</span>
        <Key className="bg-edge" label="Submitted" />
        <Key className="bg-accent-strong" label="Went live" />
      </figcaption>
    </figure>
  );
};

const Key = ({ className, label }: { className: string; label: string }) => (
  <span className="inline-flex items-center gap-2">
    <span className={`size-3 rounded-sm ${className}`} />
    {label}
  </span>
);
