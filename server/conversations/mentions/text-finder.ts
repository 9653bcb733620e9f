// Finds whole words and phrases in texts, regardless of case, accents and punctuation. Linear time on any input.
import { normalizeText } from "#shared/text/combining-marks.ts";
import { foldCase } from "#shared/text/fold-case.ts";

/** A text prepared once for all keywords: as written (`raw`) and normalized (`plain`). */
export type PreparedText = { raw: string; plain: string; places: number[] };

/**
 * Scripts written without spaces or with suffixes attached to words, where word ends cannot be detected. Their marks
 * are part of the letter, not accents, so they are compared unfolded.
 */
const scriptsWithoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const wordPart = /[\p{L}\p{N}\p{M}]/u;
/** Signs a name may begin with: `.NET` does not match in `example.net`, nor `@ada` in `mail@ada.example`. */
const leadingSign = /[.#@$&+/]/;

/** Splits a keyword into words and drops bare dashes. */
export const wordsOf = (text: string) => text.split(/\s+/).filter((word) => prepare(word).plain.trim());

export type Finder = (text: PreparedText) => number;
type FinderOptions = {
  /** Compares case and accents, too. */ isExact?: boolean /** Matches beginnings of words. */;
  isPrefix?: boolean;
};

/** Returns the index of the first whole-word match in the raw text, or -1. */
export const createFinder = (phrase: string, { isExact = false, isPrefix = false }: FinderOptions = {}): Finder => {
  const prepared = prepare(phrase);
  const needle = (isExact ? prepared.raw : prepared.plain).trim();
  return ({ raw, plain, places }) => {
    const text = isExact ? raw : plain;
    for (let at = text.indexOf(needle); at >= 0 && needle; at = text.indexOf(needle, at + 1))
      if (
        startsWord(text[at - 1], needle[0] ?? "") &&
        (isPrefix || endsWord(text[at + needle.length], needle.at(-1) ?? ""))
      )
        return isExact ? at : (places[at] ?? 0);
    return -1;
  };
};

/**
 * Returns the words to find a text by in an index, each once. A text that contains a phrase has all of the phrase's
 * words; scripts without spaces have none.
 */
export const indexWords = (text: string, most = Number.POSITIVE_INFINITY) => {
  const words = new Set<string>();
  for (const [run] of prepare(text).plain.matchAll(/[\p{L}\p{N}\p{M}]+/gu))
    for (const word of run.split(scriptsWithoutSpaces)) {
      if (word) words.add(word.slice(0, maxIndexedLength));
      if (words.size >= most) return [...words];
    }
  return [...words];
};

/** Longer words are indexed by their beginning: Postgres limits the size of index entries. */
const maxIndexedLength = 60;

/**
 * Normalizes a text: lower case, no accents or invisible characters, and a single form for dashes, apostrophes and
 * white space.
 */
export const prepare = (input: string): PreparedText => {
  const raw = normalizeText(input);
  let plain = "";
  const places: number[] = [];
  let at = 0;
  for (const character of raw) {
    const normalized = normalizeCharacter(character);
    if (normalized !== " " || !plain.endsWith(" ")) {
      for (let index = 0; index < normalized.length; index++) places.push(at);
      plain += normalized;
    }
    at += character.length;
  }
  return { raw, plain, places };
};

const normalizeCharacter = (character: string) => {
  if (/[a-z0-9]/.test(character)) return character;
  if (/\p{Default_Ignorable_Code_Point}/u.test(character)) return "";
  if (/[\s\p{Dash_Punctuation}]/u.test(character)) return " ";
  if (/['’‘ʼ`´]/.test(character)) return "'";
  return scriptsWithoutSpaces.test(character) ? character.normalize("NFKC") : foldCase(character);
};

/** No letter or digit directly before or after the match, unless the script has no spaces. */
const startsWord = (before: string | undefined, first: string) =>
  before === undefined || (leadingSign.test(first) ? !wordPart.test(before) : isBoundary(before, first));
const endsWord = (after: string | undefined, last: string) => after === undefined || isBoundary(last, after);

const isBoundary = (one: string, other: string) =>
  [one, other].some((letter) => !wordPart.test(letter) || scriptsWithoutSpaces.test(letter));
