import type { Overview } from "#shared/overview.ts";
import { dayOf } from "../../ui/dates.ts";

/** Summarizes the chart in one sentence. */
export const daysSummary = (days: Overview["days"]) => {
  const total = days.reduce((sum, { mentions }) => sum + mentions, 0);
  if (total === 0) return `Nothing was found in the last ${days.length} days.`;
  const best = days.reduce((most, day) => (day.mentions >= most.mentions ? day : most));
  const found = `${total.toLocaleString("en-US")} ${total === 1 ? "mention" : "mentions"} in the last ${days.length} days`;
  return total === best.mentions
    ? `${found}, all on ${dayOf(best.day)}.`
    : `${found}; the most were ${best.mentions.toLocaleString("en-US")} on ${dayOf(best.day)}.`;
};
