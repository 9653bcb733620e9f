import { and, count, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { directories, files, kits, projects } from "#db/schema/index.ts";
import type { Directory } from "#shared/links/directories.ts";
import { type Kit, type KitFields, type KitInput, withEmptyFields } from "#shared/links/kit.ts";
import { kitWeight } from "#shared/links/kit-fields.ts";
import { findBlockingFields, findOptionalGaps, findProblems } from "#shared/links/preflight.ts";
import { Problem } from "#shared/problem.ts";
import type { User } from "../../access/user.ts";
import type { Dependencies } from "../../dependencies.ts";
import { similarityOf } from "../../text/similarity.ts";
import { recordActivity } from "../../workspace/activity/activity.ts";
import { isFitting, loadProfile } from "../fit/profile.ts";

/** `count`: how many directories have this form and these rules. */
type Form = Pick<Directory, "fields" | "rules"> & { count: number };

const isEmpty = (value: KitFields[keyof KitFields]) => value === null || (Array.isArray(value) && value.length === 0);

/** Most forms aren't known; this one stands for them where no directory suits the project. */
const unknownForm: Form = { fields: [], rules: [], count: 0 };

/** `forms`: the forms of the directories in question. */
const completenessOf = (kit: KitFields, forms: readonly Form[]): Kit["completeness"] => {
  const names = (Object.keys(kit) as (keyof KitFields)[]).filter(kitWeight);
  const empty = names.filter((name) => isEmpty(kit[name]));
  const sum = (fields: readonly (keyof KitFields)[]) => fields.reduce((total, name) => total + kitWeight(name), 0);
  const blocks = new Map<string, number>();
  const requestedBy = new Map<string, number>(empty.map((name) => [name, 0]));
  for (const { count, ...form } of [unknownForm, ...forms]) {
    for (const path of findBlockingFields(kit, form)) blocks.set(path, (blocks.get(path) ?? 0) + count);
    for (const { field } of findOptionalGaps(kit, form)) requestedBy.set(field, (requestedBy.get(field) ?? 0) + count);
  }
  return {
    percent: Math.floor((100 * (sum(names) - sum(empty))) / sum(names)),
    missing: [...blocks].map(([field, blocks]) => ({ field, blocks })).sort((one, other) => other.blocks - one.blocks),
    optional: [...requestedBy]
      .filter(([field]) => !blocks.has(field))
      .map(([field, requestedBy]) => ({ field, requestedBy }))
      .sort((one, other) => other.requestedBy - one.requestedBy),
  };
};

/** The forms and rules of the directories that suit the project, each with how many have them. Unconfirmed ones don't count. */
const listForms = async (db: Db, projectId: string): Promise<Form[]> =>
  db
    .select({ fields: directories.fields, rules: directories.rules, count: count() })
    .from(directories)
    .where(and(isFitting(await loadProfile(db, projectId)), ne(directories.standing, "unconfirmed")))
    .groupBy(directories.fields, directories.rules);

/** Returns what a directory would refuse in the project's kit, and what it would get without. Throws Problem `not-found`. */
export const checkKit = async (db: Db, projectId: string, directoryId: string) => {
  const [directory] = await db.select().from(directories).where(eq(directories.id, directoryId));
  if (!directory) throw new Problem("not-found", "Directory not found.");
  const { fields } = await getKit(db, projectId);
  const { freeOnly } = await loadProfile(db, projectId);
  const problems = findProblems(fields, directory, { freeOnly });
  return { passes: problems.length === 0, problems, leftEmpty: findOptionalGaps(fields, directory) };
};

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
