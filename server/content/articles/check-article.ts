// Runs an article's checks and saves what they found.
import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import type { LinkAnswer } from "#db/schema/content/articles.ts";
import { articles, projects, sitePages } from "#db/schema/index.ts";
import type { ArticleCheck } from "#shared/content/articles.ts";
import type { Dependencies } from "../../dependencies.ts";
import { getKit } from "../../links/kit/kit.ts";
import { linkTargetsOf } from "../../links/verification/link-target.ts";
import { findSimilar } from "../../text/similarity.ts";
import { htmlToText } from "../../website/websites/html-to-text.ts";
import { listOtherTexts } from "./articles.ts";
import {
  checkBrandSwap,
  checkHeadings,
  checkLinks,
  checkOwnLinks,
  checkReadability,
  checkSimilarity,
  checkWords,
  type OtherText,
} from "./checks/checks.ts";
import { linksIn, readArticle } from "./checks/text.ts";
import { isOwnLink } from "./clean-html.ts";
import { visitLinks } from "./publication.ts";
import type { ArticleRow } from "./transition.ts";

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
