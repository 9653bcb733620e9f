import { createClient, read } from "#client/app/api-client.ts";
import { clientOf } from "#client/testing/users.ts";
import { createTestDatabase, testPostgres } from "#db/testing/postgres.ts";
import { startBuiltServer } from "#server/testing/built-server.ts";
import type { Figure } from "../checks/measurement.ts";
import { load, moveToCore, sideBySide, startReference } from "./load.ts";

const goal = { perSecond: 6_000, p99Ms: 15 };
const admin = { email: "admin@people.example", password: "a long enough password" };

/** Signed-in reads from one server process on its own core, against Bun.serve with one Postgres query per request. */
export const signedInReads = async (rounds: number): Promise<Figure[]> => {
  if (!testPostgres) return [];
  const database = await createTestDatabase();
  const server = await startBuiltServer({
    DATABASE_URL: database.url,
    JOBS: "off",
    LOG_LEVEL: "error",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  const reference = await startReference("scripts/bench/bare-reader.ts", { DATABASE_URL: database.url });
  try {
    const session = await read(createClient(`${server.url}/api`, fetch).auth.signIn.$post({ json: admin }));
    const client = clientOf(server.url, session);
    for (const name of ["Parcelo", "Brightdesk"])
      await read(client.projects.$post({ json: { name, url: `https://${name.toLowerCase()}.example` } }));
    moveToCore(0, server.pid);
    const options = { headers: { authorization: `Bearer ${session.accessToken}` } };
    const figures: Figure[] = [];
    for (const path of ["/api/users/me", "/api/projects/my"]) {
      console.log(`  ${path}`);
      // Open the connections first, then move them: otherwise Postgres runs on the core of the process that wakes it and
      // slows that down.
      for (const url of [server.url + path, reference.url]) await load(url, { ...options, seconds: 1 });
      for (const { pid } of await database.connections()) moveToCore(1, pid);
      const pair = { ours: server.url + path, reference: reference.url, rounds, options };
      const { ratio, perSecond, p99Ms } = await sideBySide(pair);
      figures.push(
        {
          what: `${path} on Postgres, on one core (${ratio.toFixed(2)} of Bun.serve with one prepared statement)`,
          figure: `${Math.round(perSecond)}/s`,
          goal: `≥ ${goal.perSecond}/s`,
          ok: perSecond >= goal.perSecond,
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
