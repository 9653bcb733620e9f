// Matches posts against keywords. Keywords are compiled once per scan; matching runs in linear time on any input.

import type { MatchKind } from "#shared/keywords.ts";
import { normalizeText } from "#shared/text/combining-marks.ts";
import { foldCase } from "#shared/text/fold-case.ts";

export type WatchedKeyword = { text: string; match: MatchKind; exclude: readonly string[] };
type Text = { title: string; text: string };

/** `at` is the index of the first match in the text, or -1 if only the title matches. */
export type Match = { inTitle: boolean; at: number };

/** A text prepared once for all keywords: as written (`raw`) and normalized (`plain`). */
type PreparedText = { raw: string; plain: string; places: number[] };
export type PostText = { title: PreparedText; text: PreparedText };
export type Matcher = { keyword: WatchedKeyword; find: (post: PostText) => Match | undefined };

export const prepareText = ({ title, text }: Text): PostText => ({ title: normalize(title), text: normalize(text) });

/**
 * Scripts written without spaces or with suffixes attached to words, where word ends cannot be detected. Their marks
 * are part of the letter, not accents, so they are compared unfolded.
 */
const scriptsWithoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const wordPart = /[\p{L}\p{N}\p{M}]/u;
/** Signs a name may begin with: `.NET` does not match in `example.net`, nor `@ada` in `mail@ada.example`. */
const leadingSign = /[.#@$&+/]/;

export const compileKeyword = (keyword: WatchedKeyword): Matcher => {
  const { text, match, exclude } = keyword;
  const exact = match === "exact";
  const phrases = match === "all" ? wordsOf(text) : [text];
  const finders = phrases.map((words) => createFinder(words, exact));
  const vetoes = exclude.map((words) => createFinder(words, false));
  return {
    keyword,
    find: ({ title, text: body }) => {
      const has = (find: Finder) => find(title) >= 0 || find(body) >= 0;
      if (!finders.length || !finders.every(has) || vetoes.some(has)) return undefined;
      const places = finders.map((find) => find(body)).filter((at) => at >= 0);
      return { inTitle: finders.every((find) => find(title) >= 0), at: places.length ? Math.min(...places) : -1 };
    },
  };
};

/** Splits a keyword into words and drops bare dashes. */
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => normalize(word).plain.trim());

type Finder = (text: PreparedText) => number;

/** Returns the index of the first whole-word match in the raw text, or -1. */
const createFinder = (phrase: string, exact: boolean): Finder => {
  const normalizedPhrase = normalize(phrase);
  const needle = (exact ? normalizedPhrase.raw : normalizedPhrase.plain).trim();
  return ({ raw, plain, places }) => {
    const text = exact ? raw : plain;
    for (let at = text.indexOf(needle); at >= 0 && needle; at = text.indexOf(needle, at + 1))
      if (isWholeWord(text, at, needle)) return exact ? at : (places[at] ?? 0);
    return -1;
  };
};

/**
 * Normalizes a text: lower case, no accents or invisible characters, and a single form for dashes, apostrophes and
 * white space.
 */
const normalize = (input: string): PreparedText => {
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
const isWholeWord = (text: string, at: number, needle: string) =>
  startsWord(text[at - 1], needle[0] ?? "") && endsWord(text[at + needle.length], needle.at(-1) ?? "");

const startsWord = (before: string | undefined, first: string) =>
  before === undefined || (leadingSign.test(first) ? !wordPart.test(before) : isBoundary(before, first));
const endsWord = (after: string | undefined, last: string) => after === undefined || isBoundary(last, after);

const isBoundary = (one: string, other: string) =>
  [one, other].some((letter) => !wordPart.test(letter) || scriptsWithoutSpaces.test(letter));

/** Returns an excerpt around an index, cut at word boundaries where possible. */
export const excerptOf = (text: string, at: number, length = 280) => {
  if (text.length <= length) return text.trim();
  const earliest = Math.max(0, Math.min(at - Math.floor(length / 3), text.length - length));
  const from = earliest && startNear(text, earliest, at);
  const latest = from + length;
  const to = latest >= text.length ? text.length : endNear(text, latest);
  return `${from > 0 ? "…" : ""}${text.slice(from, to).trim()}${to < text.length ? "…" : ""}`;
};

/** The longest word to look for a boundary in; beyond it the text is cut anywhere except inside a surrogate pair. */
const maxWordLength = 30;

const startNear = (text: string, from: number, at: number) => {
  const space = text.indexOf(" ", from - 1);
  if (space >= 0 && space < at && space - from < maxWordLength) return space + 1;
  return isSplit(text, from) ? from + 1 : from;
};

const endNear = (text: string, to: number) => {
  const space = text.lastIndexOf(" ", to);
  if (to - space < maxWordLength) return space;
  return isSplit(text, to) ? to - 1 : to;
};

const isSplit = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text[at] ?? "");
