import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import type { AppEnv } from "../../http/app-env.ts";
import type { PageCache } from "../../rendering/page-cache.ts";
import { isDatabaseReady } from "./health.ts";

/** Serves `/metrics` to requests with the token; others fall through to a 404. */
export const metricsEndpoint =
  (cache: PageCache) =>
  async (c: Context<AppEnv>, next: () => Promise<void>): Promise<Response | undefined> => {
    const { metrics, env, db } = c.var;
    if (!metrics || !env.METRICS_TOKEN || !isTokenEqual(c.req.header("authorization"), `Bearer ${env.METRICS_TOKEN}`)) {
      await next();
      return undefined;
    }
    const readings = { isDatabaseUp: await isDatabaseReady(db), cache: { ...cache.stats(), ...cache.size() } };
    return c.text(await metrics.text(readings), 200, { "Content-Type": metrics.contentType });
  };

/** Compares hashes, which have equal length, in constant time. */
const isTokenEqual = (sent: string | undefined, token: string) => timingSafeEqual(hash(sent ?? ""), hash(token));

const hash = (text: string) => new Bun.CryptoHasher("sha256").update(text).digest();
