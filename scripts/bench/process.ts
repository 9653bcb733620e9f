import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase, testPostgres } from "#db/testing/postgres.ts";
import { startBuiltServer } from "#server/testing/built-server.ts";
import { atMost, type Figure, median } from "../checks/measurement.ts";
import { load } from "./load.ts";

const quiet = { JOBS: "off", LOG_LEVEL: "error" };

/** Time from process start to the first successful readiness check, on an existing database. */
export const coldStart = async (rounds: number): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), "linkstead-bench-"));
  const database = testPostgres ? await createTestDatabase() : undefined;
  const measure = async (kind: string, limitMs: number, databaseUrl = "") => {
    const env = { ...quiet, DATA_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    await (await startBuiltServer(env)).stop();
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      const server = await startBuiltServer(env);
      times.push(performance.now() - start);
      await server.kill();
    }
    return atMost(`cold start on ${kind} until ready`, median(times), limitMs, "ms");
  };
  try {
    const onPostgres = database ? [await measure("Postgres", 1_000, database.url)] : [];
    return [...onPostgres, await measure("PGlite", 2_000)];
  } finally {
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const requestCount = 100_000;
const settleSeconds = 30;

/** Memory after 100,000 requests: the lowest during a pause, which gives the garbage collector time to run. */
export const memory = async (): Promise<Figure[]> => {
  if (!testPostgres) return [];
  const database = await createTestDatabase();
  const server = await startBuiltServer({ ...quiet, DATABASE_URL: database.url });
  const paths = ["/", "/blog", "/directories", "/g/directory-submission-list-seo-germany", "/api/plans/all"];
  try {
    const headers = { "accept-encoding": "br" };
    for (let sent = 0; sent < requestCount; )
      for (const path of paths) sent += (await load(server.url + path, { seconds: 1, headers })).requests;
    let least = Number.POSITIVE_INFINITY;
    for (let second = 0; second < settleSeconds; second++) {
      await Bun.sleep(1_000);
      const kB = readFileSync(`/proc/${server.pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/)?.[1];
      least = Math.min(least, Number(kB) / 1024);
    }
    return [atMost("memory on Postgres after 100,000 requests", least, 220, "MB")];
  } finally {
    await server.kill();
    await database.drop();
  }
};
