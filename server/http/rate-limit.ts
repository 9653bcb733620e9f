import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../dependencies.ts";
import { consumeRateLimit, type LimiterOf } from "../limits/rate-limit.ts";
import { clientAddress } from "./client-address.ts";

/** Middleware: responds 429 with Retry-After once a client address exceeds the limit. */
export const rateLimit = (limiterOf: LimiterOf) => {
  const middleware = createMiddleware<AppEnv>(async (c, next) => {
    await consumeRateLimit(limiterOf(c.var.db), clientAddress(c));
    await next();
  });
  rateLimitMiddleware.add(middleware);
  return middleware;
};

/** Rate-limiting middleware, so that the OpenAPI document can list 429 responses. */
export const rateLimitMiddleware = new WeakSet<object>();
