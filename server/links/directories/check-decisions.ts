import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { directories, directoryChecks } from "#db/schema/index.ts";
import { directoryInput } from "#shared/links/directories/editing.ts";
import type { CheckDecision } from "#shared/links/directory-checks.ts";
import { offsetOf, type Paging } from "#shared/pagination.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { updateDirectory } from "./directories.ts";
import { decisionOn } from "./save-check.ts";

const isUnknown = sql`${directories.lastCheck} = 'unknown'`;

/** Lists the directories whose last check needs an admin's decision, those without a result last. */
export const listUndecidedChecks = async (db: Db, paging: Paging) => {
  const checks = await db
    .select({
      id: directories.id,
      slug: directories.slug,
      name: directories.name,
      url: directories.url,
      status: directories.status,
      lastCheck: directories.lastCheck,
      lastCheckedAt: directories.lastCheckedAt,
      lastAliveAt: directoryChecks.lastAliveAt,
      movedTo: directories.movedTo,
      misses: directories.misses,
      finalUrl: directoryChecks.finalUrl,
      httpStatus: directoryChecks.httpStatus,
      title: directoryChecks.title,
      reason: directoryChecks.reason,
    })
    .from(directoryChecks)
    .innerJoin(directories, eq(directories.id, directoryChecks.directoryId))
    .where(eq(directoryChecks.needsDecision, true))
    .orderBy(asc(isUnknown), asc(directories.name), asc(directories.id))
    .limit(paging.limit)
    .offset(offsetOf(paging));
  return { checks, total: await db.$count(directoryChecks, eq(directoryChecks.needsDecision, true)) };
};

type Scope = Pick<Dependencies, "db" | "clock">;

/**
 * Applies an admin's decision. Throws Problem `not-found` if there is nothing to decide, and `conflict` if there is no
 * new URL to accept or its host is taken.
 */
export const decideOnCheck = ({ db, clock }: Scope, admin: { id: string }, id: string, decision: CheckDecision) =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select({ directory: directories })
      .from(directories)
      .innerJoin(directoryChecks, eq(directoryChecks.directoryId, directories.id))
      .where(and(eq(directories.id, id), eq(directoryChecks.needsDecision, true)))
      .for("update");
    if (!row) throw new Problem("not-found", "This directory needs no decision.");
    const { directory } = row;
    const { lastCheck, movedTo } = directory;
    if (decision === "accept" && movedTo === null)
      throw new Problem("conflict", "The link check found no new URL for this directory.");
    const edit = { db: tx, clock };
    const current = inputOf(directory);
    if (decision === "close") await updateDirectory(edit, admin, id, { ...current, status: "closed" });
    else {
      const url = (decision === "accept" && movedTo) || directory.url;
      await updateDirectory(edit, admin, id, { ...current, url, status: "active" });
      const nextCheck = decision === "accept" ? { nextCheckAt: clock(), movedTo: null } : {};
      await tx
        .update(directories)
        .set({ misses: 0, lastMissAt: null, ...nextCheck })
        .where(eq(directories.id, id));
    }
    const dismissed = decision === "keep" && lastCheck ? decisionOn({ outcome: lastCheck, movedTo }) : null;
    await tx
      .update(directoryChecks)
      .set({ needsDecision: false, dismissed, trail: null })
      .where(eq(directoryChecks.directoryId, id));
  });

/** A directory as the input of an edit that changes nothing. */
const inputOf = (directory: typeof directories.$inferSelect) =>
  Object.fromEntries(
    Object.keys(directoryInput.shape).map((field) => [field, directory[field as keyof typeof directory]]),
  ) as Parameters<typeof updateDirectory>[3];
