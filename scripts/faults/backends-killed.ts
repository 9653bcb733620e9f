// Postgres repeatedly terminates all our connections while users read and write.
import { ownDatabase } from "#db/testing/postgres.ts";
import { atMost, exactly, holds, noted } from "../checks/measurement.ts";
import { type Fault, untilTrue } from "./fault.ts";
import { counted, isGood, judged, steadyLoad } from "./load.ts";
import { msUntilMail } from "./sent-emails.ts";
import { keepInMemory, startServer } from "./server.ts";
import { joinWaitlist, signUp } from "./users.ts";

const perSecond = 100;
const pauseMs = 1_500;
const recoveredWithinMs = 2_000;

export const backendsKilled: Fault = async ({ quick }) => {
  const rounds = quick ? 4 : 15;
  const database = await ownDatabase();
  const server = await startServer(database.url);
  try {
    const { request } = server;
    const { token } = await signUp(request);
    await keepInMemory(request, ["/"]);
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
      const all = await database.connections();
      await Promise.all(all.map(({ pid }) => database.cut(pid)));
      killed += all.length;
      // Recovered: three successful database-backed requests in a row.
      let inARow = 0;
      const ms = await untilTrue("calls work again", 20, async () => {
        inARow = isGood(await judged("again", () => request("/api/users/me", { token }))) ? inARow + 1 : 0;
        return inARow === 3;
      });
      slowest = Math.max(slowest, ms);
    }
    const answers = await load.stop();
    const bad = answers.filter((answer) => !isGood(answer));
    const confirmed = bad.filter(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0);
    const ears = async () => (await database.connections()).some(({ query }) => /^listen/i.test(query));
    await untilTrue("it listens for news again", 40, ears);
    return [
      noted(`answers while ${killed} connections were ended in ${rounds} rounds`, counted(answers)),
      exactly("pages that were not served", bad.filter(({ name }) => name === "a page").length, 0),
      exactly("calls that failed without being told to come again", bad.length - confirmed.length, 0),
      atMost("until calls work again, the slowest round", slowest, recoveredWithinMs, "ms"),
      atMost("until a mail is sent by a job", await msUntilMail(server), 5_000, "ms"),
      holds("the process is the same", (await request("/api/health")).ok),
    ];
  } finally {
    await server.end();
    await database.drop();
  }
};
