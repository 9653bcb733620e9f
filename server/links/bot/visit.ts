import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { botHosts, directories } from "#db/schema/index.ts";
import { type BotIdentity, botLimits, type robotsStates } from "#shared/links/bot.ts";
import { Problem } from "#shared/problem.ts";
import { dayMs, hourMs } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Env } from "../../env.ts";
import { retryAfterMs } from "../../integrations/retry-after.ts";
import { FetchError, type FetchFailure, type PublicPage } from "../../integrations/safe-fetch.ts";
import { parseWebUrl } from "../../integrations/untrusted-url.ts";

/** Under which name our bot visits websites. The URL in its user agent explains it. */
export const botIdentityOf = ({ BOT_NAME, SITE_URL }: Pick<Env, "BOT_NAME" | "SITE_URL">): BotIdentity => ({
  name: BOT_NAME,
  userAgent: `${BOT_NAME}/1.0 (+${SITE_URL}/bot)`,
});

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

const saveRobots = async (db: Db, host: string, robots: Robots) =>
  void (await db.update(botHosts).set(robots).where(eq(botHosts.host, host)));

const maxAgeMs = 90 * dayMs;

/** Deletes hosts that have not been visited for three months. */
export const deleteOldHosts = async (db: Db, now: Date) =>
  void (await db.delete(botHosts).where(lt(botHosts.nextRequestAt, new Date(now.getTime() - maxAgeMs))));

/** The condition for directories that this process may check; undefined for all. */
export const isChecked = ({ CHECKS, FETCH_ALLOW = "" }: Pick<Env, "CHECKS" | "FETCH_ALLOW">) =>
  CHECKS === "local"
    ? inArray(
        directories.host,
        FETCH_ALLOW.split(",").map((host) => host.trim()),
      )
    : undefined;

type VisitDependencies = Pick<Dependencies, "db" | "clock" | "env" | "safeFetch" | "parseUntrusted">;
type VisitOptions = { headers?: Record<string, string>; limitBytes: number; timeoutMs: number };

export type Visit =
  | { state: "waiting"; until: Date }
  | { state: "disallowed" }
  | { state: "robots-unreadable" }
  | { state: "failed"; failure: FetchFailure }
  | { state: "answered"; page: PublicPage };

const maxPauseMs = 30 * 24 * hourMs;
/** The minimum that RFC 9309 requires parsers to support. */
const maxRobotsBytes = 500 * 1024;
/** RFC 9309, 2.3.1.2. */
const maxRobotsHops = 5;

/**
 * Sends at most one request, for the URL or for its robots.txt. `waiting`: call it again at that time. Redirects are
 * returned, not followed, because each host has its own robots.txt and limits.
 */
export const visit = async (dependencies: VisitDependencies, url: string, options: VisitOptions): Promise<Visit> => {
  const { db, clock, env, parseUntrusted } = dependencies;
  const { host } = new URL(url);
  const row = await findHost(db, host);
  const isFresh = row?.robotsReadAt && clock().getTime() - row.robotsReadAt.getTime() < botLimits.robotsHours * hourMs;
  if (!row || !isFresh) {
    const robotsUrl = row?.robotsUrl ?? new URL("/robots.txt", url).href;
    return readRobots(dependencies, { host, url: robotsUrl, hops: row?.robotsHops ?? 0 }, options);
  }
  if (row.robotsState === "unreadable") return { state: "robots-unreadable" };
  if (row.robotsState === "present") {
    const robots = { url, type: "text/plain; charset=utf-8", bytes: new TextEncoder().encode(row.robotsText ?? "") };
    const allowed = await parseUntrusted("robotsAllow", { robots, agent: env.BOT_NAME, addresses: [url] }).catch(
      (error) => {
        if (!(error instanceof Problem)) throw error;
        return undefined;
      },
    );
    if (!allowed) return { state: "robots-unreadable" };
    if (!allowed[0]) return { state: "disallowed" };
  }
  return request(dependencies, url, options);
};

const request = async (
  { db, clock, env, safeFetch }: VisitDependencies,
  url: string,
  { headers = {}, limitBytes, timeoutMs }: VisitOptions,
): Promise<Visit> => {
  const lease = await acquireHost(db, new URL(url).host, clock());
  if ("waitUntil" in lease) return { state: "waiting", until: lease.waitUntil };
  const { userAgent } = botIdentityOf(env);
  try {
    const page = await safeFetch(url, {
      accept: /^/,
      isRaw: true,
      limitBytes,
      timeoutMs,
      headers: { "user-agent": userAgent, accept: "text/html,application/xhtml+xml,*/*;q=0.8", ...headers },
    });
    await releaseHost(db, lease, { now: clock(), pauseMs: pauseMs(page, clock()) });
    return { state: "answered", page };
  } catch (error) {
    await releaseHost(db, lease, { now: clock() });
    if (!(error instanceof FetchError)) throw error;
    return { state: "failed", failure: error.failure };
  }
};

/** What a website says about a page's version, to ask whether it is still the same. */
export type Validators = { etag: string | null; lastModified: string | null };

export const noValidators: Validators = { etag: null, lastModified: null };

export const validatorsOf = ({ headers }: PublicPage): Validators => ({
  etag: headers.get("etag"),
  lastModified: headers.get("last-modified"),
});

export const conditionsOf = ({ etag, lastModified }: Validators) => ({
  ...(etag && { "if-none-match": etag }),
  ...(lastModified && { "if-modified-since": lastModified }),
});

const pauseMs = ({ status, headers }: PublicPage, now: Date) => {
  const isBusy = status === 429 || status === 503;
  const minMs = isBusy ? botLimits.pauseHours * hourMs : 0;
  return (status >= 400 && retryAfterMs(headers, { minMs, maxMs: maxPauseMs, now })) || minMs;
};

type RobotsRequest = { host: string; url: string; hops: number };

/** Requests robots.txt once, and saves what it says or where it redirects to. */
const readRobots = async (
  dependencies: VisitDependencies,
  { host, url, hops }: RobotsRequest,
  options: VisitOptions,
): Promise<Visit> => {
  const { db, clock } = dependencies;
  const answer = await request(dependencies, url, { timeoutMs: options.timeoutMs, limitBytes: maxRobotsBytes });
  if (answer.state !== "answered" && answer.state !== "failed") return answer;
  const isOwnHost = new URL(url).host === host;
  // Nothing to save: the host itself does not exist.
  if (answer.state === "failed" && answer.failure === "no-such-name" && isOwnHost) return answer;
  const now = clock();
  const waiting = (target: string): Visit => {
    const isSameHost = new URL(target).host === new URL(url).host;
    return { state: "waiting", until: new Date(now.getTime() + (isSameHost ? botLimits.secondsBetween * 1000 : 0)) };
  };
  const robots = answer.state === "failed" ? unreadable : robotsIn(answer.page);
  if ("redirect" in robots && hops < maxRobotsHops) {
    await saveRobots(db, host, { robotsUrl: robots.redirect, robotsHops: hops + 1 });
    return waiting(robots.redirect);
  }
  const file = "redirect" in robots ? missing : robots;
  await saveRobots(db, host, { ...file, robotsReadAt: now, robotsUrl: null, robotsHops: 0 });
  if (answer.state === "failed") return answer;
  return file.robotsState === "unreadable" ? { state: "robots-unreadable" } : waiting(`http://${host}`);
};

type RobotsFile = { robotsState: (typeof robotsStates)[number]; robotsText: string | null };

const missing: RobotsFile = { robotsState: "missing", robotsText: null };
const unreadable: RobotsFile = { robotsState: "unreadable", robotsText: null };

/** RFC 9309: a missing file and too many redirects allow everything, a failing server forbids everything. */
const robotsIn = ({ url, status, type, headers, bytes }: PublicPage): RobotsFile | { redirect: string } => {
  if (status >= 500 || status === 429) return unreadable;
  if (status >= 400 || /html/i.test(type)) return missing;
  if (status >= 300) {
    const target = parseWebUrl(headers.get("location") ?? "", url);
    return target ? { redirect: target.href } : missing;
  }
  // Postgres stores no null characters.
  return { robotsState: "present", robotsText: new TextDecoder().decode(bytes).replaceAll("\0", "") };
};
