import { z } from "zod";

const onOff = (fallback: "on" | "off") => z.enum(["on", "off"]).default(fallback);
const yesNo = z.enum(["true", "false"]).default("false");
const tagId = z.string().regex(/^[\w-]+$/);
const emptyIsAbsent = (value: unknown) => (value === "" ? undefined : value);

/** All environment variables: schema, default, and the description used in `.env.example` and the README. */
export const variables = {
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe("Where the server listens."),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      "The address people use: canonical addresses, mails and redirects are made from it. Default: http://localhost:$PORT.",
    ),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional()
    .describe("Postgres 15 or newer. Without it an embedded database lives in $DATA_DIR/pg, for one process."),
  DATA_DIR: z
    .string()
    .default(".data")
    .describe("Embedded database, uploaded pictures, mails that are not sent, generated secret."),
  JWT_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      "Signs sessions; at least 32 bytes. Several processes must share it. Default: made once in $DATA_DIR/secret.",
    ),
  ADMIN_EMAIL: z
    .email()
    .optional()
    .describe("With ADMIN_PASSWORD: this admin is made at start; an account with the address is taken over."),
  ADMIN_PASSWORD: z.string().min(8).max(128).optional().describe("The password of ADMIN_EMAIL."),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//)
    .optional()
    .describe("Where mails go. Without it they are written to $DATA_DIR/outbox as .eml files."),
  MAIL_FROM: z.string().optional().describe("The sender of mails. Default: the site's name and support address."),
  BREVO_API_KEY: z.string().optional().describe("Sends waitlist contacts on to Brevo. Without it they stay here."),
  BREVO_URL: z.url().default("https://api.brevo.com/v3").describe("The address of the contact service."),
  JOBS: onOff("on").describe("off: this process serves pages and calls, and leaves jobs to another."),
  TRUST_PROXY: yesNo.describe("true: one proxy stands in front; the last X-Forwarded-For entry is the client."),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/)
    .optional()
    .describe(
      "Takes payments through Stripe. Without it payments are off and plan buttons go to each plan's own link.",
    ),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe(
      "Proves that a message to /api/payments/webhook is Stripe's. Two, parted by a comma, while one replaces the other.",
    ),
  STRIPE_CONNECT_CLIENT_ID: z
    .string()
    .optional()
    .describe("Lets customers connect their own Stripe account, so that their coupons can be offered."),
  STRIPE_TEST_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_test_/)
    .optional()
    .describe("Reads the connected accounts in test mode."),
  STRIPE_URL: z.url().optional().describe("The address of Stripe, its OAuth pages too. Default: Stripe's own."),
  GOOGLE_CLIENT_ID: z.string().optional().describe("Shows the button to sign in with Google."),
  GOOGLE_JWKS_URL: z
    .url()
    .default("https://www.googleapis.com/oauth2/v3/certs")
    .describe("Where Google's public keys are."),
  HN_URL: z.url().default("https://hn.algolia.com").describe("Hacker News search, without /api/v1."),
  STACKEXCHANGE_URL: z.url().default("https://api.stackexchange.com").describe("Stack Exchange's API, without /2.3."),
  STACKEXCHANGE_KEY: z
    .string()
    .optional()
    .describe("The key of a Stack Exchange app: 10,000 calls a day instead of 300, and one more site."),
  REDDIT_URL: z.url().optional().describe("The address of Reddit, for token and search. Default: Reddit's own two."),
  REDDIT_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      "A Reddit app that searches (commercial use needs Reddit's agreement). Without it Reddit's public feeds are read, which it answers seldom.",
    ),
  REDDIT_CLIENT_SECRET: z.string().optional().describe("The secret of that app."),
  BLUESKY_URL: z.url().default("https://bsky.social").describe("The server of the Bluesky account."),
  BLUESKY_IDENTIFIER: z
    .string()
    .optional()
    .describe("The handle of the account that searches Bluesky. Without it Bluesky is off."),
  BLUESKY_APP_PASSWORD: z.string().optional().describe("An app password of that account."),
  SCAN_EVERY_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(24 * 60)
    .default(30)
    .describe("How often mentions are looked for."),
  FETCH_ALLOW: z
    .string()
    .optional()
    .describe("Private hosts, like 127.0.0.1:9999, that may be read for customers. Refused in production."),
  AI_BASE_URL: z.url().optional().describe("An OpenAI-compatible service that drafts replies. Without it: templates."),
  AI_API_KEY: z.string().optional().describe("The key of that service."),
  AI_MODEL: z.string().default("gpt-4o-mini").describe("The model that it is asked for."),
  S3_BUCKET: z
    .string()
    .optional()
    .describe("Keeps uploaded pictures in this bucket of an S3-compatible service. Without it: $DATA_DIR/files."),
  S3_ENDPOINT: z.url().optional().describe("The address of that service, where it is not Amazon's."),
  S3_REGION: z.string().optional().describe("The bucket's region."),
  S3_ACCESS_KEY_ID: z.string().optional().describe("The key to the bucket."),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe("The secret of that key."),
  ANALYTICS_ID: tagId.optional().describe("A Google Analytics measurement ID (G-…): visits are counted after consent."),
  RECORDING_ID: tagId
    .optional()
    .describe("A Microsoft Clarity project ID: how pages are used is recorded after consent."),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .regex(/^[\x21-\x7e]+$/)
    .optional()
    .describe("Opens /metrics to Prometheus, which sends it as a bearer token. Without it there is no such page."),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"])
    .default("info")
    .describe("The least level that is logged."),
  NODE_ENV: z
    .enum(["production", "development", "test"])
    .default("development")
    .describe("production under `bun run start`."),
};

const schema = z.object(
  Object.fromEntries(
    Object.entries(variables).map(([name, rule]) => [name, z.preprocess(emptyIsAbsent, rule)]),
  ) as unknown as typeof variables,
);

export type Env = z.infer<typeof schema> & { SITE_URL: string };

/** Validates and returns the environment. Throws an error that names each invalid variable and its rule. */
export const readEnv = (source: Record<string, string | undefined> = process.env): Env => {
  const read = schema.safeParse(source);
  if (!read.success) throw new Error(`The environment is not as it should be:\n${z.prettifyError(read.error)}`);
  if (read.data.NODE_ENV === "production" && read.data.FETCH_ALLOW)
    throw new Error("FETCH_ALLOW opens private addresses to customers: it is refused in production.");
  const { SITE_URL = `http://localhost:${read.data.PORT}`, ...env } = read.data;
  return { ...env, SITE_URL: SITE_URL.replace(/\/+$/, "") };
};
