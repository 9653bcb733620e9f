import { createMiddleware } from "hono/factory";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "#db/connect.ts";
import { rateLimits } from "#db/schema/index.ts";
import type { AppEnv } from "../dependencies.ts";
import { Problem } from "../problem.ts";
import { clientAddress } from "./client-address.ts";

type Limit = {
  name: string;
  points: number;
  seconds: number;
  /**
   * Whether a key over its limit is refused from memory, without a database write for each refusal (the default). Off
   * for a limit that another process may lift early by deleting the key.
   */
  blocksInMemory?: boolean;
};
type Limiter = Pick<RateLimiterDrizzle, "consume" | "get" | "delete">;
type LimiterOf = (db: Db) => Limiter;

/** A limit whose counts live in the database: all processes share them, and they outlive a restart. */
export const createRateLimit = ({ name, points, seconds, blocksInMemory = true }: Limit): LimiterOf => {
  const limiters = new WeakMap<Db, Limiter>();
  return (db) => {
    const limiter =
      limiters.get(db) ??
      tolerateClockChanges(
        new RateLimiterDrizzle({
          storeClient: db,
          schema: rateLimits,
          keyPrefix: name,
          points,
          duration: seconds,
          clearExpiredByTimeout: false,
          ...(blocksInMemory && { inMemoryBlockOnConsumed: points }),
        }),
        seconds,
      );
    limiters.set(db, limiter);
    return limiter;
  };
};

/** How far the clocks of two processes may be apart. */
const clockToleranceMs = 60_000;

/** A wait longer than the limit's own was begun before the clock was set back; it is forgotten. */
const tolerateClockChanges = (limiter: Limiter, seconds: number): Limiter => {
  const isTooLong = (counted: unknown) =>
    counted instanceof RateLimiterRes && counted.msBeforeNext > seconds * 1000 + clockToleranceMs;
  return {
    get: async (key) => {
      const counted = await limiter.get(key);
      return isTooLong(counted) ? null : counted;
    },
    consume: (key) =>
      limiter.consume(key).catch(async (refusal) => {
        if (!isTooLong(refusal)) throw refusal;
        await limiter.delete(key);
        return limiter.consume(key);
      }),
    delete: (key) => limiter.delete(key),
  };
};

/** Counts one for the key; Problem `rate-limited` beyond the limit. A limiter that cannot count fails the call. */
export const consumeRateLimit = async (limiter: Limiter, key: string) => {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? tooManyRequests(refusal) : refusal;
  }
};

export const tooManyRequests = ({ msBeforeNext }: RateLimiterRes) => {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Problem("rate-limited", `Too many requests. Try again in ${seconds} seconds.`, {
    headers: { "Retry-After": String(seconds) },
  });
};

/** Answers 429 with Retry-After to an address that passes the limit. */
export const rateLimit = (limiterOf: LimiterOf) => {
  const middleware = createMiddleware<AppEnv>(async (c, next) => {
    await consumeRateLimit(limiterOf(c.var.db), clientAddress(c));
    await next();
  });
  rateLimitMiddleware.add(middleware);
  return middleware;
};

/** Which of the middleware limit rates, for the description of the API. */
export const rateLimitMiddleware = new WeakSet<object>();
