import { ownMigrations } from "../applied-migrations.ts";

/** The statements of a table's migration that fill it from existing rows. */
export const sumsOf = (name: string) =>
  ownMigrations()
    .flatMap(({ sql }) => sql.map((statement) => statement.replace(/^\s*(--.*\n)+/, "").trim()))
    .filter((statement) => statement.startsWith(`INSERT INTO "${name}"`));
