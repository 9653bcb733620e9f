// Figures of the built server.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "#db/connect.ts";
import { createTestDatabase, testPostgres } from "#db/testing/postgres.ts";
import { createSession } from "#server/account/auth/sessions.ts";
import { createTokens } from "#server/security/session-tokens.ts";
import { startBuiltServer } from "#server/testing/built-server.ts";
import { createFactories } from "#server/testing/factories.ts";
import { atLeast, atMost, type Figure, median } from "../checks/measurement.ts";
import { readCompressed, startPhone } from "../checks/phone.ts";
import { load, moveToCore, sideBySide, startReference } from "./load.ts";

/** The home page from the page cache, against Bun.serve with the same bytes and headers. */
export const cachedPage = async (rounds: number): Promise<Figure[]> => {
  const server = await startBuiltServer({ JOBS: "off", LOG_LEVEL: "error" });
  try {
    const ours = `${server.url}/`;
    const cached = await readCompressed(ours);
    const headers = [...cached.headers].filter(([name]) => !["content-length", "date", "connection"].includes(name));
    const reference = await startReference({
      BARE_HEADERS: JSON.stringify(Object.fromEntries(headers)),
      BARE_BODY: Buffer.from(cached.sent).toString("base64"),
    });
    moveToCore(0, server.pid);
    const options = { headers: { "accept-encoding": "br" } };
    const { ratio } = await sideBySide({ ours, reference: reference.url, rounds, options });
    reference.stop();
    return [atLeast("cached public page ÷ bare Bun.serve with the same bytes and headers", ratio, 0.8)];
  } finally {
    await server.kill();
  }
};

/** The landing page rendered and streamed per request by the whole app, against renderToReadableStream of the same tree. */
export const renderedPage = async (rounds: number): Promise<Figure[]> => {
  const child = Bun.spawn([process.execPath, "scripts/bench/rendering.tsx", String(rounds)], {
    // Variables that Vite would set: this runs the sources, without browser-only code.
    env: { ...process.env, NODE_ENV: "production", SSR: "true", LOG_LEVEL: "silent" },
    stdout: "pipe",
    stderr: "inherit",
  });
  const turns = JSON.parse(await new Response(child.stdout).text()) as { app: number; bare: number }[];
  for (const { app, bare } of turns)
    console.log(`  app ${app.toFixed(0)}, React ${bare.toFixed(0)} pages per second of processor time`);
  const ratio = median(turns.map(({ app, bare }) => app / bare));
  return [atLeast("landing page rendered and streamed ÷ bare renderToReadableStream of the same tree", ratio, 0.8)];
};

/** The home page on a simulated phone. */
export const firstPaint = async (rounds: number): Promise<Figure[]> => {
  const server = await startBuiltServer({ JOBS: "off", LOG_LEVEL: "error" });
  const phone = await startPhone();
  try {
    await readCompressed(`${server.url}/`);
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const { audits } = await phone.measure(`${server.url}/`);
      times.push(audits["first-contentful-paint"]?.numericValue ?? Number.NaN);
    }
    return [atMost("first paint of the home page on a phone", median(times), 800, "ms")];
  } finally {
    phone.stop();
    await server.kill();
  }
};

const accounts = 100;
const secret = "a secret of this measurement, long enough";
/** For wrk: signs requests in with the tokens of a file, in turn. */
const eachSession = (tokens: string) => `
local headers = {}
for token in io.lines("${tokens}") do headers[#headers + 1] = { authorization = "Bearer " .. token } end
local count = 0
request = function()
  count = count + 1
  return wrk.format("GET", nil, headers[count % #headers + 1])
end`;

/** A signed-in read from one server process on its own core, against Bun.serve with one Postgres query per request. */
export const signedInRead = async (rounds: number): Promise<Figure[]> => {
  if (!testPostgres) return [];
  const database = await createTestDatabase();
  const env = { DATABASE_URL: database.url, JOBS: "off", LOG_LEVEL: "error", JWT_SECRET: secret };
  const server = await startBuiltServer(env);
  const [tokens, script] = [join(server.dataDir, "tokens"), join(server.dataDir, "sessions.lua")];
  writeFileSync(tokens, (await addAccounts(database.url)).join("\n"));
  writeFileSync(script, eachSession(tokens));
  const reference = await startReference({ DATABASE_URL: database.url });
  try {
    moveToCore(0, server.pid);
    const [ours, options] = [`${server.url}/api/users/me`, { script }];
    // Open the connections first, then move them: otherwise Postgres runs on the core of the process that wakes it and
    // slows that down.
    for (const url of [ours, reference.url]) await load(url, { ...options, seconds: 1 });
    for (const { pid } of await database.connections()) moveToCore(1, pid);
    const { ratio } = await sideBySide({ ours, reference: reference.url, rounds, options });
    return [atLeast("/api/users/me on Postgres, on one core ÷ Bun.serve with one prepared statement", ratio, 0.4)];
  } finally {
    reference.stop();
    await server.kill();
    await database.drop();
  }
};

/** Adds accounts; returns a token of each. */
const addAccounts = async (databaseUrl: string) => {
  const { db, close } = await connect({ databaseUrl, dataDir: "" });
  const clock = () => new Date();
  const create = createFactories(db);
  const tokens: string[] = [];
  for (let account = 0; account < accounts; account++) {
    tokens.push(await createSession({ db, tokens: createTokens(secret, clock), clock }, await create.user()));
  }
  await close();
  return tokens;
};

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
