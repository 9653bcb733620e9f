import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { directories, directoryStats, submissions } from "#db/schema/index.ts";
import type { DirectoryQuery } from "#shared/links/directories.ts";
import { offsetOf } from "#shared/pagination.ts";
import type { User } from "../../access/user.ts";
import { getOwnProject } from "../../workspace/projects/projects.ts";
import { rateFit } from "../fit/fit.ts";
import { hasNoSubmission, isFitting, rankByFit, ratedColumns } from "../fit/fitting.ts";
import { loadProfile, type Profile } from "../fit/profile.ts";
import { directoryColumns, filterOf, orderOf, toDirectory } from "./list-directories.ts";

type Query = Omit<DirectoryQuery, "projectId">;

/** Lists directories with their fit for a project and the state of its submissions. Throws Problem `not-found`. */
export const listForProject = async (db: Db, viewer: User, projectId: string, query: Query) => {
  const project = await getOwnProject(db, viewer, projectId);
  const profile = await loadProfile(db, project.id);
  const excludedIds = [...profile.excludedDirectoryIds];
  const where = and(
    filterOf(query, viewer),
    query.fits && and(isFitting(profile), hasNoSubmission(db, project.id)),
    query.excluded && inArray(directories.id, excludedIds),
  );
  const ids = query.sort === "fit" ? await idsByFit(db, profile, where, query) : await idsInOrder(db, where, query);
  const states = await statesOf(db, project.id, ids);
  const rows = await db
    .select({ row: directoryColumns, observed: ratedColumns.observed })
    .from(directories)
    .leftJoin(directoryStats, eq(directoryStats.directoryId, directories.id))
    .where(inArray(directories.id, ids));
  const byId = new Map(
    rows.map(({ row, observed }) => [
      row.id,
      {
        ...toDirectory(row),
        fit: rateFit(profile, { ...row, observed }),
        isExcluded: excludedIds.includes(row.id),
        submissionState: states.get(row.id) ?? null,
      },
    ]),
  );
  return { directories: ids.flatMap((id) => byId.get(id) ?? []), total: await db.$count(directories, where) };
};

type Where = ReturnType<typeof and>;

const idsInOrder = async (db: Db, where: Where, query: Query) => {
  const rows = await db
    .select({ id: directories.id })
    .from(directories)
    .where(where)
    .orderBy(...orderOf(query))
    .limit(query.limit)
    .offset(offsetOf(query));
  return rows.map(({ id }) => id);
};

/** Rates all that match: the fit follows from rules that SQL can't express. */
const idsByFit = async (db: Db, profile: Profile, where: Where, query: Query) => {
  const rows = await db
    .select({ id: directories.id, name: directories.name, ...ratedColumns })
    .from(directories)
    .leftJoin(directoryStats, eq(directoryStats.directoryId, directories.id))
    .where(where);
  const offset = offsetOf(query);
  return rankByFit(profile, rows)
    .slice(offset, offset + query.limit)
    .map(({ id }) => id);
};

const statesOf = async (db: Db, projectId: string, directoryIds: readonly string[]) => {
  const rows = await db
    .select({ directoryId: submissions.directoryId, state: submissions.state })
    .from(submissions)
    .where(and(eq(submissions.projectId, projectId), inArray(submissions.directoryId, [...directoryIds])));
  return new Map(rows.map(({ directoryId, state }) => [directoryId, state]));
};
