import { sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { columnNames, exportRow } from "#db/directories/data-files.ts";
import { readFacts } from "#db/directories/stored.ts";
import { rowBatches } from "#db/queries/batches.ts";
import { directories } from "#db/schema/index.ts";

/** Columns of an export: an import reads all but the last two. */
export const exportColumns = [...Object.values(columnNames), "source", "last_check", "last_checked_at"];

/** Yields all directories in batches, as rows of CSV. The sources are those of the values in effect. */
export async function* exportDirectories(db: Db): AsyncGenerator<Record<string, string>[]> {
  for await (const batch of rowBatches(db, directories, sql`true`, [])) {
    const rows = batch as (typeof directories.$inferSelect)[];
    const facts = await readFacts(
      db,
      rows.map(({ id }) => id),
    );
    yield rows.map((row) => ({
      ...exportRow(facts.get(row.id) ?? []),
      last_check: row.lastCheck ?? "",
      last_checked_at: row.lastCheckedAt?.toISOString() ?? "",
    }));
  }
}
