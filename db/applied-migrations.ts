// Compares the migrations that a database or a backup has with those of this version.
import { readMigrationFiles } from "drizzle-orm/migrator";
import { StartupError } from "./startup-error.ts";

/** Relative to the project root, where every command runs, so that it also works for the built server. */
export const migrationsFolder = "db/migrations";

/** Returns this version's migrations, in the order in which they are applied. */
export const ownMigrations = () => readMigrationFiles({ migrationsFolder });

/** Runs one statement and returns its rows. */
type Query = <Row>(statement: string) => Promise<Row[]>;

/** Returns the hashes of the migrations that a database has, in the order in which they were applied. */
export const listAppliedMigrations = async (query: Query) => {
  const [table] = await query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  );
  if (!table?.name) return [];
  const rows = await query<{ hash: string }>("select hash from drizzle.__drizzle_migrations order by created_at, id");
  return rows.map(({ hash }) => hash);
};

export type MigrationState =
  | { state: "current" }
  | { state: "pending"; count: number }
  /** All of ours are applied, and others after them. */
  | { state: "newer"; count: number }
  /** The migration at this position, counted from 1, was changed, removed or added after the database had been migrated. */
  | { state: "different"; position: number };

export const compareMigrations = (applied: string[], own = ownMigrations().map(({ hash }) => hash)): MigrationState => {
  const different = applied.findIndex((hash, at) => at < own.length && own[at] !== hash);
  if (different >= 0) return { state: "different", position: different + 1 };
  if (applied.length > own.length) return { state: "newer", count: applied.length - own.length };
  return applied.length < own.length ? { state: "pending", count: own.length - applied.length } : { state: "current" };
};

/** Returns why the migrator must not run, and what to do instead. Undefined if it may. */
export const migrationProblem = (state: MigrationState) => {
  if (state.state === "newer")
    return `The database was migrated by a newer version (migrations that this version doesn't have: ${state.count}). Start that version, or restore a backup that this version created.`;
  if (state.state === "different")
    return `The database was migrated by another version: its migration ${state.position} is not the one of this version. Start the version that migrated it, or restore a backup that this version created.`;
  return undefined;
};

/** Throws if the database has migrations that this version doesn't have: the migrator would skip ours or fail halfway. */
export const checkAppliedMigrations = async (query: Query) => {
  const problem = migrationProblem(compareMigrations(await listAppliedMigrations(query)));
  if (problem) throw new StartupError(problem);
};
