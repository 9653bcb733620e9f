import { z } from "zod";
import { StartupError } from "#db/startup-error.ts";
import { readSecretFiles, type Source } from "./security/secret-files.ts";

const onOff = (fallback: "on" | "off") => z.enum(["on", "off"]).default(fallback);
const yesNo = z.enum(["true", "false"]).default("false");
const tagId = z.string().regex(/^[\w-]+$/);
const emptyIsAbsent = (value: unknown) => (value === "" ? undefined : value);

/** All environment variables: schema, default, and the description used in `.env.example`. */
export const variables = {
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe("The port the server listens on."),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      "The public URL of the site, used in canonical URLs, emails and redirects. Default: http://localhost:$PORT.",
    ),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional()
    .describe(
      "Postgres 15 or newer. If unset, an embedded database in $DATA_DIR/pg is used, which supports one process.",
    ),
  EMBEDDED: z
    .enum(["yes", "no"])
    .default("no")
    .describe(
      "In production, set to yes to start without DATABASE_URL, JWT_SECRET or SITE_URL and use their defaults. Set by `bun run start`.",
    ),
  DATA_DIR: z
    .string()
    .default(".data")
    .describe("Stores the embedded database, uploaded images, unsent emails and the generated secret."),
  JWT_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      "Signs sessions; at least 32 bytes. All processes must share it. Default: generated once in $DATA_DIR/secret.",
    ),
  SECRETS_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      "Encrypts stored credentials, such as those of destinations, and hashes API keys; at least 32 bytes. Default: derived from the JWT secret.",
    ),
  SECRETS_KEY_PREVIOUS: z
    .string()
    .min(32)
    .optional()
    .describe(
      "The former SECRETS_KEY, or the former JWT secret if there was none, until `bun run rotate-secrets` has run.",
    ),
  ADMIN_EMAIL: z
    .email()
    .optional()
    .describe(
      "With ADMIN_PASSWORD, creates this admin at startup, or promotes the account with this email and sets its password.",
    ),
  ADMIN_PASSWORD: z.string().min(8).max(128).optional().describe("The password for ADMIN_EMAIL."),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//)
    .optional()
    .describe("The SMTP server for emails. If unset, emails are written to $DATA_DIR/outbox as .eml files."),
  MAIL_FROM: z.string().optional().describe("The sender of emails. Default: the name and support address of the site."),
  BREVO_API_KEY: z
    .string()
    .optional()
    .describe("Syncs waitlist contacts to Brevo. If unset, they stay in the database."),
  BREVO_URL: z.url().default("https://api.brevo.com/v3").describe("The base URL of Brevo's API."),
  JOBS: onOff("on").describe("Set to off to run no jobs in this process, if another process runs them."),
  CHECKS: z
    .enum(["on", "off", "local"])
    .default("on")
    .describe(
      "Set to off to check no directories and listings in this process, or to local to check only those on FETCH_ALLOW.",
    ),
  CLOCK_OFFSET_FILE: z
    .string()
    .optional()
    .describe(
      "For tests: a file with a number of seconds by which the clock is ahead, read at every use. Not allowed in production.",
    ),
  BOT_NAME: z
    .string()
    .regex(/^[A-Za-z][\w-]*$/)
    .default("LinksteadBot")
    .describe("The name under which links are checked: in the user agent, and the one that robots.txt may disallow."),
  REVIEW_SAMPLE_PERCENT: z.coerce
    .number()
    .int()
    .min(0)
    .max(100)
    .default(5)
    .describe("How many percent of the finished submissions a second operator looks at. 0 disables the second look."),
  TRUST_PROXY: yesNo.describe(
    "Set to true behind exactly one proxy. The last X-Forwarded-For entry is then the client's address.",
  ),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/)
    .optional()
    .describe("Enables payments with Stripe. If unset, plan buttons lead to each plan's payment link."),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe(
      "Verifies webhook events at /api/payments/webhook. While rotating it, set both secrets, separated by a comma.",
    ),
  STRIPE_CONNECT_CLIENT_ID: z
    .string()
    .optional()
    .describe("Lets customers connect their own Stripe account and offer its coupons."),
  STRIPE_TEST_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_test_/)
    .optional()
    .describe("Reads connected accounts in test mode."),
  STRIPE_URL: z.url().optional().describe("The base URL of Stripe's API and OAuth pages. Default: Stripe's own."),
  GOOGLE_CLIENT_ID: z.string().optional().describe("Enables sign-in with Google."),
  GOOGLE_JWKS_URL: z
    .url()
    .default("https://www.googleapis.com/oauth2/v3/certs")
    .describe("The URL of Google's public keys."),
  GOOGLE_SEARCH_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      "The id of a Google OAuth client with the Search Console API. If unset, customers import queries from a CSV file.",
    ),
  GOOGLE_SEARCH_CLIENT_SECRET: z.string().optional().describe("The secret of that OAuth client."),
  GOOGLE_SEARCH_AUTH_URL: z
    .url()
    .default("https://accounts.google.com/o/oauth2/v2/auth")
    .describe("The page on which Google asks customers for their consent."),
  GOOGLE_SEARCH_OAUTH_URL: z
    .url()
    .default("https://oauth2.googleapis.com")
    .describe("The base URL of Google's OAuth endpoints, without /token and /revoke."),
  GOOGLE_SEARCH_URL: z
    .url()
    .default("https://www.googleapis.com/webmasters/v3")
    .describe("The base URL of the Search Console API."),
  HN_URL: z.url().default("https://hn.algolia.com").describe("The base URL of Hacker News search, without /api/v1."),
  STACKEXCHANGE_URL: z
    .url()
    .default("https://api.stackexchange.com")
    .describe("The base URL of Stack Exchange's API, without /2.3."),
  STACKEXCHANGE_KEY: z
    .string()
    .optional()
    .describe("The key of a Stack Exchange app. Raises the quota from 300 to 10,000 requests a day and adds one site."),
  REDDIT_URL: z.url().optional().describe("The base URL of Reddit for tokens and search. Default: Reddit's own URLs."),
  REDDIT_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      "The id of a Reddit app for search; commercial use requires Reddit's approval. If unset, Reddit's public feeds are read, which are often unavailable.",
    ),
  REDDIT_CLIENT_SECRET: z.string().optional().describe("The secret of the Reddit app."),
  BLUESKY_URL: z.url().default("https://bsky.social").describe("The server that hosts the Bluesky account."),
  BLUESKY_IDENTIFIER: z
    .string()
    .optional()
    .describe("The handle of the account used to search Bluesky. If unset, Bluesky is not searched."),
  BLUESKY_APP_PASSWORD: z.string().optional().describe("An app password for the Bluesky account."),
  GITHUB_URL: z.url().default("https://api.github.com").describe("The base URL of GitHub's API."),
  GITHUB_TOKEN: z
    .string()
    .optional()
    .describe("A GitHub token without any permissions. Raises the limit from 10 to 30 searches a minute."),
  LOBSTERS_URL: z.url().default("https://lobste.rs").describe("The base URL of Lobsters."),
  DEV_URL: z.url().default("https://dev.to").describe("The base URL of DEV, without /api."),
  MASTODON_URL: z
    .url()
    .default("https://mastodon.social")
    .describe("The Mastodon instance of projects that chose none. A private host must be on FETCH_ALLOW."),
  WEBFLOW_URL: z
    .url()
    .default("https://api.webflow.com/v2")
    .describe("The base URL of Webflow's API. A private host must be on FETCH_ALLOW."),
  INDEXNOW_URL: z
    .url()
    .default("https://api.indexnow.org/indexnow")
    .describe("Where pages that were published, changed or removed are announced to search engines."),
  SHOPIFY_URL: z
    .url()
    .optional()
    .describe("Replaces the address of every Shopify shop, for tests. Default: the shop's own address."),
  SLACK_URL: z
    .url()
    .default("https://hooks.slack.com")
    .describe("Replaces the address of Slack's incoming webhooks, for tests."),
  SCAN_EVERY_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(24 * 60)
    .default(30)
    .describe("How often each project is scanned for mentions, in minutes."),
  FETCH_ALLOW: z
    .string()
    .optional()
    .describe(
      "Comma-separated private hosts, such as 127.0.0.1:9999, that customer URLs may point to. Not allowed in production.",
    ),
  NAMESERVERS: z
    .string()
    .regex(/^[\w.:[\]]+(\s*,\s*[\w.:[\]]+)*$/)
    .optional()
    .describe(
      "Comma-separated addresses of nameservers, such as 9.9.9.9 or [2620:fe::fe]:53, for customers' and directories' websites. Default: those of /etc/resolv.conf.",
    ),
  AI_BASE_URL: z
    .url()
    .optional()
    .describe("The base URL of an OpenAI-compatible API that drafts replies. If unset, replies use templates."),
  AI_API_KEY: z.string().optional().describe("The key for that API."),
  AI_MODEL: z.string().default("gpt-4o-mini").describe("The model that drafts replies."),
  S3_BUCKET: z
    .string()
    .optional()
    .describe(
      "The bucket for uploaded images in an S3-compatible service. If unset, images are stored in $DATA_DIR/files.",
    ),
  S3_ENDPOINT: z.url().optional().describe("The URL of the service, unless it is Amazon S3."),
  S3_REGION: z.string().optional().describe("The bucket's region."),
  S3_ACCESS_KEY_ID: z.string().optional().describe("The access key for the bucket."),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe("The secret for S3_ACCESS_KEY_ID."),
  ANALYTICS_ID: tagId.optional().describe("A Google Analytics measurement ID (G-…). Counts visits after consent."),
  RECORDING_ID: tagId.optional().describe("A Microsoft Clarity project ID. Records sessions after consent."),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .regex(/^[\x21-\x7e]+$/)
    .optional()
    .describe("The bearer token with which Prometheus reads /metrics. If unset, /metrics does not exist."),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "fatal", "silent"])
    .default("info")
    .describe("The minimum level to log."),
  NODE_ENV: z
    .enum(["production", "development", "test"])
    .default("development")
    .describe("Set to production by `bun run start` and the image."),
};

const schema = z.object(
  Object.fromEntries(
    Object.entries(variables).map(([name, rule]) => [name, z.preprocess(emptyIsAbsent, rule)]),
  ) as unknown as typeof variables,
);

export type Env = z.infer<typeof schema> & { SITE_URL: string };

/** Variables that may be read from a file instead, such as a mounted secret: JWT_SECRET_FILE=/run/secrets/jwt. */
export const secretNames = [
  "DATABASE_URL",
  "JWT_SECRET",
  "SECRETS_KEY",
  "SECRETS_KEY_PREVIOUS",
  "ADMIN_PASSWORD",
  "SMTP_URL",
  "BREVO_API_KEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_TEST_SECRET_KEY",
  "GOOGLE_SEARCH_CLIENT_SECRET",
  "STACKEXCHANGE_KEY",
  "REDDIT_CLIENT_SECRET",
  "BLUESKY_APP_PASSWORD",
  "GITHUB_TOKEN",
  "AI_API_KEY",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "METRICS_TOKEN",
] as const satisfies (keyof typeof variables)[];

/** How to set each variable that has a default only in development and with EMBEDDED=yes. */
const requiredInProduction = {
  SITE_URL: "the public URL, such as https://www.example.com",
  DATABASE_URL: "postgres://USER:PASSWORD@HOST:5432/DATABASE",
  JWT_SECRET: "the output of `openssl rand -hex 32`, the same for all processes and after each upgrade",
};

/** What is valid by itself but not in production. */
const productionProblems = (values: Source) => {
  if (values.NODE_ENV !== "production") return [];
  const problems: string[] = [];
  if (values.FETCH_ALLOW)
    problems.push("FETCH_ALLOW would let customers reach private hosts, so it is not allowed in production.");
  if (values.CLOCK_OFFSET_FILE)
    problems.push("CLOCK_OFFSET_FILE moves the clock of all sessions and jobs, so it is not allowed in production.");
  const missing = Object.entries(requiredInProduction).filter(
    ([name]) => !values[name] && !values[`${name}_FILE`] && values.EMBEDDED !== "yes",
  );
  if (!missing.length) return problems;
  return [
    ...problems,
    "Required in production:",
    ...missing.map(([name, value]) => `  ${name}: ${value}`),
    "Set these variables, or EMBEDDED=yes to try the server with an embedded database. See docs/running.md.",
  ];
};

/** Validates and returns the environment. Throws an error that names each invalid or missing variable and its rule. */
export const readEnv = (source: Source = process.env): Env => {
  const { values, problems } = readSecretFiles(source, secretNames);
  const parsed = schema.safeParse(values);
  if (!parsed.success) problems.push(z.prettifyError(parsed.error));
  problems.push(...productionProblems(values));
  if (!parsed.success || problems.length) throw new StartupError(`Invalid environment:\n${problems.join("\n")}`);
  const { SITE_URL = `http://localhost:${parsed.data.PORT}`, ...env } = parsed.data;
  return { ...env, SITE_URL: SITE_URL.replace(/\/+$/, "") };
};
