import { sql } from "drizzle-orm";
import type { Db } from "../connect.ts";

/** Makes transactions with the same name run one after another, where a look-up decides what is written. */
export const lockUntilCommit = async (tx: Db, name: string) =>
  void (await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`));
