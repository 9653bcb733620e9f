// The placeholders of a page set's template, in a file of their own: pages that import them don't load zod.
import { foldCase } from "./text/fold-case.ts";

const placeholder = /\{\{\s*([^{}?]{1,100}?)\s*(\?)?\s*\}\}/g;

/** `{{column}}`, or `{{column?}}` for one whose cell may be empty. `start` and `end` delimit it in the text. */
export type Placeholder = { name: string; isOptional: boolean; start: number; end: number };

export const placeholdersIn = (text: string): Placeholder[] =>
  [...text.matchAll(placeholder)].map(({ 0: whole, 1: name = "", 2: optional, index }) => ({
    name,
    isOptional: optional !== undefined,
    start: index,
    end: index + whole.length,
  }));

/** Returns a function that finds the column of a placeholder, regardless of case. */
export const createColumnFinder = (columns: readonly string[]) => {
  const byName = new Map(columns.map((column) => [foldCase(column), column]));
  return (name: string) => byName.get(foldCase(name));
};
