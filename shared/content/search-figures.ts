type Figures = { clicks: number; impressions: number; position: number | null };

/** Adds up days or pages; the position is weighted by impressions and rounded to a tenth. */
export const sumFigures = (rows: readonly Figures[]): Figures => {
  const impressions = rows.reduce((sum, row) => sum + row.impressions, 0);
  const weighted = rows.reduce((sum, row) => sum + (row.position ?? 0) * row.impressions, 0);
  return {
    clicks: rows.reduce((sum, row) => sum + row.clicks, 0),
    impressions,
    position: impressions ? Math.round((weighted / impressions) * 10) / 10 : null,
  };
};
