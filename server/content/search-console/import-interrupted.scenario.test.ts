import { describe, expect, test } from "vitest";
import { connect } from "#db/connect.ts";
import { searchConnections, searchDays, searchFigures } from "#db/schema/index.ts";
import { createTestDatabase, onPostgres, testPostgres } from "#db/testing/postgres.ts";
import { createSecretBox } from "../../security/secret-box.ts";
import { createFactories } from "../../testing/factories.ts";
import { createSearchConsoleStandIn, searchToken } from "../../testing/stand-ins/search-console.ts";
import { addDays } from "./pacific-day.ts";

const startedAt = new Date("2026-11-21T12:00:00Z");
const lastDay = "2026-11-20";
const dayCount = 120;
/** The killings, by the number of queries that the stand-in has answered: before, between and after the calls of a day. */
const killAt = [1, 2, 30, 31, 150, 229];
const secretsKey = "a key of the scenario, long enough";
const property = "sc-domain:parcelo.example";

const entries = Array.from({ length: dayCount }, (_, ago) => ago).flatMap((ago) =>
  ["a", "b", "c"].map((name, at) => ({
    day: addDays(lastDay, -ago),
    page: `https://parcelo.example/${name}`,
    query: `parcel ${name}`,
    clicks: at,
    impressions: 10,
    position: 5 + at,
  })),
);

describe.skipIf(!testPostgres)(onPostgres("an import in processes that are killed"), () => {
  test("loses no day, and counts none twice", async () => {
    const google = createSearchConsoleStandIn({ [property]: entries });
    let running: Bun.Subprocess | undefined;
    let queries = 0;
    google.onQuery = () => {
      queries++;
      if (killAt.includes(queries)) running?.kill("SIGKILL");
    };
    const testDatabase = await createTestDatabase();
    const { db, migrate, close } = await connect({ databaseUrl: testDatabase.url, dataDir: "" });
    /** Each starts after the lease of the one before. */
    const startProcess = (number: number) =>
      Bun.spawn([process.execPath, "server/testing/job-process.ts", "import-search"], {
        env: {
          ...process.env,
          ...google.variables,
          DATABASE_URL: testDatabase.url,
          SECRETS_KEY: secretsKey,
          CLOCK: new Date(startedAt.getTime() + number * 6 * 60_000).toISOString(),
        },
        stderr: "inherit",
      });
    try {
      await migrate();
      const create = createFactories(db);
      const owner = await create.user({ isAdmin: true });
      const project = await create.project({ ownerId: owner.id, url: "https://parcelo.example" });
      const id = Bun.randomUUIDv7();
      const secret = createSecretBox({ current: secretsKey }).seal(searchToken, id);
      await create.searchConnection({
        id,
        projectId: project.id,
        property,
        secret,
        connectedBy: owner.id,
        nextImportAt: startedAt,
      });
      for (const [number] of killAt.entries()) {
        running = startProcess(number);
        await running.exited;
        expect(running.signalCode).toBe("SIGKILL");
        const days = await db.$count(searchDays);
        // A day and its figures are there together.
        expect(await db.$count(searchFigures)).toBe(days * 6);
      }
      const both = [startProcess(killAt.length), startProcess(killAt.length)];
      expect(await Promise.all(both.map(({ exited }) => exited))).toEqual([0, 0]);
      const days = await db.select().from(searchDays);
      expect(days.map(({ day }) => day).sort()).toEqual([...new Set(entries.map(({ day }) => day))].sort());
      expect(new Set(days.map(({ clicks, impressions }) => `${clicks} ${impressions}`))).toEqual(new Set(["3 30"]));
      expect(await db.$count(searchFigures)).toBe(dayCount * 6);
      expect(await db.select().from(searchConnections)).toMatchObject([{ problem: null, daysLeft: null, attempts: 0 }]);
    } finally {
      google.stop();
      await close();
      await testDatabase.drop();
    }
  });
});
