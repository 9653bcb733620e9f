import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { projects } from "#db/schema/index.ts";
import { maxTotal } from "#shared/max-total.ts";
import { type OldData, type OldDataQuery, retentionKinds } from "#shared/site/data-retention.ts";
import { addMonths } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";
import { deletedKinds, idBatches, oldRows } from "./kinds.ts";
import { countSummedVisits, projectsPerStatement } from "./visits.ts";

/** Per kind: without a match, all rows would have to be searched. */
const budgetMs = 400;

/** Counts what the next run would delete with these settings, up to 10,000 rows per kind and as far as time permits. */
export const countOldData = async (
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  query: OldDataQuery,
): Promise<OldData[]> => {
  const counts: OldData[] = [];
  for (const kind of retentionKinds) {
    const months = query[kind];
    if (months !== undefined) counts.push({ kind, ...(await countKind(db, clock(), kind, months)) });
  }
  return counts;
};

const countKind = (db: Db, now: Date, name: OldData["kind"], months: number) => {
  const kind = deletedKinds.find((deleted) => deleted.name === name);
  if (!kind)
    return countInGroups(idBatches(db, projects, projectsPerStatement), (projectIds, limit) =>
      countSummedVisits(db, now, months, { projectIds, limit }),
    );
  return countInGroups(kind.parents ? idBatches(db, kind.parents.table) : [[]], (ids, limit) => {
    const found = db
      .select({ one: sql`1`.as("one") })
      .from(kind.table as PgTable)
      .where(oldRows(db, kind, addMonths(now, -months), ids))
      .limit(limit);
    return db.$count(found.as("found"));
  });
};

type Groups = AsyncIterable<string[]> | Iterable<string[]>;

const countInGroups = async (groups: Groups, count: (ids: string[], limit: number) => Promise<number>) => {
  const startedAt = performance.now();
  let rows = 0;
  for await (const ids of groups) {
    if (performance.now() - startedAt > budgetMs) return { rows, hasMore: true };
    rows += await count(ids, maxTotal + 1 - rows);
    if (rows > maxTotal) return { rows: maxTotal, hasMore: true };
  }
  return { rows, hasMore: false };
};
