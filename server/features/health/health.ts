import { sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";

const patienceMs = 2_000;

/** Whether the database answers in time. */
export const databaseAnswers = async (db: Db) => {
  const late = Promise.withResolvers<false>();
  const timer = setTimeout(() => late.resolve(false), patienceMs);
  const asked = Promise.resolve(db.execute(sql`select 1`)).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([asked, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
