// An agency's name, logo and colour on the shared reports of a project.
import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { files, projects, reportBrandings } from "#db/schema/index.ts";
import { imageUrl } from "#shared/images.ts";
import { Problem } from "#shared/problem.ts";
import type { BrandingInput, ReportBranding, SharedReport } from "#shared/reporting/reports.ts";
import type { User } from "../../access/user.ts";
import type { Dependencies } from "../../dependencies.ts";
import { recordActivity } from "../../workspace/activity/activity.ts";

export const findBranding = async (db: Db, projectId: string): Promise<ReportBranding | null> => {
  const [row] = await db
    .select({ name: reportBrandings.name, logoFileId: reportBrandings.logoFileId, color: reportBrandings.color })
    .from(reportBrandings)
    .where(eq(reportBrandings.projectId, projectId));
  return row ?? null;
};

/**
 * Saves the branding of a project, and with `everyProject` of all that the user pays for, which then share its logo. Throws
 * Problem `invalid` for a logo that was not uploaded for one of its owner's projects.
 */
export const saveBranding = (
  { db, clock, user }: Pick<Dependencies, "db" | "clock"> & { user: Pick<User, "id"> },
  projectId: string,
  { everyProject, ...branding }: BrandingInput,
): Promise<ReportBranding> =>
  db.transaction(async (tx) => {
    const { logoFileId } = branding;
    if (logoFileId) await lockPicture(tx, projectId, logoFileId);
    const now = clock();
    const values = { ...branding, updatedAt: now };
    const others = everyProject
      ? await tx
          .select({ id: projects.id })
          .from(projects)
          .where(and(eq(projects.userId, user.id), ne(projects.id, projectId)))
          .orderBy(asc(projects.id))
      : [];
    for (const { id } of [{ id: projectId }, ...others]) {
      await tx
        .insert(reportBrandings)
        .values({ projectId: id, ...values })
        .onConflictDoUpdate({ target: reportBrandings.projectId, set: values });
      const entry = { projectId: id, actorId: user.id, subject: branding.name, at: now };
      await recordActivity(tx, { ...entry, kind: "branding.changed" });
    }
    return branding;
  });

/** Keeps the picture from being deleted as unused until the branding is saved. */
const lockPicture = async (tx: Db, projectId: string, id: string) => {
  const owner = tx.select({ id: projects.userId }).from(projects).where(eq(projects.id, projectId));
  const ofOwner = tx.select({ id: projects.id }).from(projects).where(eq(projects.userId, owner));
  const own = and(eq(files.id, id), inArray(files.projectId, ofOwner));
  if ((await tx.select({ id: files.id }).from(files).where(own).for("share")).length) return;
  const message = "Upload this picture again.";
  throw new Problem("invalid", "The picture doesn't exist.", { issues: [{ path: "logoFileId", message }] });
};

export const removeBranding = (
  { db, clock, user }: Pick<Dependencies, "db" | "clock"> & { user: Pick<User, "id"> },
  projectId: string,
) =>
  db.transaction(async (tx) => {
    const [removed] = await tx.delete(reportBrandings).where(eq(reportBrandings.projectId, projectId)).returning();
    if (!removed) return;
    const entry = { projectId, actorId: user.id, subject: removed.name, at: clock() };
    await recordActivity(tx, { ...entry, kind: "branding.removed" });
  });

/** The branding as anyone with a report's link sees it. */
export const findSharedBranding = async (db: Db, projectId: string): Promise<SharedReport["branding"]> => {
  const branding = await findBranding(db, projectId);
  if (!branding) return null;
  const { name, logoFileId, color } = branding;
  return { name, logoUrl: logoFileId && imageUrl(logoFileId, 320), color };
};
