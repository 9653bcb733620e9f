import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { files, kits, projects } from "#db/schema/index.ts";
import { type Kit, type KitFields, type KitInput, withEmptyFields } from "#shared/links/kit.ts";
import { Problem } from "#shared/problem.ts";
import type { User } from "../../access/user.ts";
import type { Dependencies } from "../../dependencies.ts";
import { similarityOf } from "../../text/similarity.ts";
import { recordActivity } from "../../workspace/activity/activity.ts";
import { completenessOf, listForms } from "./completeness.ts";

type Stored = { version: number; fields: KitFields };

/** Returns the kit of a project; version 0 and empty fields before it is first saved. */
export const getKit = async (db: Db, projectId: string): Promise<Stored> => {
  const [row] = await db
    .select({ version: kits.version, fields: kits.fields })
    .from(kits)
    .where(eq(kits.projectId, projectId));
  return { version: row?.version ?? 0, fields: withEmptyFields(row?.fields ?? null) };
};

/** Returns the kit with what it lacks. */
export const describeKit = async (db: Db, projectId: string, { version, fields }: Stored): Promise<Kit> => ({
  version,
  fields,
  completeness: completenessOf(fields, await listForms(db, projectId)),
  warnings: findSimilarWordings(fields),
});

/**
 * Saves the given fields. Throws Problem `conflict` if the kit was saved since the given version, `invalid` for
 * pictures that aren't the project's.
 */
export const saveKit = (
  { db, clock, user }: Pick<Dependencies, "db" | "clock"> & { user: Pick<User, "id"> },
  projectId: string,
  { version, fields: changes }: KitInput,
): Promise<Stored> =>
  db.transaction(async (tx) => {
    // Two first saves have no row to lock yet.
    await tx.execute(sql`select 1 from ${projects} where ${projects.id} = ${projectId} for update`);
    const current = await getKit(tx, projectId);
    if (current.version !== version)
      throw new Problem("conflict", "The kit was changed elsewhere. Load it again before you save.", {
        issues: [{ path: "version", message: `The current version is ${current.version}.` }],
      });
    await requireOwnPictures(tx, projectId, changes);
    const fields = { ...current.fields, ...changes };
    const now = clock();
    const values = { version: version + 1, fields, updatedAt: now };
    await tx
      .insert(kits)
      .values({ projectId, ...values })
      .onConflictDoUpdate({ target: kits.projectId, set: values });
    const entry = { projectId, actorId: user.id, subject: `Version ${values.version}`, at: now };
    const isExclusion = Object.keys(changes).join() === "excludedDirectoryIds";
    await recordActivity(tx, { ...entry, kind: isExclusion ? "directories.excluded" : "kit.saved" });
    return values;
  });

const requireOwnPictures = async (tx: Db, projectId: string, changes: KitInput["fields"]) => {
  const pictures = [
    { path: "logoFileId", id: changes.logoFileId },
    { path: "coverFileId", id: changes.coverFileId },
    ...(changes.screenshotFileIds ?? []).map((id) => ({ path: "screenshotFileIds", id })),
  ].flatMap(({ path, id }) => (id ? [{ path, id }] : []));
  if (!pictures.length) return;
  const ids = pictures.map(({ id }) => id);
  const own = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, ids), eq(files.projectId, projectId)));
  const foreign = pictures.filter(({ id }) => !own.some((file) => file.id === id));
  if (!foreign.length) return;
  const message = "Upload this picture again.";
  throw new Problem("invalid", "A picture doesn't exist.", {
    issues: foreign.map(({ path }) => ({ path: `fields.${path}`, message })),
  });
};

/** Texts with more in common count as duplicates. */
export const maxSimilarity = 0.5;

const findSimilarWordings = (fields: KitFields): Kit["warnings"] =>
  (["short", "medium", "long"] as const).flatMap((field) =>
    fields[field].flatMap((text, at) => {
      const earlier = fields[field].findIndex((other) => similarityOf(text, other) > maxSimilarity);
      if (earlier === at) return [];
      const percent = Math.round(100 * similarityOf(text, fields[field][earlier] ?? ""));
      return { field, warning: `Wordings ${earlier + 1} and ${at + 1} share ${percent}% of their text. Change one.` };
    }),
  );
