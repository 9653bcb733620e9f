import type { LeadSort, LeadStatus } from "#shared/leads.ts";

export const statusLabels: Record<LeadStatus, string> = {
  new: "New",
  contacted: "Contacted",
  won: "Won",
  dismissed: "Dismissed",
};

export const sortLabels: Record<LeadSort, string> = {
  newest: "Last seen first",
  score: "Best score first",
  mentions: "Most posts first",
};

/** Options of a select. */
export const optionsOf = <Value extends string>(words: Record<Value, string>) =>
  (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }));
