import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect } from "#db/connect.ts";
import { createTestDatabase, testPostgres } from "#db/testing/postgres.ts";
import { createTokens } from "#server/features/auth/session-tokens.ts";
import { createSession } from "#server/features/auth/sessions.ts";
import { startBuiltServer } from "#server/testing/built-server.ts";
import { createFactories } from "#server/testing/factories.ts";
import type { Figure } from "../checks/measurement.ts";
import { cpuMs, load, moveToCore, sideBySide, startReference } from "./load.ts";

const accounts = 100;
const secret = "a secret of this measurement, long enough";
const goal = { ratio: 0.4, p99Ms: 10 };

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Signed-in reads from one server process on its own core, against Bun.serve with one Postgres query per request. */
export const signedInReads = async (rounds: number): Promise<Figure[]> => {
  if (!testPostgres) return [];
  const database = await createTestDatabase();
  const server = await startBuiltServer({
    DATABASE_URL: database.url,
    JOBS: "off",
    LOG_LEVEL: "error",
    JWT_SECRET: secret,
  });
  const file = join(server.dataDir, "tokens");
  writeFileSync(file, (await addAccounts(database.url)).join("\n"));
  const reference = await startReference("scripts/bench/bare-reader.ts", { DATABASE_URL: database.url });
  try {
    moveToCore(0, server.pid);
    const options = { script: "scripts/bench/each-session.lua", env: { BENCH_TOKENS: file } };
    const figures: Figure[] = [];
    for (const path of ["/api/users/me", "/api/projects/my"]) {
      console.log(`  ${path}`);
      // Open the connections first, then move them: otherwise Postgres runs on the core of the process that wakes it and
      // slows that down.
      for (const url of [server.url + path, reference.url]) await load(url, { ...options, seconds: 1 });
      for (const { pid } of await database.connections()) moveToCore(1, pid);
      const pair = { ours: server.url + path, reference: reference.url, rounds, options };
      const { ratio, perSecond, p99Ms } = await sideBySide(pair);
      for (const { url, pid } of [{ url: server.url + path, pid: server.pid }, reference]) {
        const postgres = (await database.connections()).map((connection) => connection.pid);
        const before = [cpuMs(pid), sum(postgres.map(cpuMs))] as const;
        const { requests } = await load(url, options);
        const microseconds = (ms: number) => Math.round((ms * 1000) / requests);
        const [own, ofPostgres] = [cpuMs(pid) - before[0], sum(postgres.map(cpuMs)) - before[1]];
        console.log(`  ${url}: ${microseconds(own)} µs of CPU per request, ${microseconds(ofPostgres)} µs in Postgres`);
      }
      figures.push(
        {
          what: `${path} on Postgres, on one core (${Math.round(perSecond)}/s) ÷ Bun.serve with one prepared statement`,
          figure: ratio.toFixed(2),
          goal: `≥ ${goal.ratio}`,
          ok: ratio >= goal.ratio,
        },
        {
          what: `${path} on Postgres, p99 at 32 connections`,
          figure: `${p99Ms.toFixed(1)} ms`,
          goal: `≤ ${goal.p99Ms} ms`,
          ok: p99Ms <= goal.p99Ms,
        },
      );
    }
    return figures;
  } finally {
    reference.stop();
    await server.kill();
    await database.drop();
  }
};

/** Adds accounts with two projects each; returns a token of each. */
const addAccounts = async (databaseUrl: string) => {
  const { db, close } = await connect({ databaseUrl, dataDir: "" });
  const clock = () => new Date();
  const create = createFactories(db);
  const tokens: string[] = [];
  for (let account = 0; account < accounts; account++) {
    const user = await create.user();
    for (const name of ["Parcelo", "Brightdesk"]) await create.project({ ownerId: user.id, name });
    tokens.push(await createSession({ db, tokens: createTokens(secret, clock), clock }, user));
  }
  await close();
  return tokens;
};
