// Serves the built client and the app from this process, for browser tests that move the clock and run jobs.
import type { BrowserContextOptions } from "playwright-core";
import { afterAll } from "vitest";
import { createApp } from "#server/app.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { readEnv } from "#server/env.ts";
import { createSafeFetch } from "#server/integrations/safe-fetch.ts";
import { builtAssets } from "#server/rendering/assets.ts";
import { createPageCache } from "#server/rendering/page-cache.ts";
import { createStaticFiles } from "#server/rendering/static-files.ts";
import { createTokens } from "#server/security/session-tokens.ts";
import { freePort } from "#server/testing/built-server.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { browserAt } from "./browser.ts";

type Options = {
  /** Hosts of the stand-ins that the app may fetch from. */
  hosts: readonly string[];
  env?: Record<string, string>;
  swap?: Partial<Dependencies>;
};

/** Call it once per test file. `forward` moves the app's clock; sessions end meanwhile, so sign in again afterwards. */
export const createServedApp = async ({ hosts, env = {}, swap = {} }: Options) => {
  const url = `http://localhost:${freePort()}`;
  let aheadMs = 0;
  const clock = () => new Date(Date.now() + aheadMs);
  const app = await createTestApp({
    clock,
    env: readEnv({
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      SITE_URL: url,
      FETCH_ALLOW: hosts.join(","),
      ...env,
    }),
    tokens: createTokens("a secret of this test, long enough", clock),
    safeFetch: createSafeFetch({ allow: hosts }),
    ...swap,
  });
  const cache = createPageCache();
  const { fetch } = createApp(app.dependencies, {
    cache,
    assetsOf: builtAssets(),
    files: createStaticFiles(cache, url),
  });
  const server = Bun.serve({
    port: new URL(url).port,
    fetch: async (request, bun) => cache.find(request) ?? fetch(request, { server: bun }),
  });
  afterAll(() => server.stop(true));
  const { open, openAs } = await browserAt(url);
  return {
    ...app,
    url,
    clock,
    forward: (ms: number) => {
      aheadMs += ms;
    },
    open,
    openAs: async (user: { id: string; isAdmin: boolean }, path: string, options: BrowserContextOptions = {}) =>
      openAs({ accessToken: await app.tokenOf(user) }, path, options),
  };
};
