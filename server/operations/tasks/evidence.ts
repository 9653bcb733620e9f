// Screenshots that prove what an operator did.
import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { evidence, projects, submissions } from "#db/schema/index.ts";
import { evidenceUrl } from "#shared/links/submissions.ts";
import type { UploadedEvidence } from "#shared/operations/tasks.ts";
import { Problem } from "#shared/problem.ts";
import { isOwnProject, type Viewer } from "../../access/project-access.ts";
import type { User } from "../../access/user.ts";
import type { Dependencies } from "../../dependencies.ts";
import { prepareImage } from "../../site/files/image-variants.ts";
import { evidenceKey } from "../../site/files/project-images.ts";
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
  user: Viewer & Pick<User, "role">,
  id: string,
) => {
  const isFound = await isReadable(db, user, id);
  const bytes = isFound ? await storage.read(evidenceKey(id)) : undefined;
  if (!bytes) throw new Problem("not-found", "Screenshot not found.");
  return bytes;
};

const isReadable = async (db: Db, user: Viewer & Pick<User, "role">, id: string) => {
  const [found] = await db
    .select({ id: evidence.id })
    .from(evidence)
    .innerJoin(submissions, eq(submissions.id, evidence.submissionId))
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .where(and(eq(evidence.id, id), user.role === "customer" ? isOwnProject(user) : undefined));
  return found !== undefined;
};
