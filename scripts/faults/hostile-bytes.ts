// Websites, feeds, files and bodies built to block a parser or exhaust memory, through every feature that accepts a URL or a file,
// and floods of what needs no account, while others use the server.
import { readFileSync } from "node:fs";
import { createTestDatabase } from "#db/testing/postgres.ts";
import { atLeast, atMost, exactly, type Figure, info } from "../checks/measurement.ts";
import { bodies, pictures, serveHostileSites, tables } from "./hostile-files.ts";
import { latencies, steadyLoad } from "./load.ts";
import {
  type Fault,
  newEmail,
  owner,
  type Server,
  sendSignIn,
  signIn,
  startServer,
  untilTrue,
  uploadImage,
  warmCache,
} from "./server.ts";

const perSecond = 30;
/**
 * What others may wait, p99 in ms. Bodies that we parse ourselves block each step of another request for up to 100 ms, until
 * their network's limit. A sign-in alone takes 250 ms where clients and Postgres share two processors with the server.
 */
const others = { health: 50, page: 300, signIn: 500 };
const visitors = { health: 300, page: 300 };
const othersOfBodies = { ...visitors, signIn: 1_000 };
/** 19 MB of it for each password that is hashed. */
const memoryMb = 350;
/** Two processes of 150 MB each, plus the overshoot before they are killed. */
const childrenMb = 400;
/** A page may use its CPU time twice and wait for another page. */
const responseWithinMs = 20_000;
/** Keywords that the hostile posts start over and over without completing. */
const keywords = Array.from({ length: 50 }, (_, at) => `${"xa".repeat(1 + (at % 25))}${at < 25 ? "b" : "c"}`);

type Run = { server: Server; token: string; statuses: string[]; refusable: string[]; longestMs: number };

export const hostileBytes: Fault = async ({ quick }) => {
  const sites = serveHostileSites();
  const database = await createTestDatabase();
  const services = ["HN", "STACKEXCHANGE", "REDDIT", "BLUESKY", "GITHUB", "LOBSTERS"];
  const urls = Object.fromEntries(services.map((name) => [`${name}_URL`, sites.home]));
  const env = { NODE_ENV: "development", FETCH_ALLOW: sites.host, ...urls };
  // The first start creates and fills the database, which leaves the process with 80 MB more than any later start.
  await (await startServer(database.url, env)).end();
  const server = await startServer(database.url, env);
  try {
    const run: Run = { server, token: await signIn(server.request, owner), statuses: [], refusable: [], longestMs: 0 };
    await warmCache(server.request, ["/"]);
    const figures: Figure[] = [];
    const measure = async (what: string, work: () => Promise<unknown>, goals?: Record<string, number>) => {
      const startedAt = performance.now();
      const { results, memory } = await measureDuring(server, work);
      figures.push(
        info(what, `${((performance.now() - startedAt) / 1000).toFixed(1)} s`),
        ...latencies(results, goals ?? others, quick),
        goals
          ? info("  memory of the process", `${memory.own.toFixed()} MB`)
          : atMost("  memory of the process", memory.own, memoryMb, "MB"),
        atMost("  memory of the two parsing processes", memory.children, childrenMb, "MB"),
      );
    };
    await measure("idle", () => Bun.sleep(quick ? 1_000 : 5_000));
    const projectId = await newProject(run, sites.home);
    const infosOf = (url: string) => `/api/projects/website-infos?url=${encodeURIComponent(url)}`;
    const proposalsOf = (url: string) => `/api/projects/keyword-proposals?url=${encodeURIComponent(url)}`;
    await measure(`${sites.pages.length} pages, one at a time`, async () => {
      for (const url of sites.pages) await request(run, infosOf(url));
    });
    await measure("keyword proposals for all pages at once", () =>
      Promise.all(sites.pages.map((url) => request(run, proposalsOf(url)))),
    );
    await measure(`${sites.feeds.length} feeds, added and scanned for ${keywords.length} keywords`, async () => {
      for (const url of sites.feeds) await request(run, `/api/projects/${projectId}/feeds`, { url });
      await untilTrue("the feeds are scanned", 120, () => isScanned(run, projectId));
    });
    await measure("an audit of a website with all pages", async () => {
      await request(run, `/api/suggestions/${projectId}/audit`, {});
      await untilTrue("the website is audited", 150, () => isAudited(run, projectId));
    });
    await measure(
      "pictures and tables, one a second",
      async () => {
        for (const at of Array(quick ? 6 : 24).keys())
          await Promise.all([sendFile(run, projectId, at), Bun.sleep(1_000)]);
      },
      othersOfBodies,
    );
    await measure(
      "JSON from one network, one at a time",
      async () => {
        for (const at of Array(quick ? 100 : 1_000).keys()) await sendJson(run, at);
      },
      visitors,
    );
    await measure("a flood from one network", () => flood(run, projectId, quick, "203.0.113.7"), othersOfBodies);
    await measure("a flood from as many networks as requests", () => flood(run, projectId, quick), othersOfBodies);
    figures.push(
      info("responses about websites and feeds", counts(run.statuses)),
      exactly("  unexpected ones", run.statuses.filter((status) => !ofWebsites.includes(status)).length, 0),
      info("responses to files, bodies and floods", counts(run.refusable)),
      exactly("  unexpected ones", run.refusable.filter((status) => !ofBodies.includes(status)).length, 0),
      atLeast("  accepted", run.refusable.filter((status) => /^2/.test(status)).length, 100),
      atMost("  slowest response", run.longestMs, responseWithinMs, "ms"),
    );
    return figures;
  } finally {
    await server.end();
    sites.stop();
    await database.drop();
  }
};

/** Measures what others notice, and memory, while `work` runs. */
const measureDuring = async (server: Server, work: () => Promise<unknown>) => {
  const memory = { own: 0, children: 0 };
  const sampler = setInterval(() => {
    const { own, children } = memoryOf(server.pid());
    memory.own = Math.max(memory.own, own);
    memory.children = Math.max(memory.children, children);
  }, 20);
  const { request } = server;
  const load = steadyLoad(
    { health: () => request("/api/health"), page: () => request("/"), signIn: () => sendSignIn(request, owner) },
    perSecond,
  );
  const results = await work()
    .then(load.stop)
    .finally(() => clearInterval(sampler));
  return { results, memory };
};

const newProject = async ({ server, token }: Run, url: string) => {
  const json = { name: "Hostile", url, keywords };
  const response = await server.request("/api/projects", { method: "POST", token, json });
  const { id } = (await response.json()) as { id?: string };
  if (!id) throw new Error(`Adding a project returned ${response.status}.`);
  return id;
};

const request = async (run: Run, path: string, json?: object) => {
  const startedAt = performance.now();
  const { server, token, statuses } = run;
  const signal = AbortSignal.timeout(60_000);
  const response = await server.request(path, json ? { method: "POST", token, json, signal } : { token, signal });
  await response.bytes();
  statuses.push(String(response.status));
  run.longestMs = Math.max(run.longestMs, performance.now() - startedAt);
};

/** Runs `send` for each number below `count`, so many at a time. */
const inParallel = async (width: number, count: number, send: (at: number) => Promise<unknown>) => {
  let at = 0;
  const sendAll = async () => {
    while (at < count) await send(at++);
  };
  await Promise.all(Array.from({ length: width }, sendAll));
};

/** Sends one of the pictures, or one of the tables as a customer's data of Search Console. */
const sendFile = async ({ server, token, refusable }: Run, projectId: string, at: number) => {
  const table = tables[at % tables.length] ?? "";
  const response =
    at % 2
      ? await uploadImage(server.request, token, pictures[at % pictures.length] ?? new Uint8Array())
      : await sendText(server, `/api/projects/${projectId}/topics/import`, "text/csv", table, token);
  await response.bytes();
  refusable.push(String(response.status));
};

const sendJson = async ({ server, refusable }: Run, at: number) => {
  const path = ["/api/waitlist", "/api/auth/signIn", "/api/feedback/save"][at % 3] ?? "";
  const response = await sendText(server, path, "application/json", bodies[at % bodies.length] ?? "");
  await response.bytes();
  refusable.push(String(response.status));
};

const sendText = (server: Server, path: string, type: string, body: string, token?: string) =>
  fetch(server.url() + path, {
    method: "POST",
    body,
    headers: {
      "content-type": type,
      "x-forwarded-for": "203.0.113.8",
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });

/** Visits, feedback and sign-ups for the waitlist, a hundred at a time. */
const flood = ({ server: { request }, refusable }: Run, projectId: string, quick: boolean, address?: string) => {
  const post = (path: string, json: object) => request(path, { method: "POST", json, ...(address && { address }) });
  const kinds = [
    () => post("/api/visits", { projectId, referrer: "https://uneed.best/" }),
    () => post("/api/feedback/save", { projectId, rating: 1, reason: "Too expensive", message: "x".repeat(1_000) }),
    () => post("/api/waitlist", { email: newEmail() }),
  ];
  return inParallel(100, quick ? 1_000 : 3_000, async (at) => {
    const response = await kinds[at % kinds.length]?.();
    await response?.bytes();
    refusable.push(String(response?.status));
  });
};

const ofWebsites = ["200", "201", "202", "400", "502"];
const ofBodies = ["200", "201", "202", "400", "415", "429", "503"];

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
  const response = await server.request(`/api/suggestions/${projectId}/audit`, { token });
  const { auditedAt, isRunning } = (await response.json()) as { auditedAt: string | null; isRunning: boolean };
  return auditedAt !== null && !isRunning;
};

/**
 * Resident memory of a process, and of its children in total, in MB. A child that has not started its program yet is
 * left out: until then, it runs in the memory of its parent, see vfork(2).
 */
const memoryOf = (pid: number) => {
  const command = readProc(pid, "cmdline");
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "latin1")
    .split(" ")
    .filter((id) => id && readProc(id, "cmdline") !== command);
  return { own: residentMb(pid), children: children.reduce((sum, id) => sum + residentMb(id), 0) };
};

const residentMb = (pid: number | string) => Number(readProc(pid, "status").match(/^VmRSS:\s+(\d+)/m)?.[1] ?? 0) / 1024;

const readProc = (pid: number | string, file: string) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "latin1");
  } catch (error) {
    // The child has exited.
    if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return "";
    throw error;
  }
};
