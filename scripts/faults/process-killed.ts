// The process is killed while users join the waitlist: every confirmed signup must exist after the restart.
import { createTestDatabase } from "#db/testing/postgres.ts";
import { atLeast, exactly, info } from "../checks/measurement.ts";
import { type Fault, joinWaitlist, newEmail, owner, type Server, signIn, startServer } from "./server.ts";

const concurrency = 8;

const killed =
  (isOnPostgres: boolean): Fault =>
  async ({ quick }) => {
    const signups = quick ? 150 : 1_000;
    const kills = quick ? 2 : 4;
    const database = isOnPostgres ? await createTestDatabase() : undefined;
    // Jobs are not tested here and would spend the time on emails.
    const server = await startServer(database?.url, { JOBS: "off" });
    try {
      const confirmed: string[] = [];
      const starts: number[] = [];
      for (let round = 1; round <= kills; round++) {
        await joinUntil(server, confirmed, (signups * round) / kills);
        const start = performance.now();
        await server.restartAfterKill();
        starts.push(performance.now() - start);
      }
      const stored = await storedContacts(server);
      const lost = confirmed.filter((email) => !stored.includes(email));
      return [
        info("kills during writes", String(kills)),
        atLeast("confirmed signups", confirmed.length, signups, "signups"),
        exactly("confirmed signups lost after the last restart", lost.length, 0),
        exactly("duplicate signups", stored.length - new Set(stored).size, 0),
        info("stored signups without confirmation", String(stored.length - confirmed.length)),
        info("slowest restart until ready", `${Math.round(Math.max(...starts))} ms`),
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
  const currentPid = pid();
  const joinRepeatedly = async () => {
    while (pid() === currentPid) {
      const email = newEmail();
      const response = await joinWaitlist(request, email).catch(() => undefined);
      if (!response) return;
      if (response.status === 201) confirmed.push(email);
    }
  };
  for (let index = 0; index < concurrency; index++) void joinRepeatedly();
  while (confirmed.length < count) await Bun.sleep(1);
};

const storedContacts = async ({ request }: Server) => {
  const response = await request("/api/waitlist/export", { token: await signIn(request, owner) });
  const [, ...lines] = (await response.text()).trim().split("\r\n");
  return lines.map((line) => line.split(",")[0] ?? "");
};
