// Websites and feeds built to block a parser or exhaust memory, read through every feature that accepts a URL, while
// another user uses the server.
import { ownDatabase } from "#db/testing/postgres.ts";
import { atMost, exactly, type Figure, noted, percentile } from "../checks/measurement.ts";
import { type Fault, untilTrue } from "./fault.ts";
import { serveHostileSites } from "./hostile-sites.ts";
import { steadyLoad } from "./load.ts";
import { memoryOf } from "./process-figures.ts";
import { type Server, startServer } from "./server.ts";
import { owner, signIn } from "./users.ts";

const perSecond = 20;
const healthMs = 50;
const memoryMb = 300;
/** Two processes of 150 MB each, plus the overshoot before they are killed. */
const childrenMb = 400;
/** A page may use its CPU time twice and wait for another page. */
const answerWithinMs = 20_000;
/** Keywords that the hostile posts start over and over without completing. */
const keywords = Array.from({ length: 50 }, (_, at) => `${"xa".repeat(1 + (at % 25))}${at < 25 ? "b" : "c"}`);

type Run = { server: Server; token: string; statuses: string[]; longestMs: number };

export const hostileBytes: Fault = async ({ quick }) => {
  const sites = await serveHostileSites();
  const database = await ownDatabase();
  const services = {
    HN_URL: sites.home,
    STACKEXCHANGE_URL: sites.home,
    REDDIT_URL: sites.home,
    BLUESKY_URL: sites.home,
  };
  const server = await startServer(database.url, { NODE_ENV: "development", FETCH_ALLOW: sites.host, ...services });
  try {
    const run: Run = { server, token: await signIn(server.request, owner), statuses: [], longestMs: 0 };
    const alone = await meanwhile(server, () => Bun.sleep(quick ? 1_000 : 5_000));
    const projectId = await newProject(run, sites.home);
    const figures: Figure[] = [noted("/api/health alone, slowest hundredth", `${alone.p99.toFixed(1)} ms`)];
    const judge = (what: string, { p99, bad, memory }: Awaited<ReturnType<typeof meanwhile>>) => {
      // Timing is not judged in quick mode, because the machine may be busy.
      figures.push(
        quick
          ? noted(`${what}: /api/health, slowest hundredth`, `${p99.toFixed(1)} ms`)
          : atMost(`${what}: /api/health, slowest hundredth`, p99, healthMs, "ms"),
        exactly("  /api/health that failed", bad, 0),
        atMost("  memory of the process", memory.own, memoryMb, "MB"),
        atMost("  memory of its two parsing processes", memory.children, childrenMb, "MB"),
      );
    };
    judge(
      `${sites.pages.length} pages, one after the other`,
      await meanwhile(server, async () => {
        for (const url of sites.pages) await request(run, `/api/projects/website-infos?url=${encodeURIComponent(url)}`);
      }),
    );
    judge(
      "their keywords, all at once",
      await meanwhile(server, () =>
        Promise.all(
          sites.pages.map((url) => request(run, `/api/projects/keyword-proposals?url=${encodeURIComponent(url)}`)),
        ),
      ),
    );
    judge(
      `${sites.feeds.length} feeds, added and scanned for ${keywords.length} keywords`,
      await meanwhile(server, async () => {
        for (const url of sites.feeds) await request(run, `/api/projects/${projectId}/feeds`, { url });
        await untilTrue("the feeds are scanned", 120, () => isScanned(run, projectId));
      }),
    );
    judge(
      "an audit of a website of such pages",
      await meanwhile(server, async () => {
        await request(run, `/api/suggestions/${projectId}/audit`, {});
        await untilTrue("the website is audited", 150, () => isAudited(run, projectId));
      }),
    );
    figures.push(
      noted("answers to those who gave such addresses", counts(run.statuses)),
      exactly("  answers other than 200, 201, 202, 400 and 502", run.statuses.filter(isUnexpected).length, 0),
      atMost("  the longest of them", run.longestMs, answerWithinMs, "ms"),
    );
    return figures;
  } finally {
    await server.end();
    sites.stop();
    await database.drop();
  }
};

/** Measures the latency of `/api/health` and memory while `work` runs. */
const meanwhile = async (server: Server, work: () => Promise<unknown>) => {
  const memory = { own: 0, children: 0 };
  const sampler = setInterval(() => {
    const { own, children } = memoryOf(server.pid());
    memory.own = Math.max(memory.own, own);
    memory.children = Math.max(memory.children, children);
  }, 20);
  const load = steadyLoad({ health: () => server.request("/api/health") }, perSecond);
  const answers = await work()
    .then(load.stop)
    .finally(() => clearInterval(sampler));
  const times = answers.map(({ ms }) => ms);
  return { p99: percentile(times, 0.99), bad: answers.filter(({ status }) => status !== 200).length, memory };
};

const newProject = async ({ server, token }: Run, url: string) => {
  const answer = await server.request("/api/projects", {
    method: "POST",
    token,
    json: { name: "Hostile", url, keywords },
  });
  const { id } = (await answer.json()) as { id?: string };
  if (!id) throw new Error(`Adding a project answered ${answer.status}.`);
  return id;
};

const request = async (run: Run, path: string, json?: object) => {
  const begun = performance.now();
  const { server, token, statuses } = run;
  const signal = AbortSignal.timeout(60_000);
  const answer = await server.request(path, json ? { method: "POST", token, json, signal } : { token, signal });
  await answer.bytes();
  statuses.push(String(answer.status));
  run.longestMs = Math.max(run.longestMs, performance.now() - begun);
};

const isUnexpected = (status: string) => !["200", "201", "202", "400", "502"].includes(status);

const counts = (statuses: string[]) =>
  [...Map.groupBy(statuses, (status) => status)].map(([status, some]) => `${some.length} × ${status}`).join(", ");

const isScanned = async ({ server, token }: Run, projectId: string) => {
  const progress = (await (await server.request(`/api/projects/${projectId}/scan`, { token })).json()) as {
    keywords: number;
    sources: { source: string; state: string; searched: number }[];
  };
  const feeds = progress.sources.find(({ source }) => source === "feeds");
  return feeds !== undefined && (feeds.state === "failing" || feeds.searched >= progress.keywords);
};

const isAudited = async ({ server, token }: Run, projectId: string) => {
  const answer = await server.request(`/api/suggestions/${projectId}/audit`, { token });
  const { auditedAt, isRunning } = (await answer.json()) as { auditedAt: string | null; isRunning: boolean };
  return auditedAt !== null && !isRunning;
};
