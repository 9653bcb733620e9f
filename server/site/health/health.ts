import { sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";

const timeoutMs = 2_000;

/** Whether the database responds within two seconds. */
export const isDatabaseReady = async (db: Db) => {
  const late = Promise.withResolvers<false>();
  const timer = setTimeout(() => late.resolve(false), timeoutMs);
  const answered = Promise.resolve(db.execute(sql`select 1`)).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
