// pg-boss on the database of a test. Jobs run when the test says so, at the time of its clock.
import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import type { Db } from "#db/connect.ts";
import { executeIn } from "#db/queries/execute-statement.ts";
import type { Dependencies, QueuedJobName } from "../dependencies.ts";
import { createJobs, type QueuedJobData, runQueuedJob } from "../job-runner.ts";
import type { Log } from "../observability/log.ts";
import { withRequestId } from "../observability/request-id.ts";

/** Delays of jobs are so many times as long, so that none is over because a test was slow. */
const stretch = 1_000;

export const createTestJobs = async (db: Db, log: Log) => {
  const boss = new PgBoss({ db: executeIn(db), schema: "jobs", migrate: false, supervise: false, schedule: false });
  boss.on("error", () => {});
  // Fails on the databases of tests that have none.
  await boss.start().catch(() => {});
  let shiftedMs: number | undefined;

  /** pg-boss uses the database's clock, so jobs are moved into its past by as much as the test's clock went on. */
  const moveToPresent = async (now: Date) => {
    // Jobs are due a moment after they were enqueued.
    const ms = now.getTime() - (shiftedMs ?? now.getTime()) + 10;
    shiftedMs = now.getTime();
    const stretchedSeconds = (ms / 1000) * stretch;
    await db.execute(sql`update jobs.job set start_after = start_after - make_interval(secs => ${stretchedSeconds})`);
  };

  /** Fails a job as in production, where it is retried after a delay. */
  const fail = (name: QueuedJobName, id: string) =>
    db.transaction(async (tx) => {
      await boss.fail(name, id, undefined, { db: executeIn(tx) });
      await tx.execute(
        sql`update jobs.job set start_after = now() + (start_after - now()) * ${stretch}::float8 where id = ${id}`,
      );
    });

  const jobs = createJobs(boss, log);
  const enqueueFor: typeof jobs.enqueueFor = (tx, name, id, { delaySeconds = 0 } = {}) =>
    jobs.enqueueFor(tx, name, id, { delaySeconds: delaySeconds * stretch });

  return {
    jobs: { ...jobs, enqueueFor },
    /** Runs all jobs of a queue that are due. Failed ones are retried as in production. */
    run: async (dependencies: Dependencies, name: QueuedJobName) => {
      await moveToPresent(dependencies.clock());
      for (;;) {
        const [job] = await boss.fetch<QueuedJobData>(name);
        if (!job) return;
        const { requestId } = job.data;
        const failed = await withRequestId(requestId, () => runQueuedJob(dependencies, job.data)).then(
          () => false,
          () => true,
        );
        await (failed ? fail(name, job.id) : boss.complete(name, job.id));
      }
    },
    /** The jobs of a queue that have not succeeded yet. */
    list: async (name: QueuedJobName) => {
      const result = await executeIn(db).executeSql(
        `select state::text, retry_count as retries, data from jobs.job
         where name = '${name}' and state <> 'completed' order by created_on, id`,
      );
      return result.rows as { state: string; retries: number; data: QueuedJobData }[];
    },
    stop: () => boss.stop({ graceful: false }),
  };
};
