import { expect, onTestFinished, test } from "vitest";
import { compareMigrations, formerSeries, listAppliedMigrations, ownMigrations } from "./applied-migrations.ts";
import { onPGlite } from "./connect.ts";
import { openPGlite } from "./pglite.ts";
import { StartupError } from "./startup-error.ts";
import { openSnapshot } from "./testing/snapshot.ts";

test.each([
  ["a new database", [], { state: "pending", count: 3 }],
  ["an older version", ["a", "b"], { state: "pending", count: 1 }],
  ["this version", ["a", "b", "c"], { state: "current" }],
  ["a newer version", ["a", "b", "c", "d", "e"], { state: "newer", count: 2 }],
  ["a version whose second migration was changed", ["a", "B"], { state: "different", position: 2 }],
  ["a version without the second migration", ["a", "c"], { state: "different", position: 2 }],
])("recognizes the migrations of %s", (_, applied, state) => {
  expect(compareMigrations(applied, ["a", "b", "c"])).toEqual(state);
});

const { count, first, last } = formerSeries;
const former = [first, ...Array.from({ length: count - 2 }, (_, at) => `former ${at}`), last];

test.each([
  ["the whole former series", former, { state: "pending", count: 2 }],
  ["the former series without its last migration", former.slice(0, -1), { state: "former" }],
  ["a migration after the former series", [...former, "foreign"], { state: "former" }],
])("recognizes %s", (_, applied, state) => {
  expect(compareMigrations(applied, ["a", "b", "c"])).toEqual(state);
});

/** A database as the former series left it: with the tables of our first migration, and none of later ones. */
const openFormer = async () => {
  const pglite = await openPGlite();
  for (const statement of ownMigrations()[0]?.sql ?? []) await pglite.exec(statement);
  await pglite.exec(
    "create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  return pglite;
};

test("adopts a database with the whole former series, and keeps its rows", async () => {
  const pglite = await openFormer();
  const database = await onPGlite(pglite);
  onTestFinished(() => database.close());
  const record = async (hashes: string[]) => {
    await pglite.exec("delete from drizzle.__drizzle_migrations");
    for (const [at, hash] of hashes.entries())
      await pglite.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [hash, at]);
  };
  const query = async <Row>(statement: string) => (await pglite.query<Row>(statement)).rows;
  await pglite.exec("insert into users (id, email) values (gen_random_uuid(), 'early@people.example')");

  await record(former.slice(0, -1));
  await expect(database.migrate()).rejects.toThrow(/Start version 0\.1\.1 once, .* then this one/);
  await record(former);
  await database.migrate();
  expect(await listAppliedMigrations(query)).toEqual(ownMigrations().map(({ hash }) => hash));
  await database.migrate();
  expect(await query("select email from users")).toEqual([{ email: "early@people.example" }]);
});

test("a database of a newer or changed version is not migrated, with a message that says what to do", async () => {
  const pglite = await openSnapshot();
  const database = await onPGlite(pglite);
  onTestFinished(() => database.close());
  await database.migrate();
  const last = ownMigrations().length;

  await pglite.exec("insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9e15)");
  await expect(database.migrate()).rejects.toThrow(StartupError);
  await expect(database.migrate()).rejects.toThrow(/a newer version .* Start that version, or restore a backup/);

  // As if the last migration had been rewritten after this database ran it.
  await pglite.exec("delete from drizzle.__drizzle_migrations where hash = 'newer'");
  await pglite.exec(`update drizzle.__drizzle_migrations set hash = 'rewritten' where id = ${last}`);
  await expect(database.migrate()).rejects.toThrow(`its migration ${last} is not the one of this version`);
});
