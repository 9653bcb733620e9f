// Hands articles to their destinations, and records what became of them.
import { and, asc, count, desc, eq, exists, inArray, isNotNull, ne, notExists, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import type { LinkAnswer } from "#db/schema/content/articles.ts";
import { articles, destinations, publications, sitePages } from "#db/schema/index.ts";
import { imageUrl } from "#shared/images.ts";
import { ifProblem, Problem } from "#shared/problem.ts";
import { publishedEvidence } from "#shared/published-page.ts";
import { withoutTags } from "#shared/text/without-tags.ts";
import type { Dependencies } from "../../dependencies.ts";
import { isOnline, queuePublication } from "../destinations/publications.ts";
import { unpublish } from "../destinations/publish.ts";
import { type ArticleRow, lockArticle, transition } from "./transition.ts";

const limits = { links: 60, atOnce: 6, timeoutMs: 6_000, bytes: 500_000 };
const isPage = /^(text\/html|application\/xhtml\+xml)\b/i;

type VisitedLink = LinkAnswer & {
  /** The page's text, if it is one of the customer's own. */
  text?: string;
};

/** Fetches each URL once, a few at a time. A page that can't be read has the status null; this never throws. */
export const visitLinks = async (
  { safeFetch, parseUntrusted, clock }: Pick<Dependencies, "safeFetch" | "parseUntrusted" | "clock">,
  urls: readonly string[],
  isOwn: (url: string) => boolean,
): Promise<VisitedLink[]> => {
  const visited: VisitedLink[] = [];
  const queue = urls.slice(0, limits.links);
  const visit = async () => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      const page = await safeFetch(url, {
        accept: /^/,
        anyStatus: true,
        timeoutMs: limits.timeoutMs,
        limitBytes: limits.bytes,
      }).catch(ifProblem);
      const answer = { url, status: page?.status ?? null, checkedAt: clock().toISOString() };
      const isText = page?.status === 200 && isPage.test(page.type) && isOwn(url);
      const text = isText
        ? await parseUntrusted("pageText", { url: page.url, type: page.type, bytes: page.bytes }).catch(ifProblem)
        : undefined;
      visited.push(text ? { ...answer, text } : answer);
    }
  };
  await Promise.all(Array.from({ length: limits.atOnce }, visit));
  return visited;
};

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

/**
 * Takes the article off one destination, or all. Throws Problem `upstream` with the reason if that fails, and `conflict` if
 * the one doesn't have it.
 */
export const withdrawArticle = async (dependencies: Dependencies, article: ArticleRow, destinationId?: string) => {
  const { db } = dependencies;
  const { id } = article;
  const isMeant = destinationId === undefined ? undefined : eq(publications.destinationId, destinationId);
  const rows = await db
    .select({ id: publications.id })
    .from(publications)
    .where(and(eq(publications.articleId, id), isOnline, isMeant))
    .orderBy(asc(publications.createdAt), asc(publications.id));
  if (destinationId !== undefined && !rows.length)
    throw new Problem("conflict", "The article isn't published at this destination.");
  for (const row of rows) {
    const { state, reason } = await unpublish(dependencies, row.id);
    if (state === "unpublished") continue;
    // It may be off other destinations already.
    const main = await findMainPublication(db, article);
    await db
      .update(articles)
      .set({ publishedUrl: main?.publishedUrl ?? null })
      .where(eq(articles.id, id));
    throw new Problem("upstream", reason ?? "The destination did not unpublish the article.");
  }
};

/** Where the article was sent, the first destination first, without those it was taken off. */
export const listPublications = async (db: Db, articleId: string) => {
  const rows = await db
    .select({
      destinationId: publications.destinationId,
      destination: destinations.name,
      state: publications.state,
      as: publications.mode,
      url: publications.url,
      publishedAt: publications.publishedAt,
      version: publications.version,
      reason: publications.reason,
      evidence: publications.evidence,
      checkedAt: publications.checkedAt,
    })
    .from(publications)
    .innerJoin(destinations, eq(destinations.id, publications.destinationId))
    .where(and(eq(publications.articleId, articleId), ne(publications.state, "unpublished")))
    .orderBy(asc(publications.createdAt), asc(publications.id));
  return rows.map((row) => ({ ...row, evidence: publishedEvidence.safeParse(row.evidence).data ?? null }));
};

/** What the article itself says of its publications: the live one before a draft, then the one it was sent to last. */
export const findMainPublication = async (db: Db, { id, destinationId }: Pick<ArticleRow, "id" | "destinationId">) => {
  const [found] = await db
    .select({
      destinationId: publications.destinationId,
      publishAs: publications.mode,
      publishedUrl: publications.url,
    })
    .from(publications)
    .where(and(eq(publications.articleId, id), isOnline))
    .orderBy(
      desc(eq(publications.mode, "live")),
      desc(sql`${publications.destinationId} is not distinct from ${destinationId}`),
      desc(publications.createdAt),
    )
    .limit(1);
  return found;
};

/** Published for readers at one destination at least. Drafts are not public yet. */
export const isPublicArticle = (db: Db) => {
  const live = db
    .select({ id: publications.id })
    .from(publications)
    .where(and(eq(publications.articleId, articles.id), eq(publications.mode, "live"), isOnline));
  // A published article outlives its destination.
  return or(eq(articles.publishAs, "live"), exists(live));
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
  const { state, publishedAt, destinationId } = await lockArticle(tx, id);
  const [ended] = await tx
    .select({ state: publications.state, reason: publications.reason })
    .from(publications)
    .innerJoin(articles, isCurrent)
    .where(eq(articles.id, id));
  // Another process was faster.
  if (state !== "publishing" || !ended) return;
  if (ended.state === "published") {
    // A draft elsewhere doesn't replace the public page.
    const main = await findMainPublication(tx, { id, destinationId });
    const values = { ...main, publishedAt: publishedAt ?? now, scheduledAt: null };
    await transition(tx, now, id, { to: "published", actor: "system", values });
  } else if (ended.state === "failed") {
    const reason = ended.reason ?? "The destination did not accept the article.";
    await transition(tx, now, id, { to: "failed", actor: "system", note: reason, values: { reason } });
  }
};
