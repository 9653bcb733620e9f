import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { directories } from "#db/schema/index.ts";
import { findOptionalGaps, findProblems } from "#shared/links/preflight.ts";
import { Problem } from "#shared/problem.ts";
import { loadProfile } from "../fit/profile.ts";
import { getKit } from "./kit.ts";

/** Returns what a directory would refuse in the project's kit, and what it would get without. Throws Problem `not-found`. */
export const checkKit = async (db: Db, projectId: string, directoryId: string) => {
  const [directory] = await db.select().from(directories).where(eq(directories.id, directoryId));
  if (!directory) throw new Problem("not-found", "Directory not found.");
  const { fields } = await getKit(db, projectId);
  const { freeOnly } = await loadProfile(db, projectId);
  const problems = findProblems(fields, directory, { freeOnly });
  return { passes: problems.length === 0, problems, leftEmpty: findOptionalGaps(fields, directory) };
};
