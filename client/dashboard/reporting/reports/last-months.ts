const shownMonths = 12;

/** The current month (UTC) and the eleven before it, newest first. */
export const lastMonths = (now: number) => {
  const current = new Date(now);
  return Array.from({ length: shownMonths }, (_, back) =>
    new Date(Date.UTC(current.getUTCFullYear(), current.getUTCMonth() - back)).toISOString().slice(0, 7),
  );
};
