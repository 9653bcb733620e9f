import { lt } from "drizzle-orm";
import { PgBoss, type Queue } from "pg-boss";
import type { JobsDatabase } from "#db/connect.ts";
import { executeIn } from "#db/queries/execute-statement.ts";
import { rateLimits, sessions } from "#db/schema/index.ts";
import type { Dependencies, Jobs } from "./dependencies.ts";
import { deleteOldEmails } from "./emails/email-queue.ts";
import { listUnsentEmails, sendEmail } from "./emails/send-email.job.ts";
import { eraseDueAccounts } from "./features/account/deletion.ts";
import { sendTrialReminders } from "./features/account/trial-reminders.job.ts";
import { sendAlerts } from "./features/alerts/send-alerts.job.ts";
import { deleteOldIdempotentRequests } from "./features/api-keys/idempotent-requests.ts";
import { publishScheduledArticles } from "./features/articles/publish-articles.job.ts";
import { deleteExpiredChallenges } from "./features/auth/challenges.ts";
import { deleteExpiredTokens } from "./features/auth/verification-tokens.ts";
import { deleteOldHosts } from "./features/bot/bot-hosts.ts";
import { settleAllCredits } from "./features/credits/settle-credits.job.ts";
import { sendDigests } from "./features/digest/digest.job.ts";
import { refreshDirectoryStats } from "./features/directories/directory-stats.job.ts";
import { checkDirectories } from "./features/directories/link-check.job.ts";
import {
  deleteUnusedEvidence,
  deleteUnusedImages,
  removeEvidence,
  removeImage,
} from "./features/files/project-images.ts";
import { announcePages } from "./features/indexnow/announce-pages.job.ts";
import { refreshLedger } from "./features/ledger/refresh-ledger.job.ts";
import { deleteExpiredInvitations } from "./features/members/members.ts";
import { scanProjects } from "./features/mentions/scan.job.ts";
import { deleteOldPosts } from "./features/mentions/stored-posts.ts";
import { checkSavedSubscriptions } from "./features/offer-applications/check-subscriptions.job.ts";
import { checkPageSets } from "./features/page-sets/check-page-sets.job.ts";
import { queuePages } from "./features/page-sets/queue-pages.job.ts";
import { confirmPeriods } from "./features/payments/confirm-periods.job.ts";
import { endLapsedGrants } from "./features/payments/plan-grants.ts";
import { checkPublished } from "./features/publishing/check-published.job.ts";
import { publishDue } from "./features/publishing/publish-due.job.ts";
import { createReports } from "./features/reports/create-reports.job.ts";
import { deleteOldData } from "./features/retention/delete-old-data.job.ts";
import { approveProposals, expireSubmissions, replaceSubmissions } from "./features/submissions/deadlines.job.ts";
import { queueSubmissions } from "./features/submissions/queue.job.ts";
import { sendSubmissionEmails } from "./features/submissions/submission-emails.job.ts";
import { proposeWeekly } from "./features/submissions/weekly-proposals.job.ts";
import { auditWebsites } from "./features/suggestions/audit.job.ts";
import { updateAllThemes } from "./features/suggestions/themes.job.ts";
import { expireLeases } from "./features/tasks/expire-leases.job.ts";
import { findAllTopics } from "./features/topics/find-topics.job.ts";
import { mailSignUps } from "./features/users/sign-ups-email.job.ts";
import { checkListings } from "./features/verification/check.job.ts";
import {
  deleteSyncedContact,
  listContactDeletions,
  listWaitingContacts,
  syncContact,
} from "./features/waitlist/waitlist.job.ts";
import { deleteOldDeliveries, deliverWebhooksForAMinute } from "./features/webhooks/deliver.job.ts";
import type { Log } from "./observability/log.ts";
import type { Metrics } from "./observability/metrics.ts";
import { currentRequestId, withRequestId } from "./observability/request-id.ts";

const everyMinute = "* * * * *";
const everyTenMinutes = "*/10 * * * *";
const everyHour = "7 * * * *";
const everyMorning = "23 7 * * *";
const everyNight = "37 3 * * *";

type ScheduledJob = { schedule: string; run: (dependencies: Dependencies) => Promise<void> };

/** Jobs that run on a schedule and process every row that is due. */
export const scheduledJobs = {
  "scan-projects": { schedule: everyMinute, run: scanProjects },
  "audit-websites": { schedule: everyMinute, run: auditWebsites },
  "check-listings": { schedule: everyMinute, run: checkListings },
  "check-directories": { schedule: everyMinute, run: checkDirectories },
  "check-page-sets": { schedule: everyMinute, run: checkPageSets },
  "queue-pages": { schedule: everyMinute, run: queuePages },
  "deliver-webhooks": { schedule: everyMinute, run: deliverWebhooksForAMinute },
  "send-alerts": { schedule: everyMinute, run: sendAlerts },
  "publish-due": { schedule: everyMinute, run: publishDue },
  "check-published": { schedule: everyMinute, run: checkPublished },
  "announce-pages": { schedule: everyMinute, run: announcePages },
  "queue-submissions": { schedule: everyMinute, run: queueSubmissions },
  "approve-proposals": { schedule: everyHour, run: approveProposals },
  "expire-submissions": { schedule: everyHour, run: expireSubmissions },
  "replace-submissions": { schedule: everyHour, run: replaceSubmissions },
  "send-submission-emails": { schedule: everyHour, run: sendSubmissionEmails },
  "expire-task-leases": { schedule: everyMinute, run: expireLeases },
  "delete-old-data": { schedule: everyNight, run: deleteOldData },
  "delete-unused-evidence": { schedule: everyNight, run: deleteUnusedEvidence },
  "propose-weekly": { schedule: everyMorning, run: proposeWeekly },
  "update-themes": { schedule: everyNight, run: updateAllThemes },
  "confirm-periods": { schedule: everyHour, run: confirmPeriods },
  "find-topics": { schedule: everyNight, run: findAllTopics },
  "publish-articles": { schedule: everyMinute, run: publishScheduledArticles },
  "check-subscriptions": { schedule: everyHour, run: checkSavedSubscriptions },
  "plan-grants": { schedule: everyHour, run: endLapsedGrants },
  "settle-credits": { schedule: everyHour, run: settleAllCredits },
  "refresh-directory-stats": { schedule: everyHour, run: refreshDirectoryStats },
  "refresh-ledger": { schedule: everyTenMinutes, run: refreshLedger },
  "create-reports": { schedule: everyHour, run: createReports },
  "erase-accounts": { schedule: everyHour, run: eraseDueAccounts },
  "send-trial-reminders": { schedule: everyHour, run: sendTrialReminders },
  "mail-sign-ups": { schedule: everyMorning, run: mailSignUps },
  "send-digests": { schedule: everyMorning, run: sendDigests },
  "delete-expired": {
    schedule: everyHour,
    run: async ({ db, clock, mail, jobs }) => {
      await db.delete(rateLimits).where(lt(rateLimits.expire, clock()));
      await db.delete(sessions).where(lt(sessions.expiresAt, clock()));
      await deleteExpiredTokens(db, clock());
      await deleteExpiredInvitations(db, clock());
      await deleteExpiredChallenges(db, clock());
      await deleteOldIdempotentRequests(db, clock());
      await deleteOldHosts(db, clock());
      await deleteOldPosts(db, clock());
      await deleteOldEmails({ db, mail }, clock());
      await deleteOldDeliveries(db, clock());
      await deleteUnusedImages({ db, jobs }, clock());
    },
  },
} satisfies Record<string, ScheduledJob>;

type QueuedJob = {
  run: (dependencies: Dependencies, id: string) => Promise<void>;
  /** Ids of all rows that wait for this job. At start, those without a job get one. */
  listPending: (dependencies: Dependencies) => Promise<string[]>;
  /** How many jobs a row may have: `exclusive` one, `short` one more while an earlier one waits for its retry. */
  policy: "exclusive" | "short";
  /** How many of these jobs a process runs at once. */
  concurrency: number;
};

/** Jobs for one row each, enqueued in the transaction that saves the row and retried until they succeed. */
export const queuedJobs = {
  "send-email": { run: sendEmail, listPending: listUnsentEmails, policy: "exclusive", concurrency: 5 },
  "sync-contact": { run: syncContact, listPending: listWaitingContacts, policy: "short", concurrency: 1 },
  // Nothing lists images whose bytes are left: their rows are deleted, and a removal is retried until it succeeds.
  "delete-evidence": { run: removeEvidence, listPending: async () => [], policy: "exclusive", concurrency: 2 },
  "delete-image": { run: removeImage, listPending: async () => [], policy: "exclusive", concurrency: 2 },
  "delete-contact": { run: deleteSyncedContact, listPending: listContactDeletions, policy: "short", concurrency: 1 },
} satisfies Record<string, QueuedJob>;

export type ScheduledJobName = keyof typeof scheduledJobs;
export type QueuedJobName = keyof typeof queuedJobs;
export type JobName = ScheduledJobName | QueuedJobName;

const scheduledJobNames = Object.keys(scheduledJobs) as ScheduledJobName[];
const queuedJobNames = Object.keys(queuedJobs) as QueuedJobName[];

/** Jobs that failed after their last retry. They are reported and enqueued again, for as long as their row waits. */
const deadLetters = "dead-letters";

const hour = 3600;
// A mail server gives up after five days, too (RFC 5321, 4.5.4.1): 12 retries in the first two hours, then one an hour.
const retries = { retryLimit: 130, retryDelay: 30, retryBackoff: true, retryDelayMax: hour };
const queuedJobOptions = {
  ...retries,
  deadLetter: deadLetters,
  // Longer than any call to a mail server or contact service. If a process dies, its jobs are retried after this time.
  expireInSeconds: 120,
  // Jobs also wait while no process runs them. An email is deleted after the same time.
  retentionSeconds: 30 * 24 * hour,
};

/** The request that enqueued the job; empty for scheduled runs. */
type JobData = { requestId?: string | undefined };
/** Ids only: pg-boss keeps jobs for a while, so personal data would outlive its row. */
export type QueuedJobData = JobData & { job: QueuedJobName; id: string };

const schema = "jobs";
/** Without timeouts, jobs would wait forever on a connection that died silently. */
const poolOptions = { max: 3, connectionTimeoutMillis: 5_000, query_timeout: 10_000 };
const wakeAfterMs = 50;
// Every queue polls on its own: at pg-boss's two seconds, an idle process would send the database twenty queries a second.
const scheduledPolling = { pollingIntervalSeconds: 10 };

/** Enqueues jobs through a started pg-boss. `wake` makes this process's worker look for jobs immediately. */
export const createJobs = (boss: PgBoss, log: Log, wake: (name: JobName) => void = () => {}): Jobs => ({
  enqueue: (name, { delaySeconds = 0 } = {}) => {
    const job = async () => {
      await boss.send(name, { requestId: currentRequestId() }, { startAfter: delaySeconds });
      if (!delaySeconds) wake(name);
    };
    job().catch((err) => log.warn({ err, job: name }, "A job could not be enqueued. It runs on its schedule."));
  },
  enqueueFor: async (tx, name, id, { delaySeconds = 0 } = {}) => {
    const data: QueuedJobData = { job: name, id, requestId: currentRequestId() };
    await boss.send(name, data, { db: executeIn(tx), singletonKey: id, startAfter: delaySeconds });
    // By then the transaction has usually committed; if not, the worker finds the job when it polls.
    setTimeout(wake, wakeAfterMs, name).unref();
  },
});

export const runQueuedJob = (dependencies: Dependencies, { job, id }: QueuedJobData) =>
  queuedJobs[job].run(dependencies, id);

type QueueOptions = Omit<Queue, "name" | "policy" | "partition">;

type RunnerOptions = {
  log: Log;
  metrics?: Metrics | undefined;
  /** Whether this process runs jobs; otherwise it only enqueues them. */
  isWorker: boolean;
};

/** The job runner. All processes on one database share its queues, so each job runs once. */
export const createJobRunner = (database: JobsDatabase, { log, metrics, isWorker }: RunnerOptions) => {
  const boss = new PgBoss({
    ...database,
    ...("connectionString" in database && poolOptions),
    schema,
    supervise: isWorker,
    schedule: isWorker,
  });
  // Without a listener, losing the database would crash the process.
  boss.on("error", (err) => log.error({ err }, "The job runner reported an error."));
  const workers = new Map<JobName, string>();
  const wake = (name: JobName) => {
    const worker = workers.get(name);
    if (worker) boss.notifyWorker(worker);
  };
  const jobs = createJobs(boss, log, wake);

  const observe = (name: JobName, data: JobData | null | undefined, run: () => Promise<void>) =>
    withRequestId(data?.requestId, async () => {
      try {
        await run();
        metrics?.job(name, "done");
      } catch (err) {
        metrics?.job(name, "failed");
        log.warn({ err, job: name, ...(data && "id" in data && { id: data.id }) }, "A job failed.");
        // pg-boss stores the errors of scheduled jobs, and errors may contain personal data.
        throw new Error("The log has the reason.");
      }
    });

  const workOnQueue = async (name: QueuedJobName, dependencies: Dependencies) => {
    const { concurrency } = queuedJobs[name];
    const worker = await boss.work<QueuedJobData>(name, { batchSize: concurrency }, async (batch) => {
      const runs = batch.map(({ data }) => observe(name, data, () => runQueuedJob(dependencies, data)));
      const results = await Promise.allSettled(runs);
      const failed = batch.filter((_, at) => results[at]?.status === "rejected").map(({ id }) => id);
      // When this handler returns, pg-boss completes the jobs that have not failed.
      if (failed.length) await boss.fail(name, failed);
      wake(name);
    });
    workers.set(name, worker);
    for (const id of await queuedJobs[name].listPending(dependencies)) await jobs.enqueueFor(dependencies.db, name, id);
  };

  const workOnSchedule = async (name: ScheduledJobName, dependencies: Dependencies) => {
    const { schedule, run } = scheduledJobs[name];
    await boss.schedule(name, schedule);
    workers.set(
      name,
      await boss.work<JobData | null>(name, scheduledPolling, ([job]) =>
        observe(name, job?.data, () => run(dependencies)),
      ),
    );
  };

  return {
    jobs,
    /** Connects and creates the queues. Jobs can be enqueued afterwards. */
    open: async () => {
      await boss.start();
      const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      const create = async (name: string, policy: QueuedJob["policy"] | "standard", options: QueueOptions) => {
        const queue = existing.get(name);
        if (queue) {
          const hasChanged = (Object.keys(options) as (keyof QueueOptions)[]).some(
            (key) => queue[key] !== options[key],
          );
          if (hasChanged) await boss.updateQueue(name, options);
          return;
        }
        await boss.createQueue(name, { policy, ...options });
        // Makes pg-boss cache the queue: looking it up inside a transaction would block PGlite's only connection.
        await boss.insert(name, []);
      };
      await create(deadLetters, "standard", retries);
      // `short` allows one queued run per scheduled job. Two may run concurrently, since they claim their rows.
      for (const name of scheduledJobNames) await create(name, "short", { retryLimit: 0 });
      for (const name of queuedJobNames) await create(name, queuedJobs[name].policy, queuedJobOptions);
    },
    start: async (dependencies: Dependencies) => {
      // The schedule of a renamed or removed job would otherwise queue work that no worker runs.
      for (const { name } of await boss.getSchedules()) if (!(name in scheduledJobs)) await boss.unschedule(name);
      for (const name of scheduledJobNames) await workOnSchedule(name, dependencies);
      for (const name of queuedJobNames) await workOnQueue(name, dependencies);
      await boss.work<QueuedJobData>(deadLetters, async ([job]) => {
        if (!job) return;
        const { job: name, id } = job.data;
        await jobs.enqueueFor(dependencies.db, name, id);
        metrics?.job(name, "dead");
        log.error({ job: name, id }, "A job failed after its last retry. Its retries start over.");
      });
    },
    stop: () => boss.stop({ graceful: true, timeout: 8_000 }),
  };
};
