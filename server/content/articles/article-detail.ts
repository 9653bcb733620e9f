// One article with everything around it, for its page and for the operator who writes it.
import { and, asc, eq, ne } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { newestFirst } from "#db/queries/order.ts";
import { articleComments, articleEvents, tasks, topics } from "#db/schema/index.ts";
import type { ArticleActor } from "#shared/content/article-states.ts";
import { type ArticleAssignment, type ArticleComment, articleWriters } from "#shared/content/articles.ts";
import type { Dependencies } from "../../dependencies.ts";
import { getReadableArticle, toArticle, type Viewer } from "./articles.ts";
import { listPublications } from "./publication.ts";
import type { ArticleRow } from "./transition.ts";

const toComment = ({ id, author, text, createdAt }: typeof articleComments.$inferSelect): ArticleComment => ({
  id,
  author,
  text,
  createdAt: createdAt.toISOString(),
});

/** Lists an article's comments, oldest first. Throws Problem `not-found`. */
export const listComments = async (db: Db, viewer: Viewer, articleId: string) => {
  await getReadableArticle(db, viewer, articleId);
  const comments = await readComments(db, articleId);
  return { comments, total: comments.length };
};

const readComments = async (db: Db, articleId: string) => {
  const rows = await db
    .select()
    .from(articleComments)
    .where(eq(articleComments.articleId, articleId))
    .orderBy(asc(articleComments.createdAt), asc(articleComments.id));
  return rows.map(toComment);
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

/** Returns an article for its page. Throws Problem `not-found`. */
export const getArticle = async ({ db, writer }: Pick<Dependencies, "db" | "writer">, viewer: Viewer, id: string) => {
  const { article } = await getReadableArticle(db, viewer, id);
  const { at, actor, from, to, note } = articleEvents;
  const [events, topicEvidence, task, publications] = await Promise.all([
    db
      .select({ at, actor, from, to, note })
      .from(articleEvents)
      .where(eq(articleEvents.articleId, id))
      .orderBy(...newestFirst(articleEvents.at, articleEvents.id)),
    findTopicEvidence(db, article),
    findOpenTask(db, id),
    listPublications(db, id),
  ]);
  const current = publications.find(({ destinationId }) => destinationId === article.destinationId);
  return {
    ...toArticle(article),
    draft: article.draftText,
    events,
    writers: articleWriters.filter((name) => name === "person" || writer),
    topicEvidence,
    task,
    publications,
    evidence: current?.evidence ?? null,
    checkedAt: current?.checkedAt ?? null,
  };
};

/** The article for the operator who writes it. */
export const describeAssignment = async (db: Db, article: ArticleRow): Promise<ArticleAssignment> => ({
  ...toArticle(article),
  topicEvidence: await findTopicEvidence(db, article),
  comments: await readComments(db, article.id),
});

const findTopicEvidence = async (db: Db, { topicId }: ArticleRow) => {
  if (!topicId) return [];
  const [topic] = await db.select({ evidence: topics.evidence }).from(topics).where(eq(topics.id, topicId));
  return topic?.evidence ?? [];
};

const findOpenTask = async (db: Db, articleId: string) => {
  const [task] = await db
    .select({ dueAt: tasks.dueAt, state: tasks.state })
    .from(tasks)
    .where(and(eq(tasks.articleId, articleId), ne(tasks.state, "done")));
  return task ? { dueAt: task.dueAt, isClaimed: task.state === "claimed" } : null;
};
