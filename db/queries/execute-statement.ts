import { sql } from "drizzle-orm";
import type { Db } from "../connect.ts";

/** Lets pg-boss run its own statements, which have `$1` placeholders, in a transaction of ours. */
export const executeIn = (db: Db) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const parts = text
      .split(/\$(\d+)/)
      .map((part, at) => (at % 2 ? sql.param(values[Number(part) - 1]) : sql.raw(part)));
    return (await db.execute(sql.join(parts))) as unknown as { rows: Record<string, unknown>[] };
  },
});
