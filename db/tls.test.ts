import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import { describe, expect, onTestFinished, test } from "vitest";
import { connect } from "./connect.ts";
import { onPostgres, ownDatabase, testPostgres } from "./testing/postgres.ts";
import { openssl, tlsTo } from "./testing/tls.ts";

describe.skipIf(!testPostgres || !openssl)(onPostgres("a Postgres with an untrusted certificate"), () => {
  const reach = async (sslmode: string) => {
    const own = await ownDatabase();
    onTestFinished(own.drop);
    const way = await tlsTo(own.url);
    onTestFinished(way.stop);
    const database = await connect({ databaseUrl: `${way.url}?sslmode=${sslmode}`, dataDir: "" });
    onTestFinished(database.close);
    const boss = new PgBoss({ ...database.forJobs, schema: "jobs" });
    boss.on("error", () => {});
    onTestFinished(() => boss.stop({ graceful: false }));
    return { pages: () => database.db.execute(sql`select 1`), jobs: () => boss.start() };
  };

  test("serves pages and jobs with sslmode=require", async () => {
    const { pages, jobs } = await reach("require");
    await pages();
    await jobs();
  });

  test("serves neither with sslmode=verify-full", async () => {
    const { pages, jobs } = await reach("verify-full");
    await expect(pages()).rejects.toThrow();
    await expect(jobs()).rejects.toThrow(/certificate/);
  });
});
