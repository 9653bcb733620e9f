import { exampleReport } from "#shared/reporting/example-project.ts";
import { monthText } from "#shared/text/month.ts";
import { formatMonthDay } from "../../ui/dates/day-range.ts";

const { project, month, figures, listings } = exampleReport;
const totals = [
  [figures.submitted, "submitted"],
  [figures.live, "live"],
  [figures.replaced, "replaced"],
] as const;

/** The product on phones, in HTML: a picture would be the largest thing that they paint, and arrive after the headline. */
export const ReportCard = () => (
  <div
    role="img"
    aria-label="A monthly report: submissions counted, and each listing with the day on which its link was found or lost."
    className="screenshot bg-raised p-4 text-sm sm:hidden"
  >
    <p className="flex justify-between gap-4 font-semibold">
      <span>{project.name}</span>
      <span className="font-normal text-muted">{monthText(month)}</span>
    </p>
    <p className="mt-3 grid grid-cols-3 gap-2">
      {totals.map(([total, label]) => (
        <span key={label} className="rounded-lg border border-line p-2">
          <span className="block text-lg font-semibold tabular-nums">{total}</span>
          <span className="text-muted">{label}</span>
        </span>
      ))}
    </p>
    <div className="mt-2 divide-y divide-line">
      {listings.map(({ directory, firstLiveAt, lostAt }) => (
        <p key={directory} className="flex items-center justify-between gap-4 py-2">
          <span className="font-medium">{directory}</span>
          <span className={lostAt ? "text-muted" : "text-good"}>
            {lostAt
              ? `Lost ${formatMonthDay(lostAt.slice(0, 10))}`
              : `✓ Live ${formatMonthDay(firstLiveAt.slice(0, 10))}`}
          </span>
        </p>
      ))}
    </div>
  </div>
);
