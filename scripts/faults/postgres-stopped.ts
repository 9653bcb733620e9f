// Postgres fails under load and recovers: cached public pages are still served, API calls get 503 with Retry-After.
import { createTestDatabase } from "#db/testing/postgres.ts";
import { startProxy } from "#db/testing/proxy.ts";
import { atLeast, atMost, exactly, holds, info } from "../checks/measurement.ts";
import { countStatuses, isGood, p99Of, type Result, steadyLoad } from "./load.ts";
import { type Fault, joinWaitlist, msUntilEmail, type Server, signUp, startServer, warmCache } from "./server.ts";

const publicPages = ["/", "/blog", "/directories"];
const perSecond = 60;
/** The longest an API call may take while the database does not respond. */
const responseWithinMs = 5_000;
const recoveredWithinMs = 2_000;

type FailureKind = "close" | "refuse" | "swallow";

const stopped =
  (behavior: FailureKind, seconds: number): Fault =>
  async ({ quick }) => {
    const outageMs = (quick ? Math.min(seconds, 8) : seconds) * 1000;
    const database = await createTestDatabase();
    const proxy = await startProxy(database.url);
    const server = await startServer(proxy.url);
    try {
      await warmCache(server.request, publicPages);
      const load = steadyLoad(await requestsTo(server), perSecond);
      await Bun.sleep(2_000);
      const lostAt = performance.now();
      proxy[behavior]();
      await Bun.sleep(outageMs);
      const ready = await server.request("/api/ready");
      const alive = await server.request("/api/health");
      await proxy.open();
      const recoveredAt = performance.now();
      await Bun.sleep(recoveredWithinMs + 3_000);
      const results = await load.stop();
      return [
        ...toFigures(results, lostAt, recoveredAt),
        holds("during the outage: alive but not ready", alive.ok && ready.status === 503),
        atMost("until a job sends an email", await msUntilEmail(server), 5_000, "ms"),
      ];
    } finally {
      await server.end();
      proxy.stop();
      await database.drop();
    }
  };

/** Connections are refused. */
export const postgresRefused = stopped("close", 30);
/** Connections are closed immediately, as by a load balancer without a backend. */
export const postgresReset = stopped("refuse", 10);
/** The network drops all data, including on open connections. */
export const postgresSilent = stopped("swallow", 30);

const requestsTo = async ({ request }: Server) => {
  const { token } = await signUp(request);
  const pages = publicPages.map((path) => [`page ${path}`, () => request(path)] as const);
  return {
    ...Object.fromEntries(pages),
    "call plans": () => request("/api/plans/all"),
    "call me": () => request("/api/users/me", { token }),
    "call join": () => joinWaitlist(request),
  };
};

const toFigures = (results: Result[], lostAt: number, recoveredAt: number) => {
  const pages = results.filter(({ name }) => name.startsWith("page"));
  const calls = results.filter(({ name }) => name.startsWith("call"));
  // Excludes requests in flight when the database failed or recovered: either result is fine.
  const isDuring = ({ at, ms }: Result) => at > lostAt && at + ms < recoveredAt;
  const during = calls.filter(isDuring);
  const retryable = during.filter(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0);
  const late = calls.filter(({ at }) => at > recoveredAt).filter((result) => !isGood(result));
  const recoveryMs = Math.max(0, ...late.map(({ at }) => at - recoveredAt));
  const otherFailures = calls.filter((result) => !isGood(result) && result.status !== 503);
  return [
    exactly("public pages not served", pages.filter(({ status }) => status !== 200).length, 0),
    atMost("public pages during the outage, p99", p99Of(pages.filter(isDuring)), 100, "ms"),
    info("API calls during the outage", countStatuses(during)),
    atLeast("API calls with a response during the outage", during.length, 1, "calls"),
    exactly("API calls without 503 and Retry-After during the outage", during.length - retryable.length, 0),
    atMost("slowest of them", Math.max(0, ...during.map(({ ms }) => ms)), responseWithinMs, "ms"),
    exactly("API calls that failed in another way", otherFailures.length, 0),
    atMost("until API calls succeed", recoveryMs, recoveredWithinMs, "ms"),
  ];
};
