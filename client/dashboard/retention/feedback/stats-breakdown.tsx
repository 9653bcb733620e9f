import { Link } from "react-router";
import type { FeedbackStats } from "#shared/retention/feedback.ts";
import { ShareTable } from "../../../ui/charts/share-table.tsx";
import { formatNumber } from "../../../ui/format.ts";
import {
  type FeedbackFilters,
  type FeedbackScope,
  feedbackLink,
  outcomeLabels,
  ratingLabels,
} from "./feedback-filters.tsx";
import type { Period } from "./period.ts";
import { formatShare } from "./stats-figures.tsx";

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
