import type { FeedbackStats } from "#shared/retention/feedback.ts";
import { DayChart } from "../../../ui/charts/day-chart.tsx";
import { formatDate, formatNumber } from "../../../ui/format.ts";
import { daysOf, type Period } from "./period.ts";
import { formatRating } from "./stats-figures.tsx";

type Day = FeedbackStats["byDay"][number];

/** Feedback count and average rating per day. */
export const StatsByDay = ({ period, byDay }: { period: Period; byDay: readonly Day[] }) => {
  const daysWithFeedback = new Map(byDay.map((day) => [day.day, day]));
  const days = daysOf(period).map((day) => daysWithFeedback.get(day) ?? { day, count: 0, average: null });
  return (
    <div className="grid grid-cols-1 gap-10 xl:grid-cols-2">
      <DayChart
        id="counts"
        title="Feedback per day"
        summary={countSummary(byDay)}
        days={days.map(({ day, count }) => ({ day, name: formatDate(day), value: count }))}
        values={{ label: "Feedback", caption: "Days without feedback are left out." }}
      />
      <DayChart
        id="averages"
        title="Average rating per day"
        summary={averageSummary(byDay)}
        days={days.map(({ day, average }) => ({
          day,
          name: formatDate(day),
          value: average ?? 0,
        }))}
        values={{ label: "Average", caption: "From 1 to 5 stars. Days without ratings are left out." }}
        max={5}
        format={formatRating}
      />
    </div>
  );
};

const countSummary = (days: readonly Day[]) => {
  const peak = days.reduce((peak, day) => (day.count >= peak.count ? day : peak));
  return `Peak: ${formatNumber(peak.count)} on ${formatDate(peak.day)}.`;
};

const averageSummary = (days: readonly Day[]) => {
  const rated = days.flatMap(({ day, average }) => (average === null ? [] : [{ day, average }]));
  const [first] = rated;
  if (!first) return "No ratings in this period.";
  const best = rated.reduce((best, day) => (day.average >= best.average ? day : best), first);
  const worst = rated.reduce((worst, day) => (day.average <= worst.average ? day : worst), first);
  return best.average === worst.average
    ? `${formatRating(best.average)} of 5 on every day with ratings.`
    : `From ${formatRating(worst.average)} on ${formatDate(worst.day)} to ${formatRating(best.average)} on ${formatDate(best.day)}.`;
};
