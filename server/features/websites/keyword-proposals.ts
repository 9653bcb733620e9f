import { keywordText } from "#shared/keywords.ts";
import { folded } from "#shared/text/fold-case.ts";
import { type PageWords, pageWords } from "./page-words.ts";
import { untelling } from "./stop-words.ts";

const mostProposals = 8;
const longestPhrase = 3;
/** What a phrase counts for by where it stands. */
const weights = { title: 4, keywords: 3, topHeading: 3, description: 2, heading: 1 };

/**
 * Keywords that a page's own words suggest: the name of the site first, then the phrases that it says of itself where it
 * says what it is, the more often and the more prominently the better.
 */
export const proposeKeywords = (url: string, html: string) => {
  const words = pageWords(html);
  const brand = brandOf(url, words);
  const scores = new Map<string, { text: string; score: number }>();
  const count = (text: string, weight: number) => {
    for (const phrase of phrasesOf(text, brand)) {
      const key = folded(phrase);
      const score = (scores.get(key)?.score ?? 0) + weight;
      scores.set(key, { text: scores.get(key)?.text ?? phrase, score });
    }
  };
  count(words.title, weights.title);
  for (const text of words.keywords) count(text, weights.keywords);
  count(words.description, weights.description);
  for (const [at, text] of words.headings.entries()) count(text, at === 0 ? weights.topHeading : weights.heading);
  const best = [...scores.values()].sort((one, other) => other.score - one.score).map(({ text }) => text);
  return withoutEchoes([brand, ...best].filter((text) => keywordText.safeParse(text).success)).slice(0, mostProposals);
};

/** The name of the site: as it says itself, as a part of the title that is like its address, else from its address. */
const brandOf = (url: string, { siteName, title }: PageWords) => {
  const name = hostName(url);
  const isLikeHost = (text: string) => lettersOf(text) !== "" && lettersOf(text) === lettersOf(name);
  const parts = [siteName, ...title.split(/\s[-–—|·:•]\s|:\s/)].map((part) => part.trim());
  const short = siteName && siteName.split(/\s+/).length <= 3 && siteName.length <= 40 ? siteName : "";
  return parts.find(isLikeHost) ?? (short || name);
};

/** As an address would spell it, German umlauts too. */
const lettersOf = (text: string) =>
  folded(text.replaceAll(/[äöü]/gi, (umlaut) => `${folded(umlaut)}e`)).replaceAll(/[^\p{L}\p{N}]/gu, "");

/** `shop.parcelo.co.uk` is `parcelo`: the longest label, without what stands before and after it everywhere. */
const hostName = (url: string) => {
  const { hostname } = new URL(url);
  if (/^[\d.]+$|^\[/.test(hostname)) return "";
  const labels = hostname.split(".").slice(0, -1);
  return labels.reduce((longest, label) => (label.length >= longest.length ? label : longest), "");
};

/** The ends of runs of telling words: what a thing is stands last in English, what it is like before. */
const phrasesOf = (text: string, brand: string) => {
  const own = new Set(folded(brand).split(" "));
  const runs: string[][] = [[]];
  for (const token of text.split(/(\s+|[^\p{L}\p{N}\p{M}+#'’.-]+)/u)) {
    if (!token.trim()) continue;
    const word = token.replaceAll(/^(?!\.\p{L})[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, "");
    const key = folded(word).replaceAll("’", "'");
    if (!word || !/\p{L}/u.test(word) || untelling.has(key) || own.has(key)) runs.push([]);
    else runs.at(-1)?.push(isShouted(word, text) ? word : word.toLowerCase());
    // A sentence ends a run, also where no untelling word follows.
    if (/[.!?:;]$/.test(token)) runs.push([]);
  }
  const ends = runs.flatMap((run) =>
    [longestPhrase, 2].flatMap((length) => (run.length >= length ? [run.slice(-length).join(" ")] : [])),
  );
  return new Set(ends);
};

/** `SEO` and `CRM` are written so; a headline in capitals is not. */
const isShouted = (word: string, text: string) =>
  word.length <= 5 && word === word.toUpperCase() && text !== text.toUpperCase();

/** Each says something that no better one says already: neither contains the other, whatever its number. */
const withoutEchoes = (texts: string[]) => {
  const kept: string[] = [];
  const stem = (text: string) => ` ${folded(text).replaceAll(/s\b/g, "")} `;
  for (const text of texts)
    if (!kept.some((known) => stem(known).includes(stem(text)) || stem(text).includes(stem(known)))) kept.push(text);
  return kept;
};
