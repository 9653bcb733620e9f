import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { FeedbackStats } from "#shared/feedback.ts";
import { formatNumber } from "../../ui/format.ts";
import { countTrend, ratingText, ratingTrend, shareText, shareTrend, type Trend } from "./trend.ts";

/** Key figures, each compared with the previous period. */
export const StatsFigures = ({ now, before }: { now: FeedbackStats; before: FeedbackStats }) => {
  const rated = Object.values(now.byRating).reduce((sum, count) => sum + count, 0);
  const { accepted, declined } = now.byOutcome;
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-4">
      <Figure
        label="Feedback"
        value={formatNumber(now.total)}
        note={`${formatNumber(now.byStatus.new)} of it new`}
        change={countTrend(now.total, before.total)}
      />
      <Figure
        label="Average rating"
        value={ratingText(now.average)}
        note={rated ? `Of 5 stars, from ${formatNumber(rated)} who rated` : "Nobody rated"}
        change={ratingTrend(now.average, before.average)}
      />
      <Figure
        label="Save rate"
        value={shareText(now.saveRate)}
        note={
          now.saveRate === null
            ? "Nobody answered an offer"
            : `${formatNumber(accepted)} of ${formatNumber(accepted + declined)} who answered an offer took it`
        }
        change={shareTrend(now.saveRate, before.saveRate)}
      />
    </ul>
  );
};

type FigureProps = { label: string; value: string; note: string; change: Trend };

const Figure = ({ label, value, note, change: { direction, text } }: FigureProps) => (
  <li className="rounded-2xl border border-line p-5">
    <p className="text-muted">{label}</p>
    <p className="mt-1 text-3xl font-semibold tabular-nums">{value}</p>
    <p className="mt-1 text-sm text-muted">{note}</p>
    <p className="mt-3 flex items-center gap-1.5 text-sm font-medium">
      {direction === "up" && <ArrowUp aria-hidden="true" size={16} />}
      {direction === "down" && <ArrowDown aria-hidden="true" size={16} />}
      {text}
    </p>
  </li>
);
