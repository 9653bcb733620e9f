// The server's clock jumps forward and back: sessions, limits, jobs and trials keep working. Postgres has its own
// clock, which does not jump, as if it ran on another machine.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "#db/testing/postgres.ts";
import { trialDays } from "#shared/limits.ts";
import { atMost, exactly, type Figure, holds, info } from "../checks/measurement.ts";
import { type Fault, untilTrue } from "./fault.ts";
import { msUntilEmail } from "./sent-emails.ts";
import { type Server, startServer } from "./server.ts";
import { newEmail, signIn, signUp } from "./users.ts";

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
const signInLimit = { requests: 20, seconds: 10 };
const emailWithinMs = 5_000;

export const clockJumps: Fault = async () => {
  const folder = mkdtempSync(join(tmpdir(), "linkstead-clock-"));
  const file = join(folder, "ahead");
  const preload = `--preload=${import.meta.resolve("./jumping-clock.ts").slice("file://".length)}`;
  const database = await createTestDatabase();
  const server = await startServer(database.url, { CLOCK_FILE: file, BUN_OPTIONS: preload });
  const jumpTo = async (aheadMs: number) => {
    writeFileSync(file, String(aheadMs));
    process.kill(server.pid(), "SIGUSR2");
    await untilTrue("the clock jumps", 5, () => !existsSync(file));
  };
  try {
    return await runScenario(server, jumpTo);
  } finally {
    await server.end();
    await database.drop();
    rmSync(folder, { recursive: true });
  }
};

const runScenario = async (server: Server, jumpTo: (aheadMs: number) => Promise<void>) => {
  const { request } = server;
  const figures: Figure[] = [];
  const customer = await signUp(request);
  const me = async (token = customer.token) => (await request("/api/users/me", { token })).status;
  const add = async (token: string) =>
    (await request("/api/projects", { method: "POST", token, json: { name: "Shop", url: "https://shop.example" } }))
      .status;
  const checkJobs = async (when: string) =>
    void figures.push(atMost(`${when}: until a job sends an email`, await msUntilEmail(server), emailWithinMs, "ms"));

  await wrongSignIns(server, "192.0.2.1", signInLimit.requests + 1);
  figures.push(exactly("too many attempts are rejected", (await wrongSignIn(server, "192.0.2.1")).status, 429));

  await jumpTo(hourMs);
  figures.push(exactly("an hour ahead: the session is valid", await me(), 200));
  figures.push(exactly("an hour ahead: the limit has reset", (await wrongSignIn(server, "192.0.2.1")).status, 401));
  await checkJobs("an hour ahead");
  const early = await signUp(request);
  await wrongSignIns(server, "192.0.2.2", 1);

  await jumpTo(0);
  figures.push(exactly("an hour back: the session is valid", await me(), 200));
  figures.push(info("an hour back: a session created in that hour", String(await me(early.token))));
  figures.push(exactly("an hour back: the user can sign in again", await me(await signIn(request, early)), 200));
  await checkJobs("an hour back");
  await wrongSignIns(server, "192.0.2.2", 2 * signInLimit.requests + 1);
  const limited = await wrongSignIn(server, "192.0.2.2");
  figures.push(exactly("an hour back: the limit still applies", limited.status, 429));
  figures.push(
    atMost("  and resets after its own duration", Number(limited.headers.get("retry-after")), signInLimit.seconds, "s"),
  );

  await jumpTo((trialDays + 1) * dayMs);
  figures.push(exactly("after the trial: the session is valid", await me(), 200));
  figures.push(exactly("after the trial: adding a project is rejected", await add(customer.token), 403));
  await jumpTo(8 * dayMs);
  figures.push(exactly("eight days ahead: the session has expired", await me(), 401));
  await checkJobs("eight days ahead");
  await jumpTo(0);
  figures.push(exactly("back: the trial continues", await add(await signIn(request, customer)), 201));
  figures.push(holds("the process was not restarted", (await request("/api/ready")).ok));
  return figures;
};

const wrongSignIn = ({ request }: Server, address: string) =>
  request("/api/auth/signIn", { method: "POST", json: { email: newEmail(), password: "a wrong password" }, address });

const wrongSignIns = async (server: Server, address: string, count: number) => {
  await Promise.all(Array.from({ length: count }, () => wrongSignIn(server, address)));
};
