import { createMiddleware } from "hono/factory";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "#db/connect.ts";
import { rates } from "#db/schema/index.ts";
import type { App } from "../parts.ts";
import { Problem } from "../problem.ts";
import { clientAddress } from "./address.ts";

type Limit = { name: string; points: number; seconds: number };
type Limiter = Pick<RateLimiterDrizzle, "consume" | "get" | "delete">;
type LimiterOf = (db: Db) => Limiter;

/** A limit whose counts live in the database: all processes share them, and they outlive a restart. */
export const sharedLimit = ({ name, points, seconds }: Limit): LimiterOf => {
  const limiters = new WeakMap<Db, Limiter>();
  return (db) => {
    const limiter =
      limiters.get(db) ??
      new RateLimiterDrizzle({
        storeClient: db,
        schema: rates,
        keyPrefix: name,
        points,
        duration: seconds,
        clearExpiredByTimeout: false,
      });
    limiters.set(db, limiter);
    return limiter;
  };
};

/** Counts one for the key; Problem `rate-limited` beyond the limit. A limiter that cannot count fails the call. */
export const consume = async (limiter: Limiter, key: string) => {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
  }
};

export const tooMany = ({ msBeforeNext }: RateLimiterRes) => {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Problem("rate-limited", `Too many requests. Try again in ${seconds} seconds.`, {
    headers: { "Retry-After": String(seconds) },
  });
};

/** Answers 429 with Retry-After to an address that passes the limit. */
export const rate = (limiterOf: LimiterOf) =>
  createMiddleware<App>(async (c, next) => {
    await consume(limiterOf(c.var.db), clientAddress(c));
    await next();
  });
