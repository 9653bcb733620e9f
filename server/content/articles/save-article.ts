// Creates articles and saves changes of their text.
import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { articleEvents, articles, type projects } from "#db/schema/index.ts";
import { editableStates } from "#shared/content/article-states.ts";
import type { Article, ArticleChange, ArticleInput } from "#shared/content/articles.ts";
import { Problem } from "#shared/problem.ts";
import { maxSlugLength } from "#shared/site/blog.ts";
import { plainLine } from "#shared/text/plain-text.ts";
import type { Dependencies } from "../../dependencies.ts";
import { readableSlug } from "../../site/blog/readable-slug.ts";
import { recordActivity } from "../../workspace/activity/activity.ts";
import {
  getReadableArticle,
  lockArticleSlugs,
  requireFreeSlug,
  requireOwnCover,
  toArticle,
  type Viewer,
} from "./articles.ts";
import { createBrief, findTopic } from "./brief.ts";
import { checkArticle } from "./check-article.ts";
import { cleanArticleHtml } from "./clean-html.ts";
import { type ArticleRow, lockArticle, notAllowed, transition } from "./transition.ts";

type Project = typeof projects.$inferSelect;

/** Adds an idea with its brief. Throws Problem `not-found` for a topic of another project. */
export const createArticle = async (
  dependencies: Pick<Dependencies, "db" | "clock" | "writer" | "log">,
  project: Project,
  actorId: string,
  { topicId, title, targetKeyword }: ArticleInput,
): Promise<Article> => {
  const { db, clock } = dependencies;
  const topic = topicId === undefined ? undefined : await findTopic(db, project.id, topicId);
  if (topicId !== undefined && !topic) throw new Problem("not-found", "Topic not found.");
  const text = plainLine(title ?? topic?.title ?? "");
  const brief = await createBrief(dependencies, project, { title: text, topic });
  const now = clock();
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(articles)
      .values({
        projectId: project.id,
        topicId: topic?.id ?? null,
        title: text,
        slug: await freeSlug(tx, project.id, text),
        targetKeyword: targetKeyword ?? null,
        brief,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error("The article was not created.");
    await tx.insert(articleEvents).values({ articleId: row.id, actor: "customer", actorId, to: "idea", at: now });
    const { projectId, title: subject } = row;
    await recordActivity(tx, { projectId, actorId, kind: "article.created", subject, at: now });
    return toArticle(row);
  });
};

/** The slug of the title, with a number if another article of the project has it. */
const freeSlug = async (tx: Db, projectId: string, title: string) => {
  await lockArticleSlugs(tx, projectId);
  const slug = readableSlug(title, maxSlugLength - 5) || "article";
  const rows = await tx.select({ slug: articles.slug }).from(articles).where(eq(articles.projectId, projectId));
  const taken = new Set(rows.map((row) => row.slug));
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
};

/**
 * Saves a change by the customer, or by the operator who writes the article. A new text of the customer goes to review,
 * and so does any change of a text that was approved before. Throws Problem `conflict` for another version than the
 * current one and in states that don't allow it.
 */
export const updateArticle = async (
  dependencies: Pick<Dependencies, "db" | "clock">,
  viewer: Viewer,
  id: string,
  { version, ...change }: ArticleChange,
): Promise<Article> => {
  const { db, clock } = dependencies;
  const { isOperator, project } = await getReadableArticle(db, viewer, id);
  const saved = await db.transaction(async (tx) => {
    const article = await lockArticle(tx, id);
    if (article.version !== version)
      throw new Problem("conflict", "The article was changed elsewhere. Load it again before you save.", {
        issues: [{ path: "version", message: `The current version is ${article.version}.` }],
      });
    const isWritten = isOperator && article.state === "drafting" && article.writer === "person";
    if (!isWritten && !(editableStates as readonly string[]).includes(article.state)) throw notAllowed(article.state);
    if (change.slug !== undefined) await requireFreeSlug(tx, article, change.slug);
    if (change.coverFileId) await requireOwnCover(tx, article.projectId, change.coverFileId);
    const values = {
      ...change,
      ...(change.title !== undefined && { title: plainLine(change.title) }),
      ...(change.html !== undefined && { html: cleanArticleHtml(change.html, project.url) }),
      version: version + 1,
    };
    const now = clock();
    if (!isWritten && needsReview(article, change))
      return transition(tx, now, id, {
        to: "in_review",
        actor: "customer",
        actorId: viewer.id,
        note: article.html ? "The text was changed." : "The customer wrote the text.",
        values: { ...values, scheduledAt: null },
      });
    const [updated] = await tx
      .update(articles)
      .set({ ...values, updatedAt: now })
      .where(eq(articles.id, id))
      .returning();
    if (!updated) throw new Problem("not-found", "Article not found.");
    return updated;
  });
  return toArticle(await checkArticle(dependencies, saved));
};

const needsReview = ({ state, version, approvedVersion }: ArticleRow, { html }: Omit<ArticleChange, "version">) => {
  if (state === "scheduled" || state === "failed" || state === "published") return true;
  if (state === "approved" && approvedVersion === version) return true;
  return (state === "approved" || state === "changes_requested") && Boolean(html?.trim());
};
