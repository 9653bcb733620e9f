import type { Outcome, StatusInput } from "#shared/feedback.ts";

export type FeedbackStatus = StatusInput["status"];

export const statusLabels: Record<FeedbackStatus, string> = { new: "New", read: "Read", resolved: "Resolved" };

export const outcomeLabels: Record<Outcome, string> = {
  accepted: "Took the offer",
  declined: "Declined the offer",
  left: "Left without an offer",
};

export const ratingLabels: Record<"5" | "4" | "3" | "2" | "1", string> = {
  5: "5 stars",
  4: "4 stars",
  3: "3 stars",
  2: "2 stars",
  1: "1 star",
};

/** Options of a select, with "none" first. */
export const optionsOf = <Value extends string>(none: string, words: Record<Value, string>, order?: Value[]) => [
  { value: "", label: none },
  ...(order ?? (Object.keys(words) as Value[])).map((value) => ({ value, label: words[value] })),
];
