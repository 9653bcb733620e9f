import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase, testPostgres } from "#db/testing/postgres.ts";
import { startBuiltServer } from "#server/testing/built-server.ts";
import { type Figure, median } from "../checks/measurement.ts";

/** Time from process start to the first successful readiness check, on an existing database. */
export const coldStart = async (rounds: number): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), "linkstead-bench-"));
  const database = testPostgres ? await createTestDatabase() : undefined;
  try {
    return [
      ...(database
        ? [await measureStart("Postgres", 1_000, { DATABASE_URL: database.url, DATA_DIR: folder }, rounds)]
        : []),
      await measureStart("PGlite", 2_000, { DATA_DIR: folder }, rounds),
    ];
  } finally {
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const measureStart = async (
  kind: string,
  limitMs: number,
  env: Record<string, string>,
  rounds: number,
): Promise<Figure> => {
  const serverEnv = { ...env, JOBS: "off", LOG_LEVEL: "error" };
  await (await startBuiltServer(serverEnv)).stop();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    const server = await startBuiltServer(serverEnv);
    times.push(performance.now() - start);
    await server.kill();
  }
  const time = median(times);
  console.log(`  ${kind}: ${times.map((ms) => ms.toFixed(0)).join(", ")} ms`);
  const what = `cold start on ${kind} until ready`;
  return { what, figure: `${time.toFixed(0)} ms`, goal: `≤ ${limitMs} ms`, ok: time <= limitMs };
};
