// Changes the state of pages: the only place that writes `state` and their credits.
import { and, count, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { pages, projects } from "#db/schema/index.ts";
import { type PageState, pageTransitions } from "#shared/content/page-sets.ts";
import { addCredits, availableCredits } from "../../billing/credits/credits.ts";
import { creditChange } from "../../workspace/transitions/transitions.ts";

type PageRow = typeof pages.$inferSelect;

export type PageTransition = {
  from: PageState;
  to: PageState;
  /** Further values to save with the state. */
  values?: Partial<typeof pages.$inferInsert>;
};

/**
 * Moves those of a project's pages that are in state `from`, with their credits; call it in a transaction. Where a credit
 * must be reserved, as many pages are moved as credits are left, the first rows first. Returns the moved pages: of two
 * parallel transitions one wins.
 */
export const transitionPages = async (
  tx: Db,
  now: Date,
  { projectId, ids }: { projectId: string; ids: readonly string[] },
  { from, to, values }: PageTransition,
): Promise<PageRow[]> => {
  const credit = pageTransitions[from][to];
  if (credit === undefined) throw new Error(`A page can't go from ${from} to ${to}.`);
  if (!ids.length) return [];
  // The account is always locked before its pages, so that parallel transitions can't deadlock.
  const userId = credit ? await lockOwner(tx, projectId) : "";
  const isMoved = and(eq(pages.projectId, projectId), inArray(pages.id, [...ids]), eq(pages.state, from));
  const found = await tx.select().from(pages).where(isMoved).orderBy(pages.row).for("update");
  let available = credit === "reserve" ? await availableCredits(tx, userId, "page") : 0;
  const planned = found
    .map((page) => ({ page, ...(credit ? creditChange(page.creditState, credit) : { state: page.creditState }) }))
    .filter(({ entry }) => entry?.delta !== -1 || available-- > 0);
  const changed: PageRow[] = [];
  for (const [creditState, group] of Map.groupBy(planned, ({ state }) => state)) {
    const isInGroup = inArray(
      pages.id,
      group.map(({ page }) => page.id),
    );
    const saved = { updatedAt: now, ...values, state: to, creditState };
    changed.push(...(await tx.update(pages).set(saved).where(isInGroup).returning()));
  }
  const charged = planned.filter(({ entry }) => entry);
  const delta = charged.reduce((sum, { entry }) => sum + (entry?.delta ?? 0), 0);
  if (delta)
    await addCredits(tx, {
      userId,
      kind: "page",
      delta,
      reason: delta > 0 ? "release" : "reserve",
      source: `pages ${crypto.randomUUID()}`,
      projectId,
      note: `${Math.abs(delta)} ${Math.abs(delta) === 1 ? "page" : "pages"}, from row ${charged[0]?.page.row}`,
      createdAt: now,
    });
  return changed;
};

const lockOwner = async (tx: Db, projectId: string) => {
  const [project] = await tx.select({ userId: projects.userId }).from(projects).where(eq(projects.id, projectId));
  if (!project) throw new Error("The project of the pages is gone.");
  await lockAccount(tx, project.userId);
  return project.userId;
};

/** The number of a set's pages by state. */
export const countByState = async (db: Db, pageSetIds: readonly string[]) =>
  pageSetIds.length
    ? db
        .select({ pageSetId: pages.pageSetId, state: pages.state, total: count() })
        .from(pages)
        .where(inArray(pages.pageSetId, [...pageSetIds]))
        .groupBy(pages.pageSetId, pages.state)
    : [];
