// The process is killed while people join the waitlist: whoever was told that they had joined is there after the restart.
import { ownDatabase } from "#db/testing/postgres.ts";
import { atLeast, exactly, noted } from "../checks/measurement.ts";
import type { Fault } from "./fault.ts";
import { type Server, startServer } from "./server.ts";
import { joinWaitlist, newEmail, owner, signIn } from "./users.ts";

const atOnce = 8;

const killed =
  (isOnPostgres: boolean): Fault =>
  async ({ quick }) => {
    const wanted = quick ? 150 : 1_000;
    const kills = quick ? 2 : 4;
    const database = isOnPostgres ? await ownDatabase() : undefined;
    // The jobs are another matter here: they would spend the time on mails.
    const server = await startServer(database?.url, { JOBS: "off" });
    try {
      const told: string[] = [];
      const starts: number[] = [];
      for (let round = 1; round <= kills; round++) {
        await joinUntil(server, told, (wanted * round) / kills);
        const start = performance.now();
        await server.restartAfterKill();
        starts.push(performance.now() - start);
      }
      const kept = await keptBy(server);
      const lost = told.filter((email) => !kept.includes(email));
      return [
        noted("killed in the middle of writes", `${kills} times`),
        atLeast("people who were told that they had joined", told.length, wanted, "people"),
        exactly("of them not there after the last restart", lost.length, 0),
        exactly("there twice", kept.length - new Set(kept).size, 0),
        noted("there without having been told", String(kept.length - told.length)),
        noted("until it serves again, the slowest", `${Math.round(Math.max(...starts))} ms`),
      ];
    } finally {
      await server.end();
      await database?.drop();
    }
  };

export const processKilledOnPostgres = killed(true);
export const processKilledOnEmbedded = killed(false);

/** Several join all the time; returns with their calls still under way. */
const joinUntil = async ({ ask, pid }: Server, told: string[], count: number) => {
  const life = pid();
  const joinOn = async () => {
    while (pid() === life) {
      const email = newEmail();
      const answer = await joinWaitlist(ask, email).catch(() => undefined);
      if (!answer) return;
      if (answer.status === 201) told.push(email);
    }
  };
  for (let at = 0; at < atOnce; at++) void joinOn();
  while (told.length < count) await Bun.sleep(1);
};

const keptBy = async ({ ask }: Server) => {
  const answer = await ask("/api/waitlist/export", { token: await signIn(ask, owner) });
  const [, ...lines] = (await answer.text()).trim().split("\r\n");
  return lines.map((line) => line.split(",")[0] ?? "");
};
