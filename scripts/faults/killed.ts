// Processes are killed while they write: what was confirmed must exist afterwards, and rows must agree.
import { connect } from "#db/connect.ts";
import { submissionEvents } from "#db/schema/index.ts";
import { createTestDatabase } from "#db/testing/postgres.ts";
import { addCredits } from "#server/billing/credits/credits.ts";
import { createFactories } from "#server/testing/factories.ts";
import { findLedgerErrors } from "#server/testing/ledger-errors.ts";
import { atLeast, exactly, info } from "../checks/measurement.ts";
import { type Fault, joinWaitlist, newEmail, owner, type Server, signIn, startServer, untilTrue } from "./server.ts";

// Users join the waitlist.

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

// Submissions move: ledger, states, history and tasks must agree.

const processCount = 3;
const accountCount = 4;
const submissionsEach = 25;
/** Fewer than submissions, so that some transitions are refused for lack of credits. */
const creditsEach = 15;

export const creditsKilled: Fault = async ({ quick }) => {
  const goal = quick ? 1_000 : 10_000;
  const kills = quick ? 6 : 30;
  const testDatabase = await createTestDatabase();
  const database = await connect({ databaseUrl: testDatabase.url, dataDir: "" });
  const { db } = database;
  const start = () =>
    Bun.spawn([process.execPath, "server/testing/job-process.ts", "move-submissions"], {
      env: { ...process.env, DATABASE_URL: testDatabase.url },
      stdout: "pipe",
      stderr: "inherit",
    });
  const processes: Bun.Subprocess<"ignore", "pipe", "inherit">[] = [];
  const confirmed: Promise<string>[] = [];
  const add = () => {
    const started = start();
    processes.push(started);
    confirmed.push(new Response(started.stdout).text());
  };
  try {
    await database.migrate();
    const create = createFactories(db);
    for (let account = 0; account < accountCount; account++) {
      const { id: userId } = await create.user();
      const { id: projectId } = await create.project({ ownerId: userId });
      const source = `fault ${userId}`;
      await addCredits(db, { userId, kind: "submission", delta: creditsEach, reason: "purchase", source });
      for (let count = 0; count < submissionsEach; count++) await create.submission({ projectId });
    }
    for (let count = 0; count < processCount; count++) add();
    for (let round = 1; round <= kills; round++) {
      await untilTrue(
        "the submissions move",
        60,
        async () => (await db.$count(submissionEvents)) >= (goal * round) / kills,
      );
      processes[round - 1]?.kill("SIGKILL");
      add();
    }
    for (const running of processes) running.kill("SIGKILL");
    await Promise.all(processes.map(({ exited }) => exited));
    await database.close();
    await untilTrue("Postgres ends the transactions of killed processes", 20, async () => {
      return (await testDatabase.connections()).length === 0;
    });
    const { stored, lost, errors } = await inspect(testDatabase.url, await Promise.all(confirmed));
    for (const error of errors.slice(0, 10)) console.error(error);
    return [
      info("processes killed", String(processes.length)),
      atLeast("transitions", stored, goal, "transitions"),
      exactly("confirmed transitions that were lost", lost, 0),
      exactly("contradictions between ledger, states, history and tasks", errors.length, 0),
    ];
  } finally {
    for (const running of processes) running.kill("SIGKILL");
    await testDatabase.drop();
  }
};

/** `outputs`: what the processes printed. */
const inspect = async (databaseUrl: string, outputs: string[]) => {
  const database = await connect({ databaseUrl, dataDir: "" });
  try {
    const events = await database.db.select().from(submissionEvents);
    const remaining = new Map<string, number>();
    for (const { submissionId, to } of events) {
      const line = `${submissionId} ${to}`;
      remaining.set(line, (remaining.get(line) ?? 0) + 1);
    }
    let lost = 0;
    // The last line of a killed process may be cut.
    for (const line of outputs.flatMap((output) => output.split("\n").slice(0, -1))) {
      const count = remaining.get(line) ?? 0;
      if (count) remaining.set(line, count - 1);
      else lost++;
    }
    return { stored: events.length, lost, errors: await findLedgerErrors(database.db) };
  } finally {
    await database.close();
  }
};
