import { formatNumber } from "../../ui/format.ts";
// The change of a figure since the previous period, in words that need no colour.

export type Trend = { direction: "up" | "down" | "same" | "none"; text: string };

const percent = new Intl.NumberFormat("en", { style: "percent", maximumSignificantDigits: 2 });
const wholePercent = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const ratingText = (average: number | null) => (average === null ? "None" : oneDecimal.format(average));
export const shareText = (share: number | null) => (share === null ? "None" : wholePercent.format(share));

const none: Trend = { direction: "none", text: "None before to compare with" };

const toTrend = (now: number, before: number, difference: string, from: string): Trend => {
  if (now === before) return { direction: "same", text: `The same as before` };
  const [direction, word] = now > before ? (["up", "Up"] as const) : (["down", "Down"] as const);
  return { direction, text: `${word} ${difference} from ${from}` };
};

export const countTrend = (now: number, before: number): Trend =>
  before === 0 ? none : toTrend(now, before, percent.format(Math.abs(now - before) / before), formatNumber(before));

/** Rounded as shown, so that equal numbers are not reported as a change. */
const tenths = (average: number) => Math.round(average * 10);

export const ratingTrend = (now: number | null, before: number | null): Trend => {
  if (now === null || before === null) return none;
  const difference = Math.abs(tenths(now) - tenths(before)) / 10;
  return toTrend(tenths(now), tenths(before), oneDecimal.format(difference), ratingText(before));
};

const hundredths = (share: number) => Math.round(share * 100);

export const shareTrend = (now: number | null, before: number | null): Trend => {
  if (now === null || before === null) return none;
  const points = Math.abs(hundredths(now) - hundredths(before));
  const difference = `${points} ${points === 1 ? "point" : "points"}`;
  return toTrend(hundredths(now), hundredths(before), difference, shareText(before));
};
