import type { Directory } from "#shared/links/directories.ts";
import { link } from "#shared/routes.ts";
import { formatCount } from "../../ui/format.ts";

type Stats = NonNullable<Directory["stats"]>;

/** What our own submissions to a directory showed. */
export const ObservedFigures = ({ stats }: { stats: Stats }) => (
  <>
    <dl className="grid max-w-4xl gap-x-12 md:grid-cols-2">
      {rowsOf(stats).map(([term, value]) => (
        <div key={term} className="flex justify-between gap-6 border-b border-line py-3">
          <dt className="shrink-0 font-medium">{term}</dt>
          <dd className="min-w-0 text-right text-muted">{value}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-4 max-w-2xl text-sm text-muted">
      Observed by us, n = {stats.submitted}: all submissions to this directory that have a result. Figures from fewer
      than five are left out.{" "}
      <a href={link("ledger")} className="link">
        How we count
      </a>
    </p>
  </>
);

const rowsOf = ({ submitted, liveRate, medianDaysToLive, followShare, survival90, medianVisits }: Stats) => {
  const rows: [term: string, value: string | undefined][] = [
    ["Went live", `${Math.round(liveRate * submitted)} of ${submitted} (${percent(liveRate)})`],
    ["Time until live", days(medianDaysToLive)],
    ["Followed links", percent(followShare)],
    ["Still there after 90 days", percent(survival90)],
    ["Visits in 30 days", medianVisits === null ? undefined : `median of ${Math.round(medianVisits)}`],
  ];
  return rows.filter(([, value]) => value !== undefined);
};

const percent = (share: number | null) => (share === null ? undefined : `${Math.round(share * 100)}%`);

const days = (count: number | null) => {
  if (count === null) return undefined;
  return count < 1 ? "less than a day" : `median of ${formatCount(Math.round(count), "day")}`;
};
