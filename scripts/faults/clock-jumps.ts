// The server's clock jumps forward and back: sessions, limits, jobs and trials keep working. Postgres has its own
// clock, which does not jump, as if it ran on another machine.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownDatabase } from "#db/testing/postgres.ts";
import { trialDays } from "#shared/limits.ts";
import { atMost, exactly, type Figure, holds, noted } from "../checks/measurement.ts";
import { type Fault, untilTrue } from "./fault.ts";
import { msUntilMail } from "./sent-emails.ts";
import { type Server, startServer } from "./server.ts";
import { newEmail, signIn, signUp } from "./users.ts";

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
const burst = { calls: 20, seconds: 10 };
const mailWithinMs = 5_000;

export const clockJumps: Fault = async () => {
  const folder = mkdtempSync(join(tmpdir(), "linkstead-clock-"));
  const file = join(folder, "ahead");
  const preload = `--preload=${import.meta.resolve("./jumping-clock.ts").slice("file://".length)}`;
  const database = await ownDatabase();
  const server = await startServer(database.url, { CLOCK_FILE: file, BUN_OPTIONS: preload });
  const jumpTo = async (aheadMs: number) => {
    writeFileSync(file, String(aheadMs));
    process.kill(server.pid(), "SIGUSR2");
    await untilTrue("the clock jumps", 5, () => !existsSync(file));
  };
  try {
    return await observed(server, jumpTo);
  } finally {
    await server.end();
    await database.drop();
    rmSync(folder, { recursive: true });
  }
};

const observed = async (server: Server, jumpTo: (aheadMs: number) => Promise<void>) => {
  const { request } = server;
  const figures: Figure[] = [];
  const customer = await signUp(request);
  const me = async (token = customer.token) => (await request("/api/users/me", { token })).status;
  const add = async (token: string) =>
    (await request("/api/projects", { method: "POST", token, json: { name: "Shop", url: "https://shop.example" } }))
      .status;
  const jobs = async (when: string) =>
    void figures.push(atMost(`${when}: until a mail is sent by a job`, await msUntilMail(server), mailWithinMs, "ms"));

  await wrongSignIns(server, "192.0.2.1", burst.calls + 1);
  figures.push(
    exactly("one that tried too often is told to wait", (await wrongSignIn(server, "192.0.2.1")).status, 429),
  );

  await jumpTo(hourMs);
  figures.push(exactly("an hour ahead: the session stands", await me(), 200));
  figures.push(exactly("an hour ahead: the limit is over", (await wrongSignIn(server, "192.0.2.1")).status, 401));
  await jobs("an hour ahead");
  const early = await signUp(request);
  await wrongSignIns(server, "192.0.2.2", 1);

  await jumpTo(0);
  figures.push(exactly("an hour back: the session stands", await me(), 200));
  figures.push(noted("an hour back: a session opened in that hour", String(await me(early.token))));
  figures.push(exactly("an hour back: signing in again works", await me(await signIn(request, early)), 200));
  await jobs("an hour back");
  await wrongSignIns(server, "192.0.2.2", 2 * burst.calls + 1);
  const confirmed = await wrongSignIn(server, "192.0.2.2");
  figures.push(exactly("an hour back: a limit still limits", confirmed.status, 429));
  figures.push(
    atMost("  and lets go after its own time", Number(confirmed.headers.get("retry-after")), burst.seconds, "s"),
  );

  await jumpTo((trialDays + 1) * dayMs);
  figures.push(exactly("after the trial: the session stands", await me(), 200));
  figures.push(exactly("after the trial: adding a project is rejected", await add(customer.token), 403));
  await jumpTo(8 * dayMs);
  figures.push(exactly("eight days ahead: the session is over", await me(), 401));
  await jobs("eight days ahead");
  await jumpTo(0);
  figures.push(exactly("back: the trial goes on", await add(await signIn(request, customer)), 201));
  figures.push(holds("the process is the same", (await request("/api/ready")).ok));
  return figures;
};

const wrongSignIn = ({ request }: Server, address: string) =>
  request("/api/auth/signIn", { method: "POST", json: { email: newEmail(), password: "a wrong password" }, address });

const wrongSignIns = async (server: Server, address: string, count: number) => {
  await Promise.all(Array.from({ length: count }, () => wrongSignIn(server, address)));
};
