import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** What a search looks for, and in which columns. */
export type TextSearch = { text: string; columns: readonly PgColumn[] };

/** The pattern of `like` for texts that contain this one. */
export const patternOf = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/**
 * Whether one of the columns contains the text, in any case. It means the same as `ilike`, which lowers its pattern for each
 * row and takes twice as long, but no index finds it.
 */
export const containsText = ({ text, columns }: TextSearch): SQL => {
  const contain = columns.map((column) => sql`lower(${column}) like lower(${patternOf(text)})`);
  return sql`(${sql.join(contain, sql` or `)})`;
};

/** The columns as one text, as in the indexes for search. */
const joined = (columns: readonly PgColumn[]): SQL =>
  columns.length === 1
    ? sql`${columns[0]}`
    : sql.join(
        columns.map((column) => sql`coalesce(${column}, '')`),
        sql` || ' ' || `,
      );

/** Whether the columns contain all these words. The indexes of migrations text_search and joined_search find it. */
const containsWords = (words: readonly string[], columns: readonly PgColumn[]): SQL | undefined =>
  and(...words.map((word) => sql`(${joined(columns)}) ilike ${patternOf(word)}`));

/** The words that are long enough for the indexes, which have three letters in a row. */
const wordsOf = (text: string): string[] => [...new Set(text.match(/[\p{L}\p{N}]{3,}/gu))];

/** Letters of scripts without spaces between words, where one or two say as much as a word. */
const cjkRuns =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

/** The pairs of letters that a text has to contain, or single letters that have no neighbour. */
export const cjkBigramsOf = (text: string): string[] =>
  (text.match(cjkRuns) ?? []).flatMap((run) => {
    const letters = [...run];
    return letters.length === 1 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  });

/** Whether the columns contain these letters, side by side. The indexes of migration cjk_search find it. */
export const containsBigrams = (bigrams: readonly string[], columns: readonly PgColumn[]): SQL => {
  const value = joined(columns);
  const list = sql.join(
    bigrams.map((bigram) => sql`${bigram}`),
    sql`, `,
  );
  return sql`(has_cjk(${value}) and cjk_bigrams(${value}) @> array[${list}]::text[])`;
};

/** Whether the text has too few letters for the indexes. */
export const isShort = (text: string): boolean => !wordsOf(text).length && !cjkBigramsOf(text).length;

/** As `containsText`, with what the indexes for search find. */
export const matchesText = ({ text, columns }: TextSearch): SQL | undefined => {
  const words = wordsOf(text);
  const bigrams = words.length ? [] : cjkBigramsOf(text);
  const isIndexed = bigrams.length ? containsBigrams(bigrams, columns) : containsWords(words, columns);
  return and(isIndexed, containsText({ text, columns }));
};
