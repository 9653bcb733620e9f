// Screenshots that prove what an operator did.
import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { evidence, projects, submissions } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";
import { evidenceUrl } from "#shared/submissions.ts";
import type { UploadedEvidence } from "#shared/tasks.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { User } from "../auth/sessions.ts";
import { prepareImage } from "../files/image-variants.ts";
import { evidenceKey } from "../files/project-images.ts";
import { lockOwnTask } from "./lease.ts";

const width = 1920;

/** Re-encodes and saves a screenshot for a claimed task. Throws Problem `not-found`, `conflict` and `unsupported`. */
export const saveEvidence = async (
  { db, storage }: Pick<Dependencies, "db" | "storage">,
  operatorId: string,
  taskId: string,
  upload: Uint8Array,
): Promise<UploadedEvidence> => {
  const { submissionId } = await db.transaction((tx) => lockOwnTask(tx, operatorId, taskId));
  if (!submissionId) throw new Problem("conflict", "This task has no submission to prove.");
  const { variants } = await prepareImage(upload, [width]);
  const image = variants.get(width);
  if (!image) throw new Error("A screenshot was not encoded.");
  const id = Bun.randomUUIDv7();
  await storage.write(evidenceKey(id), image.bytes, "image/webp");
  try {
    await db.insert(evidence).values({
      id,
      submissionId,
      width: image.width,
      height: image.height,
      bytes: image.bytes.length,
      uploadedBy: operatorId,
    });
  } catch (error) {
    // Report the original error if the cleanup fails too.
    await storage.remove(evidenceKey(id)).catch(() => {});
    throw error;
  }
  return { id, url: evidenceUrl(id) };
};

/** Returns the bytes for operators and the project's owner. Throws Problem `not-found` to everyone else. */
export const readEvidence = async (
  { db, storage }: Pick<Dependencies, "db" | "storage">,
  user: Pick<User, "id" | "role">,
  id: string,
) => {
  const ownerId = await findOwner(db, id);
  const bytes = user.role !== "customer" || ownerId === user.id ? await storage.read(evidenceKey(id)) : undefined;
  if (!ownerId || !bytes) throw new Problem("not-found", "Screenshot not found.");
  return bytes;
};

const findOwner = async (db: Db, id: string) => {
  const [found] = await db
    .select({ userId: projects.userId })
    .from(evidence)
    .innerJoin(submissions, eq(submissions.id, evidence.submissionId))
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .where(eq(evidence.id, id));
  return found?.userId;
};
