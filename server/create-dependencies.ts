import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import type { Dependencies } from "./dependencies.ts";
import type { Env } from "./env.ts";
import { createTokens } from "./features/auth/session-tokens.ts";
import { upsertAdmin } from "./features/auth/sign-in.ts";
import { createSources } from "./features/mentions/sources/sources.ts";
import { createAiWriter } from "./integrations/ai.ts";
import { createContactService } from "./integrations/brevo.ts";
import { createGoogle } from "./integrations/google.ts";
import { createSafeFetch } from "./integrations/safe-fetch.ts";
import { createMailService } from "./integrations/smtp.ts";
import { createStorage } from "./integrations/storage.ts";
import { createPayments } from "./integrations/stripe.ts";
import { createJobRunner } from "./jobs.ts";
import { createLog } from "./observability/log.ts";
import { createMetrics } from "./observability/metrics.ts";
import { createSocialImageProcess } from "./rendering/social-image-process.ts";
import { createParser } from "./sandbox/parse-untrusted.ts";

/** Creates the app's dependencies from the environment and migrates the database. `close` releases all resources. */
export const createDependencies = async (env: Env) => {
  const log = createLog(env);
  const database = await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  await migrate(database);
  const metrics = env.METRICS_TOKEN ? createMetrics() : undefined;
  const runner = createJobRunner(database.forJobs, log, metrics);
  const clock = () => new Date();
  const safeFetch = createSafeFetch({ allow: env.FETCH_ALLOW?.split(",").map((host) => host.trim()) });
  const parser = createParser();
  const socialImageProcess = createSocialImageProcess();
  const dependencies: Dependencies = {
    db: database.db,
    env,
    log,
    clock,
    tokens: createTokens(env.JWT_SECRET ?? readOrCreateSecret(env.DATA_DIR), clock),
    mail: createMailService(env),
    contactService: env.BREVO_API_KEY
      ? createContactService({ url: env.BREVO_URL, key: env.BREVO_API_KEY })
      : undefined,
    payments: env.STRIPE_SECRET_KEY ? createPayments(env.STRIPE_SECRET_KEY, env) : undefined,
    google: env.GOOGLE_CLIENT_ID ? createGoogle(env.GOOGLE_CLIENT_ID, env, clock) : undefined,
    sources: createSources(env, { safeFetch, parseUntrusted: parser.parseUntrusted, clock }),
    writer: env.AI_BASE_URL ? createAiWriter(env.AI_BASE_URL, env) : undefined,
    safeFetch,
    parseUntrusted: parser.parseUntrusted,
    drawSocialImage: socialImageProcess.drawSocialImage,
    storage: createStorage(env),
    pubsub: database.pubsub,
    metrics,
    jobs: runner.jobs,
    lifecycle: { isStopping: false },
  };
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD)
    await upsertAdmin(dependencies.db, { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD });
  return {
    dependencies,
    database,
    startJobs: async () => {
      if (env.JOBS === "on") await runner.start(dependencies);
    },
    close: async () => {
      await runner.stop();
      parser.close();
      socialImageProcess.close();
      await database.close();
    },
  };
};

export type Assembly = Awaited<ReturnType<typeof createDependencies>>;

/** Generated once and stored in the data directory, so that sessions survive a restart. */
const readOrCreateSecret = (dataDir: string) => {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "secret");
  try {
    writeFileSync(file, Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url"), {
      flag: "wx",
      mode: 0o600,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
};
