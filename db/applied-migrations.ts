// Compares the migrations that a database or a backup has with those of this version.
import { readMigrationFiles } from "drizzle-orm/migrator";
import { StartupError } from "./startup-error.ts";

/** Relative to the project root, where every command runs, so that it also works for the built server. */
export const migrationsFolder = "db/migrations";

/** Returns this version's migrations, in the order in which they are applied. */
export const ownMigrations = () => readMigrationFiles({ migrationsFolder });

/** The migrations of 0.1, which the first migration of 0.2 replaces: it creates the same tables. */
export const formerSeries = {
  lastVersion: "0.1.1",
  count: 66,
  first: "2653e77cacfc5eb51701c5a0165176fc8921d78cb331eeb3fe729b90b14d4eb0",
  last: "97a08cfd3b84aa2a7359144304c566198ba00ddd4a2f8c1fd8cde2d87845c7d2",
};

/** Tables that versions before the end of the former series had. */
export const formerTables = [
  ...["article_counts", "daily_articles", "daily_links", "daily_visits", "feedback_counts", "listed_payments"],
  ...["listed_users", "mention_counts", "page_counts", "payment_sums", "published_pages", "submission_counts"],
  ...["visit_milestones", "visit_periods", "visit_totals"],
];

/** Whether a database or a backup has all migrations of the former series, and none of ours. */
export const hasFormerSeries = (applied: readonly string[]) =>
  applied.length === formerSeries.count && applied.at(-1) === formerSeries.last;

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
  /** The former series, not all of it. */
  | { state: "former" }
  | { state: "pending"; count: number }
  /** All of ours are applied, and others after them. */
  | { state: "newer"; count: number }
  /** The migration at this position, counted from 1, was changed, removed or added after the database had been migrated. */
  | { state: "different"; position: number };

/** Compares the hashes that were applied with this version's. A complete former series counts as the first of ours. */
export const compareMigrations = (all: string[], own = ownMigrations().map(({ hash }) => hash)): MigrationState => {
  const applied = hasFormerSeries(all) ? own.slice(0, 1) : all;
  if (applied[0] === formerSeries.first) return { state: "former" };
  const different = applied.findIndex((hash, at) => at < own.length && own[at] !== hash);
  if (different >= 0) return { state: "different", position: different + 1 };
  if (applied.length > own.length) return { state: "newer", count: applied.length - own.length };
  return applied.length < own.length ? { state: "pending", count: own.length - applied.length } : { state: "current" };
};

/** Returns why the migrator must not run, and what to do instead. Undefined if it may. */
export const migrationProblem = (state: MigrationState) => {
  if (state.state === "former")
    return `The database is of a version before ${formerSeries.lastVersion}. Start version ${formerSeries.lastVersion} once, which completes its migrations, then this one.`;
  if (state.state === "newer")
    return `The database was migrated by a newer version (migrations that this version doesn't have: ${state.count}). Start that version, or restore a backup that this version created.`;
  if (state.state === "different")
    return `The database was migrated by another version: its migration ${state.position} is not the one of this version. Start the version that migrated it, or restore a backup that this version created.`;
  return undefined;
};

/**
 * Throws if the database has migrations that this version doesn't have: the migrator would skip ours or fail halfway. Adopts a
 * complete former series: its records become one of our first migration, and no row of ours changes.
 */
export const checkAppliedMigrations = async (query: Query) => {
  const applied = await listAppliedMigrations(query);
  const problem = migrationProblem(compareMigrations(applied));
  if (problem) throw new StartupError(problem);
  const [first] = ownMigrations();
  if (first && hasFormerSeries(applied))
    await query(`
      with former as (delete from drizzle.__drizzle_migrations)
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('${first.hash}', ${first.folderMillis})`);
};
