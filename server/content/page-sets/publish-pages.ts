// Gives pages to the queue of their destination, and takes over what became of them.
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { destinations, pageSets, pages, publications } from "#db/schema/index.ts";
import type { PublishPagesInput, QueuedPages } from "#shared/content/page-sets.ts";
import { Problem } from "#shared/problem.ts";
import type { Viewer } from "../../access/project-access.ts";
import type { Dependencies } from "../../dependencies.ts";
import { recordActivity } from "../../workspace/activity/activity.ts";
import { queuePublication } from "../destinations/publications.ts";
import { getOwnPageSet } from "./page-sets.ts";
import { parseTemplate, renderPage } from "./template.ts";
import { transitionPages } from "./transition.ts";

/** Pages per transaction, which no other request should wait for long. */
const batchSize = 200;

/**
 * Queues the pages that passed, those that failed before and, to publish them live, the drafts. Reserves a credit for
 * each new page, for as many as there are. `state` limits it to pages in that state. Throws Problem `not-found`, and `conflict` while the set is being checked.
 */
export const publishPages = async (
  { db, clock, jobs }: Pick<Dependencies, "db" | "clock" | "jobs">,
  viewer: Viewer,
  id: string,
  { destinationId, as, state }: PublishPagesInput,
): Promise<QueuedPages> => {
  const set = await getOwnPageSet(db, viewer, id);
  if (set.state !== "ready") throw new Problem("conflict", "The pages are still being checked. Try again in a minute.");
  const [destination] = await db
    .select()
    .from(destinations)
    .where(and(eq(destinations.id, destinationId), eq(destinations.projectId, set.projectId)));
  if (!destination) throw new Problem("not-found", "Destination not found.");
  const publishAs = as ?? destination.settings.publishAs ?? "draft";
  const isDraft = and(eq(pages.state, "published"), eq(pages.publishAs, "draft"));
  const isPublishable = or(inArray(pages.state, ["ready", "failed"]), publishAs === "live" ? isDraft : undefined);
  const found = await db
    .select({ id: pages.id, state: pages.state })
    .from(pages)
    .where(and(eq(pages.pageSetId, id), isPublishable, state && eq(pages.state, state)))
    .orderBy(asc(pages.row));
  let queued = 0;
  for (const [from, group] of Map.groupBy(found, ({ state }) => state))
    for (let at = 0; at < group.length; at += batchSize) {
      const ids = group.slice(at, at + batchSize).map((page) => page.id);
      const isFirst = queued === 0;
      const moved = await db.transaction(async (tx) => {
        const { projectId, name: subject } = set;
        const values = { destinationId, publishAs, queuedVersion: null, problems: [] };
        const changed = await transitionPages(tx, clock(), { projectId, ids }, { from, to: "queued", values });
        if (isFirst && changed.length)
          await recordActivity(tx, { projectId, actorId: viewer.id, kind: "page_set.published", subject, at: clock() });
        return changed;
      });
      queued += moved.length;
    }
  jobs.enqueue("queue-pages");
  return { queued, withoutCredit: found.length - queued };
};

/**
 * Writes the pages queued before `startedAt` and hands them to their destinations, at most `limit`. Returns how many
 * there were. A page whose earlier version is just being published waits for the next run.
 */
export const handOverPages = (db: Db, startedAt: Date, limit: number): Promise<number> =>
  db.transaction(async (tx) => {
    const isNew = or(isNull(pages.queuedVersion), lt(pages.queuedVersion, pages.version));
    const rows = await tx
      .select({ page: pages, template: pageSets.template, columns: pageSets.columns })
      .from(pages)
      .innerJoin(pageSets, eq(pageSets.id, pages.pageSetId))
      .where(and(eq(pages.state, "queued"), isNew, isNotNull(pages.destinationId), lte(pages.updatedAt, startedAt)))
      .orderBy(asc(pages.updatedAt), asc(pages.row))
      .limit(limit)
      .for("update", { of: pages, skipLocked: true });
    for (const { page, template, columns } of rows) {
      const { id, projectId, destinationId, version, publishAs } = page;
      if (destinationId === null) continue;
      const document = { ...renderPage(parseTemplate(template, columns), page.values), slug: page.slug };
      const publication = { projectId, destinationId, pageId: id, version, mode: publishAs ?? "draft", document };
      const isQueued = await queuePublication(tx, publication).then(
        () => true,
        (error) => {
          if (!(error instanceof Problem && error.code === "conflict")) throw error;
          return false;
        },
      );
      const values = isQueued ? { queuedVersion: version } : { updatedAt: new Date(startedAt.getTime() + 1_000) };
      await tx.update(pages).set(values).where(eq(pages.id, id));
    }
    return rows.length;
  });

const failPage = (tx: Db, now: Date, { id, projectId }: typeof pages.$inferSelect, problem: string) =>
  transitionPages(tx, now, { projectId, ids: [id] }, { from: "queued", to: "failed", values: { problems: [problem] } });

/**
 * Moves queued pages whose publication has succeeded or failed for good. Returns how many. A process that dies between
 * the two leaves the page to the next call.
 */
export const settlePages = async (db: Db, now: Date, limit: number): Promise<number> => {
  const rows = await db
    .select({ page: pages, publication: publications })
    .from(pages)
    .innerJoin(
      publications,
      and(eq(publications.pageId, pages.id), eq(publications.destinationId, sql`${pages.destinationId}`)),
    )
    .where(
      and(
        eq(pages.state, "queued"),
        gte(pages.queuedVersion, pages.version),
        inArray(publications.state, ["published", "failed"]),
      ),
    )
    .orderBy(asc(pages.updatedAt))
    .limit(limit);
  for (const { page, publication } of rows)
    await db.transaction(async (tx) => {
      if (publication.state === "failed")
        return failPage(tx, now, page, publication.reason ?? "The destination refused the page.");
      // A newer text may have been held back meanwhile.
      const isCurrent = publication.version === page.version;
      const publishedAt = page.publishedAt ?? publication.publishedAt ?? now;
      return transitionPages(
        tx,
        now,
        { projectId: page.projectId, ids: [page.id] },
        {
          from: "queued",
          to: "published",
          values: { url: publication.url, publishedAt, ...(isCurrent && { problems: [] }) },
        },
      );
    });
  return rows.length + (await failOrphans(db, now, limit));
};

/** Fails queued pages whose destination was deleted. */
const failOrphans = async (db: Db, now: Date, limit: number) => {
  const rows = await db
    .select()
    .from(pages)
    .where(and(eq(pages.state, "queued"), isNull(pages.destinationId)))
    .limit(limit);
  for (const page of rows) await db.transaction((tx) => failPage(tx, now, page, "Its destination was deleted."));
  return rows.length;
};

/** The publications of archived pages that are still online, and due to be taken offline. */
export const listArchivedPublications = async (db: Db, now: Date, limit: number) => {
  const rows = await db
    .select({ id: publications.id })
    .from(publications)
    .innerJoin(pages, eq(pages.id, publications.pageId))
    .where(and(eq(pages.state, "archived"), eq(publications.state, "published"), lte(publications.nextAttemptAt, now)))
    .limit(limit);
  return rows.map(({ id }) => id);
};
