import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { replacementDays } from "#shared/limits.ts";
import type { Ledger, LedgerMonth } from "#shared/links/ledger.ts";
import { outcomes } from "#shared/links/ledger.ts";
import { expiryDays } from "#shared/links/submission-states.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { monthText } from "#shared/text/month.ts";
import { api, read } from "../../app/api-client.ts";
import { PageHead } from "../../app/page-head.tsx";
import { formatNumber } from "../../ui/format.ts";
import { ScrollBox } from "../../ui/scroll-box.tsx";
import { Table } from "../../ui/table.tsx";
import { SiteLayout } from "../layout.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => read(context.get(api).ledger.$get());

export function Component() {
  const { months, totals } = useLoaderData<typeof loader>();
  return (
    <SiteLayout base={link("home")} trail={[{ name: "Ledger", path: link("ledger") }]}>
      <PageHead
        title={`Public Ledger: What Became of Every Submission - ${site.name}`}
        description="How many directory submissions we sent each month, how many went live, were rejected, expired or got lost, over all customers, and how each number is counted."
        canonical={link("ledger")}
      />
      <div className="shell py-12 md:py-16">
        <h1 className="max-w-3xl text-title">What became of every submission</h1>
        <p className="mt-4 max-w-2xl text-lead text-muted">
          All submissions of all customers, month by month, including those that failed. Every number is computed from
          the history of the submissions.
        </p>
        {months.length > 0 ? (
          <>
            <LedgerChart months={months} />
            <LedgerTable months={months} totals={totals} />
          </>
        ) : (
          <p className="mt-10 max-w-2xl rounded-xl bg-wash p-4">
            Nothing has been submitted yet. The first month appears here with the first submission, whatever becomes of
            it.
          </p>
        )}
        {months.length > 0 && totals.submitted < fewSubmissions && (
          <p className="mt-6 max-w-2xl rounded-xl bg-wash p-4">
            These are {formatNumber(totals.submitted)} submissions so far: too few to tell what share of yours would go
            live.
          </p>
        )}
        <Method />
      </div>
    </SiteLayout>
  );
}

/** Shares of fewer submissions than this change a lot with each one. */
const fewSubmissions = 200;

const labels: Record<(typeof outcomes)[number], string> = {
  submitted: "Submitted",
  live: "Went live",
  rejected: "Rejected",
  expired: "Expired",
  lost: "Lost",
  replaced: "Replaced",
};

const LedgerTable = ({ months, totals }: Ledger) => (
  <div className="mt-10">
    <ScrollBox label="Table: Submissions per month">
      <Table
        caption="Submissions per month (UTC), newest first"
        columns={[
          { key: "month", label: "Month" },
          ...outcomes.map((outcome) => ({ key: outcome, label: labels[outcome], className: "text-right" })),
        ]}
      >
        {months.map((month) => (
          <Row key={month.month} name={nameOf(month)} counts={month} />
        ))}
        <Row name="All months" counts={totals} isTotal />
      </Table>
    </ScrollBox>
  </div>
);

const nameOf = ({ month, isComplete }: LedgerMonth) => monthText(month) + (isComplete ? "" : ", so far");

const Row = ({ name, counts, isTotal = false }: { name: string; counts: Ledger["totals"]; isTotal?: boolean }) => (
  <tr className={isTotal ? "font-semibold" : ""}>
    <th scope="row" className={`py-3 pr-3 whitespace-nowrap ${isTotal ? "" : "font-normal"}`}>
      {name}
    </th>
    {outcomes.map((outcome) => (
      <td key={outcome} className="py-3 pr-3 text-right digits">
        {formatNumber(counts[outcome])}
      </td>
    ))}
  </tr>
);

const method = [
  [
    labels.submitted,
    "A person sent the directory's form, with a confirmation or a screenshot. Counted in the month when it was first sent.",
  ],
  [
    labels.live,
    "Our program opened the listing's public page and found the customer's website there for the first time. Only this check says “live”; a person can't.",
  ],
  [labels.rejected, "The directory refused the business, or closed after we had submitted."],
  [
    labels.expired,
    `No listing within ${expiryDays} days, or the customer did not answer a question of the directory in time.`,
  ],
  [
    labels.lost,
    "The link was missing in three checks on three days within at least a week. A page that could not be opened does not count as missing.",
  ],
  [
    labels.replaced,
    `Another directory was proposed in place of one that brought no listing, or whose link was lost within ${replacementDays} days.`,
  ],
] as const;

const Method = () => (
  <section aria-labelledby="method" className="mt-14">
    <h2 id="method" className="text-xl font-semibold">
      How each number is counted
    </h2>
    <dl className="mt-4 max-w-2xl">
      {method.map(([term, text]) => (
        <div key={term} className="border-b border-line py-3">
          <dt className="font-medium">{term}</dt>
          <dd className="mt-1 text-muted">{text}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-4 max-w-2xl text-muted">
      Each event counts in its own month: a submission of March that goes live in April is in both rows. Once a month
      has ended, its row never changes, not even when a customer deletes an account. Trials are included.
    </p>
  </section>
);

const shownMonths = 12;
/** With fewer months, the bars leave space for the next ones. */
const leastMonths = 6;
const height = 100;
const step = 20;
const barWidth = 7;

/** Submitted and live per month as pairs of bars. Hidden from screen readers, which get the table. */
const LedgerChart = ({ months }: { months: readonly LedgerMonth[] }) => {
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
