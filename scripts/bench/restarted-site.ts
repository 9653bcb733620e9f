import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase, testPostgres } from "#db/testing/postgres.ts";
import { freePort, startBuiltServer } from "#server/testing/built-server.ts";
import { sitemapFiles } from "#shared/routes.ts";
import { atLeast, atMost, type Figure, info, median } from "../checks/measurement.ts";
import { moveToCore, onCore, startReference } from "./load.ts";

const goals = { firstRound: 0.6, p99Ms: 10, otherEncodings: 0.5 };
const eachPath = "scripts/bench/each-path.lua";
const laterRounds = 10;
/** Visitors while the first copies are stored. */
const visitorsAtOnce = 4;

type Visit = { perSecond: number; p99Ms: number };

/**
 * All public pages after a restart: each requested once from a process that has just started, against Bun.serve with the
 * same bytes and headers that has just started, too.
 */
export const restartedSite = async (rounds: number): Promise<Figure[]> => {
  if (!testPostgres) return [];
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), "linkstead-bench-"));
  // Pages contain the site's URL, so the next process must have the same.
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SITE_URL: `http://localhost:${freePort()}`,
    JOBS: "off",
    LOG_LEVEL: "error",
    TRUST_PROXY: "true",
  };
  const files = { paths: join(folder, "paths"), pages: join(folder, "pages.json") };
  const running = new Set<() => unknown>();
  const start = async () => {
    const server = await startBuiltServer(env);
    running.add(server.kill);
    moveToCore(0, server.pid);
    return server;
  };
  const startBareSite = async () => {
    const reference = await startReference("scripts/bench/bare-site.ts", { BARE_PAGES: files.pages });
    running.add(reference.stop);
    return reference;
  };
  try {
    const first = await start();
    const startedAt = performance.now();
    const paths = await listPaths(first.url);
    const fillMs = performance.now() - startedAt;
    writeFileSync(files.paths, paths.join("\n"));
    for (const encoding of ["br", "br", "zstd", "identity"]) await crawl(first.url, paths, encoding);
    await first.stop();

    const turns: { ours: Visit; bare: Visit; later: Visit; bareLater: Visit }[] = [];
    const others: Record<string, number[]> = { zstd: [], identity: [] };
    for (let round = 0; round < rounds; round++) {
      const server = await start();
      const ours = await visitEach(server.url, files.paths, "br");
      const later = await visitEach(server.url, files.paths, "br", laterRounds);
      await savePages(server.url, paths, "br", files.pages);
      const reference = await startBareSite();
      const bare = await visitEach(reference.url, files.paths, "br");
      const bareLater = await visitEach(reference.url, files.paths, "br", laterRounds);
      reference.stop();
      turns.push({ ours, bare, later, bareLater });
      for (const [encoding, ratios] of Object.entries(others)) {
        await visitEach(server.url, files.paths, encoding);
        const sent = await visitEach(server.url, files.paths, encoding, laterRounds);
        await savePages(server.url, paths, encoding, files.pages);
        const other = await startBareSite();
        await visitEach(other.url, files.paths, encoding);
        const bareSent = await visitEach(other.url, files.paths, encoding, laterRounds);
        other.stop();
        ratios.push(sent.perSecond / bareSent.perSecond);
        console.log(
          `  round ${round + 1}, ${encoding}: ours ${Math.round(sent.perSecond)}/s, reference ${Math.round(bareSent.perSecond)}/s`,
        );
      }
      await server.kill();
      console.log(
        `  round ${round + 1}: ours ${Math.round(ours.perSecond)}/s (p99 ${ours.p99Ms} ms), then ${Math.round(later.perSecond)}/s; reference ${Math.round(bare.perSecond)}/s (p99 ${bare.p99Ms} ms), then ${Math.round(bareLater.perSecond)}/s`,
      );
    }
    const of = (ratioOf: (turn: (typeof turns)[number]) => number) => median(turns.map(ratioOf));
    return [
      info(`All ${paths.length} public pages rendered for the first time`, `${(fillMs / 1000).toFixed(1)} s`),
      atLeast(
        "first round over them after a restart ÷ bare Bun.serve with the same bytes",
        of(({ ours, bare }) => ours.perSecond / bare.perSecond),
        goals.firstRound,
        "",
      ),
      atMost(
        "p99 of that round at 32 connections",
        of(({ ours }) => ours.p99Ms),
        goals.p99Ms,
        "ms",
      ),
      atLeast(
        "the next rounds ÷ bare Bun.serve",
        of(({ later, bareLater }) => later.perSecond / bareLater.perSecond),
        goals.firstRound,
        "",
      ),
      ...Object.entries(others).map(([encoding, ratios]) =>
        atLeast(`the same for ${encoding} instead of br`, median(ratios), goals.otherEncodings, ""),
      ),
    ];
  } finally {
    for (const stop of running) await stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
};

let networks = 0;
/** The budget of anonymous reads counts by network. */
const newNetwork = () => `10.1.${(++networks >> 8) & 255}.${networks & 255}`;

const listPaths = async (url: string) => {
  const paths: string[] = [];
  for (const file of sitemapFiles) {
    const headers = { "x-forwarded-for": newNetwork() };
    const xml = await (await fetch(`${url}/sitemaps/${file}.xml`, { headers })).text();
    for (const [, address = ""] of xml.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const { pathname, search } = new URL(address);
      if (!search) paths.push(pathname);
    }
  }
  return paths;
};

const request = (url: string, encoding: string) =>
  fetch(url, {
    headers: { "accept-encoding": encoding, "x-forwarded-for": newNetwork() },
    decompress: false,
  } as RequestInit);

const crawl = async (url: string, paths: readonly string[], encoding: string) => {
  const left = paths.values();
  const visitor = async () => {
    for (const path of left) await (await request(url + path, encoding)).bytes();
  };
  await Promise.all(Array.from({ length: visitorsAtOnce }, visitor));
};

/** Saves each page as it is served now, for the reference. */
const savePages = async (url: string, paths: readonly string[], encoding: string, file: string) => {
  const pages: Record<string, { body: string; headers: Record<string, string> }> = {};
  for (const path of paths) {
    const response = await request(url + path, encoding);
    const headers = Object.fromEntries(
      [...response.headers].filter(([name]) => !["content-length", "date", "connection"].includes(name)),
    );
    pages[path] = { body: Buffer.from(await response.bytes()).toString("base64"), headers };
  }
  writeFileSync(file, JSON.stringify(pages));
};

/** Requests each path once per round with wrk. */
const visitEach = async (url: string, pathsFile: string, encoding: string, rounds = 1): Promise<Visit> => {
  const headers = ["-H", `accept-encoding: ${encoding}`, "-H", `x-forwarded-for: ${newNetwork()}`];
  const command = ["wrk", "-t1", "-c32", `-d${rounds > 1 ? 5 : 2}s`, "--latency", ...headers, "-s", eachPath, url];
  const env = { ...process.env, BENCH_PATHS: pathsFile, BENCH_ROUNDS: String(rounds) };
  const text = await new Response(Bun.spawn(onCore(1, command), { env }).stdout).text();
  const refused = text.match(/Non-2xx or 3xx responses: (\d+)/)?.[1];
  const [, seconds = "0", requests = "0"] = text.match(/Elapsed: ([\d.]+) s for (\d+) requests/) ?? [];
  if (refused) throw new Error(`${url} refused ${refused} requests.`);
  const [, time = "0", unit = "ms"] = text.match(/99%\s+([\d.]+)(us|ms|s)/) ?? [];
  const p99Ms = Number(time) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1);
  // On a busy machine, the last round may not end in time; then all of it was spent with requests.
  const rate = Number(text.match(/Requests\/sec:\s+([\d.]+)/)?.[1] ?? 0);
  return { perSecond: Number(seconds) ? Number(requests) / Number(seconds) : rate, p99Ms };
};
