// The rows of the public downloads: only what the licenses of the sources allow us to pass on.
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { effectiveFacts, type Fact } from "#db/directories/facts.ts";
import { readFacts } from "#db/directories/stored.ts";
import { directories, directoryVisits, submissions } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";
import { utcDay } from "#shared/time.ts";

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

/** Further fields, each only if the license of its fact allows it. */
const licensedFields = [
  "submitUrl",
  "countries",
  "niches",
  "pricing",
  "feeFrom",
  "linkKind",
  "linkCondition",
  "dr",
  "referringSubnets",
  "accountRequired",
  "reviewDaysMin",
  "reviewDaysMax",
] as const;

export const publicColumns = [
  "slug",
  "name",
  "url",
  "category",
  ...licensedFields,
  "lastCheck",
  "lastCheckedAt",
] as const;
/** A row as texts; lists are separated by `|`. Missing values are empty. */
export type PublicRow = Record<(typeof publicColumns)[number], string>;

/** Licenses that allow redistribution under other terms. Share-alike licenses and unstated ones don't. */
const open = /^(CC0|CC BY \d|MIT|Apache|BSD|Unlicense)/;

const mayPassOn = ({ licence, origin }: Fact) => origin !== "import" || (licence !== null && open.test(licence));

/**
 * Lists the confirmed directories by slug. Official registers are left out: their database is under the ODbL, and a
 * download of it would have to be, too.
 */
export const listPublicRows = async (db: Db): Promise<PublicRow[]> => {
  const rows = await db
    .select()
    .from(directories)
    .where(
      and(
        ne(directories.status, "closed"),
        ne(directories.standing, "unconfirmed"),
        eq(directories.listedBy, "submission"),
      ),
    )
    .orderBy(asc(directories.slug));
  const facts = await readFacts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, slug, name, url, category, lastCheck, lastCheckedAt }) => {
    const effective = effectiveFacts(facts.get(id) ?? []);
    const passedOn = licensedFields.map((field) => {
      const fact = effective.get(field);
      return [field, fact && mayPassOn(fact) ? fact.value : ""] as const;
    });
    return {
      slug,
      name,
      url,
      category,
      ...(Object.fromEntries(passedOn) as Record<(typeof licensedFields)[number], string>),
      lastCheck: lastCheck ?? "",
      lastCheckedAt: lastCheckedAt ? utcDay(lastCheckedAt) : "",
    };
  });
};
