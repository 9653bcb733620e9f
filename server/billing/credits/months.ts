/** Moves a time by calendar months, to the last day of a month that is too short. */
export const addMonths = (time: Date, months: number) => {
  const moved = new Date(time);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(time.getUTCDate(), lastDay));
  return moved;
};

/** The end of the month, counted back from the end of the year, that contains `now`. */
export const currentMonthEnd = (yearEnd: Date, now: Date) => {
  for (let months = 11; months > 0; months--) {
    const end = addMonths(yearEnd, -months);
    if (end > now) return end;
  }
  return yearEnd;
};
