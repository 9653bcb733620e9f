import { foldCase } from "#shared/text/fold-case.ts";
import type { KeywordProposals } from "#shared/workspace/keyword-proposals.ts";
import { keywordText } from "#shared/workspace/keywords.ts";
import { elementTexts } from "../../website/websites/element-texts.ts";
import { htmlToText } from "../../website/websites/html-to-text.ts";

/** The words of a page's metadata and headings. */
type PageWords = {
  siteName: string;
  title: string;
  description: string;
  /** From the page's keywords meta tag. */
  keywords: string[];
  headings: string[];
};

const maxLengths = { text: 500, html: 4_000, headings: 30, titles: 20 };

/** Reads a page's metadata and headings; all of it is untrusted. */
export const readPageWords = (html: string): PageWords => {
  const found: Record<string, string> = {};
  const headings: string[] = [];
  const titles: string[] = [];
  const reader = new HTMLRewriter();
  const texts = elementTexts(reader);
  reader
    .on("title", {
      element: (element) => {
        if (!texts.isInDrawing()) texts.collect(titles, element, { limit: maxLengths.html, most: maxLengths.titles });
      },
    })
    .on("meta[content]", {
      element: (element) => {
        const name = (element.getAttribute("property") ?? element.getAttribute("name") ?? "").toLowerCase();
        found[name] ??= element.getAttribute("content") ?? "";
      },
    })
    .on("h1, h2", {
      element: (element) => texts.collect(headings, element, { limit: maxLengths.html, most: maxLengths.headings }),
    })
    .transform(html);
  return {
    siteName: plain(found["og:site_name"] ?? found["application-name"] ?? ""),
    title: plain(titles.find((title) => title) ?? found["og:title"] ?? ""),
    description: plain(found.description || (found["og:description"] ?? "")),
    keywords: plain(found.keywords ?? "").split(","),
    headings: headings.map(plain),
  };
};

const plain = (text: string) => htmlToText(text.slice(0, maxLengths.html)).slice(0, maxLengths.text).trim();

const split = (words: string) => words.split(/\s+/);

/** Function words of English and some neighbouring languages. */
export const functionWords: ReadonlySet<string> = new Set(
  split(`a about above across after again against all almost alone along already also although always am among an and another
  any anyone anything anywhere are aren't around as at away back be because been before behind being below between both
  but by can can't cannot could did didn't do does doesn't doing don't done down during each either else enough etc even
  ever every everyone everything everywhere few first for from further get gets getting give gives given go goes going
  got had has have haven't having he her here hers him his how however i if i'm i've in inside instead into is isn't it
  it's its itself just keep keeps last least less let let's lets like likely made make makes making many may maybe me
  might mine more most much must my never new next no none nor not nothing now of off often on once one ones only onto
  or other others our ours out over own per perhaps put rather really same say see seen she should since so some someone
  something soon still such take takes than that that's the their theirs them then there these they they're thing things
  this those through thus to together too toward under until up upon us use used using very via want wants was way ways
  we we're we've well were what what's whatever when where wherever whether which while who who's whole whom whose why
  will with within without won't would yes yet you you'll you're you've your yours yourself
  aus bei das dem den der des die ein eine einen für ihr ihre im ist mit nach oder sie so und unser unsere von wir zu zum zur
  au aux avec ce dans du en est et la le les leur nos notre ou par plus pour que qui sans sur un une vos votre
  como con del el esta las los más nuestra nuestro o para por que se sin su sus tu una uno y`),
);

/** Words too common on websites to be keywords: function words, and the usual words of headlines, menus and marketing. */
export const stopWords: ReadonlySet<string> = new Set([
  ...functionWords,
  ...split(`two three four five six seven eight nine ten hundred thousand million dozens
  ask build builds built buy choose compare contact create creates cut deliver delivered delivers discover download drive earn enjoy enter
  experience explore find finds follow grow help helps join know launch learn leave log login look love loved manage
  meet need needs offer offers order plan plans ready read run save saves scale search sell send share ship shop show
  sign signup simplify start started stay stop subscribe supercharge switch talk tell track transform trust trusted try
  turn understand unlock view visit watch win work working works write
  ago annual annually day days hour hours instant instantly minute minutes month monthly seconds today week weekly weeks
  year yearly years
  amazing awesome beautiful best better big bigger boring complete cool easier easily easy effortless effortlessly exact
  fast faster fastest free fresh friendly full good great happy high incredible inspiring kind leading little loving lovely
  main modern nice number perfect popular possible powerful premium pretty professional proven quick quickly real right
  robust seamless seamlessly secure simple simpler simplest simply smart smarter smooth stunning superb sure true
  trustworthy ultimate unique unlimited world world's worldwide
  answers benefits blog careers case choice community company cookie cookies copyright customer customers docs faq faqs
  feature features frequently home homepage include includes including info information news newsletter official
  overview page partners people policy press price prices pricing privacy question questions asked reserved resource
  resources rights reviews site solution solutions stories story studies support team teams terms testimonials trial
  user users website welcome credit card required demo book`),
]);

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
