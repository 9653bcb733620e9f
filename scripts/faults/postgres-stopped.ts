// Postgres fails under load and recovers: cached public pages are still served, API calls get 503 with Retry-After.
import { ownDatabase } from "#db/testing/postgres.ts";
import { proxyTo } from "#db/testing/proxy.ts";
import { atLeast, atMost, exactly, holds, noted, percentile } from "../checks/measurement.ts";
import type { Fault } from "./fault.ts";
import { type Answered, counted, isGood, steadyLoad } from "./load.ts";
import { msUntilMail } from "./sent-emails.ts";
import { keepInMemory, type Server, startServer } from "./server.ts";
import { joinWaitlist, signUp } from "./users.ts";

const publicPages = ["/", "/blog", "/directories"];
const perSecond = 60;
/** Maximum wait for calls while the database does not respond. */
const patienceMs = 5_000;
const recoveredWithinMs = 2_000;

type FailureKind = "close" | "turnAway" | "swallow";

const stopped =
  (behavior: FailureKind, seconds: number): Fault =>
  async ({ quick }) => {
    const outageMs = (quick ? Math.min(seconds, 8) : seconds) * 1000;
    const database = await ownDatabase();
    const way = await proxyTo(database.url);
    const server = await startServer(way.url);
    try {
      await keepInMemory(server.request, publicPages);
      const load = steadyLoad(await asksOf(server), perSecond);
      await Bun.sleep(2_000);
      const lost = performance.now();
      way[behavior]();
      await Bun.sleep(outageMs);
      const ready = await server.request("/api/ready");
      const alive = await server.request("/api/health");
      await way.open();
      const back = performance.now();
      await Bun.sleep(recoveredWithinMs + 3_000);
      const answers = await load.stop();
      return [
        ...judge(answers, lost, back),
        holds("while it is away: alive and not ready", alive.ok && ready.status === 503),
        atMost("until a mail is sent by a job", await msUntilMail(server), 5_000, "ms"),
      ];
    } finally {
      await server.end();
      way.stop();
      await database.drop();
    }
  };

/** Connections are refused. */
export const postgresRefused = stopped("close", 30);
/** Connections are closed immediately, as by a load balancer without a backend. */
export const postgresReset = stopped("turnAway", 10);
/** The network drops all data, including on open connections. */
export const postgresSilent = stopped("swallow", 30);

const asksOf = async ({ request }: Server) => {
  const { token } = await signUp(request);
  const pages = publicPages.map((path) => [`page ${path}`, () => request(path)] as const);
  return {
    ...Object.fromEntries(pages),
    "call plans": () => request("/api/plans/all"),
    "call me": () => request("/api/users/me", { token }),
    "call join": () => joinWaitlist(request),
  };
};

const msOf = (answers: Answered[]) => answers.map(({ ms }) => ms);

const judge = (answers: Answered[], lost: number, back: number) => {
  const pages = answers.filter(({ name }) => name.startsWith("page"));
  const calls = answers.filter(({ name }) => name.startsWith("call"));
  // Excludes requests in flight when the database failed or recovered: either result is fine.
  const isDuring = ({ at, ms }: Answered) => at > lost && at + ms < back;
  const during = calls.filter(isDuring);
  const refused = during.filter(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0);
  const bad = calls.filter(({ at }) => at > back).filter((answer) => !isGood(answer));
  const recovered = Math.max(0, ...bad.map(({ at }) => at - back));
  const crossing = calls.filter((answer) => !isGood(answer) && answer.status !== 503);
  return [
    exactly("public pages that were not served", pages.filter(({ status }) => status !== 200).length, 0),
    atMost("public pages meanwhile, slowest hundredth", percentile(msOf(pages.filter(isDuring)), 0.99), 100, "ms"),
    noted("calls meanwhile", counted(during)),
    atLeast("calls meanwhile that were answered", during.length, 1, "calls"),
    exactly("calls meanwhile that were not told to come again", during.length - refused.length, 0),
    atMost("slowest of them", Math.max(0, ...msOf(during)), patienceMs, "ms"),
    exactly("calls that failed in another way, ever", crossing.length, 0),
    atMost("until calls work again", recovered, recoveredWithinMs, "ms"),
  ];
};
