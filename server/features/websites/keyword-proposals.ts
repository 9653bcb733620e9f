import { keywordText } from "#shared/keywords.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import { type PageWords, readPageWords } from "./page-words.ts";
import { stopWords } from "./stop-words.ts";

const maxProposals = 8;
const maxPhraseWords = 3;
/** The weight of a phrase by its place on the page. */
const weights = { title: 4, keywords: 3, topHeading: 3, description: 2, heading: 1 };

/**
 * Proposes keywords from a page's own words: the site's name first, then the most frequent and most prominent phrases
 * of its title, description and headings.
 */
export const proposeKeywords = (url: string, html: string) => {
  const words = readPageWords(html);
  const brand = brandOf(url, words);
  const scores = new Map<string, { text: string; score: number }>();
  const count = (text: string, weight: number) => {
    for (const phrase of phrasesOf(text, brand)) {
      const key = foldCase(phrase);
      const score = (scores.get(key)?.score ?? 0) + weight;
      scores.set(key, { text: scores.get(key)?.text ?? phrase, score });
    }
  };
  count(words.title, weights.title);
  for (const text of words.keywords) count(text, weights.keywords);
  count(words.description, weights.description);
  for (const [at, text] of words.headings.entries()) count(text, at === 0 ? weights.topHeading : weights.heading);
  const best = [...scores.values()].sort((one, other) => other.score - one.score).map(({ text }) => text);
  return withoutDuplicates([brand, ...best].filter((text) => keywordText.safeParse(text).success)).slice(
    0,
    maxProposals,
  );
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
