// What the statistics fall into, beside the same of the days before.
import type { FeedbackStats } from "#shared/feedback.ts";
import { outcomeWords, ratingWords } from "./feedback-labels.ts";

/** `key`: what the inbox is filtered by to show it; undefined for what is left over, which no filter names. */
export type Part = { key: string | undefined; label: string; count: number; before: number };

type Counts = Readonly<Record<string, number>>;
type Both = { now: FeedbackStats; before: FeedbackStats };

/** More than those stand together as one. */
const mostReasons = 12;

export const reasonParts = ({ now, before }: Both) => {
  const shown = Object.keys(now.byReason).slice(0, mostReasons);
  const words = Object.fromEntries(shown.map((reason) => [reason, reason]));
  const isAll = Object.keys(now.byReason).length <= mostReasons;
  const rest = isAll ? "None given" : "Others, or none given";
  return partsOf(shown, words, rest, [now.total, now.byReason], [before.total, before.byReason]);
};

export const outcomeParts = ({ now, before }: Both) =>
  partsOf(
    Object.keys(outcomeWords),
    outcomeWords,
    "Not told",
    [now.total, now.byOutcome],
    [before.total, before.byOutcome],
  );

export const ratingParts = ({ now, before }: Both) =>
  partsOf(
    ["5", "4", "3", "2", "1"],
    ratingWords,
    "Not rated",
    [now.total, now.byRating],
    [before.total, before.byRating],
  );

type Whole = readonly [total: number, counts: Counts];

const partsOf = (
  keys: readonly string[],
  words: Readonly<Record<string, string>>,
  rest: string,
  [total, counts]: Whole,
  [totalBefore, countsBefore]: Whole,
): Part[] => {
  const named = keys.map((key) => ({
    ...{ key, label: words[key] ?? key },
    ...{ count: ownCount(counts, key), before: ownCount(countsBefore, key) },
  }));
  const sum = (of: "count" | "before") => named.reduce((total, part) => total + part[of], 0);
  const left = { key: undefined, label: rest, count: total - sum("count"), before: totalBefore - sum("before") };
  return left.count > 0 ? [...named, left] : named;
};

/** A reason may be called like something that every object has. */
const ownCount = (counts: Counts, key: string) => (Object.hasOwn(counts, key) ? (counts[key] ?? 0) : 0);
