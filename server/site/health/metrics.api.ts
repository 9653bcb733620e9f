import type { Context } from "hono";
import type { AppEnv } from "../../http/app-env.ts";
import type { PageCache } from "../../rendering/page-cache.ts";
import { isSecretEqual } from "../../security/hmac.ts";
import { isDatabaseReady } from "./health.ts";

/** Serves `/metrics` to requests with the token; others fall through to a 404. */
export const metricsEndpoint =
  (cache: PageCache) =>
  async (c: Context<AppEnv>, next: () => Promise<void>): Promise<Response | undefined> => {
    const { metrics, env, db } = c.var;
    if (
      !metrics ||
      !env.METRICS_TOKEN ||
      !isSecretEqual(c.req.header("authorization") ?? "", `Bearer ${env.METRICS_TOKEN}`)
    ) {
      await next();
      return undefined;
    }
    const readings = { isDatabaseUp: await isDatabaseReady(db), cache: { ...cache.stats(), ...cache.size() } };
    return c.text(await metrics.text(readings), 200, { "Content-Type": metrics.contentType });
  };
