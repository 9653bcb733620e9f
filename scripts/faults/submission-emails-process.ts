// A process that emails users what changed in their submissions until its input ends, for
// submission-emails-interrupted.scenario.test.ts to kill.
import { PgBoss } from "pg-boss";
import { connect } from "#db/connect.ts";
import { executeIn } from "#db/queries/execute-statement.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { readEnv } from "#server/env.ts";
import { createTokens } from "#server/features/auth/session-tokens.ts";
import { createSettings } from "#server/features/settings/settings.ts";
import { sendSubmissionEmails } from "#server/features/submissions/submission-emails.job.ts";
import { createMailService } from "#server/integrations/smtp.ts";
import { createJobs, type QueuedJobData, runQueuedJob } from "#server/job-runner.ts";
import { createLog } from "#server/observability/log.ts";

const atOnce = 5;

const { DATABASE_URL, SMTP_URL } = process.env;
const env = readEnv({ NODE_ENV: "test", LOG_LEVEL: "error", SMTP_URL });
const log = createLog(env);
const database = await connect({ databaseUrl: DATABASE_URL, dataDir: "" });
const { db } = database;
const boss = new PgBoss({ db: executeIn(db), schema: "jobs", migrate: false, supervise: false, schedule: false });
boss.on("error", (err) => log.error({ err }));
await boss.start();
const clock = () => new Date();
const lifecycle = { isStopping: false };
const dependencies = {
  db,
  env,
  log,
  clock,
  tokens: createTokens("a secret of the scenarios, long enough", clock),
  mail: createMailService(env),
  jobs: createJobs(boss, log),
  settings: createSettings({ db, log, env }),
  lifecycle,
  // Emails do not use the remaining dependencies.
} as unknown as Dependencies;
process.stdin
  .on("data", () => {})
  .on("end", () => {
    lifecycle.isStopping = true;
  });

const work = async () => {
  while (!lifecycle.isStopping) {
    const jobs = await boss.fetch<QueuedJobData>("send-email", { batchSize: atOnce });
    for (const { id, data } of jobs)
      void runQueuedJob(dependencies, data).then(
        () => boss.complete("send-email", id),
        () => boss.fail("send-email", id),
      );
    await Bun.sleep(20);
  }
};
await Promise.all([sendSubmissionEmails(dependencies), work()]);
await boss.stop({ graceful: false });
await database.close();
