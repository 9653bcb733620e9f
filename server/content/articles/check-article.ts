// Runs an article's checks and saves what they found.
import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import type { LinkAnswer } from "#db/schema/content/articles.ts";
import { articles, projects, sitePages } from "#db/schema/index.ts";
import type { ArticleCheck } from "#shared/content/articles.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import type { Dependencies } from "../../dependencies.ts";
import { getKit } from "../../links/kit/kit.ts";
import { type LinkTarget, linkTargetsOf } from "../../links/verification/link-target.ts";
import { findSimilar } from "../../text/similarity.ts";
import { htmlToText } from "../../website/websites/html-to-text.ts";
import { listOtherTexts } from "./articles.ts";
import { checkHeadings } from "./checks/headings.ts";
import { checkSimilarity, type OtherText } from "./checks/similarity.ts";
import { type ArticleText, linksIn, percent, readArticle, sentencesOf, wordsOf } from "./checks/text.ts";
import { checkWords } from "./checks/words.ts";
import { isOwnLink } from "./clean-html.ts";
import { visitLinks } from "./publication.ts";
import type { ArticleRow } from "./transition.ts";

/** Words per sentence and per paragraph; longer ones are hard to read in any language. */
const limits = { sentence: 25, longSentence: 35, longShare: 0.15, paragraph: 150 };

export const checkReadability = ({ paragraphs }: ArticleText): ArticleCheck => {
  const name = "readability";
  const lengths = paragraphs.flatMap(sentencesOf).map((sentence) => wordsOf(sentence).length);
  if (!lengths.length) return { name, verdict: "warn", detail: "There are no sentences to read yet." };
  const average = Math.round(lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
  if (average > limits.sentence)
    return {
      name,
      verdict: "warn",
      detail: `Sentences have ${average} words on average. Aim for ${limits.sentence} or fewer.`,
    };
  const long = lengths.filter((length) => length > limits.longSentence).length;
  if (long / lengths.length > limits.longShare)
    return {
      name,
      verdict: "warn",
      detail: `${long} of ${lengths.length} sentences have more than ${limits.longSentence} words.`,
    };
  const longest = Math.max(...paragraphs.map((paragraph) => wordsOf(paragraph).length));
  if (longest > limits.paragraph)
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

/** Pages that answered are not opened again for a day. */
const answerMs = 24 * 3600_000;

/** Checks the text with what we know already; links that were not opened yet are left for the approval. */
export const checkArticle = (dependencies: Pick<Dependencies, "db">, article: ArticleRow) =>
  saveChecks(dependencies.db, article, article.linkAnswers, []);

/** Also opens the links, and compares the text with the pages of the website. */
export const checkArticleWithLinks = async (
  dependencies: Pick<Dependencies, "db" | "clock" | "safeFetch" | "parseUntrusted">,
  article: ArticleRow,
) => {
  const { db, clock } = dependencies;
  const project = await getProjectOf(db, article);
  const pages = await db.select({ url: sitePages.url }).from(sitePages).where(eq(sitePages.projectId, project.id));
  const targets = linkTargetsOf([project.url]);
  const isOwn = (url: string) => isOwnLink(targets, url);
  const links = linksIn(article.html);
  const fresh = article.linkAnswers.filter(
    ({ url, status, checkedAt }) =>
      status === 200 && !isOwn(url) && Date.parse(checkedAt) > clock().getTime() - answerMs,
  );
  const isFresh = new Set(fresh.map(({ url }) => url));
  // The website's other pages are read for comparison only.
  const urls = new Set([...links.filter((url) => !isFresh.has(url)), ...pages.map(({ url }) => url)]);
  const visited = await visitLinks(dependencies, [...urls], isOwn);
  const answers = visited.map(({ url, status, checkedAt }) => ({ url, status, checkedAt }));
  const texts = visited.flatMap(({ url, text }) =>
    text && url !== article.publishedUrl ? [{ label: `your page ${url}`, text }] : [],
  );
  return saveChecks(db, article, [...fresh, ...answers.filter(({ url }) => links.includes(url))], texts);
};

const getProjectOf = async (db: Db, { id, projectId }: ArticleRow) => {
  const [project] = await db
    .select({ id: projects.id, name: projects.name, url: projects.url })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!project) throw new Error(`Article ${id} has no project.`);
  return project;
};

const saveChecks = async (
  db: Db,
  article: ArticleRow,
  linkAnswers: LinkAnswer[],
  siteTexts: OtherText[],
): Promise<ArticleRow> => {
  const checks = article.html ? await runChecks(db, article, linkAnswers, siteTexts) : [];
  const values = { checks, linkAnswers };
  // Not if the text has changed meanwhile: its own checks follow.
  await db
    .update(articles)
    .set(values)
    .where(and(eq(articles.id, article.id), eq(articles.version, article.version)));
  return { ...article, ...values };
};

const runChecks = async (
  db: Db,
  article: ArticleRow,
  linkAnswers: LinkAnswer[],
  siteTexts: OtherText[],
): Promise<ArticleCheck[]> => {
  const project = await getProjectOf(db, article);
  const { fields } = await getKit(db, project.id);
  const text = readArticle(article.title, article.html);
  const others = (await listOtherTexts(db, project.id, article.id)).map(({ title, html }) => ({
    label: `your article “${title}”`,
    text: htmlToText(html),
  }));
  const compared = [...others, ...siteTexts];
  const [closest] = await findSimilar(text.text, compared);
  const answers = new Map(linkAnswers.map(({ url, status }) => [url, status]));
  const pages = await db.$count(sitePages, eq(sitePages.projectId, project.id));
  const phrases = [...fields.features, ...(fields.priceFrom === null ? [] : [String(fields.priceFrom)])];
  return [
    checkWords(text),
    checkHeadings(text),
    checkLinks(text, answers),
    checkOwnLinks(text, answers, { targets: linkTargetsOf([project.url]), sitePages: pages }),
    checkReadability(text),
    checkSimilarity(closest, compared.length),
    checkBrandSwap(text, { name: project.name, phrases, host: new URL(project.url).host }),
  ];
};
