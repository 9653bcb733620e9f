import { createTestDatabase, testPostgres } from "#db/testing/postgres.ts";
import { startBuiltServer } from "#server/testing/built-server.ts";
import type { Figure } from "../checks/measurement.ts";
import { memoryMb } from "../checks/process-memory.ts";
import { load } from "./load.ts";

const many = 100_000;
const limitMb = 220;
const growthMb = 10;
const randomMb = 5;
const settleSeconds = 30;
const randomPaths = "scripts/bench/random-paths.lua";
const headers = { "accept-encoding": "br" };

/** Memory after 100,000 requests, after another 100,000, and after requests to random URLs. */
export const memory = async (): Promise<Figure[]> => {
  if (!testPostgres) return [];
  const database = await createTestDatabase();
  const server = await startBuiltServer({
    DATABASE_URL: database.url,
    JOBS: "off",
    LOG_LEVEL: "error",
    TRUST_PROXY: "true",
  });
  const pages = ["/", "/blog", "/directories", "/g/directory-submission-list-seo-germany", "/api/plans/all"];
  /** Sends at least `count` requests with browser headers; returns their number and the memory afterwards, in MB. */
  const after = async (count: number, script?: string) => {
    let requests = 0;
    while (requests < count)
      for (const page of script ? [""] : pages)
        requests += (await load(server.url + page, { seconds: script ? 10 : 1, headers, ...(script && { script }) }))
          .requests;
    return { requests, mb: Math.round(await settledMb(server.pid)) };
  };
  try {
    const first = await after(many);
    const second = await after(many);
    // The code of the answers is compiled at first.
    const warm = await after(1, randomPaths);
    const random = await after(many, randomPaths);
    const growth = second.mb - first.mb;
    const added = ((random.mb - warm.mb) * many) / random.requests;
    return [
      {
        what: `memory on Postgres after ${first.requests} requests`,
        figure: `${first.mb} MB`,
        goal: `≤ ${limitMb} MB`,
        ok: first.mb <= limitMb,
      },
      {
        what: `growth after ${second.requests} more requests`,
        figure: `${growth} MB`,
        goal: `≤ ${growthMb} MB`,
        ok: growth <= growthMb,
      },
      {
        what: `growth per 100,000 random URLs (${random.requests} requested)`,
        figure: `${added.toFixed(1)} MB`,
        goal: `≤ ${randomMb} MB`,
        ok: added <= randomMb,
      },
    ];
  } finally {
    await server.kill();
    await database.drop();
  }
};

/** The lowest memory (MB) during a pause without requests, which gives the garbage collector time to run. */
const settledMb = async (pid: number) => {
  let least = Number.POSITIVE_INFINITY;
  for (let second = 0; second < settleSeconds; second++) {
    await Bun.sleep(1_000);
    least = Math.min(least, memoryMb(pid));
  }
  return least;
};
