import { createApp } from "./app.ts";
import { type Assembly, createDependencies } from "./create-dependencies.ts";
import { readEnv } from "./env.ts";
import { logUnhandledRejections } from "./observability/unhandled-rejections.ts";
import { builtAssets } from "./rendering/assets.ts";
import { subscribeToInvalidations } from "./rendering/cache-invalidation.ts";
import { createPageCache, type PageCache } from "./rendering/page-cache.ts";
import { createStaticFiles } from "./rendering/static-files.ts";

const idleSeconds = 10;
/** Upper bound for the server only. The app enforces a lower limit per route, with a proper error message. */
const largestBody = 256 * 1024 * 1024;
/** Keep serving this long after SIGTERM, to give the proxy time to stop routing to us. */
const drainMs = 2_000;
const stopWithinMs = 15_000;

const startServer = ({ dependencies }: Assembly, cache: PageCache) => {
  const app = createApp(dependencies, {
    cache,
    assetsOf: builtAssets(),
    files: createStaticFiles(cache, dependencies.env.SITE_URL),
  });
  return Bun.serve({
    port: dependencies.env.PORT,
    development: false,
    idleTimeout: idleSeconds,
    maxRequestBodySize: largestBody,
    fetch: async (request, server) => {
      const answer = cache.find(request) ?? (await app.fetch(request, { server }));
      if (dependencies.lifecycle.isStopping) answer.headers.set("Connection", "close");
      return answer;
    },
  });
};

/** Graceful shutdown: reports not ready, drains requests, waits for running jobs, releases resources. */
const stopOnSignal = (
  server: ReturnType<typeof startServer>,
  { dependencies, close }: Assembly,
  stopFollowing: () => Promise<void>,
) => {
  const stop = async (signal: string) => {
    if (dependencies.lifecycle.isStopping) return;
    dependencies.lifecycle.isStopping = true;
    dependencies.log.info({ signal }, "Stopping.");
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await Bun.sleep(drainMs);
    await server.stop();
    await stopFollowing();
    await close();
    dependencies.log.info("Stopped.");
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void stop(signal));
};

const assembled = await createDependencies(readEnv());
logUnhandledRejections(assembled.dependencies.log);
const cache = createPageCache();
const stopFollowing = subscribeToInvalidations(assembled.dependencies.pubsub, cache);
const server = startServer(assembled, cache);
stopOnSignal(server, assembled, stopFollowing);
assembled.dependencies.log.info(
  { address: assembled.dependencies.env.SITE_URL, port: server.port, database: assembled.database.kind },
  "Serving.",
);
await assembled.startJobs().catch((err) => assembled.dependencies.log.error({ err }, "The jobs did not start."));
