import type { searchDays } from "#db/schema/index.ts";

type Figures = Pick<typeof searchDays.$inferSelect, "clicks" | "impressions" | "position">;

/** Adds up days; the position is weighted by impressions and rounded to a tenth. */
export const sumFigures = (days: readonly Figures[]) => {
  const impressions = days.reduce((sum, day) => sum + day.impressions, 0);
  const weighted = days.reduce((sum, day) => sum + day.position * day.impressions, 0);
  return {
    clicks: days.reduce((sum, day) => sum + day.clicks, 0),
    impressions,
    position: impressions ? Math.round((weighted / impressions) * 10) / 10 : null,
  };
};
