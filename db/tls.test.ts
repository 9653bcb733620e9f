import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import { describe, expect, onTestFinished, test } from "vitest";
import { connect } from "./connect.ts";
import { createTestDatabase, onPostgres, testPostgres } from "./testing/postgres.ts";
import { openssl, startTlsProxy } from "./testing/tls.ts";

describe.skipIf(!testPostgres || !openssl)(onPostgres("a Postgres with an untrusted certificate"), () => {
  const connectOverTls = async (sslmode: string) => {
    const testDatabase = await createTestDatabase();
    onTestFinished(testDatabase.drop);
    const proxy = await startTlsProxy(testDatabase.url);
    onTestFinished(proxy.stop);
    const database = await connect({ databaseUrl: `${proxy.url}?sslmode=${sslmode}`, dataDir: "" });
    onTestFinished(database.close);
    const boss = new PgBoss({ ...database.forJobs, schema: "jobs" });
    boss.on("error", () => {});
    onTestFinished(() => boss.stop({ graceful: false }));
    return { pages: () => database.db.execute(sql`select 1`), jobs: () => boss.start() };
  };

  test("serves pages and jobs with sslmode=require", async () => {
    const { pages, jobs } = await connectOverTls("require");
    await pages();
    await jobs();
  });

  test("serves neither with sslmode=verify-full", async () => {
    const { pages, jobs } = await connectOverTls("verify-full");
    await expect(pages()).rejects.toThrow();
    await expect(jobs()).rejects.toThrow(/certificate/);
  });
});
