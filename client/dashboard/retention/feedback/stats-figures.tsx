import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { Link } from "react-router";
import { formatMoney } from "#shared/money.ts";
import type { FeedbackStats } from "#shared/retention/feedback.ts";
import type { MonthlyAmount } from "#shared/retention/offer-applications.ts";
import { formatNumber } from "../../../ui/format.ts";
import { ShareTable } from "../../../ui/share-table.tsx";
import {
  type FeedbackFilters,
  type FeedbackScope,
  feedbackLink,
  outcomeLabels,
  type Period,
  ratingLabels,
} from "./feedback-filters.tsx";

/** Key figures, each compared with the previous period. */
export const StatsFigures = ({ current, previous }: { current: FeedbackStats; previous: FeedbackStats }) => {
  const ratings = Object.values(current.byRating).reduce((sum, count) => sum + count, 0);
  const { accepted, declined } = current.byOutcome;
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-4">
      <Figure
        label="Feedback"
        value={formatNumber(current.total)}
        note={`${formatNumber(current.byStatus.new)} new`}
        trend={countTrend(current.total, previous.total)}
      />
      <Figure
        label="Average rating"
        value={formatRating(current.average)}
        note={
          ratings ? `Out of 5 stars, ${formatNumber(ratings)} ${ratings === 1 ? "rating" : "ratings"}` : "No ratings"
        }
        trend={ratingTrend(current.average, previous.average)}
      />
      <Figure
        label="Save rate"
        value={formatShare(current.saveRate)}
        note={
          current.saveRate === null
            ? "No offers answered"
            : `${formatNumber(accepted)} of ${formatNumber(accepted + declined)} answered offers accepted`
        }
        trend={shareTrend(current.saveRate, previous.saveRate)}
      />
      {(current.savedMrr.length > 0 || previous.savedMrr.length > 0) && (
        <Figure
          label="Saved MRR"
          value={current.savedMrr.map(formatMoney).join(" + ") || "None"}
          note="From applied offers. Customers who left later don't count."
          trend={moneyTrend(current.savedMrr, previous.savedMrr)}
        />
      )}
    </ul>
  );
};

type FigureProps = { label: string; value: string; note: string; trend: Trend };

const Figure = ({ label, value, note, trend: { direction, text } }: FigureProps) => (
  <li className="rounded-2xl border border-line p-5">
    <p className="text-muted">{label}</p>
    <p className="mt-1 text-3xl font-semibold digits">{value}</p>
    <p className="mt-1 text-sm text-muted">{note}</p>
    <p className="mt-3 flex items-center gap-1.5 text-sm font-medium">
      {direction === "up" && <ArrowUp aria-hidden="true" size={16} />}
      {direction === "down" && <ArrowDown aria-hidden="true" size={16} />}
      {text}
    </p>
  </li>
);

const percent = new Intl.NumberFormat("en", { style: "percent", maximumSignificantDigits: 2 });
const wholePercent = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const formatRating = (average: number | null) => (average === null ? "No data" : oneDecimal.format(average));
const formatShare = (share: number | null) => (share === null ? "No data" : wholePercent.format(share));

/** The change since the previous period, in words that don't depend on colour. */
type Trend = { direction: "up" | "down" | "same" | "none"; text: string };

const noTrend: Trend = { direction: "none", text: "No previous data" };

const toTrend = (current: number, previous: number, difference: string, from: string): Trend => {
  if (current === previous) return { direction: "same", text: "No change" };
  return current > previous
    ? { direction: "up", text: `Up ${difference} from ${from}` }
    : { direction: "down", text: `Down ${difference} from ${from}` };
};

export const countTrend = (current: number, previous: number): Trend => {
  if (previous === 0) return noTrend;
  const change = percent.format(Math.abs(current - previous) / previous);
  return toTrend(current, previous, change, formatNumber(previous));
};

/** Compares averages rounded as shown, so that equal numbers are not reported as a change. */
export const ratingTrend = (current: number | null, previous: number | null): Trend => {
  if (current === null || previous === null) return noTrend;
  const [after, before] = [Math.round(current * 10), Math.round(previous * 10)];
  return toTrend(after, before, oneDecimal.format(Math.abs(after - before) / 10), formatRating(previous));
};

/** Amounts in several currencies can't be compared. */
const moneyTrend = (current: readonly MonthlyAmount[], previous: readonly MonthlyAmount[]): Trend => {
  const [now, before] = [current[0], previous[0]];
  if (!now || !before || current.length > 1 || previous.length > 1 || now.currency !== before.currency) return noTrend;
  const { currency } = now;
  const change = formatMoney({ currency, amount: Math.abs(now.amount - before.amount) });
  return toTrend(now.amount, before.amount, change, formatMoney(before));
};

/** Compares shares rounded as shown, in percentage points. */
export const shareTrend = (current: number | null, previous: number | null): Trend => {
  if (current === null || previous === null) return noTrend;
  const [after, before] = [Math.round(current * 100), Math.round(previous * 100)];
  const points = Math.abs(after - before);
  return toTrend(after, before, `${points} ${points === 1 ? "point" : "points"}`, formatShare(previous));
};

type Comparison = { current: FeedbackStats; previous: FeedbackStats };
type StatsBreakdownProps = Comparison & { scope: FeedbackScope; period: Period };

/** Feedback by reason, outcome and rating; each row links to the filtered inbox. */
export const StatsBreakdown = ({ scope, period: { from, to }, ...stats }: StatsBreakdownProps) => {
  const sharesOf = (filter: "reason" | "outcome" | "rating", rows: readonly BreakdownRow[]) =>
    rows.map(({ key, label, count, previous }) => ({
      key: key ?? "",
      name:
        key && count ? (
          <Link
            to={feedbackLink(scope, { from, to, [filter]: key } as Partial<FeedbackFilters>)}
            className="link inline-block min-h-6"
          >
            {label}
          </Link>
        ) : (
          label
        ),
      count,
      texts: [formatNumber(count), formatShare(count / stats.current.total), formatNumber(previous)],
    }));
  return (
    <div className="grid grid-cols-1 gap-10 xl:grid-cols-2">
      <ShareTable
        id="reasons"
        title="Reasons"
        summary="Most frequent first."
        columns={["Reason", ...figures]}
        shares={sharesOf("reason", reasonBreakdown(stats))}
      />
      <div className="grid min-w-0 grid-cols-1 content-start gap-10">
        <ShareTable
          id="outcomes"
          title="Outcomes"
          summary="The save rate counts accepted and declined offers."
          columns={["Outcome", ...figures]}
          shares={sharesOf("outcome", outcomeBreakdown(stats))}
        />
        <ShareTable
          id="ratings"
          title="Ratings"
          summary="From 5 stars to 1."
          columns={["Rating", ...figures]}
          shares={sharesOf("rating", ratingBreakdown(stats))}
        />
      </div>
    </div>
  );
};

const figures = ["Count", "Share", "Previous"] as const;

/** `key`: the inbox filter for this row; undefined for the remainder, which no filter matches. */
type BreakdownRow = { key: string | undefined; label: string; count: number; previous: number };

/** Further reasons are grouped into one row. */
const maxReasons = 12;

export const reasonBreakdown = (stats: Comparison) => {
  const reasons = Object.keys(stats.current.byReason);
  const shown = reasons.slice(0, maxReasons);
  return breakdown(stats, "byReason", {
    keys: shown,
    labels: Object.fromEntries(shown.map((reason) => [reason, reason])),
    remainder: reasons.length > shown.length ? "Other or not given" : "Not given",
  });
};

export const outcomeBreakdown = (stats: Comparison) =>
  breakdown(stats, "byOutcome", { keys: Object.keys(outcomeLabels), labels: outcomeLabels, remainder: "Unknown" });

export const ratingBreakdown = (stats: Comparison) =>
  breakdown(stats, "byRating", { keys: ["5", "4", "3", "2", "1"], labels: ratingLabels, remainder: "Not rated" });

type Rows = { keys: readonly string[]; labels: Readonly<Record<string, string>>; remainder: string };

const breakdown = (
  { current, previous }: Comparison,
  group: "byReason" | "byOutcome" | "byRating",
  { keys, labels, remainder }: Rows,
): BreakdownRow[] => {
  const rows = keys.map((key) => ({
    key,
    label: labels[key] ?? key,
    count: countOf(current[group], key),
    previous: countOf(previous[group], key),
  }));
  const sum = (of: "count" | "previous") => rows.reduce((total, row) => total + row[of], 0);
  const rest = {
    key: undefined,
    label: remainder,
    count: current.total - sum("count"),
    previous: previous.total - sum("previous"),
  };
  return rest.count > 0 ? [...rows, rest] : rows;
};

/** A reason may have the name of an Object property, like `constructor`. */
const countOf = (counts: Readonly<Record<string, number>>, key: string) =>
  Object.hasOwn(counts, key) ? (counts[key] ?? 0) : 0;
