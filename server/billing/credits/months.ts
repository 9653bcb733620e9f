import { addMonths } from "#shared/time.ts";

/** The end of the month, counted back from the end of the year, that contains `now`. */
export const currentMonthEnd = (yearEnd: Date, now: Date) => {
  for (let months = 11; months > 0; months--) {
    const end = addMonths(yearEnd, -months);
    if (end > now) return end;
  }
  return yearEnd;
};
