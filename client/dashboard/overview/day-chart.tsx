import type { Overview } from "#shared/overview.ts";
import { ScrollBox } from "../../ui/scroll-box.tsx";
import { Table } from "../../ui/table.tsx";
import { dayOf } from "../dates.ts";
import { daysSummary } from "./days-summary.ts";

type Days = Overview["days"];

const height = 100;
const step = 10;
const barWidth = 7;

/** Mentions found day by day, as a picture, in one sentence and as a table. */
export const DayChart = ({ days }: { days: Days }) => {
  const most = Math.max(...days.map(({ mentions }) => mentions));
  return (
    <section aria-labelledby="days">
      <h2 id="days" className="text-xl font-semibold">
        Mentions found each day
      </h2>
      <p className="mt-1 text-muted">{daysSummary(days)}</p>
      {most > 0 && (
        <>
          <Bars days={days} most={most} />
          <details className="mt-3">
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">Show it as a table</summary>
            <ScrollBox label="Table of the days">
              <Table
                caption="Days without a mention are left out."
                columns={[
                  { key: "day", label: "Day" },
                  { key: "mentions", label: "Mentions", className: "text-right" },
                ]}
              >
                {days
                  .filter(({ mentions }) => mentions)
                  .map(({ day, mentions }) => (
                    <tr key={day}>
                      <td className="py-2 pr-3">{dayOf(day)}</td>
                      <td className="py-2 pr-3 text-right tabular-nums">{mentions}</td>
                    </tr>
                  ))}
              </Table>
            </ScrollBox>
          </details>
        </>
      )}
    </section>
  );
};

// The sentence and the table say the same to those who do not see it.
const Bars = ({ days, most }: { days: Days; most: number }) => (
  <div aria-hidden="true" className="mt-4">
    <svg
      viewBox={`0 0 ${days.length * step} ${height}`}
      preserveAspectRatio="none"
      className="h-40 w-full border-b border-line"
    >
      <title>Mentions found each day</title>
      {days.map(({ day, mentions }, at) => (
        <rect
          key={day}
          x={at * step + (step - barWidth) / 2}
          y={height - barHeight(mentions, most)}
          width={barWidth}
          height={barHeight(mentions, most)}
          className="fill-accent-strong"
        >
          <title>{`${dayOf(day)}: ${mentions}`}</title>
        </rect>
      ))}
    </svg>
    <div className="mt-2 flex justify-between gap-4 text-sm text-muted">
      <span>{dayOf(days[0]?.day ?? "")}</span>
      <span>{dayOf(days.at(-1)?.day ?? "")}</span>
    </div>
  </div>
);

/** The highest bar leaves a little room above it. */
const barHeight = (mentions: number, most: number) => (mentions / most) * height * 0.96;
