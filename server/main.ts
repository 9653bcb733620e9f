import { StartupError } from "#db/startup-error.ts";
import { createApp } from "./app.ts";
import { createDependencies, type Dependencies } from "./dependencies.ts";
import { type Env, readEnv } from "./env.ts";
import { createLog, type Log } from "./observability/log.ts";
import { logUnhandledRejections } from "./observability/unhandled-rejections.ts";
import { builtAssets } from "./rendering/assets.ts";
import type { PageCache } from "./rendering/page-cache.ts";
import { createSiteCache, visitorOf } from "./rendering/site-cache.ts";
import { createStaticFiles } from "./rendering/static-files.ts";

const idleSeconds = 10;
/** Upper bound for the server only. The app enforces a lower limit per route, with a proper error message. */
const maxBodyBytes = 256 * 1024 * 1024;
/** Keep serving this long after SIGTERM, to give the proxy time to stop routing to us. */
const drainMs = 2_000;
const stopTimeoutMs = 15_000;

const createSite = (dependencies: Dependencies, cache: PageCache) =>
  createApp(dependencies, {
    cache,
    assetsOf: builtAssets(),
    files: createStaticFiles(cache, dependencies.env.SITE_URL),
  });

const startServer = (dependencies: Dependencies, cache: PageCache, app: ReturnType<typeof createSite>) =>
  Bun.serve({
    port: dependencies.env.PORT,
    development: false,
    idleTimeout: idleSeconds,
    maxRequestBodySize: maxBodyBytes,
    fetch: async (request, server) => {
      const response =
        cache.find(request, undefined, visitorOf(request, server, dependencies.env)) ??
        (await app.fetch(request, { server }));
      if (dependencies.lifecycle.isStopping) response.headers.set("Connection", "close");
      return response;
    },
  });

/**
 * Starts the server. The returned function shuts it down: it reports not ready, drains requests, waits for running jobs
 * and releases resources.
 */
const start = async (env: Env, log: Log) => {
  const { dependencies, database, startJobs, close } = await createDependencies(env, log);
  const { lifecycle } = dependencies;
  const { cache, ...siteCache } = createSiteCache(dependencies);
  const app = createSite(dependencies, cache);
  await siteCache.open(app.fetch);
  const server = startServer(dependencies, cache, app);
  log.info({ url: env.SITE_URL, port: server.port, database: database.kind }, "Serving.");
  startJobs().catch((err) => {
    if (!lifecycle.isStopping) log.error({ err }, "The jobs did not start.");
  });
  return async () => {
    lifecycle.isStopping = true;
    await Bun.sleep(drainMs);
    await server.stop();
    await siteCache.close();
    await close();
  };
};

/** Ends the process. What the operator can fix is a message; anything else is logged with its stack. */
const failToStart = (error: unknown, log?: Log): never => {
  if (error instanceof StartupError || !log) process.stderr.write(`${(error as Error).message}\n`);
  else log.fatal({ err: error }, "The server did not start.");
  process.exit(1);
};

const readEnvironment = () => {
  try {
    return readEnv();
  } catch (error) {
    return failToStart(error);
  }
};

const env = readEnvironment();
const log = createLog(env);
logUnhandledRejections(log);

// Before any work, so that a signal during a long migration ends the process, too: the transaction is rolled back.
let shutDown = async () => {};
let isStopping = false;
const stopOnSignal = async (signal: string) => {
  if (isStopping) return;
  isStopping = true;
  log.info({ signal }, "Stopping.");
  setTimeout(() => process.exit(1), stopTimeoutMs).unref();
  await shutDown();
  log.info("Stopped.");
  process.exit(0);
};
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void stopOnSignal(signal));

shutDown = await start(env, log).catch((error) => failToStart(error, log));
