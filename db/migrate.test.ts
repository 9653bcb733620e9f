import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { landingPlans } from "#shared/billing/default-plans.ts";
import { connect } from "./connect.ts";
import { migrate } from "./migrate.ts";
import { plans } from "./schema/index.ts";
import { createTestDatabase, onPostgres, patience, testPostgres } from "./testing/postgres.ts";

describe.skipIf(!testPostgres)(onPostgres("processes that migrate one Postgres"), () => {
  const start = async () => {
    const testDatabase = await createTestDatabase();
    const databases = await Promise.all(
      [1, 2, 3, 4].map(() => connect({ databaseUrl: testDatabase.url, dataDir: "" }, patience)),
    );
    onTestFinished(async () => {
      await Promise.all(databases.map(({ close }) => close()));
      await testDatabase.drop();
    });
    const [first, second] = databases;
    if (!first || !second) throw new Error("There are no connections.");
    return { databases, first, second, connections: testDatabase.connections };
  };

  test("run each migration once", async () => {
    const { databases, first } = await start();
    await Promise.all(databases.map(migrate));
    const [twice] = await first.db
      .select({ migrations: sql<number>`count(*)::int - count(distinct hash)::int` })
      .from(sql`drizzle.__drizzle_migrations`);
    expect({ ...twice, plans: await first.db.$count(plans) }).toEqual({ migrations: 0, plans: landingPlans.length });
  });

  test("create the default plans once: a second process waits for the first", async () => {
    const { first, second, connections } = await start();
    let waiting: Promise<void> | undefined;
    await first.migrate(async (db) => {
      await db.insert(plans).values([...landingPlans]);
      let done = false;
      waiting = migrate(second).finally(() => {
        done = true;
      });
      const isWaiting = async () =>
        (await connections()).filter(({ query }) => /^select pg_advisory_lock/.test(query)).length > 0;
      await expect.poll(async () => done || (await isWaiting())).toBe(true);
      expect(done).toBe(false);
    });
    await waiting;
    expect(await first.db.$count(plans)).toBe(landingPlans.length);
  });
});
