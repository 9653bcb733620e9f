import { sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { withTimeout } from "../../limits/timeout.ts";

/** Whether the database responds within two seconds. */
export const isDatabaseReady = (db: Db) =>
  withTimeout(2_000, Promise.resolve(db.execute(sql`select 1`))).then(
    () => true,
    () => false,
  );
