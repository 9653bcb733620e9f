import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import { describe, expect, test } from "vitest";
import { connect } from "#db/connect.ts";
import { emails } from "#db/schema/index.ts";
import { createTestDatabase, onPostgres, patience, testPostgres } from "#db/testing/postgres.ts";
import { readEnv } from "../../env.ts";
import { createJobRunner } from "../../job-runner.ts";
import { createLog } from "../../observability/log.ts";
import { createFactories } from "../../testing/factories.ts";
import { mailServer } from "../../testing/stand-ins/mail-server.ts";

const userCount = 30;

describe.skipIf(!testPostgres)(onPostgres("emails about submissions by several processes"), () => {
  test("reach each user once although one process was killed and two continued", async () => {
    let running: Bun.Subprocess | undefined;
    const server = mailServer(({ length }) => {
      if (length === userCount / 2) running?.kill("SIGKILL");
    });
    const testDatabase = await createTestDatabase();
    const database = await connect({ databaseUrl: testDatabase.url, dataDir: "" }, patience);
    const { db } = database;
    const sent = () => db.$count(emails, sql`${emails.sentAt} is not null`);
    const children: Bun.Subprocess<"pipe">[] = [];
    const startProcess = () => {
      const env = { ...process.env, DATABASE_URL: testDatabase.url, SMTP_URL: server.url };
      const command = [process.execPath, "server/testing/job-process.ts", "send-emails"];
      const child = Bun.spawn(command, { env, stdin: "pipe", stderr: "inherit" });
      children.push(child);
      return child;
    };
    try {
      await database.migrate();
      await createQueues(database);
      const create = createFactories(db);
      const recipients: string[] = [];
      for (let count = 0; count < userCount; count++) {
        const { id: ownerId, email } = await create.user({ emailVerifiedAt: new Date("2026-01-01T09:00:00Z") });
        recipients.push(email);
        const { id: projectId } = await create.project({ ownerId });
        await create.submission({ projectId, state: "needs_customer" });
      }
      await db.execute(sql`
        insert into submission_events (id, submission_id, actor, from_state, to_state, at)
        select gen_random_uuid(), id, 'operator', 'in_progress', 'needs_customer', now() - interval '1 minute' from submissions`);

      running = startProcess();
      await running.exited;
      const sentBefore = await sent();
      expect(sentBefore).toBeLessThan(userCount);
      await expireJobs(database);
      const acceptedBefore = server.accepted.length;
      const both = [startProcess(), startProcess()];
      await expect.poll(sent, { timeout: 600_000 }).toBe(userCount);
      for (const child of both) child.stdin.end();
      await Promise.all(both.map(({ exited }) => exited));

      expect(await db.$count(emails)).toBe(userCount);
      expect([...new Set(server.accepted.map(({ to }) => to))].sort()).toEqual(recipients.sort());
      // What was sent but not recorded when the process died is repeated with its Message-ID, so that it shows once.
      expect(new Set(server.accepted.map(({ messageId }) => messageId)).size).toBe(userCount);
      expect(server.accepted.length - userCount).toBe(acceptedBefore - sentBefore);
    } finally {
      for (const child of children) child.kill();
      server.stop();
      await database.close();
      await testDatabase.drop();
    }
  });
});

const createQueues = async ({ forJobs }: Awaited<ReturnType<typeof connect>>) => {
  const log = createLog(readEnv({ NODE_ENV: "test", LOG_LEVEL: "error" }));
  const runner = createJobRunner(forJobs, { log, isWorker: false });
  await runner.open();
  await runner.stop();
};

/** Moves the jobs into the past of pg-boss, as if the killed process had held them for longer than they may take. */
const expireJobs = async ({ db, forJobs }: Awaited<ReturnType<typeof connect>>) => {
  const boss = new PgBoss({ ...forJobs, schema: "jobs", migrate: false, supervise: false, schedule: false });
  boss.on("error", () => {});
  await boss.start();
  await db.execute(sql`update jobs.job set started_on = started_on - interval '1 hour' where state = 'active'`);
  await boss.supervise("send-email");
  await db.execute(sql`update jobs.job set start_after = now() where state = 'retry'`);
  await boss.stop({ graceful: false });
};
