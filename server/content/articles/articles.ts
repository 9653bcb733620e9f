import { and, desc, eq, exists, inArray, ne, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { type ArticleRange, articleTimes, countArticles, isArticleInRange } from "#db/queries/article-counts.ts";
import { toTotal } from "#db/queries/count.ts";
import { lockUntilCommit } from "#db/queries/lock-until-commit.ts";
import { articles, files, projects, tasks } from "#db/schema/index.ts";
import { articleStates } from "#shared/content/article-states.ts";
import type { Article, ArticleQuery } from "#shared/content/articles.ts";
import { maxTotal } from "#shared/max-total.ts";
import { offsetOf } from "#shared/pagination.ts";
import { Problem, problemAt } from "#shared/problem.ts";
import { dayMs } from "#shared/time.ts";
import { getOwnRow } from "../../access/own-row.ts";
import { type Viewer as AccessViewer, isOwnProject, requireAccess } from "../../access/project-access.ts";
import type { User } from "../../access/user.ts";
import type { ArticleRow } from "./transition.ts";

export type Viewer = AccessViewer & Pick<User, "role">;

/** Without the text and what belongs to it, which may be large. */
const summaryColumns = {
  id: articles.id,
  projectId: articles.projectId,
  topicId: articles.topicId,
  state: articles.state,
  title: articles.title,
  slug: articles.slug,
  excerpt: articles.excerpt,
  metaTitle: articles.metaTitle,
  metaDescription: articles.metaDescription,
  coverFileId: articles.coverFileId,
  targetKeyword: articles.targetKeyword,
  scheduledAt: articles.scheduledAt,
  publishedAt: articles.publishedAt,
  publishedUrl: articles.publishedUrl,
  destinationId: articles.destinationId,
  publishAs: articles.publishAs,
  writer: articles.writer,
  version: articles.version,
  approvedVersion: articles.approvedVersion,
  reason: articles.reason,
  createdAt: articles.createdAt,
  updatedAt: articles.updatedAt,
};

/** A whole row as the API returns it. */
export const toArticle = (row: ArticleRow): Article => {
  const { creditState: _, linkAnswers: __, draftText: ___, draftLeaseUntil: ____, ...article } = row;
  return {
    ...article,
    scheduledAt: row.scheduledAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
};

/** Archived articles are listed only when their state is requested. */
const defaultStates = articleStates.filter((state) => state !== "archived");

/** Returns a page of a project's articles, the last changed first, and how many there are per state. */
export const listArticles = async (db: Db, projectId: string, query: ArticleQuery) => {
  const { state, from, to, ...paging } = query;
  const range = rangeOf(query);
  const states = state ?? defaultStates;
  const isListed = and(
    eq(articles.projectId, projectId),
    range && isArticleInRange(range),
    inArray(articles.state, states),
  );
  const order =
    from || to ? [articleTimes.calendar, sql`${articles.id}`] : [desc(articles.updatedAt), desc(articles.id)];
  // The ids first, so that a late page doesn't read the rows of all earlier ones.
  const ids = db
    .select({ id: articles.id })
    .from(articles)
    .where(isListed)
    .orderBy(...order)
    .limit(paging.limit)
    .offset(offsetOf(paging));
  const [rows, counts] = await Promise.all([
    db
      .select(summaryColumns)
      .from(articles)
      .where(inArray(articles.id, ids))
      .orderBy(...order),
    countArticles(db, projectId, range),
  ]);
  const total = states.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  return { articles: rows, ...toTotal(total, maxTotal), counts };
};

/** What was published in a range of days is in the calendar at the same time, so one range is enough. */
const rangeOf = ({ from, to, publishedFrom, publishedTo }: ArticleQuery): ArticleRange | undefined => {
  if (publishedFrom === undefined && publishedTo === undefined)
    return from || to ? { dimension: "calendar", from, to } : undefined;
  const end = publishedTo && new Date((Math.floor(publishedTo.getTime() / dayMs) + 1) * dayMs);
  const [latest] = [from, publishedFrom].filter((time) => time !== undefined).toSorted((one, other) => +other - +one);
  const [earliest] = [to, end].filter((time) => time !== undefined).toSorted((one, other) => +one - +other);
  return { dimension: "published", from: latest, to: earliest };
};

/** Returns an article of the viewer's projects; admins get any. Throws Problem `not-found`. */
export const getOwnArticle = async (db: Db, viewer: Viewer, id: string) =>
  (await getOwnRow(db, viewer, articles, id, "Article")).row;

/** Like `getOwnArticle`, also for the operator who holds the article's task. */
export const getReadableArticle = async (db: Db, viewer: Viewer, id: string) => {
  const isClaimed = db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.articleId, id), eq(tasks.state, "claimed"), eq(tasks.claimedBy, viewer.id)));
  const isOwn = isOwnProject(viewer);
  const [row] = await db
    .select({ article: articles, project: projects, isOperator: sql<boolean>`${exists(isClaimed)}` })
    .from(articles)
    .innerJoin(projects, eq(projects.id, articles.projectId))
    .where(and(eq(articles.id, id), viewer.isAdmin ? undefined : or(isOwn, exists(isClaimed))));
  if (!row) throw new Problem("not-found", "Article not found.");
  if (!row.isOperator) requireAccess(viewer, row.project.id);
  return row;
};

/** The project's other articles with a text, for comparison. */
export const listOtherTexts = (db: Db, projectId: string, id: string) =>
  db
    .select({ title: articles.title, html: articles.html })
    .from(articles)
    .where(
      and(
        eq(articles.projectId, projectId),
        ne(articles.id, id),
        ne(articles.state, "archived"),
        ne(articles.html, ""),
      ),
    );

/** So that no two articles of a project get the same slug. */
export const lockArticleSlugs = (tx: Db, projectId: string) => lockUntilCommit(tx, `article slugs ${projectId}`);

/** Throws Problem `conflict` if another article of the project has the slug. */
export const requireFreeSlug = async (tx: Db, { projectId, id }: { projectId: string; id: string }, slug: string) => {
  await lockArticleSlugs(tx, projectId);
  const isTaken = and(
    eq(articles.projectId, projectId),
    eq(articles.slug, slug),
    ne(articles.id, id),
    ne(articles.state, "archived"),
  );
  if (await tx.$count(articles, isTaken))
    throw problemAt("slug", "Another article of this project has this slug.", "conflict");
};

/** Throws Problem `invalid` for a picture of another project. */
export const requireOwnCover = async (tx: Db, projectId: string, fileId: string) => {
  if (await tx.$count(files, and(eq(files.id, fileId), eq(files.projectId, projectId)))) return;
  throw problemAt("coverFileId", "Upload this picture again.");
};
