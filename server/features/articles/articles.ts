import { and, count, desc, eq, exists, gte, inArray, isNotNull, lt, ne, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { countListed } from "#db/queries/count.ts";
import { isInRange } from "#db/queries/days.ts";
import { articles, files, projects, tasks } from "#db/schema/index.ts";
import {
  type Article,
  type ArticleQuery,
  type ArticleState,
  type ArticleSummary,
  articleStates,
} from "#shared/articles.ts";
import { offsetOf } from "#shared/pagination.ts";
import { Problem } from "#shared/problem.ts";
import type { User } from "../auth/sessions.ts";
import { type Viewer as AccessViewer, isOwnProject, isReachable, requireAccess } from "../members/access.ts";
import type { ArticleRow } from "./transition.ts";

export type Viewer = AccessViewer & Pick<User, "role">;

const iso = (at: Date | null) => at?.toISOString() ?? null;

const toSummary = (row: ArticleRow): ArticleSummary => ({
  id: row.id,
  projectId: row.projectId,
  topicId: row.topicId,
  state: row.state,
  title: row.title,
  slug: row.slug,
  excerpt: row.excerpt,
  metaTitle: row.metaTitle,
  metaDescription: row.metaDescription,
  coverFileId: row.coverFileId,
  targetKeyword: row.targetKeyword,
  scheduledAt: iso(row.scheduledAt),
  publishedAt: iso(row.publishedAt),
  publishedUrl: row.publishedUrl,
  destinationId: row.destinationId,
  writer: row.writer,
  version: row.version,
  approvedVersion: row.approvedVersion,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const toArticle = (row: ArticleRow): Article => ({
  ...toSummary(row),
  html: row.html,
  brief: row.brief,
  checks: row.checks,
});

/** Archived articles are listed only when their state is requested. */
const defaultStates = articleStates.filter((state) => state !== "archived");

/** Returns a page of a project's articles, the last changed first, and how many there are per state. */
export const listArticles = async (db: Db, projectId: string, query: ArticleQuery) => {
  const { state, from, to, publishedFrom, publishedTo, ...paging } = query;
  const date = sql`coalesce(${articles.publishedAt}, ${articles.scheduledAt})`;
  const inProject = and(
    eq(articles.projectId, projectId),
    from && gte(date, from.toISOString()),
    to && lt(date, to.toISOString()),
    isInRange(articles.publishedAt, { from: publishedFrom, to: publishedTo }),
  );
  const where = and(inProject, inArray(articles.state, state ?? defaultStates));
  const order = from || to ? [date, sql`${articles.id}`] : [desc(articles.updatedAt), desc(articles.id)];
  const [rows, total, counted] = await Promise.all([
    db
      .select()
      .from(articles)
      .where(where)
      .orderBy(...order)
      .limit(paging.limit)
      .offset(offsetOf(paging)),
    countListed(db, articles, where, order),
    db.select({ state: articles.state, count: count() }).from(articles).where(inProject).groupBy(articles.state),
  ]);
  const counts: Partial<Record<ArticleState, number>> = Object.fromEntries(
    counted.map((row) => [row.state, row.count]),
  );
  return { articles: rows.map(toSummary), ...total, counts };
};

/** Returns an article of the viewer's projects; admins get any. Throws Problem `not-found`. */
export const getOwnArticle = async (db: Db, viewer: Viewer, id: string) => {
  const [row] = await db
    .select({ article: articles, project: projects })
    .from(articles)
    .innerJoin(projects, eq(projects.id, articles.projectId))
    .where(and(eq(articles.id, id), isReachable(viewer)));
  if (!row) throw new Problem("not-found", "Article not found.");
  requireAccess(viewer, row.project.id);
  return row;
};

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

/** Whether the operator writes an article of the project at the moment. */
export const isWriterOf = async (db: Db, { id }: Pick<Viewer, "id">, projectId: string) =>
  (await db.$count(
    tasks,
    and(
      eq(tasks.projectId, projectId),
      isNotNull(tasks.articleId),
      eq(tasks.state, "claimed"),
      eq(tasks.claimedBy, id),
    ),
  )) > 0;

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

/** Throws Problem `conflict` if another article of the project has the slug. */
export const requireFreeSlug = async (tx: Db, { projectId, id }: { projectId: string; id: string }, slug: string) => {
  const isTaken = and(
    eq(articles.projectId, projectId),
    eq(articles.slug, slug),
    ne(articles.id, id),
    ne(articles.state, "archived"),
  );
  if (await tx.$count(articles, isTaken)) {
    const message = "Another article of this project has this slug.";
    throw new Problem("conflict", message, { issues: [{ path: "slug", message }] });
  }
};

/** Throws Problem `invalid` for a picture of another project. */
export const requireOwnCover = async (tx: Db, projectId: string, fileId: string) => {
  if (await tx.$count(files, and(eq(files.id, fileId), eq(files.projectId, projectId)))) return;
  const message = "Upload this picture again.";
  throw new Problem("invalid", message, { issues: [{ path: "coverFileId", message }] });
};
