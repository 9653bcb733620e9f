import { createApp } from "./app.ts";
import { createDependencies, type Replacements } from "./create-dependencies.ts";
import type { Dependencies } from "./dependencies.ts";
import type { Env } from "./env.ts";
import type { Log } from "./observability/log.ts";
import { builtAssets } from "./rendering/assets.ts";
import { subscribeToInvalidations } from "./rendering/cache-invalidation.ts";
import { createPageCache, type PageCache } from "./rendering/page-cache.ts";
import { createStaticFiles } from "./rendering/static-files.ts";

const idleSeconds = 10;
/** Upper bound for the server only. The app enforces a lower limit per route, with a proper error message. */
const maxBodyBytes = 256 * 1024 * 1024;
/** Keep serving this long after SIGTERM, to give the proxy time to stop routing to us. */
const drainMs = 2_000;

const createSite = (dependencies: Dependencies, cache: PageCache) =>
  createApp(dependencies, {
    cache,
    assetsOf: builtAssets(),
    files: createStaticFiles(cache, dependencies.env.SITE_URL),
  });

const serve = (dependencies: Dependencies, cache: PageCache, app: ReturnType<typeof createSite>) =>
  Bun.serve({
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

/**
 * Starts serving the built site on `env.PORT`. `stop` shuts it down: it reports not ready, drains requests, waits for running
 * jobs and releases resources.
 */
export const startServer = async (env: Env, log: Log, replacements?: Replacements) => {
  const { dependencies, database, startJobs, close } = await createDependencies(env, log, replacements);
  const { lifecycle } = dependencies;
  const cache = createPageCache();
  const unsubscribe = subscribeToInvalidations(dependencies, cache);
  const app = createSite(dependencies, cache);
  const server = serve(dependencies, cache, app);
  log.info({ url: env.SITE_URL, port: server.port, database: database.kind }, "Serving.");
  startJobs().catch((err) => {
    if (!lifecycle.isStopping) log.error({ err }, "The jobs did not start.");
  });
  return {
    stop: async (serveForMs = drainMs) => {
      lifecycle.isStopping = true;
      await Bun.sleep(serveForMs);
      await server.stop();
      await unsubscribe();
      await close();
    },
  };
};
