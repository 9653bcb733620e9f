import type { Db } from "#db/connect.ts";
import type { PubSub } from "#db/pubsub.ts";
import type { Env } from "./env.ts";
import type { Tokens } from "./features/auth/session-tokens.ts";
import type { User } from "./features/auth/sessions.ts";
import type { Source } from "./features/mentions/source.ts";
import type { AiWriter } from "./integrations/ai.ts";
import type { ContactService } from "./integrations/brevo.ts";
import type { Google } from "./integrations/google.ts";
import type { SafeFetch } from "./integrations/safe-fetch.ts";
import type { MailService } from "./integrations/smtp.ts";
import type { Storage } from "./integrations/storage.ts";
import type { Payments } from "./integrations/stripe.ts";
import type { JobName } from "./jobs.ts";
import type { Log } from "./observability/log.ts";
import type { Metrics } from "./observability/metrics.ts";
import type { DrawSocialImage } from "./rendering/social-image-process.ts";
import type { ParseUntrusted } from "./sandbox/parse-untrusted.ts";

/** The app's dependencies. Injected rather than imported, so that tests can replace them. */
export type Dependencies = {
  db: Db;
  env: Env;
  log: Log;
  clock: () => Date;
  tokens: Tokens;
  mail: MailService;
  /** Undefined without a contact service: contacts then stay in our database. */
  contactService: ContactService | undefined;
  /** Undefined when payments are not configured. */
  payments: Payments | undefined;
  /** Undefined when Google sign-in is not configured. */
  google: Google | undefined;
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
  /** Messages between the processes that share the database. */
  pubsub: PubSub;
  /** Undefined without METRICS_TOKEN: nothing is counted then. */
  metrics: Metrics | undefined;
  jobs: Jobs;
  /** `isStopping` is set when the process starts to shut down. */
  lifecycle: { isStopping: boolean };
};

export type Jobs = {
  /** Requests a run of the job soon. Never throws: if enqueueing fails, the next scheduled run picks up the work. */
  enqueue: (name: JobName) => void;
};

/** Client address and request id of an in-process API call, which has no socket. */
export type InProcess = { address: string; requestId: string };

export type Bindings = {
  server?: {
    requestIP: (request: Request) => { address: string } | null;
    timeout: (request: Request, seconds: number) => void;
  };
  inProcess?: InProcess;
};

/** Hono's environment type, shared by all API routers. */
export type AppEnv = {
  Bindings: Bindings;
  Variables: Dependencies & {
    user: User;
    reader: User | undefined;
    requestId: string;
    /** The route pattern of a page, set by the page handler because Hono only sees `*`. */
    route?: string;
  };
};
