import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, getTableName, sql } from "drizzle-orm";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { formerSeries, listAppliedMigrations } from "#db/applied-migrations.ts";
import { connect, type DatabaseLocation, type Db } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { backups, directoryStats, ledgerMonths, plans, users } from "#db/schema/index.ts";
import { createTestDatabase, onPostgres, testPostgres } from "#db/testing/postgres.ts";
import { unpackSnapshot } from "#db/testing/snapshot.ts";
import { createFolderStorage } from "#server/integrations/storage.ts";
import { createFactories } from "#server/testing/factories.ts";
import { createFullAccount, listOwnedTables } from "#server/testing/full-account.ts";
import { contentsOf, differences } from "./compare.ts";
import { type Manifest, verifiedManifest, writeManifest } from "./manifest.ts";
import { applyFirst } from "./migrations.ts";
import { readFiles, readTables } from "./read.ts";
import { inTransaction } from "./session.ts";
import { recordBackup, writeBackup } from "./write.ts";

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "linkstead-archive-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const unusualText = "tab\there, line\nhere, \\N and \\. here, “quotes”, 🙂, a;b'c\"d";

const fill = async (db: Db) => {
  const { user } = await createFullAccount(db, new Date("2026-11-21T09:00:00Z"));
  await db.update(users).set({ name: unusualText }).where(eq(users.id, user.id));
  const { id: directoryId } = await createFactories(db).directory();
  const figures = { submitted: 4, live: 3, rejected: 1, expired: 0, lost: 0, refreshedAt: user.createdAt };
  await db.insert(directoryStats).values({ ...figures, directoryId, followShare: 0.5 });
  await db.insert(ledgerMonths).values({ ...figures, month: "2026-11", replaced: 0, isComplete: false });
  await db.insert(users).values({ email: "no-name@people.example", name: null });
};

const use = async (location: DatabaseLocation, work: (db: Db) => Promise<unknown>) => {
  const database = await connect(location);
  await work(database.db);
  await database.close();
};

const embedded = async (dataDir = newFolder()) => {
  await unpackSnapshot(dataDir);
  return { dataDir };
};

const createBackup = async (location: DatabaseLocation) => {
  const folder = join(newFolder(), "backup");
  await writeBackup(location, folder, { withFiles: true });
  return folder;
};

const restore = async (location: DatabaseLocation, folder: string, replace = false) => {
  const manifest = await verifiedManifest(folder);
  await readTables(location, folder, manifest, { replace });
  await readFiles(location, folder, manifest, createFolderStorage(join(location.dataDir, "files")), { replace });
};

/** A copy of the backup with its manifest changed. */
const changed = (edit: (manifest: Manifest) => void, original = backup) => {
  const folder = join(newFolder(), "backup");
  cpSync(original, folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Manifest;
  edit(manifest);
  writeManifest(folder, manifest);
  return folder;
};

const { count, first, last } = formerSeries;
const former = [first, ...Array.from({ length: count - 2 }, (_, at) => `former ${at}`), last];

// Created once: opening an embedded database takes most of a test's time.
const home = mkdtempSync(join(tmpdir(), "linkstead-archive-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const source = await embedded(home);
await use(source, fill);
await createFolderStorage(join(home, "files")).write(
  "images/one/640.webp",
  Uint8Array.from([0, 255, 10]),
  "image/webp",
);
writeFileSync(join(home, "secret"), "secret");
const contents = await contentsOf(source);
const backup = join(home, "backup");
await writeBackup(source, backup, { withFiles: true });

describe("a backup of the embedded database", () => {
  test("restores the same rows, images and secret, and replaces existing data", async () => {
    const target = await embedded();
    await restore(target, backup, true);
    expect(differences(contents, await contentsOf(target))).toEqual([]);
    expect(contents.rows).toMatchObject({ users: 2, projects: 1 });
    expect(Number(contents.hashes["foreign keys"])).toBeGreaterThan(50);
    const filled = [...listOwnedTables(), directoryStats, ledgerMonths].map(getTableName);
    expect(filled.filter((name) => !contents.rows[name])).toEqual([]);
    expect(Object.keys(contents.hashes).slice(-2)).toEqual(["files/images/one/640.webp", "secret"]);
  });

  test("is rejected with a changed byte, a missing file or a path outside the backup", async () => {
    const damaged = changed(() => {});
    const table = join(damaged, "tables", "users.copy.zst");
    const bytes = readFileSync(table);
    writeFileSync(table, bytes.with(-1, (bytes.at(-1) ?? 0) ^ 1));
    await expect(verifiedManifest(damaged)).rejects.toThrow("tables/users.copy.zst has changed");
    rmSync(table);
    await expect(verifiedManifest(damaged)).rejects.toThrow("tables/users.copy.zst is missing");
    writeFileSync(table, bytes);
    await verifiedManifest(damaged);
    const escaping = changed(({ parts }) => {
      parts["files/../../out"] = { bytes: 0, sha256: "0".repeat(64) };
    });
    await expect(verifiedManifest(escaping)).rejects.toThrow("files/../../out");
  });

  test("is recorded, for the setup checklist", async () => {
    const location = await embedded();
    await recordBackup(location, { rows: 12, bytes: 345 });
    await use(location, async (db) =>
      expect(await db.select().from(backups)).toMatchObject([{ rows: 12, bytes: 345 }]),
    );
  });

  test("fails while a server uses the folder, and for a folder without a database", async () => {
    const server = await connect(source);
    const target = newFolder();
    await expect(writeBackup(source, join(target, "one"), { withFiles: true })).rejects.toThrow("is in use by process");
    await server.close();
    const emptyLocation = { dataDir: newFolder() };
    await expect(writeBackup(emptyLocation, join(target, "two"), { withFiles: true })).rejects.toThrow(
      "There is no database",
    );
    expect(readdirSync(target)).toEqual([]);
  });

  test("is rejected if it has only a part of the former migrations", async () => {
    const old = changed(({ migrations }) => void migrations.splice(0, migrations.length, ...former.slice(0, -1)));
    await expect(restore({ dataDir: newFolder() }, old, true)).rejects.toThrow("created by another version");
  });

  test("is rejected if it was created by a newer version", async () => {
    const newer = changed(({ migrations }) => void migrations.push("0".repeat(64)));
    await expect(restore({ dataDir: newFolder() }, newer, true)).rejects.toThrow("created by another version");
  });
});

const onServer = async (end: (drop: () => Promise<void>) => void) => {
  const database = await createTestDatabase();
  end(database.drop);
  // A process with a bucket and a JWT_SECRET never creates the data folder.
  return { dataDir: join(home, crypto.randomUUID()), databaseUrl: database.url };
};

const restored = testPostgres ? await onServer(afterAll) : source;
if (testPostgres) await restore(restored, backup);
const moved = await contentsOf(restored);

describe.skipIf(!testPostgres)(onPostgres("with Postgres"), () => {
  test("moves data from the embedded database to Postgres, and on to another database", async () => {
    const next = await onServer(onTestFinished);
    await restore(next, await createBackup(restored));
    expect(differences(contents, moved)).toEqual([]);
    expect(differences(moved, await contentsOf(next))).toEqual([]);
    await use(next, async (db) => {
      const [row] = await db.select({ fresh: sql<boolean>`nextval('plans_id_seq')::int > max(id)` }).from(plans);
      expect(row, "a new plan gets a new id").toEqual({ fresh: true });
    });
  });

  test("rejects a database that is not empty, and leaves the data unchanged when a restore fails", async () => {
    await use(restored, (db) => db.delete(users));
    const before = await contentsOf(restored);
    expect(differences(contents, before)).toContain("users: 2 rows became 0");
    expect(differences(contents, { ...contents, hashes: {} })).toContain("secret: missing");
    await expect(restore(restored, backup)).rejects.toThrow("is not empty");
    const short = changed(({ tables }) => {
      const last = tables.at(-1);
      if (last) last.rows += 1;
    });
    await expect(restore(restored, short, true)).rejects.toThrow("rows instead of");
    expect(differences(before, await contentsOf(restored))).toEqual([]);
  });

  test.each([
    ["an older version", undefined],
    ["the last version with the former migrations", former],
  ])("restores a backup of %s to its tables, then migrates them", async (_, hashes) => {
    const [old, now] = [await onServer(onTestFinished), await onServer(onTestFinished)];
    await inTransaction(old, "write", async (session) => {
      await applyFirst(session, 1);
      await session.rows("insert into users (id, email) values (gen_random_uuid(), 'early@people.example')");
    });
    const own = await createBackup(old);
    const asWas = changed(({ migrations }) => void (hashes && migrations.splice(0, migrations.length, ...hashes)), own);
    await restore(now, asWas);
    const database = await connect(now);
    await migrate(database);
    expect(await database.db.select({ email: users.email }).from(users)).toEqual([{ email: "early@people.example" }]);
    await database.close();
    const { length } = await inTransaction(now, "read", ({ rows }) => listAppliedMigrations(rows));
    expect(length).toBe(readdirSync("db/migrations").filter((name) => name.endsWith(".sql")).length);
  });

  test("replaces a database of an older version, with tables that this one no longer has", async () => {
    const old = await onServer(onTestFinished);
    await inTransaction(old, "write", async (session) => {
      await applyFirst(session, 1);
      await session.rows("create table mention_counts (count int)");
    });
    await restore(old, backup, true);
    expect(differences(contents, await contentsOf(old))).toEqual([]);
  });

  test("replaces nothing while a server is connected or the database has other tables", async () => {
    const server = await connect(restored);
    await server.db.execute(sql`create table "other table" (id int)`);
    await expect(restore(restored, backup, true)).rejects.toThrow("tables of another application (other table)");
    await server.db.execute(sql`drop table "other table"`);
    await expect(restore(restored, backup, true)).rejects.toThrow("Stop the servers first");
    await server.close();
  });
});
