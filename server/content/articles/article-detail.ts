// One article with everything around it, for its page and for the operator who writes it.
import { and, asc, eq, ne } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { newestFirst } from "#db/queries/order.ts";
import { articleComments, articleEvents, tasks, topics } from "#db/schema/index.ts";
import type { ArticleAssignment, ArticleDetail } from "#shared/content/articles.ts";
import type { Dependencies } from "../../dependencies.ts";
import { getReadableArticle, toArticle, type Viewer } from "./articles.ts";
import { toComment } from "./comments.ts";
import { listPublications } from "./publication.ts";
import type { ArticleRow } from "./transition.ts";

/** Returns an article for its page. Throws Problem `not-found`. */
export const getArticle = async (
  { db, writer }: Pick<Dependencies, "db" | "writer">,
  viewer: Viewer,
  id: string,
): Promise<ArticleDetail> => {
  const { article } = await getReadableArticle(db, viewer, id);
  const [events, topicEvidence, task, publications] = await Promise.all([
    db
      .select()
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
    events: events.map(({ at, actor, from, to, note }) => ({ at: at.toISOString(), actor, from, to, note })),
    writers: writer ? ["ai", "person"] : ["person"],
    topicEvidence,
    task,
    publications,
    evidence: current?.evidence ?? null,
    checkedAt: current?.checkedAt ?? null,
  };
};

/** The article for the operator who writes it. */
export const describeAssignment = async (db: Db, article: ArticleRow): Promise<ArticleAssignment> => {
  const comments = await db
    .select()
    .from(articleComments)
    .where(eq(articleComments.articleId, article.id))
    .orderBy(asc(articleComments.createdAt), asc(articleComments.id));
  return {
    ...toArticle(article),
    topicEvidence: await findTopicEvidence(db, article),
    comments: comments.map(toComment),
  };
};

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
  return task ? { dueAt: task.dueAt.toISOString(), isClaimed: task.state === "claimed" } : null;
};
