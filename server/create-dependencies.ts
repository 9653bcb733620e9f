import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect, type Database } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { upsertAdmin } from "./account/auth/sign-in.ts";
import { createSources } from "./conversations/mentions/sources/sources.ts";
import type { Dependencies } from "./dependencies.ts";
import type { Env } from "./env.ts";
import { createAiWriter } from "./integrations/ai.ts";
import { createContactService } from "./integrations/brevo.ts";
import { createGoogle } from "./integrations/google.ts";
import { createResolver } from "./integrations/resolve-host.ts";
import { createSafeFetch } from "./integrations/safe-fetch.ts";
import { createSearchConsole } from "./integrations/search-console.ts";
import { createMailService } from "./integrations/smtp.ts";
import { checkDataFolder, createStorage } from "./integrations/storage.ts";
import { createPayments } from "./integrations/stripe/stripe.ts";
import { createJobRunner } from "./job-runner.ts";
import { createLog } from "./observability/log.ts";
import { createMetrics } from "./observability/metrics.ts";
import { createSocialImageProcess } from "./rendering/social-image-process.ts";
import { createSecretBox } from "./security/secret-box.ts";
import { createTokens } from "./security/session-tokens.ts";
import { drawStarterCovers } from "./site/blog/starter-covers.ts";
import { createSettings } from "./site/settings/settings.ts";
import { createParser } from "./untrusted/parse-untrusted.ts";

/** Used instead of what the environment says. */
export type Replacements = { database?: Database; parser?: ReturnType<typeof createParser> };

/** Creates the app's dependencies from the environment and migrates the database. `close` releases all resources. */
export const createDependencies = async (env: Env, log = createLog(env), replacements: Replacements = {}) => {
  checkDataFolder(env);
  const database = replacements.database ?? (await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR }));
  await migrate(database);
  const metrics = env.METRICS_TOKEN ? createMetrics() : undefined;
  const isWorker = env.JOBS === "on";
  const runner = createJobRunner(database.forJobs, { log, metrics, isWorker });
  await runner.open();
  const clock = createClock(env);
  const safeFetch = createSafeFetch({
    allow: listOf(env.FETCH_ALLOW),
    resolve: createResolver({ nameservers: listOf(env.NAMESERVERS) }),
  });
  const parser = replacements.parser ?? createParser();
  const socialImageProcess = createSocialImageProcess();
  const jwtSecret = jwtSecretOf(env);
  const dependencies: Dependencies = {
    db: database.db,
    env,
    log,
    clock,
    tokens: createTokens(jwtSecret, clock),
    secrets: createSecrets(env, jwtSecret),
    mail: createMailService(env),
    contactService: env.BREVO_API_KEY
      ? createContactService({ url: env.BREVO_URL, key: env.BREVO_API_KEY })
      : undefined,
    payments: env.STRIPE_SECRET_KEY ? createPayments(env.STRIPE_SECRET_KEY, env) : undefined,
    google: env.GOOGLE_CLIENT_ID ? createGoogle(env.GOOGLE_CLIENT_ID, env, clock) : undefined,
    searchConsole:
      env.GOOGLE_SEARCH_CLIENT_ID && env.GOOGLE_SEARCH_CLIENT_SECRET
        ? createSearchConsole(env, env.GOOGLE_SEARCH_CLIENT_ID, env.GOOGLE_SEARCH_CLIENT_SECRET)
        : undefined,
    sources: createSources(env, { safeFetch, parseUntrusted: parser.parseUntrusted, clock }),
    writer: env.AI_BASE_URL ? createAiWriter(env.AI_BASE_URL, env) : undefined,
    safeFetch,
    parseUntrusted: parser.parseUntrusted,
    drawSocialImage: socialImageProcess.drawSocialImage,
    storage: createStorage(env),
    settings: createSettings({ db: database.db, log, env }),
    pubsub: database.pubsub,
    metrics,
    jobs: runner.jobs,
    lifecycle: { isStopping: false },
  };
  // Now, so that settings that are no longer valid are reported at startup.
  await dependencies.settings.read();
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD)
    await upsertAdmin(dependencies, { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD });
  let drawing = Promise.resolve();
  return {
    dependencies,
    database,
    startJobs: async () => {
      if (!isWorker) return;
      // In the background, since it takes seconds on a new installation.
      drawing = drawStarterCovers(dependencies);
      await runner.start(dependencies);
    },
    close: async () => {
      await Promise.all([runner.stop(), drawing]);
      parser.close();
      socialImageProcess.close();
      await database.close();
    },
  };
};

const listOf = (text: string | undefined) => text?.split(",").map((item) => item.trim());

/** Secrets that were encrypted before SECRETS_KEY was set stay readable. */
const createSecrets = ({ SECRETS_KEY, SECRETS_KEY_PREVIOUS }: Env, jwtSecret: string) =>
  createSecretBox({
    current: SECRETS_KEY ?? jwtSecret,
    previous: [SECRETS_KEY_PREVIOUS, jwtSecret].filter((key) => key !== undefined),
  });

/** The system's clock, moved by the seconds in a file if tests name one. */
export const createClock = ({ CLOCK_OFFSET_FILE: file }: Pick<Env, "CLOCK_OFFSET_FILE">) => {
  let offsetSeconds = 0;
  return () => {
    // While the file is being written, it may be missing or empty.
    const text = file !== undefined && existsSync(file) ? readFileSync(file, "utf8").trim() : "";
    if (Number.isFinite(Number(text)) && text !== "") offsetSeconds = Number(text);
    return new Date(Date.now() + offsetSeconds * 1000);
  };
};

export type CreatedDependencies = Awaited<ReturnType<typeof createDependencies>>;

/** The key that signs sessions. */
export const jwtSecretOf = ({ JWT_SECRET, DATA_DIR }: Env) => JWT_SECRET ?? readOrCreateSecret(DATA_DIR);

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
