// What an admin's changes of the catalogue mean for submissions.
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { directoryVisits, submissions } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";

/** Throws Problem `conflict` if the directory has submissions: their owners must still see what became of them. */
export const requireNoSubmissions = async (tx: Db, directoryId: string) => {
  if (await tx.$count(submissions, eq(submissions.directoryId, directoryId)))
    throw new Problem("conflict", "This directory has submissions. Set its status to closed instead.");
};

/** Moves submissions and visits to another directory. Throws Problem `conflict` if a project has submissions to both. */
export const moveSubmissions = async (tx: Db, id: string, intoId: string) => {
  const toRemaining = tx
    .select({ projectId: submissions.projectId })
    .from(submissions)
    .where(eq(submissions.directoryId, intoId));
  const isMoved = eq(submissions.directoryId, id);
  if (await tx.$count(submissions, and(isMoved, inArray(submissions.projectId, toRemaining))))
    throw new Problem("conflict", "Some projects have submissions to both directories. Close the duplicate instead.");
  await tx.update(submissions).set({ directoryId: intoId }).where(isMoved);
  await moveVisits(tx, id, intoId);
};

const moveVisits = async (tx: Db, id: string, intoId: string) => {
  const { projectId, day, directoryId, visits } = directoryVisits;
  // First, as visits that are counted meanwhile also lock their row before the sums: otherwise they could deadlock.
  await tx
    .select({ day })
    .from(directoryVisits)
    .where(inArray(directoryId, [id, intoId]))
    .orderBy(projectId, day, directoryId)
    .for("update");
  const moved = tx
    .select({ projectId, directoryId: sql<string>`${intoId}::uuid`.as("into"), day, visits })
    .from(directoryVisits)
    .where(eq(directoryId, id));
  await tx
    .insert(directoryVisits)
    .select(moved)
    .onConflictDoUpdate({ target: [projectId, day, directoryId], set: { visits: sql`${visits} + excluded.visits` } });
  await tx.delete(directoryVisits).where(eq(directoryId, id));
};
