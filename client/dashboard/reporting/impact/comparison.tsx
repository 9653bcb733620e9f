import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Impact, ImpactComparison, ImpactWindow } from "#shared/reporting/impact.ts";
import { formatDays } from "../../../ui/dates/day-range.ts";
import { formatDate, formatNumber, formatShortDate } from "../../../ui/format.ts";
import { Section } from "../../../ui/section.tsx";
import { ScrollTable } from "../../../ui/table.tsx";
import { Cells, positionText } from "./tables.tsx";
import { markText } from "./weeks.ts";

type ComparisonProps = {
  marks: Impact["marks"];
  comparison: ImpactComparison;
  /** The page with the windows around a day, by default the last ones. */
  linkTo: (day?: string) => string;
};

/** The days before and after a date, side by side. */
export const Comparison = ({ marks, comparison, linkTo }: ComparisonProps) => {
  const { before, after, daysAfter, promoted, rest, lastYear } = comparison;
  return (
    <Section
      id="comparison"
      title={`28 days before and after ${formatDate(comparison.at)}`}
      lead="A change after a date is not proof that something done on that date caused it: Google's updates, seasons, news and your other work move the same figures."
    >
      {daysAfter < 28 && (
        <p className="mt-3 max-w-prose text-warn">
          Only {daysAfter} of the 28 days after have final figures yet, so don't compare the sums.
        </p>
      )}
      <Hints comparison={comparison} />
      <ScrollTable
        label="Table: before and after"
        scrollClass="mt-4 max-w-3xl overflow-x-auto"
        caption={`${formatDays(before.from, before.to)}, compared with ${formatDays(after.from, after.to)}. Source: Search Console.`}
        columns={[
          { key: "name", label: "Figure" },
          ...["Before", "After", "Change"].map((label) => ({ key: label, label, className: "text-right" })),
        ]}
      >
        <Row label="Clicks" before={before.clicks} after={after.clicks} />
        <Row label="Impressions" before={before.impressions} after={after.impressions} />
        <PositionRow before={before} after={after} />
        <Row label="Clicks on your home page and on what we made" {...promoted} />
        <Row label="Clicks on your other pages" {...rest} />
        {lastYear && <Row label="Clicks in the same weeks a year earlier" {...lastYear} />}
      </ScrollTable>
      {marks.length > 0 && (
        <>
          <h3 className="mt-6 font-medium">Compare around a date</h3>
          <ul className="mt-1">
            <li>
              <DateLink to={linkTo()} isCurrent={false}>
                The last 28 days
              </DateLink>
            </li>
            {marks.slice(-maxMarks).map((mark) => (
              <li key={`${mark.day} ${mark.kind}`}>
                <DateLink to={linkTo(mark.day)} isCurrent={mark.day === comparison.at}>
                  {formatShortDate(mark.day)}: {markText(mark)}
                </DateLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
};

const maxMarks = 8;

type DateLinkProps = { to: string; isCurrent: boolean; children: ReactNode };

const DateLink = ({ to, isCurrent, children }: DateLinkProps) => (
  <Link
    to={to}
    aria-current={isCurrent ? "true" : undefined}
    className="link inline-block py-2 aria-current:font-semibold"
    preventScrollReset
  >
    {children}
  </Link>
);

const hintTexts: Record<ImpactComparison["hints"][number], string> = {
  rest: "Your other pages moved alike, so something that concerns the whole site, such as the season or an update of Google's, may explain the change.",
  lastYear: "The same weeks of last year moved alike, so the change may be seasonal.",
  few: "There are too few clicks to tell a change from chance.",
};

const Hints = ({ comparison: { hints } }: { comparison: ImpactComparison }) =>
  hints.map((hint) => (
    <p key={hint} className="mt-3 max-w-prose rounded-lg bg-info-wash px-3 py-2 text-sm text-info">
      {hintTexts[hint]}
    </p>
  ));

const percent = new Intl.NumberFormat("en", { style: "percent", signDisplay: "exceptZero", maximumFractionDigits: 0 });
const signed = new Intl.NumberFormat("en", { signDisplay: "exceptZero", maximumFractionDigits: 1 });

const Row = ({ label, before, after }: { label: string; before: number; after: number }) => (
  <Cells
    label={label}
    cells={[formatNumber(before), formatNumber(after), before ? percent.format((after - before) / before) : "–"]}
  />
);

const PositionRow = ({ before, after }: { before: ImpactWindow; after: ImpactWindow }) => (
  <Cells
    label="Average position (lower is better)"
    cells={[
      positionText(before.position),
      positionText(after.position),
      before.position !== null && after.position !== null ? signed.format(after.position - before.position) : "–",
    ]}
  />
);
