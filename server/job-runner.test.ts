import { eq, like, sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { executeIn } from "#db/queries/execute-statement.ts";
import { contacts, emails } from "#db/schema/index.ts";
import type { QueuedJobName } from "./dependencies.ts";
import { enqueueEmail } from "./emails/email-queue.ts";
import type { ContactService } from "./integrations/brevo.ts";
import type { MailService } from "./integrations/smtp.ts";
import { createJobRunner } from "./job-runner.ts";
import { scheduledJobs } from "./jobs.ts";
import { createMetrics } from "./observability/metrics.ts";
import { currentRequestId, withRequestId } from "./observability/request-id.ts";
import { waitlistWelcome } from "./site/site.emails.tsx";
import { createTestApp } from "./testing/test-app.ts";
import { testDatabase } from "./testing/test-database.ts";

const seen: (string | undefined)[] = [];
const contactService: ContactService = {
  add: async (email) => {
    seen.push(currentRequestId());
    if (email.startsWith("broken")) throw new Error(`The contact service broke at ${email}.`);
    return { state: "added", list: 11 };
  },
  delete: async () => ({ state: "deleted" }),
};
const sent: string[] = [];
const mail: MailService = {
  send: async ({ to }) => {
    if (to.startsWith("broken")) throw new Error(`550 ${to} is unknown.`);
    sent.push(to);
  },
  deleteBefore: async () => {},
};
const logged: Record<string, unknown>[] = [];
const log = pino({ level: "warn" }, { write: (line) => void logged.push(JSON.parse(line)) });
const database = await testDatabase();
// A schedule and queue options left by an earlier version.
const earlier = new PgBoss({ ...database.forJobs, schema: "jobs" });
// The database may be dropped before its last connection has closed, which must not end the run.
earlier.on("error", (err) => log.debug({ err }));
await earlier.start();
await earlier.createQueue("removed-job");
await earlier.schedule("removed-job", "* * * * *");
await earlier.updateQueue("send-email", { retryLimit: 1 });
await earlier.stop({ graceful: false });
const metrics = createMetrics();
const { dependencies } = await createTestApp({ db: database.db, contactService, mail, log });
const { db } = dependencies;
// Rows without a job, as left by an earlier version or a restored backup.
await db.insert(emails).values({ recipient: "early@people.example", template: "waitlist-welcome", props: {} });
await db.insert(contacts).values({ email: "early@people.example" });
const runner = createJobRunner(database.forJobs, { log, metrics, isWorker: true });
await runner.open();
await runner.start(dependencies);
// Only enqueues, like a process with JOBS=off.
const enqueuer = createJobRunner(database.forJobs, { log, isWorker: false });
await enqueuer.open();
afterAll(async () => {
  await enqueuer.stop();
  await runner.stop();
  await database.close();
});

const counts = () =>
  metrics
    .text({ isDatabaseUp: true, cache: { hits: 0, misses: 0, pages: 0, bytes: 0 } })
    .then((all) => all.split("\n"));

type JobRow = { state: string; retry_count: number; output: unknown };
const jobsOf = async (id: string) => {
  const ofRow = "select * from jobs.job where singleton_key = $1 order by created_on";
  return (await executeIn(db).executeSql(ofRow, [id])).rows as JobRow[];
};

/** Saves a contact with its job, and changes the job before it can run. */
const joined = (email: string, { jobs } = runner, change = sql``) =>
  db.transaction(async (tx) => {
    const [contact] = await tx.insert(contacts).values({ email }).returning({ id: contacts.id });
    const id = contact?.id ?? "";
    await jobs.enqueueFor(tx, "sync-contact", id);
    if (change.queryChunks.length) await tx.execute(sql`update jobs.job set ${change} where singleton_key = ${id}`);
    return id;
  });
const stateOf = async (id: string) => (await db.select().from(contacts).where(eq(contacts.id, id)))[0]?.state;

test("unschedules jobs that no longer exist", async () => {
  const boss = new PgBoss({ ...database.forJobs, schema: "jobs" });
  await boss.start();
  const schedules = await boss.getSchedules();
  await boss.stop({ graceful: false });
  expect(schedules.map(({ name }) => name).sort()).toEqual(Object.keys(scheduledJobs).sort());
});

test("updates the options of existing queues", async () => {
  const boss = new PgBoss({ ...database.forJobs, schema: "jobs", schedule: false });
  await boss.start();
  const queue = await boss.getQueue("send-email");
  await boss.stop({ graceful: false });
  expect(queue?.retryLimit).toBeGreaterThan(100);
});

test("reads times of jobs as dates on each database", async () => {
  const boss = new PgBoss({ ...database.forJobs, schema: "jobs", schedule: false });
  await boss.start();
  const before = Date.now();
  const id = await boss.send("removed-job", null, { startAfter: 3600 });
  const job = await boss.getJobById("removed-job", id ?? "");
  await boss.stop({ graceful: false });
  expect(job?.createdOn.getTime()).toBeGreaterThanOrEqual(before - 60_000);
  expect(job?.startAfter.getTime()).toBeGreaterThan(before + 3_500_000);
});

test("enqueues rows without a job at start", async () => {
  await expect.poll(() => sent).toContain("early@people.example");
  const contact = () => db.select().from(contacts).where(eq(contacts.email, "early@people.example"));
  await expect.poll(contact).toMatchObject([{ state: "synced" }]);
});

test("a job enqueued by a request carries the request's id, and is counted by its outcome", async () => {
  for (const [email, outcome] of [
    ["ada@people.example", "done"],
    ["broken@people.example", "failed"],
  ] as const) {
    const requestId = crypto.randomUUID();
    await withRequestId(requestId, () => joined(email));
    await expect.poll(() => seen).toContain(requestId);
    // The row without a job was counted first.
    const counted = `jobs_total{name="sync-contact",outcome="${outcome}"} ${outcome === "done" ? 2 : 1}`;
    await expect.poll(counts).toContain(counted);
  }
});

test("a failed job is retried later, and stores no personal data", async () => {
  const id = await joined("broken-later@people.example");
  await expect.poll(() => jobsOf(id)).toMatchObject([{ state: "retry", retry_count: 0 }]);
  expect(JSON.stringify(await jobsOf(id))).not.toContain("people.example");
  expect(logged).toContainEqual(expect.objectContaining({ msg: "A job failed.", job: "sync-contact", id }));
});

test("a failed job does not fail the jobs that run at the same time", async () => {
  const recipients = ["ada@batch.example", "broken@batch.example", "ben@batch.example"];
  await db.transaction(async (tx) => {
    for (const to of recipients) await enqueueEmail(tx, runner.jobs, { to, email: waitlistWelcome, props: {} });
  });
  await expect.poll(() => sent).toEqual(expect.arrayContaining(["ada@batch.example", "ben@batch.example"]));
  const rows = await db.select().from(emails).where(like(emails.recipient, "%@batch.example"));
  const states = async () => {
    const jobs = await Promise.all(rows.map(({ id }) => jobsOf(id)));
    return rows.map(({ recipient }, at) => [recipient, jobs[at]?.map(({ state }) => state)]);
  };
  await expect.poll(states).toEqual(
    expect.arrayContaining([
      ["ada@batch.example", ["completed"]],
      ["broken@batch.example", ["retry"]],
      ["ben@batch.example", ["completed"]],
    ]),
  );
});

test("a process that runs no jobs enqueues them for another", async () => {
  const id = await joined("elsewhere@people.example", enqueuer);
  await expect.poll(() => stateOf(id)).toBe("synced");
});

test("a job that fails after its last retry is logged as an error, counted, and starts over", async () => {
  const id = await joined("broken-for-good@people.example", runner, sql`retry_limit = 0`);
  const name: QueuedJobName = "sync-contact";
  await expect.poll(counts).toContain(`jobs_total{name="${name}",outcome="dead"} 1`);
  const error = { level: 50, msg: "A job failed after its last retry. Its retries start over.", job: name, id };
  expect(logged).toContainEqual(expect.objectContaining(error));
  await expect.poll(() => jobsOf(id)).toMatchObject([{ state: "failed" }, { state: "retry", retry_count: 0 }]);
});

test("a job is retried if its process died", async () => {
  const id = await joined(
    "killed@people.example",
    runner,
    sql`state = 'active', started_on = now() - interval '3 min'`,
  );
  const boss = new PgBoss({ ...database.forJobs, schema: "jobs", schedule: false });
  await boss.start();
  // Jobs of a queue are looked after once a minute, which may have just happened.
  await db.execute(sql`update jobs.queue set monitor_on = null`);
  await boss.supervise("sync-contact");
  await boss.stop({ graceful: false });
  await expect.poll(() => jobsOf(id)).toMatchObject([{ state: "retry" }]);
});
