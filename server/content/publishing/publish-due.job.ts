// Publishes what is due, and moves the pages and articles whose publication has ended.

import { eq } from "drizzle-orm";
import { publications } from "#db/schema/index.ts";
import { hourMs } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";
import { runDue } from "../../limits/due-rows.ts";
import { settleArticles } from "../articles/publication.ts";
import { listDuePublications } from "../destinations/publications.ts";
import { attemptPublication, unpublish } from "../destinations/publish.ts";
import { listArchivedPublications, settlePages } from "../page-sets/publish-pages.ts";

/** Destinations that are served in parallel. Each gets one document at a time. */
const atOnce = 8;
const batchSize = 50;
const attemptsPerRun = 2_000;

/**
 * Attempts each due publication once. A process that dies leaves its publications to their leases, and what they mean
 * for pages and articles to the next run.
 */
export const publishDue = async (dependencies: Dependencies) => {
  const { log } = dependencies;
  const attempted: string[] = [];
  type Due = Awaited<ReturnType<typeof listDuePublications>>[number];
  await runDue(dependencies, {
    claim: async (limit, running: Due[]) => {
      if (attempted.length % batchSize === 0) await settle(dependencies);
      const busy = running.map(({ destinationId }) => destinationId);
      const due = await listDuePublications(dependencies, limit, { attempted, busy });
      attempted.push(...due.map(({ id }) => id));
      return due;
    },
    run: ({ id }) => attemptPublication(dependencies, id),
    onError: (err, { id }) => log.error({ err, publication: id }, "A publication failed. It will be repeated."),
    atOnce,
    most: attemptsPerRun,
  });
  await settle(dependencies);
  await unpublishArchived(dependencies);
};

/** Takes pages offline whose rows are gone. What fails is tried again an hour later. */
const unpublishArchived = async (dependencies: Dependencies) => {
  const { db, clock, lifecycle, log } = dependencies;
  while (!lifecycle.isStopping) {
    const ids = await listArchivedPublications(db, clock(), batchSize);
    for (const id of ids) {
      const nextAttemptAt = new Date(clock().getTime() + hourMs);
      await db.update(publications).set({ nextAttemptAt }).where(eq(publications.id, id));
      await unpublish(dependencies, id).catch((err) =>
        log.warn({ err, publication: id }, "A page was not taken offline. It is tried again in an hour."),
      );
    }
    if (ids.length < batchSize) return;
  }
};

const settle = async ({ db, clock }: Pick<Dependencies, "db" | "clock">) => {
  for (const settleSome of [settleArticles, settlePages])
    while ((await settleSome(db, clock(), batchSize)) >= batchSize);
};
