import type { Database } from "#db/connect.ts";
import { createApp } from "./app.ts";
import { createDependencies, type Dependencies } from "./dependencies.ts";
import type { Env } from "./env.ts";
import type { Log } from "./observability/log.ts";
import { builtAssets } from "./rendering/assets.ts";
import type { Compress } from "./rendering/compression.ts";
import type { PageCache } from "./rendering/page-cache.ts";
import { createSiteCache, visitorOf } from "./rendering/site-cache.ts";
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
      const response =
        cache.find(request, undefined, visitorOf(request, server, dependencies.env)) ??
        (await app.fetch(request, { server }));
      if (dependencies.lifecycle.isStopping) response.headers.set("Connection", "close");
      return response;
    },
  });

/** Instead of the database of the environment, and of a process that compresses at the best quality. */
type Replacements = { database?: Database; compress?: Compress };

/**
 * Starts serving the built site on `env.PORT`. `stop` shuts it down: it reports not ready, drains requests, waits for running
 * jobs and releases resources.
 */
export const startServer = async (env: Env, log: Log, replacements: Replacements = {}) => {
  const { dependencies, database, startJobs, close } = await createDependencies(env, log, replacements.database);
  const { lifecycle } = dependencies;
  const { cache, ...siteCache } = createSiteCache(dependencies, replacements.compress);
  const app = createSite(dependencies, cache);
  await siteCache.open(app.fetch);
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
      await siteCache.close();
      await close();
    },
  };
};
