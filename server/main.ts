import { createApp } from "./app.ts";
import { createDependencies, type Dependencies } from "./dependencies.ts";
import { readEnv } from "./env.ts";
import { logUnhandledRejections } from "./observability/unhandled-rejections.ts";
import { builtAssets } from "./rendering/assets.ts";
import { subscribeToInvalidations } from "./rendering/cache-invalidation.ts";
import { createPageCache, type PageCache } from "./rendering/page-cache.ts";
import { createStaticFiles } from "./rendering/static-files.ts";

const idleSeconds = 10;
/** Upper bound for the server only. The app enforces a lower limit per route, with a proper error message. */
const maxBodyBytes = 256 * 1024 * 1024;
/** Keep serving this long after SIGTERM, to give the proxy time to stop routing to us. */
const drainMs = 2_000;
const stopTimeoutMs = 15_000;

const startServer = (dependencies: Dependencies, cache: PageCache) => {
  const app = createApp(dependencies, {
    cache,
    assetsOf: builtAssets(),
    files: createStaticFiles(cache, dependencies.env.SITE_URL),
  });
  return Bun.serve({
    port: dependencies.env.PORT,
    development: false,
    idleTimeout: idleSeconds,
    maxRequestBodySize: maxBodyBytes,
    fetch: async (request, server) => {
      const response = cache.find(request) ?? (await app.fetch(request, { server }));
      if (dependencies.lifecycle.isStopping) response.headers.set("Connection", "close");
      return response;
    },
  });
};

/** Graceful shutdown: reports not ready, drains requests, waits for running jobs, releases resources. */
const stopOnSignal = ({ lifecycle, log }: Dependencies, releaseResources: () => Promise<void>) => {
  const stop = async (signal: string) => {
    if (lifecycle.isStopping) return;
    lifecycle.isStopping = true;
    log.info({ signal }, "Stopping.");
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    await Bun.sleep(drainMs);
    await releaseResources();
    log.info("Stopped.");
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void stop(signal));
};

const { dependencies, database, startJobs, close } = await createDependencies(readEnv());
const { env, log } = dependencies;
logUnhandledRejections(log);
const cache = createPageCache();
const unsubscribe = subscribeToInvalidations(dependencies.pubsub, cache);
const server = startServer(dependencies, cache);
stopOnSignal(dependencies, async () => {
  await server.stop();
  await unsubscribe();
  await close();
});
log.info({ url: env.SITE_URL, port: server.port, database: database.kind }, "Serving.");
await startJobs().catch((err) => log.error({ err }, "The jobs did not start."));
