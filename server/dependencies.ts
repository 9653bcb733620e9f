import type { Db } from "#db/connect.ts";
import type { PubSub } from "#db/pubsub.ts";
import type { Settings } from "#shared/site/settings.ts";
import type { Env } from "./env.ts";
import type { AiWriter } from "./integrations/ai.ts";
import type { ContactService } from "./integrations/brevo.ts";
import type { Google } from "./integrations/google.ts";
import type { Source } from "./integrations/mention-source.ts";
import type { SafeFetch } from "./integrations/safe-fetch.ts";
import type { SearchConsole } from "./integrations/search-console.ts";
import type { MailService } from "./integrations/smtp.ts";
import type { Storage } from "./integrations/storage.ts";
import type { Payments } from "./integrations/stripe/stripe.ts";
import type { Log } from "./observability/log.ts";
import type { Metrics } from "./observability/metrics.ts";
import type { DrawSocialImage } from "./rendering/social-image-process.ts";
import type { SecretBox } from "./security/secret-box.ts";
import type { Tokens } from "./security/session-tokens.ts";
import type { ParseUntrusted } from "./untrusted/parse-untrusted.ts";

/** The app's dependencies. Injected rather than imported, so that tests can replace them. */
export type Dependencies = {
  db: Db;
  env: Env;
  log: Log;
  clock: () => Date;
  tokens: Tokens;
  /** Encrypts customers' credentials. */
  secrets: SecretBox;
  mail: MailService;
  /** Undefined without a contact service: contacts then stay in our database. */
  contactService: ContactService | undefined;
  /** Undefined when payments are not configured. */
  payments: Payments | undefined;
  /** Undefined when Google sign-in is not configured. */
  google: Google | undefined;
  /** Undefined when no OAuth client for Search Console is configured. */
  searchConsole: SearchConsole | undefined;
  /** The sources searched for mentions. */
  sources: readonly Source[];
  /** Drafts replies with a language model. Undefined when none is configured; replies then use templates. */
  writer: AiWriter | undefined;
  /** Fetches URLs supplied by customers. */
  safeFetch: SafeFetch;
  /** Parses content from those URLs in a child process. */
  parseUntrusted: ParseUntrusted;
  /** Draws the social image for a page's headline in a child process. */
  drawSocialImage: DrawSocialImage;
  /** Stores the bytes of uploaded images. */
  storage: Storage;
  settings: SettingsStore;
  /** Messages between the processes that share the database. */
  pubsub: PubSub;
  /** Undefined without METRICS_TOKEN: nothing is counted then. */
  metrics: Metrics | undefined;
  jobs: Jobs;
  /** `isStopping` is set when the process starts to shut down. */
  lifecycle: { isStopping: boolean };
};

/** What the owner has set, in memory after the first read. */
export type SettingsStore = {
  /** Returns the settings in use. What is left of the launch offer falls with sales. */
  read: () => Promise<Settings>;
  defaults: Settings;
  /** Reads the settings again at the next use. Called when any process has changed them. */
  invalidate: () => void;
};

/** Scheduled jobs that rules run earlier than their schedule. */
export type EnqueuedJobName =
  | "audit-websites"
  | "check-listings"
  | "check-page-sets"
  | "check-published"
  | "expire-task-leases"
  | "import-search"
  | "publish-due"
  | "queue-pages"
  | "queue-submissions"
  | "scan-projects";
/** Jobs for one row each. */
export type QueuedJobName = "delete-contact" | "delete-evidence" | "delete-image" | "send-email" | "sync-contact";

export type Jobs = {
  /** Requests a run of a scheduled job soon. Never throws: if it fails, the next scheduled run does the work. */
  enqueue: (name: EnqueuedJobName, options?: { delaySeconds?: number }) => void;
  /** Enqueues a job for a row, in the transaction that saves the row: both commit or neither does. */
  enqueueFor: (tx: Db, name: QueuedJobName, id: string, options?: { delaySeconds?: number }) => Promise<void>;
};

/** Runs on a schedule (cron, UTC) and processes every row that is due. */
export type ScheduledJob = { schedule: string; run: (dependencies: Dependencies) => Promise<void> };

export type QueuedJob = {
  run: (dependencies: Dependencies, id: string) => Promise<void>;
  /** Ids of all rows that wait for this job. At start, those without a job get one. */
  listPending: (dependencies: Dependencies) => Promise<string[]>;
  /** How many jobs a row may have: `exclusive` one, `short` one more while an earlier one waits for its retry. */
  policy: "exclusive" | "short";
  /** How many of these jobs a process runs at once. */
  concurrency: number;
};
