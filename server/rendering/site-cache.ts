// The page cache of a built server: with its folder, its compression process and its background work.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { storageKeys } from "#shared/auth.ts";
import type { Bindings, Dependencies } from "../dependencies.ts";
import type { Env } from "../env.ts";
import { addressOfRequest } from "../http/client-address.ts";
import { clientFolder } from "./assets.ts";
import { createCompressionProcess } from "./compression-process.ts";
import { createPageCache } from "./page-cache.ts";
import { createPageRefresh, type PageRefresh } from "./page-refresh.ts";
import { createPageStore } from "./page-store.ts";

type CallApp = (request: Request, bindings: Bindings) => Response | Promise<Response>;

export const createSiteCache = (dependencies: Dependencies) => {
  const { env, db, log } = dependencies;
  const process = createCompressionProcess();
  const folder = storeFolder(dependencies);
  const store = folder === undefined ? undefined : createPageStore({ folder, log });
  const cache = createPageCache({
    ...(store && { store }),
    compress: process.compressBest,
    onError: (err) => log.warn({ err }, "A page was not compressed at the best quality."),
  });
  let refresh: PageRefresh | undefined;

  return {
    cache,

    /** Restores stored pages. `callApp` renders pages in this process. */
    open: async (callApp: CallApp) => {
      const inProcess = { address: "in process", requestId: "in process" };
      const opened = createPageRefresh({
        cache,
        db,
        log,
        render: async (path) => {
          const request = new Request(env.SITE_URL + path, { headers: { "accept-encoding": "br" } });
          await (await callApp(request, { inProcess })).bytes();
          await cache.saving(path);
        },
      });
      refresh = opened;
      try {
        await opened.learnAll();
        log.debug({ pages: cache.restore() }, "Restored rendered pages.");
      } catch (err) {
        log.warn({ err }, "Could not restore rendered pages.");
      }
      return opened;
    },

    close: async () => {
      await refresh?.stop();
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
