import { createApp } from "./app.ts";
import { type Assembled, assemble } from "./create-dependencies.ts";
import { readEnv } from "./env.ts";
import { surviveRejections } from "./observability/unhandled-rejections.ts";
import { builtAssets } from "./rendering/assets.ts";
import { followChanges } from "./rendering/cache-invalidation.ts";
import { createPageCache, type PageCache } from "./rendering/page-cache.ts";
import { createFiles } from "./rendering/static-files.ts";

const idleSeconds = 10;
/** The app refuses what is too large for each call, with a sentence; this only bounds how much is read past that. */
const largestBody = 256 * 1024 * 1024;
/** How long a stopping server still answers, so that a proxy hears of it before the door closes. */
const noticeMs = 2_000;
const stopWithinMs = 15_000;

const serve = ({ parts }: Assembled, cache: PageCache) => {
  const app = createApp(parts, { cache, assetsOf: builtAssets(), files: createFiles(cache, parts.env.SITE_URL) });
  return Bun.serve({
    port: parts.env.PORT,
    development: false,
    idleTimeout: idleSeconds,
    maxRequestBodySize: largestBody,
    fetch: async (request, server) => {
      const answer = cache.find(request) ?? (await app.fetch(request, { server }));
      if (parts.life.stopping) answer.headers.set("Connection", "close");
      return answer;
    },
  });
};

/** Tells the proxy, answers what still comes, finishes what runs, gives everything back. */
const stopOn = (server: ReturnType<typeof serve>, { parts, close }: Assembled, stopFollowing: () => Promise<void>) => {
  const stop = async (signal: string) => {
    if (parts.life.stopping) return;
    parts.life.stopping = true;
    parts.log.info({ signal }, "Stopping.");
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await Bun.sleep(noticeMs);
    await server.stop();
    await stopFollowing();
    await close();
    parts.log.info("Stopped.");
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void stop(signal));
};

const assembled = await assemble(readEnv());
surviveRejections(assembled.parts.log);
const cache = createPageCache();
const stopFollowing = followChanges(assembled.parts.news, cache);
const server = serve(assembled, cache);
stopOn(server, assembled, stopFollowing);
assembled.parts.log.info(
  { address: assembled.parts.env.SITE_URL, port: server.port, database: assembled.database.kind },
  "Serving.",
);
await assembled.startJobs().catch((err) => assembled.parts.log.error({ err }, "The jobs did not start."));
