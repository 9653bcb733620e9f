// Runs a mixed load for minutes: memory, heap and open handles must stay level after the first quarter.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "#db/testing/postgres.ts";
import { githubStandIn, lobstersStandIn } from "#server/testing/stand-ins/communities.ts";
import { hackerNewsStandIn } from "#server/testing/stand-ins/hacker-news.ts";
import { redditStandIn } from "#server/testing/stand-ins/reddit.ts";
import { stackExchangeStandIn } from "#server/testing/stand-ins/stack-exchange.ts";
import { link } from "#shared/routes.ts";
import { atLeast, atMost, exactly, info, median, percentile } from "../checks/measurement.ts";
import type { Fault } from "./fault.ts";
import { countStatuses, steadyLoad } from "./load.ts";
import { handlesOf } from "./process-figures.ts";
import type { ProcessSample } from "./process-probe.ts";
import { type SendRequest, startServer } from "./server.ts";
import { soakLoad } from "./soak-load.ts";

const perSecond = 40;
const sampleMs = 1_000;
/** The share of the run in which caches and the compiler warm up. */
const warmUp = 0.25;
/** Allowed memory growth after that. */
const growthMb = 15;
const maxAddedHandles = 10;

type Sample = ProcessSample & { requests: number; handles: number };

export const soak: Fault = async ({ quick, minutes }) => {
  const forMs = (quick ? 0.5 : minutes) * 60_000;
  const folder = mkdtempSync(join(tmpdir(), "linkstead-soak-"));
  const file = join(folder, "probe.json");
  const sources = [
    hackerNewsStandIn(),
    stackExchangeStandIn(),
    redditStandIn(),
    githubStandIn(),
    lobstersStandIn(),
  ] as const;
  const database = await createTestDatabase();
  const server = await startServer(database.url, {
    HN_URL: sources[0].url,
    STACKEXCHANGE_URL: sources[1].url,
    REDDIT_URL: sources[2].url,
    GITHUB_URL: sources[3].url,
    LOBSTERS_URL: sources[4].url,
    SCAN_EVERY_MINUTES: "1",
    PROBE_FILE: file,
    BUN_OPTIONS: `--preload=${import.meta.resolve("./process-probe.ts").slice("file://".length)}`,
  });
  try {
    const requests = await soakLoad(server.request, await generatedPages(server.request));
    let next = 0;
    const nextRequest = () => requests[next++ % requests.length]?.() ?? Promise.reject();
    const load = steadyLoad({ request: nextRequest }, perSecond);
    const samples: Sample[] = [];
    for (const startedAt = performance.now(); performance.now() - startedAt < forMs; ) {
      await Bun.sleep(sampleMs);
      const sample = JSON.parse(readFileSync(file, "utf8")) as ProcessSample;
      samples.push({ requests: load.results.length, handles: handlesOf(server.pid()), ...sample });
    }
    const results = await load.stop();
    const failed = results.filter(({ status }) => status === 0 || status >= 500 || status === 429);
    return [
      info("responses", countStatuses(results)),
      exactly("failed (5xx, 429, no response)", failed.length, 0),
      atLeast("searches by scans", sources[0].requests.length, 1, "searches"),
      ...toFigures(samples.slice(Math.floor(samples.length * warmUp)), quick),
    ];
  } finally {
    await server.end();
    await database.drop();
    for (const source of sources) source.stop();
    rmSync(folder, { recursive: true });
  }
};

/** Some of the generated pages, as listed on their hub. */
const generatedPages = async (request: SendRequest) => {
  const hub = await (await request(link("nichesHub"))).text();
  const paths = [...hub.matchAll(/href="(\/g\/[^"]+)"/g)].map(([, path]) => path ?? "");
  if (!paths.length) throw new Error("The hub lists no generated pages.");
  return paths.slice(0, 100);
};

const toFigures = (samples: Sample[], quick: boolean) => {
  const first = samples[0] as Sample;
  const last = samples.at(-1) as Sample;
  const requests = last.requests - first.requests;
  const growth = slopeOf(samples, "memoryMb") * requests;
  const heapGrowth = slopeOf(samples, "heapMb") * requests;
  const tenth = Math.ceil(samples.length / 10);
  const perTenThousand = (megabytes: number) => `${((megabytes / requests) * 10_000).toFixed(1)} MB`;
  return [
    info("memory at the end", `${last.memoryMb.toFixed(0)} MB, heap ${last.heapMb.toFixed(0)} MB`),
    info("memory growth per 10,000 requests", perTenThousand(growth)),
    info("heap growth per 10,000 requests", perTenThousand(heapGrowth)),
    // The warm-up takes longer than a quick run. Others vary in length, so the limit for the fitted line scales per 10,000
    // requests, but not down for shorter runs.
    quick
      ? info("memory growth during the warm-up", `${growth.toFixed(0)} MB`)
      : atMost("memory growth after the warm-up", growth, growthMb * Math.max(1, requests / 10_000), "MB"),
    // Medians ignore connections that are open only while a request waits for the busy machine.
    atMost(
      "additional open handles at the end",
      medianHandles(samples.slice(-tenth)) - medianHandles(samples.slice(0, tenth)),
      maxAddedHandles,
      "handles",
    ),
    info("open handles, maximum", String(Math.max(...samples.map(({ handles }) => handles)))),
    info(
      "event loop delay, p99",
      `${percentile(
        samples.flatMap(({ lags }) => lags),
        0.99,
      ).toFixed(1)} ms`,
    ),
  ];
};

const medianHandles = (samples: Sample[]) => median(samples.map(({ handles }) => handles));

/** Growth per request: the slope of the least-squares line through the samples. */
const slopeOf = (samples: Sample[], what: "memoryMb" | "heapMb") => {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(samples.map(({ requests }) => requests));
  const y = mean(samples.map((sample) => sample[what]));
  const above = samples.reduce((sum, sample) => sum + (sample.requests - x) * (sample[what] - y), 0);
  const below = samples.reduce((sum, sample) => sum + (sample.requests - x) ** 2, 0);
  return below ? above / below : 0;
};
