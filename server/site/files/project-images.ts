// Pictures of listing kits, logos of reports and screenshots of submissions: they go with their project, or when nothing uses
// them.
import { and, eq, gt, inArray, isNotNull, lt, notExists, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import {
  articles,
  evidence,
  files,
  kits,
  projects,
  reportBrandings,
  submissionEvents,
  submissions,
} from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { removeVariants } from "./files.ts";

/** So that a picture stays that was uploaded for a kit which isn't saved yet. */
const unusedMs = 24 * 3600_000;

/**
 * Deletes the pictures and screenshots of projects in the transaction that deletes the projects; their bytes follow
 * after the commit.
 */
export const deleteProjectImages = async (tx: Db, jobs: Dependencies["jobs"], projectIds: readonly string[]) => {
  if (!projectIds.length) return;
  // Locked, so that no upload adds another.
  await tx
    .select({ id: projects.id })
    .from(projects)
    .where(inArray(projects.id, [...projectIds]))
    .for("update");
  const deleted = await tx
    .delete(files)
    .where(inArray(files.projectId, [...projectIds]))
    .returning({ id: files.id });
  for (const { id } of deleted) await jobs.enqueueFor(tx, "delete-image", id);
  const ofProjects = tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(inArray(submissions.projectId, [...projectIds]));
  const screenshots = await tx
    .delete(evidence)
    .where(inArray(evidence.submissionId, ofProjects))
    .returning({ id: evidence.id });
  for (const { id } of screenshots) await jobs.enqueueFor(tx, "delete-evidence", id);
};

/** Deletes pictures that no kit, no report and no article uses, and no submission was sent with. */
export const deleteUnusedImages = async ({ db, jobs }: Pick<Dependencies, "db" | "jobs">, now: Date) =>
  db.transaction(async (tx) => {
    const isNamedIn = (json: typeof kits.fields | typeof submissions.values) =>
      sql`strpos(${json}::text, ${files.id}::text) > 0`;
    const inKit = tx
      .select()
      .from(kits)
      .where(and(eq(kits.projectId, files.projectId), isNamedIn(kits.fields)));
    const sent = tx
      .select()
      .from(submissions)
      .where(and(eq(submissions.projectId, files.projectId), isNamedIn(submissions.values)));
    const onReports = tx.select().from(reportBrandings).where(eq(reportBrandings.logoFileId, files.id));
    const inArticle = tx
      .select()
      .from(articles)
      .where(
        or(
          eq(articles.coverFileId, files.id),
          and(eq(articles.projectId, files.projectId), sql`strpos(${articles.html}, ${files.id}::text) > 0`),
        ),
      );
    const deleted = await tx
      .delete(files)
      .where(
        and(
          isNotNull(files.projectId),
          lt(files.createdAt, new Date(now.getTime() - unusedMs)),
          notExists(inKit),
          notExists(sent),
          notExists(onReports),
          notExists(inArticle),
        ),
      )
      .returning({ id: files.id });
    for (const { id } of deleted) await jobs.enqueueFor(tx, "delete-image", id);
  });

/** Removes the bytes of a deleted picture from the storage. */
export const removeImage = async ({ storage }: Pick<Dependencies, "storage">, id: string) => {
  await removeVariants(storage, id);
};

const batchSize = 1_000;

/**
 * Deletes screenshots that no entry of a submission's history names, after a day. Operators may remove one before they
 * finish, or release the task; what they undo or still work on is younger than that.
 */
export const deleteUnusedEvidence = async ({ db, clock, jobs, lifecycle }: Dependencies) => {
  const before = new Date(clock().getTime() - unusedMs);
  const isNamed = db
    .select()
    .from(submissionEvents)
    .where(
      and(
        eq(submissionEvents.submissionId, evidence.submissionId),
        sql`${evidence.id} = any(${submissionEvents.evidenceIds})`,
      ),
    );
  // In batches, so that each statement ends within its time limit.
  for (let after: string | undefined; !lifecycle.isStopping; ) {
    const batch = await db
      .select({ id: evidence.id })
      .from(evidence)
      .where(and(lt(evidence.createdAt, before), after === undefined ? undefined : gt(evidence.id, after)))
      .orderBy(evidence.id)
      .limit(batchSize);
    after = batch.at(-1)?.id;
    if (after === undefined) return;
    const ids = batch.map(({ id }) => id);
    await db.transaction(async (tx) => {
      const deleted = await tx
        .delete(evidence)
        .where(and(inArray(evidence.id, ids), notExists(isNamed)))
        .returning({ id: evidence.id });
      for (const { id } of deleted) await jobs.enqueueFor(tx, "delete-evidence", id);
    });
  }
};

/** The storage key of an operator's screenshot. */
export const evidenceKey = (id: string) => `evidence/${id}.webp`;

/** Removes the bytes of a deleted screenshot from the storage. */
export const removeEvidence = async ({ storage }: Pick<Dependencies, "storage">, id: string) => {
  await storage.remove(evidenceKey(id));
};
