// The statistics' groups, each with its count in the previous period.
import type { FeedbackStats } from "#shared/feedback.ts";
import { outcomeLabels, ratingLabels } from "./feedback-labels.ts";

/** `key`: the inbox filter for this row; undefined for the remainder, which no filter matches. */
export type BreakdownRow = { key: string | undefined; label: string; count: number; before: number };

type Counts = Readonly<Record<string, number>>;
type Both = { now: FeedbackStats; before: FeedbackStats };

/** Further reasons are grouped into one row. */
const maxReasons = 12;

export const reasonBreakdown = ({ now, before }: Both) => {
  const shown = Object.keys(now.byReason).slice(0, maxReasons);
  const words = Object.fromEntries(shown.map((reason) => [reason, reason]));
  const isAll = Object.keys(now.byReason).length <= maxReasons;
  const rest = isAll ? "None given" : "Others, or none given";
  return partsOf(shown, words, rest, [now.total, now.byReason], [before.total, before.byReason]);
};

export const outcomeBreakdown = ({ now, before }: Both) =>
  partsOf(
    Object.keys(outcomeLabels),
    outcomeLabels,
    "Not told",
    [now.total, now.byOutcome],
    [before.total, before.byOutcome],
  );

export const ratingBreakdown = ({ now, before }: Both) =>
  partsOf(
    ["5", "4", "3", "2", "1"],
    ratingLabels,
    "Not rated",
    [now.total, now.byRating],
    [before.total, before.byRating],
  );

type Total = readonly [total: number, counts: Counts];

const partsOf = (
  keys: readonly string[],
  words: Readonly<Record<string, string>>,
  rest: string,
  [total, counts]: Total,
  [totalBefore, countsBefore]: Total,
): BreakdownRow[] => {
  const named = keys.map((key) => ({
    key,
    label: words[key] ?? key,
    count: ownCount(counts, key),
    before: ownCount(countsBefore, key),
  }));
  const sum = (of: "count" | "before") => named.reduce((total, part) => total + part[of], 0);
  const left = { key: undefined, label: rest, count: total - sum("count"), before: totalBefore - sum("before") };
  return left.count > 0 ? [...named, left] : named;
};

/** A reason may have the name of an Object property, like `constructor`. */
const ownCount = (counts: Counts, key: string) => (Object.hasOwn(counts, key) ? (counts[key] ?? 0) : 0);
