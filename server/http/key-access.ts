// What a request with an API key may call, and how often.

import type { Context } from "hono";
import { RateLimiterRes } from "rate-limiter-flexible";
import type { KeyScope } from "#shared/account/api-keys.ts";
import { Problem } from "#shared/problem.ts";
import { createRateLimit, tooManyRequests } from "../limits/rate-limit.ts";
import type { AppEnv } from "./app-env.ts";

const hourSeconds = 3600;
/** Requests per hour and key. A polling client needs a few reads a minute; each write may start work. */
export const keyLimits = { read: 500, write: 200 };
const limiters = {
  read: createRateLimit({ name: "key-read-hour", points: keyLimits.read, seconds: hourSeconds }),
  write: createRateLimit({ name: "key-write-hour", points: keyLimits.write, seconds: hourSeconds }),
};

/**
 * Counts a request with an API key. Throws Problem `forbidden` if the route doesn't accept keys or needs another scope,
 * `rate-limited` over the key's limit.
 */
export const admitKey = async (
  c: Context<AppEnv>,
  key: { id: string; scopes: readonly KeyScope[] },
  scope: KeyScope | undefined,
) => {
  if (!scope) throw new Problem("forbidden", "API keys can't do this. Sign in to do it.");
  if (!key.scopes.includes(scope))
    throw new Problem("forbidden", `This API key doesn't have the scope \`${scope}\`.`, {
      // RFC 6750, 3.1
      headers: { "WWW-Authenticate": `Bearer error="insufficient_scope", scope="${scope}"` },
    });
  const policy = scope === "read" ? "read" : "write";
  try {
    setRateLimitHeaders(c, policy, await limiters[policy](c.var.db).consume(key.id));
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    setRateLimitHeaders(c, policy, rejection);
    throw tooManyRequests(rejection);
  }
};

/** `RateLimit` and its policy are of draft-ietf-httpapi-ratelimit-headers-11; most clients still read the three of draft 6. */
const setRateLimitHeaders = (c: Context<AppEnv>, policy: keyof typeof keyLimits, counted: RateLimiterRes) => {
  const limit = keyLimits[policy];
  const remaining = Math.max(0, counted.remainingPoints);
  const resetSeconds = Math.max(0, Math.ceil(counted.msBeforeNext / 1000));
  c.header("RateLimit-Limit", String(limit));
  c.header("RateLimit-Remaining", String(remaining));
  c.header("RateLimit-Reset", String(resetSeconds));
  c.header("RateLimit-Policy", `"${policy}";q=${limit};w=${hourSeconds}`);
  c.header("RateLimit", `"${policy}";r=${remaining};t=${resetSeconds}`);
};
