// The customer's decisions: approve, request changes, schedule, publish, unpublish, archive.
import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { articles, destinations } from "#db/schema/index.ts";
import type {
  Article,
  ArticleApproval,
  ArticlePublish,
  ArticleSchedule,
  ArticleUnpublish,
} from "#shared/content/articles.ts";
import { Problem, problemAt } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { recordActivity } from "../../workspace/activity/activity.ts";
import { saveComment } from "./article-detail.ts";
import { getOwnArticle, toArticle, type Viewer } from "./articles.ts";
import { checkArticleWithLinks } from "./check-article.ts";
import { findMainPublication, queueArticle, withdrawArticle } from "./publication.ts";
import {
  type ArticleChangeOfState,
  type ArticleRow,
  addNote,
  lockArticle,
  notAllowed,
  transition,
} from "./transition.ts";

type Scope = Pick<Dependencies, "db" | "clock">;

/** Changes a locked article in a transaction; `decide` may refuse. */
const decide = async (
  { db, clock }: Scope,
  viewer: Viewer,
  id: string,
  decision: (tx: Db, now: Date, article: ArticleRow) => Promise<Omit<ArticleChangeOfState, "actor" | "actorId">>,
): Promise<Article> => {
  await getOwnArticle(db, viewer, id);
  return db.transaction(async (tx) => {
    const now = clock();
    const change = await decision(tx, now, await lockArticle(tx, id));
    return toArticle(await transition(tx, now, id, { ...change, actor: "customer", actorId: viewer.id }));
  });
};

/**
 * Approves an idea, which reserves a credit, or a text that passes its checks. Throws Problem `limit` without a credit
 * and `conflict` if a check blocks the text or its state doesn't allow it.
 */
export const approveArticle = async (
  dependencies: Scope & Pick<Dependencies, "writer" | "safeFetch" | "parseUntrusted">,
  viewer: Viewer,
  id: string,
  { writer }: ArticleApproval,
): Promise<Article> => {
  const article = await getOwnArticle(dependencies.db, viewer, id);
  if (article.state === "in_review") await requirePassedChecks(dependencies, article);
  return decide(dependencies, viewer, id, async (_, _now, { state, version }) => {
    // Changed while its links were opened.
    if (state !== article.state || version !== article.version) throw notAllowed(state);
    if (state === "in_review") return { to: "approved", values: { approvedVersion: version } };
    if (state !== "idea") throw notAllowed(state);
    if (writer === "ai" && !dependencies.writer)
      throw new Problem("unavailable", "No language model is configured. Let an operator write the article.");
    return { to: "approved", values: { writer: writer ?? (dependencies.writer ? "ai" : "person") } };
  });
};

const requirePassedChecks = async (
  dependencies: Pick<Dependencies, "db" | "clock" | "safeFetch" | "parseUntrusted">,
  article: ArticleRow,
) => {
  const { checks } = await checkArticleWithLinks(dependencies, article);
  const blocking = checks.filter(({ verdict }) => verdict === "block");
  if (!checks.length) throw new Problem("conflict", "The article has no text yet.");
  if (blocking.length)
    throw new Problem("conflict", "The article doesn't pass its checks yet.", {
      issues: blocking.map(({ name, detail }) => ({ path: name, message: detail })),
    });
};

/** Sends a text back with a comment. An article by a person goes back to the operators' queue. */
export const requestChanges = (scope: Scope, viewer: Viewer, id: string, note: string) =>
  decide(scope, viewer, id, async (tx, now) => {
    await saveComment(tx, now, { articleId: id, author: "customer", authorId: viewer.id, text: note });
    return { to: "changes_requested", note };
  });

/** Archives an article and releases its credit, unless it was published. Archiving it again changes nothing. */
export const archiveArticle = async (scope: Scope, viewer: Viewer, id: string) => {
  const article = await getOwnArticle(scope.db, viewer, id);
  if (article.state === "archived") return;
  if (article.publishedAt) throw new Problem("conflict", "Unpublish the article before you archive it.");
  await decide(scope, viewer, id, async () => ({ to: "archived", values: { draftText: null, scheduledAt: null } }));
};

const requireApprovedText = ({ state, version, approvedVersion }: ArticleRow) => {
  if (approvedVersion !== version) throw new Problem("conflict", "Approve the text first.");
  return state;
};

/** Throws Problem `invalid` for a destination of another project, `conflict` for one that is paused. */
const getDestination = async (tx: Db, { projectId }: ArticleRow, id: string) => {
  const [found] = await tx
    .select({ id: destinations.id, settings: destinations.settings, state: destinations.state })
    .from(destinations)
    .where(and(eq(destinations.id, id), eq(destinations.projectId, projectId)));
  if (!found) throw problemAt("destinationId", "Choose one of the project's destinations.");
  if (found.state === "paused") throw new Problem("conflict", "This destination is paused. Correct its access first.");
  return found;
};

/**
 * Schedules an approved text. One that is moved is still published as chosen before. Throws Problem `invalid` for a time
 * in the past.
 */
export const scheduleArticle = (scope: Scope, viewer: Viewer, id: string, input: ArticleSchedule) =>
  decide(scope, viewer, id, async (tx, now, article) => {
    requireApprovedText(article);
    const scheduledAt = new Date(input.at);
    if (scheduledAt <= now) throw problemAt("at", "Choose a time in the future.");
    const { destinationId } = input;
    const { settings } = await getDestination(tx, article, destinationId);
    const isMoved = article.state === "scheduled" && article.destinationId === destinationId;
    const publishAs = input.as ?? (isMoved && article.publishAs ? article.publishAs : publishModeOf(settings));
    return { to: "scheduled", values: { scheduledAt, destinationId, publishAs } };
  });

const publishModeOf = (settings: unknown) =>
  (settings as { publishAs?: string } | null)?.publishAs === "live" ? "live" : "draft";

/** Queues an approved text for its destination now. */
export const publishArticle = (scope: Scope, viewer: Viewer, id: string, input: ArticlePublish) =>
  decide(scope, viewer, id, async (tx, _, article) => {
    requireApprovedText(article);
    const { settings } = await getDestination(tx, article, input.destinationId);
    const publishAs = input.as ?? publishModeOf(settings);
    const { destinationId } = input;
    await queueArticle(tx, { ...article, destinationId, publishAs });
    return { to: "publishing", values: { destinationId, publishAs, scheduledAt: null } };
  });

/**
 * Takes a scheduled article off the calendar, or a published one from one destination or all. A published text that is
 * being changed keeps its state, and so does one that another destination still has. Throws Problem `upstream` if a
 * destination fails.
 */
export const unpublishArticle = async (
  dependencies: Dependencies,
  viewer: Viewer,
  id: string,
  { destinationId }: ArticleUnpublish,
): Promise<Article> => {
  const article = await getOwnArticle(dependencies.db, viewer, id);
  const isPublished = article.publishedAt !== null && article.state !== "publishing";
  const isUnscheduled = article.state === "scheduled" && destinationId === undefined;
  if (!isPublished && !isUnscheduled) throw notAllowed(article.state);
  if (isPublished) await withdrawArticle(dependencies, article, destinationId);
  const remaining = await findMainPublication(dependencies.db, article);
  const values = { scheduledAt: null, publishedAt: null, publishedUrl: null };
  if (!remaining && (article.state === "scheduled" || article.state === "published"))
    return decide(dependencies, viewer, id, async (_, _now, { state }) => {
      // Changed while the destination was busy.
      if (state !== article.state) throw notAllowed(state);
      return { to: "approved", values };
    });
  return dependencies.db.transaction(async (tx) => {
    const now = dependencies.clock();
    const locked = await lockArticle(tx, id);
    const [updated] = await tx
      .update(articles)
      .set({ ...(remaining ? stillPublished(locked, remaining) : values), updatedAt: now })
      .where(eq(articles.id, id))
      .returning();
    const note = remaining ? "Unpublished at one destination." : "Unpublished.";
    await addNote(tx, now, locked, { actor: "customer", actorId: viewer.id, note });
    const { projectId, title: subject } = locked;
    await recordActivity(tx, { projectId, actorId: viewer.id, kind: "article.unpublished", subject, at: now });
    if (!updated) throw new Error("The article was not unpublished.");
    return toArticle(updated);
  });
};

type MainPublication = NonNullable<Awaited<ReturnType<typeof findMainPublication>>>;

/** In other states, the destination is the one that the article goes to next. */
const stillPublished = ({ state }: ArticleRow, { publishedUrl, ...main }: MainPublication) => ({
  publishedUrl,
  ...(state === "published" && main),
});
