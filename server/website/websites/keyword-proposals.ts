import { foldCase } from "#shared/text/fold-case.ts";
import type { KeywordProposals } from "#shared/workspace/keyword-proposals.ts";
import { keywordText } from "#shared/workspace/keyword-proposals.ts";
import { type PageWords, readPageWords } from "./page-words.ts";
import { stopWords } from "./stop-words.ts";

const maxProposals = 8;
const maxPhraseWords = 3;
/** The weight of a phrase by its place on the page. */
const weights = { title: 4, keywords: 3, topHeading: 3, description: 2, heading: 1 };

/**
 * Proposes keywords from a page's own words: the site's name first, then the most frequent and most prominent phrases
 * of its title, description and headings. `selected` are the name and those that the page repeats; `businessKind` is the
 * most prominent phrase that names one, or empty.
 */
export const proposeKeywords = (url: string, html: string): KeywordProposals => {
  const words = readPageWords(html);
  const brand = brandOf(url, words);
  const scores = new Map<string, { text: string; score: number; places: number }>();
  const count = (text: string, weight: number) => {
    for (const phrase of phrasesOf(text, brand)) {
      const key = foldCase(phrase);
      const { text, score, places } = scores.get(key) ?? { text: phrase, score: 0, places: 0 };
      scores.set(key, { text, score: score + weight, places: places + 1 });
    }
  };
  count(words.title, weights.title);
  for (const text of words.keywords) count(text, weights.keywords);
  count(words.description, weights.description);
  for (const [at, text] of words.headings.entries()) count(text, at === 0 ? weights.topHeading : weights.heading);
  const best = [...scores.values()].sort((one, other) => other.score - one.score);
  const valid = [brand, ...best.map(({ text }) => text)].filter((text) => keywordText.safeParse(text).success);
  const keywords = withoutDuplicates(valid).slice(0, maxProposals);
  const isRepeated = (text: string) => (scores.get(foldCase(text))?.places ?? 0) > 1;
  return {
    keywords,
    selected: keywords.filter((text) => text === brand || isRepeated(text)),
    businessKind: findBusinessKind(words),
  };
};

const kinds =
  /((?:[\p{L}\p{N}-]+\s+){1,2})(academy|agency|app|clinic|community|consultancy|cafe|courses?|games?|generator|hotel|magazine|marketplace|platform|plugin|restaurant|school|services?|shop|software|store|studio|system|tools?|tracker)(?![\p{L}\p{N}-])/giu;

/** The first phrase like `kite shop` or `time tracking software`. */
const findBusinessKind = ({ title, description, headings }: PageWords) => {
  for (const text of [title, ...headings.slice(0, 1), description])
    for (const [, before = "", kind = ""] of text.matchAll(kinds)) {
      const described = before.trim().toLowerCase().split(/\s+/);
      const own = described.slice(described.findLastIndex((word) => stopWords.has(word)) + 1);
      if (own.length) return [...own, kind.toLowerCase()].join(" ");
    }
  return "";
};

/** The site's name: the part of the title that matches the host, else the declared site name, else the host. */
const brandOf = (url: string, { siteName, title }: PageWords) => {
  const name = hostName(url);
  const isLikeHost = (text: string) => toAscii(text) !== "" && toAscii(text) === toAscii(name);
  const titleParts = [siteName, ...title.split(/\s[-–—|·:•]\s|:\s/)].map((part) => part.trim());
  const short = siteName && siteName.split(/\s+/).length <= 3 && siteName.length <= 40 ? siteName : "";
  return titleParts.find(isLikeHost) ?? (short || name);
};

/** Spells a text like a host name, including German umlauts (`ä` as `ae`). */
const toAscii = (text: string) =>
  foldCase(text.replaceAll(/[äöü]/gi, (umlaut) => `${foldCase(umlaut)}e`)).replaceAll(/[^\p{L}\p{N}]/gu, "");

/** `shop.parcelo.co.uk` becomes `parcelo`: the longest label, without the top-level domain. */
const hostName = (url: string) => {
  const { hostname } = new URL(url);
  if (/^[\d.]+$|^\[/.test(hostname)) return "";
  const labels = hostname.split(".").slice(0, -1);
  return labels.reduce((longest, label) => (label.length >= longest.length ? label : longest), "");
};

/** Returns the last two and three words of each run without stop words: in English the noun comes last. */
const phrasesOf = (text: string, brand: string) => {
  const own = new Set(foldCase(brand).split(" "));
  const runs: string[][] = [[]];
  for (const token of text.split(/(\s+|[^\p{L}\p{N}\p{M}+#'’.-]+)/u)) {
    if (!token.trim()) continue;
    const word = token.replaceAll(/^(?!\.\p{L})[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, "");
    const key = foldCase(word).replaceAll("’", "'");
    if (!word || !/\p{L}/u.test(word) || stopWords.has(key) || own.has(key)) runs.push([]);
    else runs.at(-1)?.push(isAllCaps(word, text) ? word : word.toLowerCase());
    // The end of a sentence also ends a run.
    if (/[.!?:;]$/.test(token)) runs.push([]);
  }
  const ends = runs.flatMap((run) =>
    [maxPhraseWords, 2].flatMap((length) => (run.length >= length ? [run.slice(-length).join(" ")] : [])),
  );
  return new Set(ends);
};

/** `SEO` and `CRM` keep their capitals, but a headline in all caps does not. */
const isAllCaps = (word: string, text: string) =>
  word.length <= 5 && word === word.toUpperCase() && text !== text.toUpperCase();

/** Drops a phrase that contains, or is contained in, a better one, ignoring plurals. */
const withoutDuplicates = (texts: string[]) => {
  const unique: string[] = [];
  const stem = (text: string) => ` ${foldCase(text).replaceAll(/s\b/g, "")} `;
  for (const text of texts)
    if (!unique.some((existing) => stem(existing).includes(stem(text)) || stem(text).includes(stem(existing))))
      unique.push(text);
  return unique;
};
