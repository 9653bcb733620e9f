// Checks which migrations a backup has, and applies exactly those to an empty database.
import { compareMigrations, hasFormerSeries, migrationProblem, ownMigrations } from "#db/applied-migrations.ts";
import type { Session } from "./session.ts";

/**
 * Returns how many migrations of this version a backup has. Throws unless its hashes match the first ones, or are the complete
 * former series.
 */
export const countMigrations = (hashes: string[]) => {
  if (hashes.length && !migrationProblem(compareMigrations(hashes))) return hasFormerSeries(hashes) ? 1 : hashes.length;
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
