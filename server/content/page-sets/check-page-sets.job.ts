// Makes the pages of sets whose file or template has changed.
import { and, eq } from "drizzle-orm";
import { pageSets, pages } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { claimDue, isLeaseFree, runDue } from "../../limits/due-rows.ts";
import { gatePages, publishedKeys } from "./gate.ts";
import { rowsOf } from "./read-rows.ts";
import { savePages } from "./save-pages.ts";
import { parseTemplate } from "./template.ts";

/** Longer than any check takes. If the process dies, another one repeats the check then. */
const leaseMs = 5 * 60_000;
/** When a page that was being published while its row changed is looked at again. */
const againMs = 60_000;

type JobDependencies = Pick<Dependencies, "db" | "clock" | "lifecycle" | "jobs" | "log">;

export const checkPageSets = async (dependencies: JobDependencies) => {
  const { db, clock, log, jobs } = dependencies;
  await runDue(dependencies, {
    claim: (limit) => {
      const now = clock();
      return claimDue(db, {
        table: pageSets,
        id: pageSets.id,
        where: and(eq(pageSets.state, "checking"), isLeaseFree(pageSets.leaseUntil, now, leaseMs)),
        orderBy: [pageSets.updatedAt],
        limit,
        lease: { leaseUntil: new Date(now.getTime() + leaseMs) },
      });
    },
    run: (set) => checkSet(dependencies, set),
    onError: (err, { id }) => log.error({ err, pageSet: id }, "A page set was not checked."),
  });
  jobs.enqueue("queue-pages");
};

const checkSet = async ({ db, clock }: JobDependencies, set: typeof pageSets.$inferSelect) => {
  const isCurrent = and(eq(pageSets.id, set.id), eq(pageSets.version, set.version));
  const csv = set.csv ?? "";
  const parsed = parseTemplate(set.template, set.columns);
  const readRows = () => rowsOf(csv);
  const existing = await db
    .select({
      id: pages.id,
      key: pages.key,
      row: pages.row,
      digest: pages.digest,
      state: pages.state,
      problems: pages.problems,
      version: pages.version,
      queuedVersion: pages.queuedVersion,
      destinationId: pages.destinationId,
      publishedAt: pages.publishedAt,
    })
    .from(pages)
    .where(eq(pages.pageSetId, set.id));
  const gated = await gatePages(parsed, readRows, publishedKeys(existing));
  const [unchanged] = await db.select({ id: pageSets.id }).from(pageSets).where(isCurrent);
  if (!unchanged) return;
  const isComplete = await savePages(db, clock(), set, parsed, { gated, readRows, existing });
  await db
    .update(pageSets)
    .set(
      isComplete
        ? { state: "ready", csv: null, leaseUntil: null }
        : { leaseUntil: new Date(clock().getTime() + againMs) },
    )
    .where(isCurrent);
};
