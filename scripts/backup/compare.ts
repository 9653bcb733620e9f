// Reads a database and data folder in a comparable form, for the backup drill and the tests. The restore does not use
// it.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { listAppliedMigrations } from "#db/applied-migrations.ts";
import type { DatabaseLocation } from "#db/connect.ts";
import {
  countRows,
  inTransaction,
  listCounters,
  listForeignKeys,
  listTables,
  quoted,
  useStandardFormats,
} from "./session.ts";
import { imageFilesIn } from "./write.ts";

export type Contents = {
  tables: Record<string, { rows: number; sha256: string }>;
  counters: Record<string, number>;
  migrations: number;
  foreignKeys: number;
  /** Images and the secret, by path in the data folder. */
  files: Record<string, Buffer>;
};

export const contentsOf = async (location: DatabaseLocation): Promise<Contents> => ({
  ...(await inTransaction(location, "read", async (session) => {
    await useStandardFormats(session);
    const tables: Contents["tables"] = {};
    for (const table of await listTables(session)) {
      const hash = createHash("sha256");
      const rows = `select ${table.columns.map(quoted).join(", ")} from public.${quoted(table.name)}`;
      // Rows have no defined order, and collations differ between machines.
      for await (const chunk of await session.copyOut(`(select * from (${rows}) r order by r::text collate "C")`))
        hash.update(chunk);
      tables[table.name] = { rows: await countRows(session, table), sha256: hash.digest("hex") };
    }
    return {
      tables,
      counters: Object.fromEntries((await listCounters(session)).map(({ name, value }) => [name, value])),
      migrations: (await listAppliedMigrations(session.rows)).length,
      foreignKeys: (await listForeignKeys(session)).length,
    };
  })),
  files: await filesOf(location.dataDir),
});

const filesOf = async (dataDir: string) => {
  const files: Contents["files"] = {};
  const paths = imageFilesIn(dataDir);
  if (existsSync(join(dataDir, "secret"))) paths.push("secret");
  for (const path of paths) files[path] = Buffer.from(await Bun.file(join(dataDir, path)).arrayBuffer());
  return files;
};

/** Describes the differences between the two; empty if they are equal. */
export const differences = (one: Contents, other: Contents) => {
  const result: string[] = [];
  for (const name of new Set([...Object.keys(one.tables), ...Object.keys(other.tables)])) {
    const [before, after] = [one.tables[name], other.tables[name]];
    if (before?.rows !== after?.rows) result.push(`${name}: ${before?.rows} rows became ${after?.rows}`);
    else if (before?.sha256 !== after?.sha256) result.push(`${name}: same number of rows, different contents`);
  }
  for (const path of new Set([...Object.keys(one.files), ...Object.keys(other.files)])) {
    const [before, after] = [one.files[path], other.files[path]];
    if (!before || !after || !before.equals(after))
      result.push(`${path}: ${before && after ? "different bytes" : "missing"}`);
  }
  for (const what of ["migrations", "foreignKeys"] as const)
    if (one[what] !== other[what]) result.push(`${what}: ${one[what]} became ${other[what]}`);
  if (!Bun.deepEquals(one.counters, other.counters)) result.push("the sequences differ");
  return result;
};
