// Hands articles to their destinations, and records what became of them.
import { and, asc, count, desc, eq, inArray, isNotNull, notExists, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { articles, destinations, publications, sitePages } from "#db/schema/index.ts";
import { imageUrl } from "#shared/files.ts";
import { Problem } from "#shared/problem.ts";
import { withoutTags } from "#shared/text/without-tags.ts";
import type { Dependencies } from "../../dependencies.ts";
import { queuePublication } from "../destinations/publications.ts";
import { unpublish } from "../destinations/unpublish.ts";
import { type ArticleRow, lockArticle, transition } from "./transition.ts";

/** Queues the article's current version; call it in the transaction that makes it `publishing`. */
export const queueArticle = async (tx: Db, article: ArticleRow) => {
  const { id, projectId, destinationId, version, publishAs } = article;
  if (!destinationId || !publishAs) throw new Error(`Article ${id} has no destination.`);
  // Some platforms take HTML in these fields, and titles come from posts.
  const title = withoutTags(article.title);
  const excerpt = withoutTags(article.excerpt ?? "");
  return queuePublication(tx, {
    projectId,
    destinationId,
    articleId: id,
    version,
    mode: publishAs,
    document: {
      title,
      slug: article.slug,
      html: article.html,
      excerpt,
      metaTitle: withoutTags(article.metaTitle ?? title),
      metaDescription: withoutTags(article.metaDescription ?? excerpt),
      canonicalUrl: null,
      image: article.coverFileId ? { url: imageUrl(article.coverFileId, 1280), alt: title } : null,
      tags: article.targetKeyword ? [withoutTags(article.targetKeyword)] : [],
      language: await findLanguage(tx, projectId),
    },
  });
};

/** The language of most of the website's pages, or English if the audit found none. */
const findLanguage = async (db: Db, projectId: string) => {
  const [found] = await db
    .select({ language: sitePages.language })
    .from(sitePages)
    .where(and(eq(sitePages.projectId, projectId), isNotNull(sitePages.language)))
    .groupBy(sitePages.language)
    .orderBy(desc(count()), asc(sitePages.language))
    .limit(1);
  return found?.language ?? "en";
};

/** Takes the article off its destination. Throws Problem `upstream` with the reason if that fails. */
export const withdrawArticle = async (dependencies: Dependencies, { id, destinationId }: ArticleRow) => {
  if (!destinationId) return;
  const [row] = await dependencies.db
    .select({ id: publications.id, state: publications.state })
    .from(publications)
    .where(and(eq(publications.articleId, id), eq(publications.destinationId, destinationId)));
  if (row?.state !== "published") return;
  const { state, reason } = await unpublish(dependencies, row.id);
  if (state !== "unpublished")
    throw new Problem("upstream", reason ?? "The destination did not unpublish the article.");
};

/**
 * Moves articles whose publication has ended: `published` consumes the credit, `failed` shows the reason to the customer.
 * Takes at most `limit`, and returns how many. Repeating it changes nothing.
 */
export const settleArticles = async (db: Db, now: Date, limit: number) => {
  const ended = await db
    .select({ id: articles.id })
    .from(articles)
    .innerJoin(publications, isCurrent)
    .where(and(eq(articles.state, "publishing"), inArray(publications.state, ["published", "failed"])))
    .orderBy(asc(articles.updatedAt), asc(articles.id))
    .limit(limit);
  for (const { id } of ended) await db.transaction((tx) => settleArticle(tx, now, id));
  return ended.length + (await failOrphans(db, now, limit));
};

/** Fails articles whose destination was deleted before they were published. */
const failOrphans = async (db: Db, now: Date, limit: number) => {
  const destination = db
    .select({ id: destinations.id })
    .from(destinations)
    .where(eq(destinations.id, sql`${articles.destinationId}`));
  const orphans = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.state, "publishing"), notExists(destination)))
    .limit(limit);
  const reason = "Its destination was deleted. Choose another one.";
  for (const { id } of orphans)
    await db.transaction(async (tx) => {
      if ((await lockArticle(tx, id)).state !== "publishing") return;
      await transition(tx, now, id, { to: "failed", actor: "system", note: reason, values: { reason } });
    });
  return orphans.length;
};

/** The publication of the version that the article publishes. */
const isCurrent = and(
  eq(publications.articleId, articles.id),
  eq(publications.destinationId, articles.destinationId),
  eq(publications.version, articles.version),
);

const settleArticle = async (tx: Db, now: Date, id: string) => {
  const { state, publishedAt } = await lockArticle(tx, id);
  const [ended] = await tx
    .select({ state: publications.state, url: publications.url, reason: publications.reason })
    .from(publications)
    .innerJoin(articles, isCurrent)
    .where(eq(articles.id, id));
  // Another process was faster.
  if (state !== "publishing" || !ended) return;
  if (ended.state === "published") {
    const values = { publishedUrl: ended.url, publishedAt: publishedAt ?? now, scheduledAt: null };
    await transition(tx, now, id, { to: "published", actor: "system", values });
  } else if (ended.state === "failed") {
    const reason = ended.reason ?? "The destination did not accept the article.";
    await transition(tx, now, id, { to: "failed", actor: "system", note: reason, values: { reason } });
  }
};
