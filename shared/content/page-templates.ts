// The placeholders of a page set's template, in a file of their own: pages that import them don't load zod.
import { foldCase } from "../text/fold-case.ts";

/** `{{column}}`, or `{{column?}}` for one whose cell may be empty. `start` and `end` delimit it in the text. */
export type Placeholder = { name: string; isOptional: boolean; start: number; end: number };

export const placeholdersIn = (text: string): Placeholder[] =>
  [...text.matchAll(/\{\{([^{}]{1,200})\}\}/g)].flatMap(({ 0: whole, 1: inner = "", index }) => {
    const name = inner.trim().replace(/\s*\?$/, "");
    const isOptional = inner.trim().endsWith("?");
    return name ? [{ name, isOptional, start: index, end: index + whole.length }] : [];
  });

export const placeholderFor = (column: string, isOptional: boolean) =>
  `{{${withoutQuestionMark(column)}${isOptional ? "?" : ""}}}`;

/** A question mark at the end of a column's name is left out: in a placeholder, it allows empty cells. */
const withoutQuestionMark = (column: string) => column.replace(/\s*\?+$/, "");

/** Columns with the same key have the same placeholder. */
export const columnKey = (column: string) => foldCase(withoutQuestionMark(column));

/** Returns a function that finds the column of a placeholder, regardless of case. */
export const createColumnFinder = (columns: readonly string[]) => {
  const byKey = new Map(columns.map((column) => [columnKey(column), column]));
  return (name: string) => byKey.get(columnKey(name));
};
