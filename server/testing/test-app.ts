// The real app on a real database, for one test file or a single test.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished, TestRunner } from "vitest";
import { createClient } from "#client/app/api-client.ts";
import { createLocalPubSub } from "#db/pubsub.ts";
import type { KeyScope } from "#shared/account/api-keys.ts";
import { createKey } from "../access/api-key.ts";
import { createSession } from "../account/auth/sessions.ts";
import { createApp } from "../app.ts";
import type { Dependencies, QueuedJobName } from "../dependencies.ts";
import { readEnv } from "../env.ts";
import type { Bindings } from "../http/app-env.ts";
import { createSafeFetch } from "../integrations/safe-fetch.ts";
import type { Message } from "../integrations/smtp.ts";
import { createFolderStorage } from "../integrations/storage.ts";
import { createLog } from "../observability/log.ts";
import { developmentAssets } from "../rendering/assets.ts";
import { createPageCache } from "../rendering/page-cache.ts";
import { createSecretBox } from "../security/secret-box.ts";
import { createTokens } from "../security/session-tokens.ts";
import { createSettings } from "../site/settings/settings.ts";
import { createFactories } from "./factories.ts";
import { expectDocumented } from "./openapi-conformance.ts";
import { drawSocialImage } from "./social-image-process.ts";
import { testDatabase } from "./test-database.ts";
import { createTestJobs } from "./test-jobs.ts";
import { parseUntrusted } from "./test-parser.ts";

const start = new Date("2026-11-21T09:00:00Z");

type Person = { id: string; isAdmin: boolean };

/**
 * `get` sends requests, `visitor` and `as(person)` are typed clients, `create` holds the factories, `outbox` the sent
 * emails, `enqueued` the requested scheduled jobs, and `clock.forward` moves the fixed time. Each request has a new client address unless one is passed.
 */
export const createTestApp = async (swap: Partial<Dependencies> = {}) => {
  const database = swap.db ? { db: swap.db, close: async () => {} } : await testDatabase();
  const folder = mkdtempSync(join(tmpdir(), "linkstead-files-"));
  const env = readEnv({ NODE_ENV: "test", LOG_LEVEL: "silent", CHECKS: "off", SITE_URL: "https://linkstead.test" });
  const log = swap.log ?? createLog(env);
  const queue = await createTestJobs(database.db, log);
  const end = async () => {
    await queue.stop();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
  if (TestRunner.getCurrentTest()) onTestFinished(end);
  else afterAll(end);
  const now = { at: start };
  const clock = () => now.at;
  const outbox: Message[] = [];
  const enqueued: string[] = [];
  const dependencies: Dependencies = {
    db: database.db,
    env,
    log,
    clock,
    tokens: createTokens("a secret of the tests, long enough", clock),
    secrets: createSecretBox({ current: "a key of the tests, long enough too" }),
    mail: { send: async (message) => void outbox.push(message), deleteBefore: async () => {} },
    contactService: undefined,
    payments: undefined,
    google: undefined,
    searchConsole: undefined,
    sources: [],
    safeFetch: createSafeFetch(),
    parseUntrusted,
    drawSocialImage,
    writer: undefined,
    storage: createFolderStorage(folder),
    settings: createSettings({ db: database.db, log, env: swap.env ?? env }),
    pubsub: createLocalPubSub(),
    metrics: undefined,
    jobs: { ...queue.jobs, enqueue: (name) => void enqueued.push(name) },
    lifecycle: { isStopping: false },
    ...swap,
  };
  const create = createFactories(dependencies.db);
  const cache = createPageCache();
  const app = createApp(dependencies, { cache, assetsOf: developmentAssets() });

  let callers = 0;
  const send = async (request: Request, address = `10.0.${++callers >> 8}.${callers & 255}`) => {
    const bindings: Bindings = { server: { requestIP: () => ({ address }), timeout: () => {} } };
    return expectDocumented(request, await app.fetch(request, bindings));
  };
  const client = (token?: string) =>
    createClient(`${env.SITE_URL}/api`, async (input, init) => {
      const headers = new Headers(init?.headers);
      if (token) headers.set("authorization", `Bearer ${token}`);
      return send(new Request(input, { ...init, headers }));
    });

  return {
    dependencies,
    cache,
    outbox,
    enqueued,
    /** Runs the queued jobs that are due, with some dependencies replaced. */
    runJobs: (name: QueuedJobName, others: Partial<Dependencies> = {}) =>
      queue.run({ ...dependencies, ...others }, name),
    /** The queued jobs that have not succeeded yet. */
    pendingJobs: (name: QueuedJobName) => queue.list(name),
    clock: {
      forward: (seconds: number) => {
        now.at = new Date(now.at.getTime() + seconds * 1000);
      },
    },
    create,
    visitor: client(),
    tokenOf: (user: Person) => createSession(dependencies, user),
    /** Creates an API key and returns it. */
    keyOf: async (user: Pick<Person, "id">, ...scopes: KeyScope[]) => {
      const key = createKey();
      const [keyHash] = dependencies.secrets.lookupHashes(key);
      await create.apiKey({ userId: user.id, scopes, keyHash, last4: key.slice(-4) });
      return key;
    },
    as: async (user: Person) => client(await createSession(dependencies, user)),
    /** Sends a request by path, like a browser or curl. */
    get: (path: string, init?: RequestInit, address?: string) => send(new Request(env.SITE_URL + path, init), address),
  };
};
