import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect } from "#db/connect.ts";
import { createTestDatabase, testPostgres } from "#db/testing/postgres.ts";
import { createTokens } from "#server/features/auth/session-tokens.ts";
import { createSession } from "#server/features/auth/sessions.ts";
import { startBuiltServer } from "#server/testing/built-server.ts";
import { createFactories } from "#server/testing/factories.ts";
import { atLeast, type Figure } from "../checks/measurement.ts";
import { load, moveToCore, sideBySide, startReference } from "./load.ts";

const accounts = 100;
const secret = "a secret of this measurement, long enough";

/** A signed-in read from one server process on its own core, against Bun.serve with one Postgres query per request. */
export const signedInRead = async (rounds: number): Promise<Figure[]> => {
  if (!testPostgres) return [];
  const database = await createTestDatabase();
  const env = { DATABASE_URL: database.url, JOBS: "off", LOG_LEVEL: "error", JWT_SECRET: secret };
  const server = await startBuiltServer(env);
  const file = join(server.dataDir, "tokens");
  writeFileSync(file, (await addAccounts(database.url)).join("\n"));
  const reference = await startReference({ DATABASE_URL: database.url });
  try {
    moveToCore(0, server.pid);
    const options = { script: "scripts/bench/each-session.lua", env: { BENCH_TOKENS: file } };
    const ours = `${server.url}/api/users/me`;
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
