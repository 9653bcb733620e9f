// Postgres repeatedly terminates all our connections while users read and write.
import { createTestDatabase } from "#db/testing/postgres.ts";
import { atMost, exactly, holds, info } from "../checks/measurement.ts";
import { type Fault, untilTrue } from "./fault.ts";
import { countStatuses, isGood, steadyLoad, timeRequest } from "./load.ts";
import { msUntilEmail } from "./sent-emails.ts";
import { startServer, warmCache } from "./server.ts";
import { joinWaitlist, signUp } from "./users.ts";

const perSecond = 100;
const pauseMs = 1_500;
const recoveredWithinMs = 2_000;

export const backendsKilled: Fault = async ({ quick }) => {
  const rounds = quick ? 4 : 15;
  const database = await createTestDatabase();
  const server = await startServer(database.url);
  try {
    const { request } = server;
    const { token } = await signUp(request);
    await warmCache(request, ["/"]);
    const load = steadyLoad(
      {
        "a page": () => request("/"),
        "a read": () => request("/api/users/me", { token }),
        "a write": () => joinWaitlist(request),
      },
      perSecond,
    );
    let killed = 0;
    let slowest = 0;
    for (let round = 0; round < rounds; round++) {
      await Bun.sleep(pauseMs);
      const connections = await database.connections();
      await Promise.all(connections.map(({ pid }) => database.terminate(pid)));
      killed += connections.length;
      // Recovered: three successful database-backed requests in a row.
      let successes = 0;
      const ms = await untilTrue("API calls succeed", 20, async () => {
        successes = isGood(await timeRequest("probe", () => request("/api/users/me", { token }))) ? successes + 1 : 0;
        return successes === 3;
      });
      slowest = Math.max(slowest, ms);
    }
    const results = await load.stop();
    const failed = results.filter((result) => !isGood(result));
    const retryable = failed.filter(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0);
    const isListening = async () => (await database.connections()).some(({ query }) => /^listen/i.test(query));
    await untilTrue("the process listens for notifications again", 40, isListening);
    return [
      info(`responses while ${killed} connections were terminated in ${rounds} rounds`, countStatuses(results)),
      exactly("pages not served", failed.filter(({ name }) => name === "a page").length, 0),
      exactly("failed API calls without Retry-After", failed.length - retryable.length, 0),
      atMost("slowest round until API calls succeed", slowest, recoveredWithinMs, "ms"),
      atMost("until a job sends an email", await msUntilEmail(server), 5_000, "ms"),
      holds("the process was not restarted", (await request("/api/health")).ok),
    ];
  } finally {
    await server.end();
    await database.drop();
  }
};
