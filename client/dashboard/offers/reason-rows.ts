import { defaultReasons } from "#shared/feedback.ts";

/** A reason in the form; the key is stable while it is edited and moved. */
export type ReasonRow = { key: number; text: string };

export const maxReasons = 12;

/** Returns the rows with new ones appended for these texts. */
export const withMore = (rows: readonly ReasonRow[], texts: readonly string[]): ReasonRow[] => {
  const first = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  return [...rows, ...texts.map((text, at) => ({ key: first + at, text }))];
};

/** Returns the texts to send, without empty rows. */
export const reasonsIn = (rows: readonly ReasonRow[]) => rows.map(({ text }) => text.trim()).filter(Boolean);

const plain = (text: string) => text.trim().toLowerCase();

/** Returns the keys of rows that repeat an earlier one, regardless of case. */
export const duplicatesIn = (rows: readonly ReasonRow[]) =>
  rows
    .filter(({ text }, at) => plain(text) && rows.slice(0, at).some((above) => plain(above.text) === plain(text)))
    .map(({ key }) => key);

/** Adds the default reasons that are missing, up to the maximum. */
export const withDefaults = (rows: readonly ReasonRow[]) => {
  const filled = rows.filter(({ text }) => text.trim());
  const missing = defaultReasons.filter((reason) => !filled.some(({ text }) => plain(text) === plain(reason)));
  return withMore(filled, missing.slice(0, Math.max(0, maxReasons - filled.length)));
};
