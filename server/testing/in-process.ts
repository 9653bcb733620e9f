// The real app in this process, on a database that a script has filled.
import { createClient } from "#client/api.ts";
import type { Db } from "#db/connect.ts";
import { noNews } from "#db/news.ts";
import { createApp } from "../app.ts";
import { openSession } from "../auth/sessions.ts";
import { createTokens } from "../auth/tokens.ts";
import { readEnv } from "../env.ts";
import { createLog } from "../log.ts";
import { developmentAssets } from "../pages/assets.ts";
import { createPageCache } from "../pages/cache.ts";
import type { Bindings, Parts } from "../parts.ts";

/** The API as this person calls it; only for calls that need no outside service. */
export const clientOn = async (db: Db, person: { id: string; isAdmin: boolean }) => {
  const env = readEnv({ NODE_ENV: "test", LOG_LEVEL: "silent" });
  const clock = () => new Date();
  const tokens = createTokens("a secret of this script, long enough", clock);
  const own = { db, env, log: createLog(env), clock, tokens, news: noNews, life: { stopping: false }, sources: [] };
  const parts = own as unknown as Parts;
  const app = createApp(parts, { cache: createPageCache(), assetsOf: developmentAssets() });
  const token = await openSession(parts, person);
  const bindings: Bindings = { server: { requestIP: () => ({ address: "10.0.0.1" }), timeout: () => {} } };
  return createClient(`${env.SITE_URL}/api`, async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("authorization", `Bearer ${token}`);
    return app.fetch(new Request(input, { ...init, headers }), bindings);
  });
};
