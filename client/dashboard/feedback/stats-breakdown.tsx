import { Link } from "react-router";
import type { FeedbackStats } from "#shared/feedback.ts";
import { formatNumber } from "../../ui/format.ts";
import { ShareTable } from "../../ui/share-table.tsx";
import { type BreakdownRow, outcomeBreakdown, ratingBreakdown, reasonBreakdown } from "./breakdown.ts";
import { type FeedbackFilters, feedbackLink, type Place } from "./feedback-filters.ts";
import type { Period } from "./period.ts";
import { shareText } from "./trend.ts";

type StatsBreakdownProps = { place: Place; period: Period; now: FeedbackStats; before: FeedbackStats };

/** Feedback by reason, outcome and rating; each row links to the filtered inbox. */
export const StatsBreakdown = ({ place, period: { from, to }, now, before }: StatsBreakdownProps) => {
  const sharesOf = (filter: "reason" | "outcome" | "rating", parts: readonly BreakdownRow[]) =>
    parts.map(({ key, label, count, before }) => ({
      key: key ?? "",
      name:
        key && count ? (
          <Link
            to={feedbackLink(place, { from, to, [filter]: key } as Partial<FeedbackFilters>)}
            className="link inline-block min-h-6"
          >
            {label}
          </Link>
        ) : (
          label
        ),
      count,
      texts: [formatNumber(count), shareText(count / now.total), formatNumber(before)],
    }));
  return (
    <div className="grid grid-cols-1 gap-10 xl:grid-cols-2">
      <ShareTable
        id="reasons"
        title="Why they wanted to leave"
        summary="The most frequent reasons first."
        columns={["Reason", ...figures]}
        shares={sharesOf("reason", reasonBreakdown({ now, before }))}
      />
      <div className="grid min-w-0 grid-cols-1 content-start gap-10">
        <ShareTable
          id="outcomes"
          title="How it ended"
          summary="The save rate is of those who took or declined an offer."
          columns={["Outcome", ...figures]}
          shares={sharesOf("outcome", outcomeBreakdown({ now, before }))}
        />
        <ShareTable
          id="ratings"
          title="How they rated you"
          summary="From 5 stars to 1."
          columns={["Rating", ...figures]}
          shares={sharesOf("rating", ratingBreakdown({ now, before }))}
        />
      </div>
    </div>
  );
};

const figures = ["Count", "Share", "Before"] as const;
