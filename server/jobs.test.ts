import { PgBoss } from "pg-boss";
import { afterAll, expect, test } from "vitest";
import { contacts } from "#db/schema/index.ts";
import type { ContactService } from "./integrations/brevo.ts";
import { createJobRunner, jobs } from "./jobs.ts";
import { createMetrics } from "./observability/metrics.ts";
import { currentRequestId, withRequestId } from "./observability/request-id.ts";
import { createTestApp } from "./testing/test-app.ts";
import { testDatabase } from "./testing/test-database.ts";

const seen: (string | undefined)[] = [];
const contactService: ContactService = {
  add: async (email) => {
    seen.push(currentRequestId());
    if (email.startsWith("broken")) throw new Error("The contact service broke.");
    return { state: "added", list: 11 };
  },
  delete: async () => ({ state: "deleted" }),
};
const database = await testDatabase();
// A schedule left by an earlier version.
const earlier = new PgBoss({ ...database.forJobs, schema: "jobs" });
await earlier.start();
await earlier.createQueue("removed-job");
await earlier.schedule("removed-job", "* * * * *");
await earlier.stop({ graceful: false });
const metrics = createMetrics();
const { dependencies } = await createTestApp({ db: database.db, contactService });
const runner = createJobRunner(database.forJobs, dependencies.log, metrics);
await runner.start(dependencies);
afterAll(async () => {
  await runner.stop();
  await database.close();
});

const text = () =>
  metrics
    .text({ isDatabaseUp: true, cache: { hits: 0, misses: 0, pages: 0, bytes: 0 } })
    .then((all) => all.split("\n"));

test("unschedules jobs that no longer exist", async () => {
  const boss = new PgBoss({ ...database.forJobs, schema: "jobs" });
  await boss.start();
  const schedules = await boss.getSchedules();
  await boss.stop({ graceful: false });
  expect(schedules.map(({ name }) => name).sort()).toEqual(Object.keys(jobs).sort());
});

test("a job enqueued by a request carries the request's id, and is counted by its outcome", async () => {
  for (const [email, outcome] of [
    ["ada@people.example", "done"],
    ["broken@people.example", "failed"],
  ] as const) {
    const requestId = crypto.randomUUID();
    await dependencies.db.insert(contacts).values({ email });
    withRequestId(requestId, () => runner.jobs.enqueue("sync-waitlist"));
    await expect.poll(() => seen).toContain(requestId);
    const counted = `jobs_total{name="sync-waitlist",outcome="${outcome}"} 1`;
    await expect.poll(text).toContain(counted);
  }
});
