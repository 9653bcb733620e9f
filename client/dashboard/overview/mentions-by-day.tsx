import type { Overview } from "#shared/overview.ts";
import { dayOf } from "../../ui/dates.ts";
import { DayChart } from "../../ui/day-chart.tsx";
import { daysSummary } from "./days-summary.ts";

/** Mentions found per day. */
export const MentionsByDay = ({ days }: { days: Overview["days"] }) => (
  <DayChart
    id="days"
    title="Mentions found each day"
    summary={daysSummary(days)}
    days={days.map(({ day, mentions }) => ({
      day,
      name: dayOf(day),
      value: mentions,
      text: mentions.toLocaleString("en-US"),
    }))}
    values={{ label: "Mentions", caption: "Days without a mention are left out." }}
  />
);
