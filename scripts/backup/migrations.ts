// Reads which migrations a database has, and applies exactly those to a new one.
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Session } from "./session.ts";
import { hasTable } from "./tables.ts";

const ownMigrations = () => readMigrationFiles({ migrationsFolder: "db/migrations" });

/** Returns the hashes of the applied migrations, in order. */
export const appliedMigrations = async (session: Session) => {
  if (!(await hasTable(session, "drizzle.__drizzle_migrations"))) return [];
  const rows = await session.rows<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by created_at, id",
  );
  return rows.map(({ hash }) => hash);
};

/** Throws unless the hashes match the first migrations of this version. */
export const checkMigrations = (hashes: string[]) => {
  const own = ownMigrations();
  if (hashes.length && hashes.every((hash, at) => own[at]?.hash === hash)) return;
  throw new Error(
    "The backup was created by another version: it has migrations that this version doesn't have. Restore it with the version that created it, then upgrade.",
  );
};

/** Applies the first `count` migrations to an empty database and records them as drizzle does. */
export const applyFirst = async ({ rows }: Session, count: number) => {
  await rows(`
    create schema if not exists drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql, hash, folderMillis } of ownMigrations().slice(0, count)) {
    for (const statement of sql) await rows(statement);
    await rows(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${folderMillis})`);
  }
};
