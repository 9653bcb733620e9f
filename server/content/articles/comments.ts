import { asc, eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { articleComments } from "#db/schema/index.ts";
import type { ArticleActor } from "#shared/content/article-states.ts";
import type { ArticleComment } from "#shared/content/articles.ts";
import { getReadableArticle, type Viewer } from "./articles.ts";

export const toComment = ({ id, author, text, createdAt }: typeof articleComments.$inferSelect): ArticleComment => ({
  id,
  author,
  text,
  createdAt: createdAt.toISOString(),
});

/** Lists an article's comments, oldest first. Throws Problem `not-found`. */
export const listComments = async (db: Db, viewer: Viewer, articleId: string) => {
  await getReadableArticle(db, viewer, articleId);
  const rows = await db
    .select()
    .from(articleComments)
    .where(eq(articleComments.articleId, articleId))
    .orderBy(asc(articleComments.createdAt), asc(articleComments.id));
  return { comments: rows.map(toComment), total: rows.length };
};

type Comment = { articleId: string; author: ArticleActor; authorId: string; text: string };

export const saveComment = async (tx: Db, now: Date, comment: Comment) => {
  const [row] = await tx
    .insert(articleComments)
    .values({ ...comment, createdAt: now })
    .returning();
  if (!row) throw new Error("The comment was not saved.");
  return toComment(row);
};

/** Adds a comment of the customer, or of the operator who writes the article. Throws Problem `not-found`. */
export const addComment = async (db: Db, now: Date, viewer: Viewer, articleId: string, text: string) => {
  const { project, isOperator } = await getReadableArticle(db, viewer, articleId);
  const author = isOperator && project.userId !== viewer.id ? "operator" : "customer";
  return saveComment(db, now, { articleId, author, authorId: viewer.id, text });
};
