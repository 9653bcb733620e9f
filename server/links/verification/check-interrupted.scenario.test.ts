import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { connect } from "#db/connect.ts";
import { submissionChecks, submissions } from "#db/schema/index.ts";
import { createTestDatabase, onPostgres, patience, testPostgres } from "#db/testing/postgres.ts";
import { createFactories } from "../../testing/factories.ts";

const hostCount = 30;

describe.skipIf(!testPostgres)(onPostgres("checks by several processes"), () => {
  test("read each listing once although one process was killed and two continued", async () => {
    const pages: string[] = [];
    let robots = 0;
    let running: Bun.Subprocess | undefined;
    const server = Bun.serve({
      port: 0,
      hostname: "0.0.0.0",
      fetch: ({ headers, url }) => {
        if (url.endsWith("/robots.txt")) {
          robots++;
          return new Response("User-agent: *\nAllow: /");
        }
        pages.push(headers.get("host") ?? "");
        if (pages.length === hostCount / 2) running?.kill("SIGKILL");
        return new Response('<a href="https://parcelo.example/">Parcelo</a>', {
          headers: { "content-type": "text/html" },
        });
      },
    });
    const hosts = Array.from({ length: hostCount }, (_, at) => `127.9.0.${at + 1}:${server.port}`);
    const folder = mkdtempSync(join(tmpdir(), "linkstead-clock-"));
    const clockFile = join(folder, "clock");
    const testDatabase = await createTestDatabase();
    const { db, migrate, close } = await connect({ databaseUrl: testDatabase.url, dataDir: "" }, patience);
    const checked = () => db.$count(submissionChecks);
    const startProcess = () => {
      const env = {
        ...process.env,
        DATABASE_URL: testDatabase.url,
        FETCH_ALLOW: hosts.join(),
        CLOCK_OFFSET_FILE: clockFile,
      };
      const command = [process.execPath, "server/testing/job-process.ts", "check-listings"];
      return Bun.spawn(command, { env, stdin: "pipe", stderr: "inherit" });
    };
    const children: Bun.Subprocess[] = [];
    try {
      await migrate();
      const create = createFactories(db);
      const owner = await create.user();
      const { id: projectId } = await create.project({ ownerId: owner.id });
      for (const host of hosts)
        await create.submission({
          projectId,
          state: "submitted",
          submittedAt: new Date(),
          nextCheckAt: new Date(),
          listingUrl: `http://${host}/parcelo`,
        });
      writeFileSync(clockFile, "0");
      running = startProcess();
      children.push(running);
      await expect.poll(() => robots, { timeout: 600_000 }).toBe(hostCount);
      // Past the ten seconds between robots.txt and the page.
      writeFileSync(clockFile, "60");
      await running.exited;
      const before = await db
        .select({ url: submissions.listingUrl })
        .from(submissionChecks)
        .innerJoin(submissions, eq(submissions.id, submissionChecks.submissionId));
      const checkedBefore = new Set(before.map(({ url }) => new URL(url ?? "").host));
      expect(checkedBefore.size).toBeLessThan(hostCount);
      // The killed process held leases of two minutes.
      writeFileSync(clockFile, "300");
      const both = [startProcess(), startProcess()];
      children.push(...both);
      await expect.poll(checked, { timeout: 600_000 }).toBe(hostCount);
      for (const child of both) child.stdin.end();
      await Promise.all(both.map(({ exited }) => exited));
      expect(await checked()).toBe(hostCount);
      expect(await db.$count(submissions, eq(submissions.state, "live"))).toBe(hostCount);
      expect(new Set(pages).size).toBe(hostCount);
      // Only requests that were sent but not recorded when the process died are repeated.
      const visits = Map.groupBy(pages, (host) => host);
      const tooOften = [...visits].filter(([host, { length }]) => length > (checkedBefore.has(host) ? 1 : 2));
      expect(tooOften).toEqual([]);
    } finally {
      for (const child of children) child.kill();
      server.stop(true);
      await close();
      await testDatabase.drop();
      rmSync(folder, { recursive: true });
    }
  });
});
