// Starts several processes at once on an empty database, as a deployment does.
import { describe, expect, onTestFinished, test } from "vitest";
import { createTestDatabase, onPostgres, runStatements, testPostgres } from "#db/testing/postgres.ts";
import { landingPlans } from "#shared/landing/plans.ts";
import { startBuiltServer } from "./testing/built-server.ts";

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
