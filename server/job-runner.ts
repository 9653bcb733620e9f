import { PgBoss, type Queue } from "pg-boss";
import type { JobsDatabase } from "#db/connect.ts";
import { executeIn } from "#db/queries/execute-statement.ts";
import type { Dependencies, Jobs, QueuedJob, QueuedJobName } from "./dependencies.ts";
import {
  type JobName,
  queuedJobNames,
  queuedJobs,
  type ScheduledJobName,
  scheduledJobNames,
  scheduledJobs,
} from "./jobs.ts";
import type { Log } from "./observability/log.ts";
import type { Metrics } from "./observability/metrics.ts";
import { currentRequestId, withRequestId } from "./observability/request-id.ts";

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
