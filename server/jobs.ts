import { lt } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import type { JobsDatabase } from "#db/connect.ts";
import { rateLimits, sessions } from "#db/schema/index.ts";
import type { Dependencies, Jobs } from "./dependencies.ts";
import { purgeMails } from "./emails/email-queue.ts";
import { sendEmails } from "./emails/send-emails.job.ts";
import { sendTrialReminders } from "./features/account/trial-reminders.job.ts";
import { deleteExpiredProofs } from "./features/auth/verification-tokens.ts";
import { sendDigests } from "./features/digest/digest.job.ts";
import { scanProjects } from "./features/mentions/scan.job.ts";
import { auditWebsites } from "./features/suggestions/audit.job.ts";
import { updateAllThemes } from "./features/suggestions/themes.job.ts";
import { syncWaitlist } from "./features/waitlist/waitlist.job.ts";
import type { Log } from "./observability/log.ts";
import type { Metrics } from "./observability/metrics.ts";
import { currentRequestId, withRequestId } from "./observability/request-id.ts";

const everyMinute = "* * * * *";
const everyHour = "7 * * * *";
const everyMorning = "23 7 * * *";
const everyNight = "37 3 * * *";

/** All jobs with their cron schedule and handler. */
export const jobs = {
  "send-emails": { schedule: everyMinute, run: sendEmails },
  "sync-waitlist": { schedule: everyMinute, run: syncWaitlist },
  "scan-projects": { schedule: everyMinute, run: scanProjects },
  "audit-websites": { schedule: everyMinute, run: auditWebsites },
  "update-themes": { schedule: everyNight, run: updateAllThemes },
  "send-trial-reminders": { schedule: everyHour, run: sendTrialReminders },
  "send-digests": { schedule: everyMorning, run: sendDigests },
  "delete-expired": {
    schedule: everyHour,
    run: async ({ db, clock }) => {
      await db.delete(rateLimits).where(lt(rateLimits.expire, clock()));
      await db.delete(sessions).where(lt(sessions.expiresAt, clock()));
      await deleteExpiredProofs(db, clock());
      await purgeMails(db, clock());
    },
  },
} satisfies Record<string, { schedule: string; run: (dependencies: Dependencies) => Promise<void> }>;

export type JobName = keyof typeof jobs;

/** The request that enqueued the job; empty for scheduled runs. */
type JobData = { requestId?: string };

/** Without timeouts, jobs would wait forever on a connection that died silently. */
const poolOptions = { max: 3, connectionTimeoutMillis: 5_000, query_timeout: 10_000 };

/** The job runner. All processes on one database share its queues, so each job runs once. */
export const createJobRunner = (database: JobsDatabase, log: Log, metrics?: Metrics) => {
  const boss = new PgBoss({ ...database, schema: "jobs", ...("connectionString" in database && poolOptions) });
  // Without a listener, losing the database would crash the process.
  boss.on("error", (err) => log.error({ err }, "The job runner met an error."));
  const workers = new Map<JobName, string>();

  const enqueue: Jobs["enqueue"] = (name) => {
    const job = async () => {
      await boss.send(name, { requestId: currentRequestId() });
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker);
    };
    if (workers.size)
      job().catch((err) => log.warn({ err, name }, "A job could not be asked for; its schedule will find it."));
  };

  const work = (name: JobName, job: JobData | null | undefined, run: () => Promise<void>) =>
    withRequestId(job?.requestId, async () => {
      try {
        await run();
        metrics?.job(name, "done");
      } catch (err) {
        metrics?.job(name, "failed");
        throw err;
      }
    });

  return {
    jobs: { enqueue } satisfies Jobs,
    start: async (dependencies: Dependencies) => {
      await boss.start();
      // The schedule of a renamed or removed job would otherwise queue work that no worker runs.
      for (const { name } of await boss.getSchedules()) if (!(name in jobs)) await boss.unschedule(name);
      for (const [name, { schedule, run }] of Object.entries(jobs) as [JobName, (typeof jobs)[JobName]][]) {
        // `short` allows one queued job per name. Two may run concurrently, since jobs claim their rows.
        await boss.createQueue(name, { policy: "short", retryLimit: 0 });
        await boss.schedule(name, schedule);
        workers.set(
          name,
          await boss.work<JobData | null>(name, ([job]) => work(name, job?.data, () => run(dependencies))),
        );
      }
    },
    stop: async () => {
      if (workers.size) await boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
};
