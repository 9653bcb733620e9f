import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import type { App } from "../dependencies.ts";
import { databaseAnswers } from "../features/health/health.ts";
import type { PageCache } from "../rendering/page-cache.ts";

/** Answers `/metrics` to whoever knows the token; for all others there is no such page. */
export const metricsPage =
  (cache: PageCache) =>
  async (c: Context<App>, next: () => Promise<void>): Promise<Response | undefined> => {
    const { metrics, env, db } = c.var;
    if (!metrics || !env.METRICS_TOKEN || !isSame(c.req.header("authorization"), `Bearer ${env.METRICS_TOKEN}`)) {
      await next();
      return undefined;
    }
    const readings = { isDatabaseUp: await databaseAnswers(db), cache: { ...cache.uses(), ...cache.size() } };
    return c.text(await metrics.text(readings), 200, { "Content-Type": metrics.contentType });
  };

/** Compared as hashes of one length, in a time that tells nothing of where they differ. */
const isSame = (sent: string | undefined, token: string) => timingSafeEqual(hashed(sent ?? ""), hashed(token));

const hashed = (text: string) => new Bun.CryptoHasher("sha256").update(text).digest();
