// The process is killed while users join the waitlist: every confirmed signup must exist after the restart.
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
    // Jobs are not tested here and would spend the time on emails.
    const server = await startServer(database?.url, { JOBS: "off" });
    try {
      const confirmed: string[] = [];
      const starts: number[] = [];
      for (let round = 1; round <= kills; round++) {
        await joinUntil(server, confirmed, (wanted * round) / kills);
        const start = performance.now();
        await server.restartAfterKill();
        starts.push(performance.now() - start);
      }
      const stored = await storedContacts(server);
      const lost = confirmed.filter((email) => !stored.includes(email));
      return [
        noted("killed in the middle of writes", `${kills} times`),
        atLeast("people who were told that they had joined", confirmed.length, wanted, "people"),
        exactly("of them not there after the last restart", lost.length, 0),
        exactly("there twice", stored.length - new Set(stored).size, 0),
        noted("there without having been told", String(stored.length - confirmed.length)),
        noted("until it serves again, the slowest", `${Math.round(Math.max(...starts))} ms`),
      ];
    } finally {
      await server.end();
      await database?.drop();
    }
  };

export const processKilledOnPostgres = killed(true);
export const processKilledOnEmbedded = killed(false);

/** Several users join continuously; returns while their requests are still in flight. */
const joinUntil = async ({ request, pid }: Server, confirmed: string[], count: number) => {
  const lifecycle = pid();
  const joinOn = async () => {
    while (pid() === lifecycle) {
      const email = newEmail();
      const answer = await joinWaitlist(request, email).catch(() => undefined);
      if (!answer) return;
      if (answer.status === 201) confirmed.push(email);
    }
  };
  for (let at = 0; at < atOnce; at++) void joinOn();
  while (confirmed.length < count) await Bun.sleep(1);
};

const storedContacts = async ({ request }: Server) => {
  const answer = await request("/api/waitlist/export", { token: await signIn(request, owner) });
  const [, ...lines] = (await answer.text()).trim().split("\r\n");
  return lines.map((line) => line.split(",")[0] ?? "");
};
