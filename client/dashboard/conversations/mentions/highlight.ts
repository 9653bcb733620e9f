import { foldCase } from "#shared/text/fold-case.ts";
import { looksLikeQuery, parseQuery, QueryError, searchAlternatives } from "#shared/workspace/query-language.ts";

type HighlightPiece = { text: string; at: number; isHit: boolean };

/** Splits a text into pieces. Hits match the whole keyword or, if it never occurs, one of its words or phrases. */
export const highlight = (text: string, keyword: string): HighlightPiece[] => {
  const { plain, places } = normalize(text);
  const whole = hitsOf(plain, normalize(keyword).plain.trim());
  const hits = whole.length ? whole : partsOf(keyword).flatMap((part) => hitsOf(plain, normalize(part).plain.trim()));
  const pieces: HighlightPiece[] = [];
  let from = 0;
  const add = (to: number, isHit: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), at: from, isHit });
    from = Math.max(from, to);
  };
  for (const [start, end] of hits.sort(([one], [other]) => one - other)) {
    add(places[start] ?? text.length, false);
    add(places[end] ?? text.length, true);
  }
  add(text.length, false);
  return pieces;
};

/** The phrases of a query, or the words of any other keyword. */
const partsOf = (keyword: string) => {
  if (!looksLikeQuery(keyword)) return normalize(keyword).plain.split(" ");
  try {
    return searchAlternatives(parseQuery(keyword)).flat();
  } catch (error) {
    // A phrase with quotes in it, for example.
    if (error instanceof QueryError) return normalize(keyword).plain.split(" ");
    throw error;
  }
};

/** Normalizes the text like keyword matching does, with each character's position in the original. */
const normalize = (text: string) => {
  let plain = "";
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const form = /[\s\p{Dash_Punctuation}]/u.test(character) ? " " : foldCase(character);
    if (form !== " " || !plain.endsWith(" ")) {
      for (let index = 0; index < form.length; index++) places.push(at);
      plain += form;
    }
    at += character.length;
  }
  return { plain, places };
};

const hitsOf = (plain: string, needle: string) => {
  const hits: [start: number, end: number][] = [];
  for (let at = plain.indexOf(needle); at >= 0 && needle; at = plain.indexOf(needle, at + needle.length))
    if (isBoundary(plain[at - 1], needle[0]) && isBoundary(needle.at(-1), plain[at + needle.length]))
      hits.push([at, at + needle.length]);
  return hits;
};

const wordPart = /[\p{L}\p{N}]/u;
/** Scripts written without spaces have no visible word boundaries. */
const scriptsWithoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

const isBoundary = (one = " ", other = " ") =>
  [one, other].some((character) => !wordPart.test(character) || scriptsWithoutSpaces.test(character));
