// Checks what a deployment runs on, and what the owner's checklist checks. Each check only reads, except for a probe file
// in the storage.
import { existsSync, readdirSync } from "node:fs";
import { compareMigrations, listAppliedMigrations, migrationProblem } from "#db/applied-migrations.ts";
import { connect } from "#db/connect.ts";
import { jwtSecretOf } from "#server/create-dependencies.ts";
import { type Env, readEnv } from "#server/env.ts";
import { createMailService } from "#server/integrations/smtp.ts";
import { checkDataFolder, createStorage } from "#server/integrations/storage.ts";
import { createPayments } from "#server/integrations/stripe/stripe.ts";
import { createLog } from "#server/observability/log.ts";
import { getSetup } from "#server/operations/setup/setup.ts";
import { createTokens } from "#server/security/session-tokens.ts";
import { createSettings } from "#server/site/settings/settings.ts";
import { inTransaction, type Session } from "../backup/session.ts";

export type Finding = { check: string; ok: boolean; detail: string; fix?: string };

const minPostgres = 15;
const maxClockSkewMs = 5_000;
const maxBackupAgeHours = 26;

/** The environment as `bun run start` and the systemd unit complete it: both set NODE_ENV for the server only. */
export const readDeployedEnv = (source: NodeJS.ProcessEnv = process.env) =>
  readEnv({ NODE_ENV: "production", EMBEDDED: "yes", ...source });

/** Variables without which a production server runs, but not well. */
export const checkVariables = ({ NODE_ENV, SITE_URL, DATABASE_URL, TRUST_PROXY, SMTP_URL }: Env): Finding[] => {
  const isPublic = SITE_URL.startsWith("https://");
  const fixes = [
    !DATABASE_URL && "Set DATABASE_URL: the embedded database can't be backed up while the server runs.",
    !isPublic && "Set SITE_URL to the public https:// address: links in emails and canonical URLs use it.",
    isPublic &&
      TRUST_PROXY === "false" &&
      "Set TRUST_PROXY=true: behind a proxy, rate limits count all visitors as one.",
    !SMTP_URL && "Set SMTP_URL: without it, emails are only written to the outbox folder.",
  ].filter((fix) => typeof fix === "string");
  const detail = `NODE_ENV=${NODE_ENV}, ${SITE_URL}`;
  if (!fixes.length) return [{ check: "variables", ok: true, detail }];
  return fixes.map((fix) => ({ check: "variables", ok: false, detail, fix }));
};

export const checkStorage = async (env: Env): Promise<Finding> => {
  const where = env.S3_BUCKET ? `bucket ${env.S3_BUCKET}` : env.DATA_DIR;
  const key = `images/doctor-${crypto.randomUUID()}`;
  try {
    checkDataFolder(env);
    const storage = createStorage(env);
    await storage.write(key, new TextEncoder().encode("probe"), "text/plain");
    const read = await storage.read(key);
    await storage.remove(key);
    return { check: "storage", ok: read?.length === 5, detail: `${where} can be written, read and deleted` };
  } catch (error) {
    const { message, cause } = error as Error;
    const fix = env.S3_BUCKET
      ? "Check S3_BUCKET, S3_REGION, S3_ENDPOINT and the access key, which must be able to get, put and delete objects."
      : "Let the server's user write to DATA_DIR.";
    return {
      check: "storage",
      ok: false,
      detail: `${where}: ${cause instanceof Error ? cause.message : message}`,
      fix,
    };
  }
};

const checkVersion = async ({ kind, rows }: Session): Promise<Finding> => {
  const [row] = await rows<{ version: string }>("select current_setting('server_version') as version");
  const version = row?.version ?? "unknown";
  const ok = Number.parseInt(version, 10) >= minPostgres;
  return { check: "database", ok, detail: `${kind} ${version}`, fix: `Upgrade to Postgres ${minPostgres} or newer.` };
};

const checkMigrations = async ({ rows }: Session): Promise<Finding> => {
  const state = compareMigrations(await listAppliedMigrations(rows));
  const problem = migrationProblem(state);
  if (problem) return { check: "migrations", ok: false, detail: problem, fix: "Check which version is deployed." };
  if (state.state !== "pending") return { check: "migrations", ok: true, detail: "up to date" };
  const fix = "Start this version of the server, or run `bun run migrate`.";
  return { check: "migrations", ok: false, detail: `${state.count} are pending`, fix };
};

const searchIndexes = [
  "leads_search",
  "feedbacks_search",
  "mentions_search",
  "articles_search",
  "audit_entries_search",
  "users_search",
  "leads_cjk",
  "mentions_cjk",
  "articles_cjk",
  "feedbacks_cjk",
  "users_cjk",
];

/** Migrations leave them out where they may not create their extensions. */
const checkSearch = async ({ rows }: Session): Promise<Finding> => {
  const existing = await rows<{ name: string }>("select indexname as name from pg_indexes where schemaname = 'public'");
  const missing = searchIndexes.filter((index) => !existing.some(({ name }) => name === index));
  const detail = missing.length
    ? `slow in large lists, without the indexes ${missing.join(", ")}`
    : "has its indexes for large lists";
  const fix = `Install Postgres' extensions pg_trgm and btree_gin (package postgresql-contrib), run \`create extension pg_trgm; create extension btree_gin\` in the database as a superuser, then \`psql "$DATABASE_URL" --command 'select create_search_indexes()'\`.`;
  return { check: "search", ok: !missing.length, detail, fix };
};

/** Leases, tokens and schedules compare times of both clocks. */
const checkClock = async ({ rows }: Session): Promise<Finding> => {
  const [row] = await rows<{ now: string }>("select extract(epoch from clock_timestamp()) * 1000 as now");
  const skewMs = Math.round(Math.abs(Date.now() - Number(row?.now)));
  const fix =
    "Synchronize the clocks of this machine and the database's, for example with systemd-timesyncd or chrony.";
  return { check: "clock", ok: skewMs <= maxClockSkewMs, detail: `${skewMs} ms from the database's`, fix };
};

export const checkDatabase = async ({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: Env): Promise<Finding[]> => {
  try {
    return await inTransaction({ databaseUrl, dataDir }, "read", async (session) => {
      const [version, migrations] = [await checkVersion(session), await checkMigrations(session)];
      const search = migrations.ok ? [await checkSearch(session)] : [];
      return [version, migrations, ...search, await checkClock(session)];
    });
  } catch (error) {
    const fix = databaseUrl
      ? "Check DATABASE_URL, and that Postgres is running and accepts connections from here."
      : "Stop the server first: the embedded database allows one process only.";
    return [{ check: "database", ok: false, detail: (error as Error).message, fix }];
  }
};

/** The age of the newest backup in a folder, from its name. */
export const checkBackups = (folder: string, now = new Date()): Finding => {
  const times = (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) => {
    const [, day, hours, minutes, seconds] = name.match(/^linkstead-([\d-]{10})T(\d\d)-(\d\d)-(\d\d)$/) ?? [];
    return day ? [Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`)] : [];
  });
  const fix = "Run `bun run backup` every night; see Backup and restore in docs/running.md.";
  if (!times.length) return { check: "backups", ok: false, detail: `none in ${folder}`, fix };
  const ageHours = (now.getTime() - Math.max(...times)) / 3_600_000;
  const detail = `the newest of ${times.length} is ${ageHours.toFixed(0)} hours old`;
  return { check: "backups", ok: ageHours <= maxBackupAgeHours, detail, fix };
};

/** The checklist of the admin area: domain, mail server, Stripe and what the owner sets. Needs a migrated database. */
export const checkSetup = async (env: Env): Promise<Finding[]> => {
  const database = await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    const { db } = database;
    const clock = () => new Date();
    const { checks } = await getSetup({
      db,
      env,
      clock,
      tokens: createTokens(jwtSecretOf(env), clock),
      mail: createMailService(env),
      payments: env.STRIPE_SECRET_KEY ? createPayments(env.STRIPE_SECRET_KEY, env) : undefined,
      settings: createSettings({ db, env, log: createLog({ ...env, LOG_LEVEL: "silent" }) }),
    });
    // `checkBackups` looks at the backups themselves.
    const others = checks.filter(({ id, isDismissed }) => id !== "backups" && !isDismissed);
    return others.map(({ id, state, summary, problems, fixes }) => ({
      check: id,
      ok: state === "done",
      detail: [summary, ...problems].join(" "),
      fix: fixes.map(({ text, code }) => [text, ...(code?.split("\n") ?? [])].join("\n       ")).join("\n     "),
    }));
  } finally {
    await database.close();
  }
};
