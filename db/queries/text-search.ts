import { and, ilike, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** What a search looks for, and in which columns. */
export type TextSearch = { text: string; columns: readonly PgColumn[] };

const patternOf = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/**
 * Whether one of the columns contains the text, in any case. It means the same as `ilike`, which lowers its pattern for each
 * row and takes twice as long, but no index finds it.
 */
export const containsText = ({ text, columns }: TextSearch): SQL => {
  const contain = columns.map((column) => sql`lower(${column}) like lower(${patternOf(text)})`);
  return sql`(${sql.join(contain, sql` or `)})`;
};

/** Whether the columns contain all these words. The indexes of migration text_search find it. */
export const containsWords = (words: readonly string[], columns: readonly PgColumn[]): SQL | undefined =>
  and(...words.map((word) => or(...columns.map((column) => ilike(column, patternOf(word))))));

/** The words that are long enough for the indexes, which have three letters in a row. */
export const wordsOf = (text: string): string[] => [...new Set(text.match(/[\p{L}\p{N}]{3,}/gu))];

/** Short words of these are as usual as long ones. */
const withoutAlphabet =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether the text has too few letters for the indexes, and in alphabets where it says little. */
export const isShort = (text: string): boolean => !wordsOf(text).length && !withoutAlphabet.test(text);
