// What an operator reports about an article that they wrote.
import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { articles } from "#db/schema/index.ts";
import type { ArticleOutcome } from "#shared/content/articles.ts";
import { Problem } from "#shared/problem.ts";
import { saveComment } from "./article-detail.ts";
import { transition } from "./transition.ts";
import { descriptionsOf } from "./write-article.ts";

type Report = { outcome: ArticleOutcome; operatorId: string; note?: string | undefined };

/**
 * `drafted` sends the text to the customer for review, `returned` sends the idea back with a comment and releases its
 * credit. Throws Problem `conflict` without a text.
 */
export const finishArticle = async (tx: Db, now: Date, articleId: string, { outcome, operatorId, note }: Report) => {
  if (note) await saveComment(tx, now, { articleId, author: "operator", authorId: operatorId, text: note });
  const by = { actor: "operator", actorId: operatorId, ...(note && { note }) } as const;
  if (outcome === "returned") {
    await transition(tx, now, articleId, { ...by, to: "idea" });
    return;
  }
  const [article] = await tx.select().from(articles).where(eq(articles.id, articleId));
  if (!article?.html) throw new Problem("conflict", "Save the text before you finish the task.");
  await transition(tx, now, articleId, { ...by, to: "in_review", values: descriptionsOf(article, article.html) });
};
