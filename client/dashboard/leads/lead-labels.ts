import type { LeadSort, LeadStatus } from "#shared/leads.ts";

export const statusWords: Record<LeadStatus, string> = {
  new: "New",
  contacted: "Contacted",
  won: "Won",
  dismissed: "Dismissed",
};

export const sortWords: Record<LeadSort, string> = {
  newest: "Last seen first",
  score: "Best score first",
  mentions: "Most posts first",
};

/** The words as the options of a select. */
export const optionsOf = <Value extends string>(words: Record<Value, string>) =>
  (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }));
