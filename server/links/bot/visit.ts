import { botLimits, type robotsStates } from "#shared/links/bot.ts";
import { Problem } from "#shared/problem.ts";
import { hourMs } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";
import { retryAfterMs } from "../../integrations/retry-after.ts";
import { FetchError, type FetchFailure, type PublicPage } from "../../integrations/safe-fetch.ts";
import { parseUntrustedUrl } from "../../integrations/untrusted-url.ts";
import { acquireHost, findHost, releaseHost, saveRobots } from "./bot-hosts.ts";
import { botIdentityOf } from "./bot-identity.ts";

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
    const target = parseUntrustedUrl(headers.get("location") ?? "", url);
    return target && /^https?:$/.test(target.protocol) ? { redirect: target.href } : missing;
  }
  // Postgres stores no null characters.
  return { robotsState: "present", robotsText: new TextDecoder().decode(bytes).replaceAll("\0", "") };
};
