// The page cache of a built server: with its folder, its compression process and its background work.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { storageKeys } from "#shared/auth.ts";
import type { Bindings, Dependencies } from "../dependencies.ts";
import type { Env } from "../env.ts";
import { addressOfRequest } from "../http/client-address.ts";
import { clientFolder } from "./assets.ts";
import { subscribeToInvalidations } from "./cache-invalidation.ts";
import type { Compress } from "./compression.ts";
import { createCompressionProcess } from "./compression-process.ts";
import { createPageCache } from "./page-cache.ts";
import { createPageRefresh } from "./page-refresh.ts";
import { createPageStore } from "./page-store.ts";

/** Then pages are served although changes by other processes may be missed. They are restored or checked later. */
const maxListenMs = 5_000;

type CallApp = (request: Request, bindings: Bindings) => Response | Promise<Response>;

export const createSiteCache = (dependencies: Dependencies, compress?: Compress) => {
  const { env, db, log } = dependencies;
  const process = createCompressionProcess();
  const folder = storeFolder(dependencies);
  const store = folder === undefined ? undefined : createPageStore({ folder, log });
  const cache = createPageCache({
    ...(store && { store }),
    compress: compress ?? process.compressBest,
    onError: (err) => log.warn({ err }, "A page was not compressed at the best quality."),
  });
  let close = async () => {};

  return {
    cache,

    /**
     * Restores stored pages as soon as this process hears of changes, and keeps them up to date. `callApp` renders pages
     * in this process.
     */
    open: async (callApp: CallApp) => {
      const inProcess = { address: "in process", requestId: "in process" };
      const refresh = createPageRefresh({
        cache,
        db,
        log,
        render: async (path) => {
          const request = new Request(env.SITE_URL + path, { headers: { "accept-encoding": "br" } });
          await (await callApp(request, { inProcess })).bytes();
          await cache.saving(path);
        },
      });
      const restore = async () => {
        try {
          await refresh.learnAll();
          log.debug({ pages: cache.restore() }, "Restored rendered pages.");
        } catch (err) {
          log.warn({ err }, "Could not restore rendered pages.");
        }
      };
      const listening = Promise.withResolvers<void>();
      let restoring: Promise<void> | undefined;
      const unsubscribe = subscribeToInvalidations(dependencies, cache, () => {
        restoring = restoring ? restoring.then(refresh.check) : restore();
        void restoring.then(listening.resolve);
      });
      close = async () => {
        await unsubscribe();
        await refresh.stop();
      };
      await Promise.race([listening.promise, Bun.sleep(maxListenMs)]);
    },

    close: async () => {
      await close();
      process.close();
      await store?.flush();
    },
  };
};

/**
 * Who asks for a page, see `PageCache.find`. Someone who is signed in never gets an outdated page: it may be their change
 * that it lacks.
 */
export const visitorOf = (request: Request, server: Bindings["server"], env: Env) => () => {
  const isSignedIn =
    request.headers.has("authorization") || request.headers.get("cookie")?.includes(`${storageKeys.token}=`);
  return isSignedIn ? undefined : addressOfRequest(request, server, env);
};

/** Variables that differ between processes of one site, and that no page shows. */
const unrelated = new Set(["PORT", "DATA_DIR", "JOBS", "CHECKS", "LOG_LEVEL", "METRICS_TOKEN", "SMTP_URL"]);

/**
 * The folder for pages of this build, with these settings, on this database and in this year, which the footer shows. Its
 * name is keyed, since the settings contain secrets. Undefined when running from sources, which may change at any time.
 */
const storeFolder = ({ env, secrets, clock }: Dependencies) => {
  if (import.meta.filename.endsWith(".ts")) return undefined;
  const settings = Object.entries(env).filter(([name]) => !unrelated.has(name));
  const [name] = secrets.lookupHashes(JSON.stringify([settings.sort(), buildOf(), clock().getFullYear()]));
  return join(env.DATA_DIR, "page-cache", name);
};

/** The names of built scripts contain the hash of their content, so that of the first one covers the others. */
const buildOf = () => {
  const files = readdirSync(clientFolder, { recursive: true, encoding: "utf8" }).sort();
  const sizes = files.map((file) => {
    const { size, mtimeMs } = statSync(join(clientFolder, file));
    return [file, size, file.startsWith("assets") ? 0 : mtimeMs];
  });
  const main = Bun.hash.xxHash3(readFileSync(join(dirname(Bun.main), "main.js"))).toString(36);
  return [Bun.version, main, sizes];
};
