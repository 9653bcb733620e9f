// Starts the built server as a deployment does: wrongly configured, stopped early, and several processes at once.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  createTestDatabase,
  onPostgres,
  openTestConnection,
  runStatements,
  testPostgres,
} from "#db/testing/postgres.ts";
import { landingPlans } from "#shared/billing/default-plans.ts";
import { startBuiltServer } from "./testing/built-server.ts";

/** Runs the server until it exits by itself or, at the time of `until`, on SIGTERM. */
const runServer = async (env: Record<string, string>, until?: () => Promise<boolean>) => {
  const folder = mkdtempSync(join(tmpdir(), "linkstead-main-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const DATA_DIR = join(folder, "data");
  const child = Bun.spawn([process.execPath, "dist/server/main.js"], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", PORT: "0", CHECKS: "off", DATA_DIR, ...env },
    stdout: "pipe",
    stderr: "pipe",
  });
  onTestFinished(() => child.kill("SIGKILL"));
  if (until) {
    await expect.poll(until).toBe(true);
    child.kill("SIGTERM");
  }
  const [stdout, stderr] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  return { code: await child.exited, stdout, stderr };
};

test("without its required variables, exits with one message that names them, without a stack", async () => {
  const { code, stdout, stderr } = await runServer({});
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(
    /^Invalid environment:\nRequired in production:\n {2}SITE_URL: .*\n {2}DATABASE_URL: .*\n {2}JWT_SECRET: /,
  );
  expect(stderr).not.toMatch(/^\s+at /m);
});

test("exits with a message if the data folder is not writable", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "linkstead-main-")), "file");
  onTestFinished(() => rmSync(join(file, ".."), { recursive: true }));
  writeFileSync(file, "");
  const { code, stdout, stderr } = await runServer({ EMBEDDED: "yes", DATA_DIR: join(file, "data") });
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toContain(`The data folder ${join(file, "data")} is not writable`);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test("exits with a message if the database is not reachable", async () => {
  const env = {
    SITE_URL: "http://localhost:3000",
    JWT_SECRET: "x".repeat(32),
    DATABASE_URL: "postgres://linkstead:leaked-password@127.0.0.1:1/linkstead",
  };
  const { code, stderr } = await runServer(env);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The database at 127\.0\.0\.1:1 can't be reached/);
  expect(stderr).not.toMatch(/leaked-password|^\s+at /m);
});

describe.skipIf(!testPostgres)(onPostgres("a server that migrates"), () => {
  test("SIGTERM during the migration ends the process with 0", async () => {
    const database = await createTestDatabase();
    onTestFinished(database.drop);
    const { query, close } = openTestConnection(database.url);
    onTestFinished(close);
    // Another process migrates until the end of the test.
    await query("select pg_advisory_lock(hashtext('linkstead migrations'))");
    const isMigrating = async () =>
      (
        await query(
          "select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())",
        )
      ).length > 0;
    const env = { SITE_URL: "http://localhost:3000", JWT_SECRET: "x".repeat(32), DATABASE_URL: database.url };
    const { code, stdout } = await runServer(env, isMigrating);
    expect(code).toBe(0);
    expect(stdout).toContain("Stopping.");
    expect(stdout).not.toContain("Serving.");
  });
});

describe.skipIf(!testPostgres)(onPostgres("of three servers that start at once on an empty Postgres"), () => {
  test("each starts, and migrations, plans and admin are created once", async () => {
    const database = await createTestDatabase();
    onTestFinished(database.drop);
    const env = {
      DATABASE_URL: database.url,
      JWT_SECRET: "of all three processes, 32 bytes",
      ADMIN_EMAIL: "first@people.example",
      ADMIN_PASSWORD: "a long password",
      // Prints errors, such as a lock conflict or a duplicate row.
      LOG_LEVEL: "error",
    };
    const started = await Promise.allSettled([1, 2, 3].map(() => startBuiltServer(env)));
    const servers = started.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
    onTestFinished(async () => void (await Promise.all(servers.map(({ stop }) => stop()))));
    expect(started.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled"]);
    const [counts] = await runStatements(
      database.url,
      `select (select count(*)::int from plans) plans, (select count(*)::int from users) users,
        (select count(*)::int - count(distinct hash)::int from drizzle.__drizzle_migrations) twice`,
    );
    expect(counts).toEqual({ plans: landingPlans.length, users: 1, twice: 0 });
  });
});
