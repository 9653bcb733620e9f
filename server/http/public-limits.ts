// Limits what clients without an account may read and write. Page cache hits are free.
import { setImmediate, setTimeout } from "node:timers/promises";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { createConcurrencyLimit, createKeyedLimit } from "../limits/concurrency-limit.ts";
import { tooManyRequests } from "../limits/rate-limit.ts";
import type { AppEnv } from "./app-env.ts";
import { clientAddress } from "./client-address.ts";

/**
 * Half of the process's time: enough for many users behind one address, yet never all of it. Counted in memory, since
 * counting in the database would cost more than most reads.
 */
const windowSeconds = 10;
export const windowCostMs = 5_000;

/** Estimated cost of a read in milliseconds, rounded up. */
export const readCostMs = { call: 1, page: 2, search: 3, image: 50 };

/** Delay before a 429, so that clients that ignore Retry-After can't flood us with retries. */
const rejectionDelayMs = 500;

const budget = new RateLimiterMemory({ points: windowCostMs, duration: windowSeconds });

const charge = async (network: string, costMs: number) => {
  try {
    await budget.consume(network, costMs);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    await setTimeout(rejectionDelayMs);
    throw tooManyRequests(rejection);
  }
};

/** Fewer than the database connections, so that other clients still get one. The queue covers a burst of 200 reads. */
const limitReads = createKeyedLimit({ maxRunning: 4, maxQueued: 200, message: "Too many concurrent requests." });

/**
 * Runs the reads of one network with limited concurrency and queues the rest. A queued read starts after I/O: a hundred
 * of them that need no database would otherwise run in one go, and each step of another request would wait for all.
 */
const queueReads = <Result>(network: string, read: () => Promise<Result>) =>
  limitReads(network, async (isQueued) => {
    if (isQueued) await setImmediate();
    return read();
  });

/**
 * Runs a read that needs no account, charged to the client's network and queued with its other reads. Throws Problem
 * `rate-limited` with Retry-After once the network's budget is used up.
 */
export const asPublicRead = async <Result>(c: Context<AppEnv>, costMs: number, read: () => Promise<Result>) => {
  // In-process calls are covered by the charge for their page.
  if (c.env.inProcess) return read();
  const network = clientAddress(c);
  await charge(network, costMs);
  return queueReads(network, read);
};

/** Middleware for API routes that need no account. */
export const publicRead = createMiddleware<AppEnv>((c, next) =>
  asPublicRead(c, c.req.query("q") ? readCostMs.search : readCostMs.call, next),
);

/**
 * The writes of each kind of public call run on one connection of each process, so that a flood leaves the others to sign-ins, customers
 * and calls of other kinds. The queue is what it does in a few seconds. The caller has read the body before, or slow clients
 * would hold the connection.
 */
export const publicWrites = () =>
  createConcurrencyLimit({ maxRunning: 1, maxQueued: 500, message: "Too many concurrent requests." });
