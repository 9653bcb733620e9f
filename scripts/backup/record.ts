import type { DatabaseLocation } from "#db/connect.ts";
import { inTransaction } from "./session.ts";

/** Records that a backup was written, for the owner's setup checklist. */
export const recordBackup = (location: DatabaseLocation, { rows, bytes }: { rows: number; bytes: number }) =>
  inTransaction(location, "write", (session) =>
    session.rows(`insert into backups (id, rows, bytes) values ('${Bun.randomUUIDv7()}', ${rows}, ${bytes})`),
  );
