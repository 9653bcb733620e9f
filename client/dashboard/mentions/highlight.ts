import { foldCase } from "#shared/text/fold-case.ts";

type HighlightPiece = { text: string; at: number; isHit: boolean };

/** Splits a text into pieces. Hits match the whole keyword or, if it never occurs, one of its words. */
export const highlight = (text: string, keyword: string): HighlightPiece[] => {
  const { plain, places } = normalize(text);
  const whole = hitsOf(plain, normalize(keyword).plain.trim());
  const hits = whole.length
    ? whole
    : normalize(keyword)
        .plain.split(" ")
        .flatMap((word) => hitsOf(plain, word));
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
