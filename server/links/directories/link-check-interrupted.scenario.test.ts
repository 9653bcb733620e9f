import { describe, expect, test } from "vitest";
import { connect } from "#db/connect.ts";
import { directories } from "#db/schema/index.ts";
import { createTestDatabase, onPostgres, patience, testPostgres } from "#db/testing/postgres.ts";
import { importDirectoriesAt } from "./testing/create-directory.ts";

const hostCount = 60;
const startedAt = new Date("2026-11-21T09:00:00Z");
const after = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000);

describe.skipIf(!testPostgres)(onPostgres("link checks by several processes"), () => {
  test("visit each directory once although one process was killed and two continued concurrently", async () => {
    const pages: string[] = [];
    const robots: string[] = [];
    let running: Bun.Subprocess | undefined;
    const server = Bun.serve({
      port: 0,
      hostname: "0.0.0.0",
      fetch: ({ headers, url }) => {
        const host = headers.get("host") ?? "";
        if (url.endsWith("/robots.txt")) {
          robots.push(host);
          return new Response("User-agent: *\nAllow: /");
        }
        pages.push(host);
        if (pages.length === hostCount / 2) running?.kill("SIGKILL");
        return new Response("<title>Shops</title>", { headers: { "content-type": "text/html" } });
      },
    });
    const hosts = Array.from({ length: hostCount }, (_, at) => `127.2.0.${at + 1}:${server.port}`);
    const testDatabase = await createTestDatabase();
    const database = await connect({ databaseUrl: testDatabase.url, dataDir: "" }, patience);
    const startProcess = (clock: Date) => {
      const childEnv = {
        DATABASE_URL: testDatabase.url,
        FETCH_ALLOW: hosts.join(),
        CLOCK: clock.toISOString(),
      };
      const env = { ...process.env, ...childEnv };
      return Bun.spawn([process.execPath, "server/testing/job-process.ts", "check-directories"], {
        env,
        stderr: "inherit",
      });
    };
    const listChecked = () => database.db.select().from(directories);
    try {
      // Without the catalogue's own directories.
      await database.migrate();
      await importDirectoriesAt(
        database.db,
        hosts.map((host) => ({ url: `http://${host}/` })),
      );
      // The first process reads robots.txt everywhere, the second one is killed while it visits the pages.
      expect(await startProcess(startedAt).exited).toBe(0);
      running = startProcess(after(10));
      await running.exited;
      expect(running.signalCode).toBe("SIGKILL");
      const checkedAtKill = (await listChecked()).filter(({ lastCheck }) => lastCheck === "alive");
      const hostsAtKill = new Set(checkedAtKill.map(({ url }) => new URL(url).host));
      expect(hostsAtKill.size).toBeGreaterThan(hostCount / 4);
      expect(hostsAtKill.size).toBeLessThan(hostCount * 0.75);
      // The killed process held leases of two minutes.
      const both = [startProcess(after(180)), startProcess(after(180))];
      expect(await Promise.all(both.map(({ exited }) => exited))).toEqual([0, 0]);

      expect((await listChecked()).filter(({ lastCheck }) => lastCheck !== "alive")).toEqual([]);
      expect(robots.toSorted()).toEqual(hosts.toSorted());
      const visits = Map.groupBy(pages, (host) => host);
      expect(hosts.filter((host) => !visits.has(host))).toEqual([]);
      const visitedTwice = [...visits].flatMap(([host, requests]) => (requests.length > 1 ? [host] : []));
      expect(visitedTwice.filter((host) => hostsAtKill.has(host))).toEqual([]);
      // Only requests that were sent but not recorded when the process died are repeated.
      expect(visitedTwice.length).toBeLessThanOrEqual(8);
    } finally {
      server.stop(true);
      await database.close();
      await testDatabase.drop();
    }
  });
});
