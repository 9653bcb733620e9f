// The app in this process, for scripts with their own database.
import type { Db } from "#db/connect.ts";
import { createLocalPubSub } from "#db/pubsub.ts";
import { createApp } from "../app.ts";
import type { Dependencies } from "../dependencies.ts";
import { readEnv } from "../env.ts";
import type { Bindings } from "../http/app-env.ts";
import { createLog } from "../observability/log.ts";
import { developmentAssets } from "../rendering/assets.ts";
import { createPageCache } from "../rendering/page-cache.ts";
import { createTokens } from "../security/session-tokens.ts";
import { createSettings } from "../site/settings/settings.ts";

type Pages = Parameters<typeof createApp>[1];

/** Creates the app without external services. `send` sends an unauthenticated request. */
export const createInProcessApp = (
  db: Db,
  pages: Pages = { cache: createPageCache(), assetsOf: developmentAssets() },
) => {
  const env = readEnv({ NODE_ENV: "test", LOG_LEVEL: "silent", SITE_URL: "https://linkstead.example" });
  const clock = () => new Date();
  const tokens = createTokens("a secret of this script, long enough", clock);
  const log = createLog(env);
  const used = {
    db,
    env,
    log,
    settings: createSettings({ db, log, env }),
    clock,
    tokens,
    pubsub: createLocalPubSub(),
    lifecycle: { isStopping: false },
    sources: [],
  };
  const dependencies = used as unknown as Dependencies;
  const app = createApp(dependencies, pages);
  // A new address per request, so that scripts never hit the budget of public reads.
  let requests = 0;
  const requestIP = () => ({ address: `10.${(++requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}` });
  const bindings: Bindings = { server: { requestIP, timeout: () => {} } };
  return { dependencies, siteUrl: env.SITE_URL, send: async (request: Request) => app.fetch(request, bindings) };
};
