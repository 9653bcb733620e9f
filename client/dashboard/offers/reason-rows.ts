import { defaultReasons } from "#shared/feedback.ts";

/** A reason as it stands in the form; the key stays with it while it is written and moved. */
export type ReasonRow = { key: number; text: string };

export const maxReasons = 12;

/** These rows and, below them, new ones with these texts. */
export const withMore = (rows: readonly ReasonRow[], texts: readonly string[]): ReasonRow[] => {
  const first = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  return [...rows, ...texts.map((text, at) => ({ key: first + at, text }))];
};

/** What is sent: without the rows that were added and left empty. */
export const reasonsIn = (rows: readonly ReasonRow[]) => rows.map(({ text }) => text.trim()).filter(Boolean);

const plain = (text: string) => text.trim().toLowerCase();

/** The keys of rows that say, whatever their case, what one above says. */
export const duplicatesIn = (rows: readonly ReasonRow[]) =>
  rows
    .filter(({ text }, at) => plain(text) && rows.slice(0, at).some((above) => plain(above.text) === plain(text)))
    .map(({ key }) => key);

/** With the usual reasons that are not there yet, as far as there is room. */
export const withDefaults = (rows: readonly ReasonRow[]) => {
  const filled = rows.filter(({ text }) => text.trim());
  const missing = defaultReasons.filter((reason) => !filled.some(({ text }) => plain(text) === plain(reason)));
  return withMore(filled, missing.slice(0, Math.max(0, maxReasons - filled.length)));
};
