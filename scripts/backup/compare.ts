// Reads a database and data folder in a comparable form, for the backup drill and the tests. The restore does not use it.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { listAppliedMigrations } from "#db/applied-migrations.ts";
import type { DatabaseLocation } from "#db/connect.ts";
import { partOf } from "./manifest.ts";
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

/** Row counts by table; hashes of tables, of images and the secret by path, and of what else a restore must keep. */
export type Contents = { rows: Record<string, number>; hashes: Record<string, string> };

export const contentsOf = async (location: DatabaseLocation) => {
  const { rows, hashes }: Contents = { rows: {}, hashes: {} };
  await inTransaction(location, "read", async (session) => {
    await useStandardFormats(session);
    for (const table of await listTables(session)) {
      const hash = createHash("sha256");
      const source = `select ${table.columns.map(quoted).join(", ")} from public.${quoted(table.name)}`;
      // Rows have no defined order, and collations differ between machines.
      for await (const chunk of await session.copyOut(`(select * from (${source}) r order by r::text collate "C")`))
        hash.update(chunk);
      rows[table.name] = await countRows(session, table);
      hashes[table.name] = hash.digest("hex");
    }
    hashes.sequences = JSON.stringify(await listCounters(session));
    hashes.migrations = String((await listAppliedMigrations(session.rows)).length);
    hashes["foreign keys"] = String((await listForeignKeys(session)).length);
  });
  const { dataDir } = location;
  for (const path of [...imageFilesIn(dataDir), "secret"])
    if (existsSync(join(dataDir, path))) hashes[path] = (await partOf(join(dataDir, path)))?.sha256 ?? "";
  return { rows, hashes };
};

/** Describes the differences between the two; empty if they are equal. */
export const differences = (one: Contents, other: Contents) =>
  [...new Set([...Object.keys(one.hashes), ...Object.keys(other.hashes)])].flatMap((name) => {
    const [before, after] = [one.rows[name], other.rows[name]];
    if (before !== after) return [`${name}: ${before} rows became ${after}`];
    if (one.hashes[name] === other.hashes[name]) return [];
    return [`${name}: ${name in one.hashes && name in other.hashes ? "different contents" : "missing"}`];
  });
