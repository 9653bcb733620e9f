// The checks of an article. Each says whether the text passes, a person should look, or it can't be approved.
import type { LinkAnswer } from "#db/schema/content/articles.ts";
import type { ArticleCheck } from "#shared/content/articles.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import type { LinkTarget } from "../../../links/verification/link-target.ts";
import { verdictOf } from "../../../text/similarity.ts";
import { isOwnLink } from "../clean-html.ts";
import { type ArticleText, percent, sentencesOf, wordsOf } from "./text.ts";

/** Fewer than `least` answer no question; `few` and `many` are worth a look. Ours, from what ranks for how-to queries. */
const length = { least: 300, few: 600, many: 3_500 };

export const checkWords = ({ text }: ArticleText): ArticleCheck => {
  const count = wordsOf(text).length;
  const name = "words";
  if (count < length.least)
    return { name, verdict: "block", detail: `${count} words. Write at least ${length.least}.` };
  if (count < length.few)
    return { name, verdict: "warn", detail: `${count} words. Most questions need ${length.few} or more.` };
  if (count > length.many)
    return { name, verdict: "warn", detail: `${count} words. Consider splitting it into two articles.` };
  return { name, verdict: "pass", detail: `${count} words.` };
};

/** Words under one heading, above which readers lose their way. */
const maxWordsPerHeading = 400;

export const checkHeadings = ({ title, text, headings }: ArticleText): ArticleCheck => {
  const name = "headings";
  const main = headings.filter(({ level }) => level === 2);
  if (headings.some((heading) => !heading.text))
    return { name, verdict: "block", detail: "A heading is empty. Fill or remove it." };
  if (main.length < 2) return { name, verdict: "block", detail: "Divide the text with at least two headings." };
  const texts = headings.map((heading) => foldCase(heading.text));
  const repeated = headings.find((_, at) => texts.indexOf(texts[at] ?? "") !== at);
  if (repeated) return { name, verdict: "warn", detail: `The heading “${repeated.text}” appears twice.` };
  if (texts.includes(foldCase(title))) return { name, verdict: "warn", detail: "A heading repeats the title." };
  const skipped = headings.find(({ level }, at) => level > (headings[at - 1]?.level ?? 1) + 1);
  if (skipped) return { name, verdict: "warn", detail: `“${skipped.text}” skips a level of headings.` };
  const perHeading = Math.round(wordsOf(text).length / headings.length);
  if (perHeading > maxWordsPerHeading)
    return { name, verdict: "warn", detail: `${perHeading} words per heading. Add headings.` };
  return { name, verdict: "pass", detail: `${headings.length} headings.` };
};

/** Words per sentence and per paragraph; longer ones are hard to read in any language. */
const reading = { sentence: 25, longSentence: 35, longShare: 0.15, paragraph: 150 };

export const checkReadability = ({ paragraphs }: ArticleText): ArticleCheck => {
  const name = "readability";
  const lengths = paragraphs.flatMap(sentencesOf).map((sentence) => wordsOf(sentence).length);
  if (!lengths.length) return { name, verdict: "warn", detail: "There are no sentences to read yet." };
  const average = Math.round(lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
  if (average > reading.sentence)
    return {
      name,
      verdict: "warn",
      detail: `Sentences have ${average} words on average. Aim for ${reading.sentence} or fewer.`,
    };
  const long = lengths.filter((length) => length > reading.longSentence).length;
  if (long / lengths.length > reading.longShare)
    return {
      name,
      verdict: "warn",
      detail: `${long} of ${lengths.length} sentences have more than ${reading.longSentence} words.`,
    };
  const longest = Math.max(...paragraphs.map((paragraph) => wordsOf(paragraph).length));
  if (longest > reading.paragraph)
    return { name, verdict: "warn", detail: `A paragraph has ${longest} words. Split it.` };
  return { name, verdict: "pass", detail: `${average} words per sentence on average.` };
};

/** What only this product can say: its features, prices, places … as whole phrases. */
type OwnFacts = { name: string; phrases: readonly string[]; host: string };

/** Below this share of own facts among the sentences about the product, a competitor's name would fit as well. */
const minShare = 0.3;

/**
 * The brand-swap note: would the text be as true with a competitor's name? Looks at the paragraphs that name the product
 * and counts those that also have a fact of its own, a number or a link to its website. Never blocks: it is a question
 * for the person who approves.
 */
export const checkBrandSwap = (
  { html, paragraphs }: ArticleText,
  { name: brand, phrases, host }: OwnFacts,
): ArticleCheck => {
  const name = "brand-swap";
  const folded = foldCase(brand);
  const about = paragraphs.map(foldCase).filter((paragraph) => folded && paragraph.includes(folded));
  if (!about.length)
    return { name, verdict: "warn", detail: `The text never names ${brand}: it would fit any competitor.` };
  const facts = phrases.map(foldCase).filter((phrase) => phrase.length >= 4);
  const links = [...html.matchAll(/<(p|li|blockquote)>(.*?)<\/\1>/gs)].filter(
    ([, , inner = ""]) => foldCase(inner).includes(folded) && inner.includes(host),
  ).length;
  const withFact = about.filter((paragraph) => /\d/.test(paragraph) || facts.some((fact) => paragraph.includes(fact)));
  const share = Math.min(1, Math.max(withFact.length, links) / about.length);
  return share < minShare
    ? {
        name,
        verdict: "warn",
        detail: `${percent(1 - share)} of the paragraphs that name ${brand} would be as true with a competitor's name. Add what only you can say.`,
      }
    : {
        name,
        verdict: "pass",
        detail: `${about.length === 1 ? "A paragraph names" : `${about.length} paragraphs name`} ${brand}, with facts of its own.`,
      };
};

/** Links to the customer's pages that plans promise in each article. */
export const ownLinks = 5;

type Answers = ReadonlyMap<string, LinkAnswer["status"]>;

const isGone = (status: number) => status === 404 || status === 410;
const list = (urls: readonly string[]) => urls.slice(0, 5).join(", ");
const links = (count: number) => `${count} ${count === 1 ? "link" : "links"}`;

/** A page that is gone blocks. One that answers otherwise may only refuse our bot, so a person looks. */
export const checkLinks = ({ links: urls }: ArticleText, answers: Answers): ArticleCheck => {
  const name = "links";
  const gone = urls.filter((url) => isGone(answers.get(url) ?? 0));
  if (gone.length) return { name, verdict: "block", detail: `No page at ${list(gone)}. Correct or remove the link.` };
  const unchecked = urls.filter((url) => !answers.has(url));
  if (unchecked.length)
    return {
      name,
      verdict: "warn",
      detail: `${links(unchecked.length)} not checked yet. We check them when you approve.`,
    };
  const unclear = urls.filter((url) => answers.get(url) !== 200);
  if (unclear.length)
    return { name, verdict: "warn", detail: `No clear answer from ${list(unclear)}. Open them yourself.` };
  return { name, verdict: "pass", detail: urls.length ? `${links(urls.length)} checked.` : "No links to check." };
};

/** Counts links to different pages of the customer's websites that answer 200. A small site needs one to each page. */
export const checkOwnLinks = (
  { links: urls }: ArticleText,
  answers: Answers,
  { targets, sitePages }: { targets: readonly LinkTarget[]; sitePages: number },
): ArticleCheck => {
  const name = "own-links";
  const own = urls.filter((url) => isOwnLink(targets, url));
  const pages = new Set(own.filter((url) => (answers.get(url) ?? 200) === 200).map((url) => url.replace(/#.*$/, "")));
  const needed = sitePages ? Math.min(ownLinks, sitePages) : ownLinks;
  const detail = `${pages.size} of ${needed} links to different pages of your website.`;
  if (pages.size >= needed)
    return { name, verdict: "pass", detail: `${pages.size} links to different pages of your website.` };
  return { name, verdict: "block", detail: `${detail} Add ${links(needed - pages.size)}.` };
};

/** A text of the same project: another article or a page of the website. */
export type OtherText = { label: string; text: string };

/** Judges the most similar text. It says nothing about the rest of the web. */
export const checkSimilarity = (
  closest: { other: OtherText; share: number } | undefined,
  compared: number,
): ArticleCheck => {
  const name = "similarity";
  const scope = `Compared with ${compared} ${compared === 1 ? "text" : "texts"} of this project and its website.`;
  const verdict = closest ? verdictOf(closest.share) : "pass";
  if (!closest || verdict === "pass") return { name, verdict: "pass", detail: scope };
  const found = `${percent(closest.share)} alike with ${closest.other.label}.`;
  return verdict === "block"
    ? { name, verdict, detail: `${found} Search engines show only one of them.` }
    : { name, verdict, detail: `${found} Make the difference clear, or merge them.` };
};
