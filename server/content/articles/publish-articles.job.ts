import { and, asc, eq, lte, notInArray } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { articles, destinations } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { leavingProjects } from "../../limits/active-projects.ts";
import { changeEachOnce } from "../../limits/due-rows.ts";
import { queueArticle } from "./publication.ts";
import { lockArticle, transition } from "./transition.ts";

const batchSize = 500;

/** Queues scheduled articles whose time has come. */
export const publishScheduledArticles = async ({ db, clock, lifecycle }: Dependencies) => {
  const now = clock();
  const due = await db
    .select({ id: articles.id })
    .from(articles)
    .where(
      and(
        eq(articles.state, "scheduled"),
        lte(articles.scheduledAt, now),
        notInArray(articles.projectId, leavingProjects(db)),
      ),
    )
    .orderBy(asc(articles.scheduledAt))
    .limit(batchSize);
  await changeEachOnce(db, due, lifecycle, async (tx, { id }) => {
    const article = await lockArticle(tx, id);
    if (article.state !== "scheduled" || !article.scheduledAt || article.scheduledAt > now) return;
    if (await hasDestination(tx, article.destinationId)) {
      await queueArticle(tx, article);
      await transition(tx, now, id, { to: "publishing", actor: "system" });
      return;
    }
    const reason = "The destination was deleted. Choose another one.";
    await transition(tx, now, id, {
      to: "failed",
      actor: "system",
      note: reason,
      values: { reason, scheduledAt: null },
    });
  });
};

const hasDestination = async (tx: Db, id: string | null) =>
  id !== null && (await tx.$count(destinations, eq(destinations.id, id))) > 0;
