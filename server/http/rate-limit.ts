import { createMiddleware } from "hono/factory";
import { consumeRateLimit, createRateLimit, type Limit } from "../limits/rate-limit.ts";
import type { AppEnv } from "./app-env.ts";
import { clientAddress } from "./client-address.ts";

/** Middleware: responds 429 with Retry-After once a client address exceeds the limit. */
export const rateLimit = (limit: Limit) => {
  const limiterOf = createRateLimit(limit);
  return createMiddleware<AppEnv>(async (c, next) => {
    await consumeRateLimit(limiterOf(c.var.db), clientAddress(c));
    await next();
  });
};
