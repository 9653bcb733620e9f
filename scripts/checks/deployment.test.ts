import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { connect } from "#db/connect.ts";
import { createTestDatabase, onPostgres, runStatements, testPostgres } from "#db/testing/postgres.ts";
import { readEnv } from "#server/env.ts";
import { createSeededData } from "#server/testing/seeded-data.ts";
import { mailServer } from "#server/testing/stand-ins/mail-server.ts";
import { stripe } from "#server/testing/stand-ins/stripe.ts";
import {
  checkBackups,
  checkDatabase,
  checkSetup,
  checkStorage,
  checkVariables,
  readDeployedEnv,
} from "./deployment.ts";

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "linkstead-doctor-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const complete = {
  SITE_URL: "https://www.example.com",
  DATABASE_URL: "postgres://linkstead@127.0.0.1:1/linkstead",
  TRUST_PROXY: "true",
  SMTP_URL: "smtps://smtp.example.com",
};

test("a complete environment has no finding, and each missing variable one with its fix", () => {
  expect(checkVariables(readEnv(complete))).toEqual([{ check: "variables", ok: true, detail: expect.any(String) }]);
  for (const name of Object.keys(complete)) {
    const findings = checkVariables(readEnv({ ...complete, [name]: undefined }));
    expect(findings).toEqual([
      { check: "variables", ok: false, detail: expect.any(String), fix: expect.stringContaining(name) },
    ]);
  }
});

test("judges an installation as production, whose .env doesn't say so", () => {
  expect(readDeployedEnv(complete)).toMatchObject({ NODE_ENV: "production" });
  expect(checkVariables(readDeployedEnv({ ...complete, DATABASE_URL: undefined }))).toMatchObject([
    { ok: false, detail: expect.stringContaining("NODE_ENV=production") },
  ]);
  expect(readDeployedEnv({ NODE_ENV: "development" })).toMatchObject({ NODE_ENV: "development" });
});

test("finds storage that can't be written", async () => {
  const folder = newFolder();
  expect(await checkStorage(readEnv({ DATA_DIR: folder }))).toMatchObject({ ok: true });
  writeFileSync(join(folder, "file"), "");
  const finding = await checkStorage(readEnv({ DATA_DIR: join(folder, "file") }));
  expect(finding).toMatchObject({ check: "storage", ok: false, fix: expect.stringContaining("DATA_DIR") });
});

test("finds a database that can't be reached, without its password", async () => {
  const env = readEnv({ DATABASE_URL: "postgres://linkstead:leaked@127.0.0.1:1/linkstead" });
  const findings = await checkDatabase(env);
  expect(findings).toMatchObject([{ check: "database", ok: false, fix: expect.stringContaining("DATABASE_URL") }]);
  expect(JSON.stringify(findings)).not.toContain("leaked");
});

const searchIndexes = "select create_search_indexes()";

describe.skipIf(!testPostgres)(onPostgres("on Postgres"), () => {
  test("finds missing indexes for text search, and its fix creates them", async () => {
    const database = await createTestDatabase();
    const role = `limited_${crypto.randomUUID().slice(0, 8)}`;
    onTestFinished(async () => {
      await runStatements(database.url, `drop owned by ${role}`, `drop role ${role}`);
      await database.drop();
    });
    const { migrate, close } = await connect({ databaseUrl: database.url, dataDir: "" });
    await migrate();
    await close();
    const searchIn = async () => {
      const findings = await checkDatabase(readEnv({ DATABASE_URL: database.url }));
      return findings.find(({ check }) => check === "search");
    };
    expect(await searchIn()).toMatchObject({ ok: true });

    await runStatements(database.url, "drop extension pg_trgm cascade", "drop extension btree_gin cascade");
    await runStatements(database.url, `create role ${role}`, `set role ${role}`, searchIndexes);
    expect(await searchIn()).toMatchObject({
      ok: false,
      detail: expect.stringContaining("leads_search, feedbacks_search"),
      fix: expect.stringContaining("create extension pg_trgm; create extension btree_gin"),
    });
    await runStatements(
      database.url,
      "create schema provided",
      "create extension pg_trgm schema provided",
      searchIndexes,
    );
    expect(await searchIn()).toMatchObject({ ok: true });
  });

  test("reports version, migrations and clock", async () => {
    const database = await createTestDatabase();
    onTestFinished(database.drop);
    const env = readEnv({ DATABASE_URL: database.url });
    expect(await checkDatabase(env)).toMatchObject([
      { check: "database", ok: true, detail: expect.stringMatching(/^postgres \d/) },
      { check: "migrations", ok: false, detail: expect.stringContaining("pending") },
      { check: "clock", ok: true },
    ]);
    const { migrate, close } = await connect({ databaseUrl: database.url, dataDir: "" });
    await migrate();
    await close();
    expect((await checkDatabase(env))[1]).toMatchObject({ ok: true, detail: "up to date" });
    await runStatements(
      database.url,
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9e15)",
    );
    expect((await checkDatabase(env))[1]).toMatchObject({
      ok: false,
      detail: expect.stringContaining("newer version"),
    });
  });
});

test("finds backups that are missing or older than a night", () => {
  const folder = newFolder();
  const at = (time: string) => checkBackups(folder, new Date(time));
  expect(at("2026-11-21T03:00:00Z")).toMatchObject({ ok: false, detail: `none in ${folder}` });
  mkdirSync(join(folder, "linkstead-2026-11-20T03-00-00"));
  mkdirSync(join(folder, "linkstead-2026-11-21T03-00-00"));
  mkdirSync(join(folder, "linkstead-2026-11-24T03-00-00.part"));
  expect(at("2026-11-22T03:00:00Z")).toMatchObject({ ok: true, detail: "the newest of 2 is 24 hours old" });
  expect(at("2026-11-23T03:00:00Z")).toMatchObject({ ok: false, fix: expect.stringContaining("bun run backup") });
});

test("checks the mail server and Stripe, and says how to fix what the checklist finds", async () => {
  const dataDir = await createSeededData();
  const shop = stripe();
  const mails = mailServer(() => {});
  onTestFinished(() => {
    shop.stop();
    mails.stop();
  });
  const services = { ...shop.env, SMTP_URL: mails.url, MAIL_FROM: "Parcelo <hello@parcelo.dev>" };
  const findingsOf = (variables: Record<string, string>) => checkSetup(readEnv({ DATA_DIR: dataDir, ...variables }));
  expect(await findingsOf(services)).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ check: "mail", ok: true }),
      expect.objectContaining({ check: "stripe-key", ok: true }),
      expect.objectContaining({ check: "admin", ok: false, fix: expect.stringContaining("bun run create-admin") }),
    ]),
  );

  mails.stop();
  const findings = await findingsOf({ ...services, STRIPE_SECRET_KEY: "" });
  expect(findings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ check: "mail", ok: false, fix: expect.stringContaining("SMTP_URL=") }),
      expect.objectContaining({ check: "stripe-key", ok: false, fix: expect.stringContaining("STRIPE_SECRET_KEY=") }),
    ]),
  );
});
