import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "#db/connect.ts";
import { rateLimits } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";

export type Limit = {
  name: string;
  points: number;
  seconds: number;
  /**
   * Whether a key over its limit is rejected from memory instead of with a database write per request (default true).
   * Set it to false if another process may delete the key to lift the limit early.
   */
  blocksInMemory?: boolean;
};
type Limiter = Pick<RateLimiterDrizzle, "consume" | "get" | "delete">;
type LimiterOf = (db: Db) => Limiter;

/** A rate limit counted in the database: shared by all processes, unaffected by restarts. */
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

/** Maximum clock difference between two processes. */
const clockToleranceMs = 60_000;

/** A wait longer than the limit's window started before the clock was set back, so the entry is deleted. */
const tolerateClockChanges = (limiter: RateLimiterDrizzle, seconds: number): Limiter => {
  const isTooLong = (counted: unknown) =>
    counted instanceof RateLimiterRes && counted.msBeforeNext > seconds * 1000 + clockToleranceMs;
  const resets = new Map<string | number, Promise<void>>();
  const resetEntry = async (key: string | number) => {
    limiter.deleteInMemoryBlockedAll();
    // Another request or process may have reset it since: its count must stay.
    if (isTooLong(await limiter.get(key))) await limiter.delete(key);
  };
  /** Parallel requests share a reset, or the later ones would delete the count of the new window. */
  const reset = (key: string | number) => {
    const running = resets.get(key) ?? resetEntry(key).finally(() => resets.delete(key));
    resets.set(key, running);
    return running;
  };
  return {
    get: async (key) => {
      const counted = await limiter.get(key);
      return isTooLong(counted) ? null : counted;
    },
    consume: (key) =>
      limiter.consume(key).catch(async (rejection) => {
        if (!isTooLong(rejection)) throw rejection;
        await reset(key);
        return limiter.consume(key);
      }),
    delete: (key) => limiter.delete(key),
  };
};

/** Counts one request for the key. Throws Problem `rate-limited` over the limit; a database error is rethrown. */
export const consumeRateLimit = async (limiter: Limiter, key: string) => {
  try {
    await limiter.consume(key);
  } catch (rejection) {
    throw rejection instanceof RateLimiterRes ? tooManyRequests(rejection) : rejection;
  }
};

/** Whether `count` stays within its limits. */
export const isWithin = async (count: () => Promise<void>) => {
  try {
    await count();
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === "rate-limited") return false;
    throw error;
  }
};

export const tooManyRequests = ({ msBeforeNext }: RateLimiterRes) => {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Problem("rate-limited", `Too many requests. Try again in ${seconds} seconds.`, {
    headers: { "Retry-After": String(seconds) },
  });
};
