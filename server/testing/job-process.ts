// bun server/testing/job-process.ts NAME: a process that does one thing, for scenarios and faults to kill.
import { eq } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import { connect } from "#db/connect.ts";
import { executeIn } from "#db/queries/execute-statement.ts";
import { submissions } from "#db/schema/index.ts";
import { patience } from "#db/testing/postgres.ts";
import { submissionActors, submissionStates, submissionTransitions } from "#shared/links/submission-states.ts";
import { Problem } from "#shared/problem.ts";
import { publishDue } from "../content/publishing/publish-due.job.ts";
import { importSearch } from "../content/search-console/import-search.job.ts";
import { scanProjects } from "../conversations/mentions/scan.job.ts";
import { createClock } from "../create-dependencies.ts";
import type { Dependencies } from "../dependencies.ts";
import { readEnv } from "../env.ts";
import { createSafeFetch } from "../integrations/safe-fetch.ts";
import { createSearchConsole } from "../integrations/search-console.ts";
import { createMailService } from "../integrations/smtp.ts";
import { createJobs, type QueuedJobData, runQueuedJob } from "../job-runner.ts";
import { checkDirectories } from "../links/directories/link-check.job.ts";
import { sendSubmissionEmails } from "../links/news/submission-emails.job.ts";
import { transition } from "../links/submissions/transition.ts";
import { checkListings } from "../links/verification/check.job.ts";
import { createLog } from "../observability/log.ts";
import { createSecretBox } from "../security/secret-box.ts";
import { createTokens } from "../security/session-tokens.ts";
import { createSettings } from "../site/settings/settings.ts";
import { createParser } from "../untrusted/parse-untrusted.ts";
import { allSources } from "./stand-ins/all-sources.ts";

const { CLOCK, CLOCK_OFFSET_FILE, DATABASE_URL, FETCH_ALLOW = "", SECRETS_KEY = "", SMTP_URL } = process.env;
const ofSearch = Object.entries(process.env).filter(([name]) => name.startsWith("GOOGLE_SEARCH_"));
const env = readEnv({
  NODE_ENV: "test",
  LOG_LEVEL: "error",
  CLOCK_OFFSET_FILE,
  SMTP_URL,
  ...Object.fromEntries(ofSearch),
});
const log = createLog(env);
const database = await connect({ databaseUrl: DATABASE_URL, dataDir: "" }, patience);
const { db, pubsub } = database;
const { parseUntrusted, close } = createParser();
const clock = CLOCK ? () => new Date(CLOCK) : createClock(env);
const lifecycle = { isStopping: false };
const dependencies = {
  db,
  pubsub,
  env,
  log,
  clock,
  lifecycle,
  parseUntrusted,
  safeFetch: createSafeFetch({ allow: FETCH_ALLOW.split(",") }),
  secrets: createSecretBox({ current: SECRETS_KEY }),
  searchConsole: createSearchConsole(env, env.GOOGLE_SEARCH_CLIENT_ID ?? "", env.GOOGLE_SEARCH_CLIENT_SECRET ?? ""),
  sources: allSources(process.env.SOURCES_URL ?? "", new Date("2026-11-20T09:00:00Z")),
  tokens: createTokens("a secret of the scenarios, long enough", clock),
  settings: createSettings({ db, log, env }),
  jobs: { enqueue: () => {}, enqueueFor: async () => {} },
  // The jobs below do not use the remaining dependencies.
} as unknown as Dependencies;

/** Repeats a job until the input of the process ends. */
const repeat = async (job: (dependencies: Dependencies) => Promise<void>) => {
  stopAtEndOfInput();
  while (!lifecycle.isStopping) {
    await job(dependencies);
    process.stdout.write(".");
    await Bun.sleep(50);
  }
};

const stopAtEndOfInput = () =>
  process.stdin
    .on("data", () => {})
    .on("end", () => {
      lifecycle.isStopping = true;
    });

/** Emails users what changed in their submissions until the input ends. */
const sendEmails = async () => {
  stopAtEndOfInput();
  const boss = new PgBoss({ db: executeIn(db), schema: "jobs", migrate: false, supervise: false, schedule: false });
  boss.on("error", (err) => log.error({ err }));
  await boss.start();
  const withMail = { ...dependencies, mail: createMailService(env), jobs: createJobs(boss, log) };
  const work = async () => {
    while (!lifecycle.isStopping) {
      for (const { id, data } of await boss.fetch<QueuedJobData>("send-email", { batchSize: 5 }))
        void runQueuedJob(withMail, data).then(
          () => boss.complete("send-email", id),
          () => boss.fail("send-email", id),
        );
      await Bun.sleep(20);
    }
  };
  await Promise.all([sendSubmissionEmails(withMail), work()]);
  await boss.stop({ graceful: false });
};

const pick = <Thing>(things: readonly Thing[]) => things[Math.floor(Math.random() * things.length)];

/** Moves random submissions until the process is killed. Prints a line for each committed transition. */
const moveSubmissions = async () => {
  const ids = (await db.select({ id: submissions.id }).from(submissions)).map(({ id }) => id);
  const moveRepeatedly = async () => {
    for (;;) {
      const id = pick(ids) ?? "";
      const [row] = await db.select({ state: submissions.state }).from(submissions).where(eq(submissions.id, id));
      const rules = row && submissionTransitions[row.state];
      const to = pick(submissionStates.filter((state) => rules?.[state]));
      const actor = pick(submissionActors.filter((name) => to && rules?.[to]?.actors.includes(name)));
      if (!to || !actor) continue;
      try {
        await db.transaction((tx) => transition(tx, new Date(), id, { to, actor }));
        process.stdout.write(`${id} ${to}\n`);
      } catch (error) {
        // Another process was faster, or the account has no credit left.
        if (!(error instanceof Problem)) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: 4 }, moveRepeatedly));
};

const tasks: Record<string, () => Promise<unknown>> = {
  "check-directories": () => checkDirectories(dependencies),
  "import-search": () => importSearch(dependencies),
  "scan-projects": () => scanProjects(dependencies),
  "check-listings": () => repeat(checkListings),
  "publish-due": () => repeat(publishDue),
  "send-emails": sendEmails,
  "move-submissions": moveSubmissions,
};
await tasks[process.argv[2] ?? ""]?.();
close();
await database.close();
