import type { FeedbackStats } from "#shared/feedback.ts";
import { DayChart } from "../../ui/day-chart.tsx";
import { formatDate, formatNumber } from "../../ui/format.ts";
import { daysOf, type Period } from "./period.ts";
import { ratingText } from "./trend.ts";

type Day = FeedbackStats["byDay"][number];

/** Feedback count and average rating per day. */
export const StatsByDay = ({ period, byDay }: { period: Period; byDay: readonly Day[] }) => {
  const given = new Map(byDay.map((day) => [day.day, day]));
  const days = daysOf(period).map((day) => given.get(day) ?? { day, count: 0, average: null });
  return (
    <div className="grid grid-cols-1 gap-10 xl:grid-cols-2">
      <DayChart
        id="counts"
        title="Feedback each day"
        summary={countSummary(byDay)}
        days={days.map(({ day, count }) => ({ day, name: formatDate(day), value: count, text: formatNumber(count) }))}
        values={{ label: "Feedback", caption: "Days without feedback are left out." }}
      />
      <DayChart
        id="averages"
        title="Average rating each day"
        summary={averageSummary(byDay)}
        days={days.map(({ day, average }) => ({
          day,
          name: formatDate(day),
          value: average ?? 0,
          text: ratingText(average),
        }))}
        values={{ label: "Average", caption: "From 1 to 5 stars. Days without a rating are left out." }}
        max={5}
      />
    </div>
  );
};

const countSummary = (days: readonly Day[]) => {
  const most = days.reduce((most, day) => (day.count >= most.count ? day : most));
  return `The most were ${formatNumber(most.count)} on ${formatDate(most.day)}.`;
};

const averageSummary = (days: readonly Day[]) => {
  const rated = days.flatMap(({ day, average }) => (average === null ? [] : [{ day, average }]));
  const [first] = rated;
  if (!first) return "Nobody rated in these days.";
  const best = rated.reduce((best, day) => (day.average >= best.average ? day : best), first);
  const worst = rated.reduce((worst, day) => (day.average <= worst.average ? day : worst), first);
  return best.average === worst.average
    ? `${ratingText(best.average)} of 5 on every day with a rating.`
    : `From ${ratingText(worst.average)} on ${formatDate(worst.day)} to ${ratingText(best.average)} on ${formatDate(best.day)}.`;
};
