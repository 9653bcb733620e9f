// The limits that our bot observes per host, shared by all processes.

import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { botHosts } from "#db/schema/index.ts";
import { botLimits } from "#shared/links/bot.ts";
import { dayMs } from "#shared/time.ts";

/** Lease on a host, longer than any request. If the process dies, the host is free again when it expires. */
const leaseMs = 60_000;

export type HostLease = { host: string; until: Date };

/** Takes the host for one request. Returns the time to try again if another request runs or a limit is reached. */
export const acquireHost = async (db: Db, host: string, now: Date): Promise<HostLease | { waitUntil: Date }> => {
  const until = new Date(now.getTime() + leaseMs);
  const at = sql`${now.toISOString()}::timestamptz`;
  const { requestedAt, nextRequestAt } = botHosts;
  const [taken] = await db
    .insert(botHosts)
    .values({ host, nextRequestAt: until, requestedAt: [now] })
    .onConflictDoUpdate({
      target: botHosts.host,
      set: {
        nextRequestAt: until,
        requestedAt: sql`(${requestedAt} || ${at})[greatest(1, cardinality(${requestedAt}) + 2 - ${botLimits.requestsPerDay}):]`,
      },
      setWhere: sql`${nextRequestAt} <= ${at} and ${dayLimitEndsAt} <= ${at}`,
    })
    .returning({ host: botHosts.host });
  if (taken) return { host, until };
  const [row] = await db
    .select({ waitUntil: sql`greatest(${nextRequestAt}, ${dayLimitEndsAt})`.mapWith(nextRequestAt) })
    .from(botHosts)
    .where(eq(botHosts.host, host));
  return { waitUntil: row?.waitUntil ?? until };
};

/** When the oldest request of a full day is a day old. */
const dayLimitEndsAt = sql`case when cardinality(${botHosts.requestedAt}) < ${botLimits.requestsPerDay} then '-infinity' else ${botHosts.requestedAt}[1] + make_interval(secs => ${dayMs / 1000}) end`;

type Release = { now: Date; pauseMs?: number | undefined };

/** Ends a request. Returns the earliest time of the next one. */
export const releaseHost = async (db: Db, { host, until }: HostLease, { now, pauseMs = 0 }: Release) => {
  const nextRequestAt = new Date(now.getTime() + Math.max(pauseMs, botLimits.secondsBetween * 1000));
  await db
    .update(botHosts)
    .set({ nextRequestAt })
    .where(and(eq(botHosts.host, host), eq(botHosts.nextRequestAt, until)));
  return nextRequestAt;
};

type Robots = Pick<
  typeof botHosts.$inferInsert,
  "robotsState" | "robotsText" | "robotsReadAt" | "robotsUrl" | "robotsHops"
>;

export const findHost = async (db: Db, host: string) => {
  const [row] = await db.select().from(botHosts).where(eq(botHosts.host, host));
  return row;
};

export const saveRobots = async (db: Db, host: string, robots: Robots) =>
  void (await db.update(botHosts).set(robots).where(eq(botHosts.host, host)));

const maxAgeMs = 90 * dayMs;

/** Deletes hosts that have not been visited for three months. */
export const deleteOldHosts = async (db: Db, now: Date) =>
  void (await db.delete(botHosts).where(lt(botHosts.nextRequestAt, new Date(now.getTime() - maxAgeMs))));
