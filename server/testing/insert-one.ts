import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";

/** Inserts a row and returns it. */
export const insertOne = async <Table extends PgTable>(db: Db, table: Table, values: Table["$inferInsert"]) => {
  const [row] = await db.insert(table).values(values).returning();
  if (!row) throw new Error(`No row of ${getTableName(table)} was inserted.`);
  return row as Table["$inferSelect"];
};
