// Changes the state of an article: the only place that writes `state`, its credit, its history and its task.

import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { articleEvents, articles, projects } from "#db/schema/index.ts";
import { type ArticleActor, type ArticleState, articleTransitions } from "#shared/content/article-states.ts";
import { Problem } from "#shared/problem.ts";
import type { ActivityKind } from "#shared/workspace/activity.ts";
import { addCredits } from "../../billing/credits/credits.ts";
import { emitEvents } from "../../events/webhook-events.ts";
import { recordActivity } from "../../workspace/activity/activity.ts";
import { creditChange, endTask, openTask } from "../../workspace/transitions/transitions.ts";

export type ArticleRow = typeof articles.$inferSelect;

export type ArticleChangeOfState = {
  to: ArticleState;
  actor: ArticleActor;
  /** The account of a customer or operator. */
  actorId?: string;
  /** A sentence for the history. */
  note?: string;
  /** Further values to save with the state. */
  values?: Partial<typeof articles.$inferInsert>;
};

/** Days that operators have for an article. */
const taskDays = 7;

/** Locks an article, in the order of every transition: account, article. Throws Problem `not-found`. */
export const lockArticle = async (tx: Db, id: string): Promise<ArticleRow & { userId: string }> => {
  const [found] = await tx
    .select({ userId: projects.userId })
    .from(articles)
    .innerJoin(projects, eq(projects.id, articles.projectId))
    .where(eq(articles.id, id));
  if (!found) throw notFound();
  await lockAccount(tx, found.userId);
  const [article] = await tx.select().from(articles).where(eq(articles.id, id)).for("update");
  if (!article) throw notFound();
  return { ...article, userId: found.userId };
};

const notFound = () => new Problem("not-found", "Article not found.");

/**
 * Moves an article to another state, with its credit, history and task; call it in a transaction. Throws Problem
 * `not-found`, `conflict` if the state doesn't allow it, and `limit` without a credit to reserve.
 */
export const transition = async (tx: Db, now: Date, id: string, change: ArticleChangeOfState): Promise<ArticleRow> => {
  const { userId, ...article } = await lockArticle(tx, id);
  const { to, actor } = change;
  const rule = articleTransitions[article.state][to];
  if (!rule?.actors.includes(actor)) throw notAllowed(article.state);
  const credit = rule.credit ? creditChange(article.creditState, rule.credit) : undefined;
  const [changed] = await tx
    .update(articles)
    .set({
      reason: null,
      ...change.values,
      state: to,
      updatedAt: now,
      ...(credit && { creditState: credit.state }),
    })
    .where(eq(articles.id, id))
    .returning();
  if (!changed) throw notFound();
  const [event] = await tx
    .insert(articleEvents)
    .values({
      articleId: id,
      actor,
      actorId: change.actorId ?? null,
      from: article.state,
      to,
      note: change.note ?? null,
      at: now,
    })
    .returning({ id: articleEvents.id });
  if (credit?.entry)
    await addCredits(tx, {
      userId,
      kind: "article",
      ...credit.entry,
      source: `article event ${event?.id}`,
      projectId: article.projectId,
      articleId: id,
      createdAt: now,
    });
  await updateTask(tx, now, changed);
  if (to === "published" || to === "failed") {
    const { title, slug, publishedUrl, reason } = changed;
    const data = { id, state: to, title, slug, publishedUrl, reason };
    await emitEvents(tx, now, changed.projectId, [{ type: `article.${to}`, data }]);
  }
  const kind = actor === "customer" ? decisionOf(article.state, to) : undefined;
  const { projectId, title: subject } = changed;
  if (kind) await recordActivity(tx, { projectId, actorId: change.actorId, kind, subject, at: now });
  return changed;
};

/** The entry of the activity log for a customer's change of state. */
const decisionOf = (from: ArticleState, to: ArticleState): ActivityKind | undefined => {
  if (to === "approved")
    return from === "published" || from === "scheduled" ? "article.unpublished" : "article.approved";
  return customerDecisions[to];
};

const customerDecisions: Partial<Record<ArticleState, ActivityKind>> = {
  changes_requested: "article.changes_requested",
  scheduled: "article.scheduled",
  publishing: "article.published",
  archived: "article.archived",
};

export const notAllowed = (state: ArticleState) =>
  new Problem("conflict", `This article is ${state.replaceAll("_", " ")} and can't be changed like this.`);

type Note = Required<Pick<ArticleChangeOfState, "actor" | "actorId" | "note">>;

/** Adds a sentence to the history without changing the state. */
export const addNote = async (tx: Db, now: Date, { id, state }: Pick<ArticleRow, "id" | "state">, note: Note) =>
  void (await tx.insert(articleEvents).values({ ...note, articleId: id, from: state, to: state, at: now }));

/** An article that a person has to write has one open task; every other state except `drafting` ends it. */
const updateTask = async (
  tx: Db,
  now: Date,
  { id, projectId, state, writer, version, approvedVersion }: ArticleRow,
) => {
  const of = { projectId, articleId: id };
  const isToWrite =
    writer === "person" && (state === "changes_requested" || (state === "approved" && approvedVersion !== version));
  if (isToWrite) await openTask(tx, now, of, taskDays);
  else if (state !== "drafting") await endTask(tx, now, of, state);
};
