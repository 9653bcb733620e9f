// What one network may read without an account. Pages in the cache cost nothing and are not counted.
import { setTimeout } from "node:timers/promises";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { AppEnv } from "../dependencies.ts";
import { createConcurrencyLimit } from "../limits/concurrency-limit.ts";
import { clientAddress } from "./client-address.ts";
import { rateLimitMiddleware, tooManyRequests } from "./rate-limit.ts";

/**
 * Half of the process's time: more than any person or crawler needs, also many behind one address, and never all of it.
 * Counted in memory, since a count in the database would cost more than most reads.
 */
const windowSeconds = 10;
export const windowCostMs = 5_000;

/** Milliseconds of work that a read takes, rounded up. */
export const readCostMs = { call: 1, page: 2, search: 3, picture: 50 };

/** A client that ignores Retry-After cannot keep us busy with refusals. */
const refusalDelayMs = 500;

const budget = new RateLimiterMemory({ points: windowCostMs, duration: windowSeconds });

const charge = async (network: string, costMs: number) => {
  try {
    await budget.consume(network, costMs);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    await setTimeout(refusalDelayMs);
    throw tooManyRequests(refusal);
  }
};

/** Fewer than the connections to the database, so that others find one, and room for a hundred that wait. */
const readsAtOnce = { maxRunning: 4, maxQueued: 200, message: "Too many requests at once." };

const queues = new Map<string, { limit: ReturnType<typeof createConcurrencyLimit>; reads: number }>();

/** Runs a few reads of a network at once, and the others after them. */
const inTurnOf = async <Result>(network: string, read: () => Promise<Result>) => {
  const line = queues.get(network) ?? { limit: createConcurrencyLimit(readsAtOnce), reads: 0 };
  queues.set(network, line);
  line.reads++;
  try {
    return await line.limit(read);
  } finally {
    if (--line.reads === 0) queues.delete(network);
  }
};

/**
 * Does the work of a read that needs no account: charged to the caller's network and in turn with its other reads.
 * Problem `rate-limited` with Retry-After once the budget of the network is used up.
 */
export const asPublicRead = async <Result>(c: Context<AppEnv>, costMs: number, read: () => Promise<Result>) => {
  // A page is charged for the calls that it makes itself.
  if (c.env.inProcess) return read();
  const network = clientAddress(c);
  await charge(network, costMs);
  return inTurnOf(network, read);
};

/** For calls that anyone may make. */
export const publicRead = createMiddleware<AppEnv>((c, next) =>
  asPublicRead(c, c.req.query("q") ? readCostMs.search : readCostMs.call, next),
);
rateLimitMiddleware.add(publicRead);
