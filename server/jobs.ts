import { lt } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import type { JobsDatabase } from "#db/connect.ts";
import { rates, sessions } from "#db/schema/index.ts";
import type { Jobs, Parts } from "./dependencies.ts";
import { purgeMails } from "./emails/email-queue.ts";
import { sendMails } from "./emails/send-emails.job.ts";
import { remindTrials } from "./features/account/trial-reminders.job.ts";
import { deleteExpiredProofs } from "./features/auth/verification-tokens.ts";
import { mailDigests } from "./features/digest/digest.job.ts";
import { scanProjects } from "./features/mentions/scan.job.ts";
import { auditWebsites } from "./features/suggestions/audit.job.ts";
import { raiseAllThemes } from "./features/suggestions/themes.job.ts";
import { syncWaitlist } from "./features/waitlist/waitlist.job.ts";
import type { Log } from "./observability/log.ts";
import type { Metrics } from "./observability/metrics.ts";
import { asRequest, currentRequestId } from "./observability/request-id.ts";

const everyMinute = "* * * * *";
const everyHour = "7 * * * *";
const everyMorning = "23 7 * * *";
const everyNight = "37 3 * * *";

/** Every job: when it runs by itself and the function that it is. */
export const jobs = {
  "send-mails": { schedule: everyMinute, run: sendMails },
  "sync-waitlist": { schedule: everyMinute, run: syncWaitlist },
  "scan-projects": { schedule: everyMinute, run: scanProjects },
  "audit-websites": { schedule: everyMinute, run: auditWebsites },
  "raise-themes": { schedule: everyNight, run: raiseAllThemes },
  "remind-trials": { schedule: everyHour, run: remindTrials },
  "mail-digests": { schedule: everyMorning, run: mailDigests },
  "drop-expired": {
    schedule: everyHour,
    run: async ({ db, clock }) => {
      await db.delete(rates).where(lt(rates.expire, clock()));
      await db.delete(sessions).where(lt(sessions.expiresAt, clock()));
      await deleteExpiredProofs(db, clock());
      await purgeMails(db, clock());
    },
  },
} satisfies Record<string, { schedule: string; run: (parts: Parts) => Promise<void> }>;

export type JobName = keyof typeof jobs;

/** What a job is told: the request that asked for it; nothing when its time came. */
type Asked = { requestId?: string };

/** A connection that died without a word is given up, or the jobs would wait for it for ever. */
const ownPool = { max: 3, connectionTimeoutMillis: 5_000, query_timeout: 10_000 };

/** The job runner: shared by all processes on one database, so that each job runs once. */
export const createJobRunner = (database: JobsDatabase, log: Log, metrics?: Metrics) => {
  const boss = new PgBoss({ ...database, schema: "jobs", ...("connectionString" in database && ownPool) });
  // Without a listener a lost database would end the process.
  boss.on("error", (err) => log.error({ err }, "The job runner met an error."));
  const workers = new Map<JobName, string>();

  const nudge: Jobs["nudge"] = (name) => {
    const asked = async () => {
      await boss.send(name, { requestId: currentRequestId() });
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker);
    };
    if (workers.size)
      asked().catch((err) => log.warn({ err, name }, "A job could not be asked for; its schedule will find it."));
  };

  const work = (name: JobName, asked: Asked | null | undefined, run: () => Promise<void>) =>
    asRequest(asked?.requestId, async () => {
      try {
        await run();
        metrics?.job(name, "done");
      } catch (err) {
        metrics?.job(name, "failed");
        throw err;
      }
    });

  return {
    jobs: { nudge } satisfies Jobs,
    start: async (parts: Parts) => {
      await boss.start();
      for (const [name, { schedule, run }] of Object.entries(jobs) as [JobName, (typeof jobs)[JobName]][]) {
        // Short: one waits at most, however many ask; jobs claim their rows, so two may run side by side.
        await boss.createQueue(name, { policy: "short", retryLimit: 0 });
        await boss.schedule(name, schedule);
        workers.set(name, await boss.work<Asked | null>(name, ([asked]) => work(name, asked?.data, () => run(parts))));
      }
    },
    stop: async () => {
      if (workers.size) await boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
};
