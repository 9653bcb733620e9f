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

/** What the app is made of. Handed in and never imported, so that a test swaps one. */
export type Dependencies = {
  db: Db;
  env: Env;
  log: Log;
  clock: () => Date;
  tokens: Tokens;
  mail: MailService;
  /** Absent when no contact service is set up: contacts then stay here. */
  contactService: ContactService | undefined;
  /** Absent when payments are not set up. */
  payments: Payments | undefined;
  /** Absent when signing in with Google is not set up. */
  google: Google | undefined;
  /** Where mentions are looked for. */
  sources: readonly Source[];
  /** Drafts by a language model; absent when none is set up: templates then draft. */
  writer: AiWriter | undefined;
  /** Reads addresses that customers give. */
  safeFetch: SafeFetch;
  /** Parses what they serve, in a child process. */
  parseUntrusted: ParseUntrusted;
  /** Draws the image of a page's headline in a child process. */
  drawSocialImage: DrawSocialImage;
  /** Where the bytes of uploaded pictures are. */
  storage: Storage;
  /** What the processes on one database tell each other. */
  pubsub: PubSub;
  /** Absent without METRICS_TOKEN: nothing is then counted. */
  metrics: Metrics | undefined;
  jobs: Jobs;
  /** Told when the process begins to stop. */
  lifecycle: { isStopping: boolean };
};

export type Jobs = {
  /** Asks for a job soon. Never fails its caller: the rows that wait are found by the schedule anyway. */
  enqueue: (name: JobName) => void;
};

/** What travels with a call made by a page of ours, in process: it has no socket of its own. */
export type InProcess = { address: string; requestId: string };

export type Bindings = {
  server?: {
    requestIP: (request: Request) => { address: string } | null;
    timeout: (request: Request, seconds: number) => void;
  };
  inProcess?: InProcess;
};

/** Hono's types for every room of the API. */
export type AppEnv = {
  Bindings: Bindings;
  Variables: Dependencies & {
    user: User;
    reader: User | undefined;
    requestId: string;
    /** The pattern of a page's address, which only the router of pages knows. */
    route?: string;
  };
};
