// Which migrations a database has, and how to give a new one those and no later ones.
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Session } from "./session.ts";
import { hasTable } from "./tables.ts";

const ownMigrations = () => readMigrationFiles({ migrationsFolder: "db/migrations" });

/** The hashes of the migrations that the database has, in their order. */
export const appliedMigrations = async (session: Session) => {
  if (!(await hasTable(session, "drizzle.__drizzle_migrations"))) return [];
  const rows = await session.rows<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by created_at, id",
  );
  return rows.map(({ hash }) => hash);
};

/** Throws unless these are the first of the migrations that this version has. */
export const checkKnown = (hashes: string[]) => {
  const own = ownMigrations();
  if (hashes.length && hashes.every((hash, at) => own[at]?.hash === hash)) return;
  throw new Error(
    "The backup was made by another version: it has migrations that this one does not know. Restore it with the version that made it, then upgrade.",
  );
};

/** Gives an empty database the tables as they were after the first `count` migrations, told as drizzle tells them. */
export const applyFirst = async ({ rows }: Session, count: number) => {
  await rows(`
    create schema if not exists drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql, hash, folderMillis } of ownMigrations().slice(0, count)) {
    for (const statement of sql) await rows(statement);
    await rows(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${folderMillis})`);
  }
};
