// One, two and four processes on one Postgres: throughput, what a request and a project cost, and a rolling restart.
import { connect } from "#db/connect.ts";
import { projects } from "#db/schema/index.ts";
import { createTestDatabase, testPostgres } from "#db/testing/postgres.ts";
import { createFactories } from "#server/testing/factories.ts";
import { hackerNewsStandIn } from "#server/testing/stand-ins/hacker-news.ts";
import { exactly, type Figure, info, median, percentile } from "../checks/measurement.ts";
import { untilTrue } from "../faults/fault.ts";
import { steadyLoad } from "../faults/load.ts";
import { type Server, startServer, warmCache } from "../faults/server.ts";
import { twoProcesses } from "../faults/two-processes.ts";
import { joinWaitlist, signUp } from "../faults/users.ts";
import { cpuMs, load } from "./load.ts";

const connections = 32;
const scannedProjects = 100;
const restartPerSecond = 100;

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

/** Each process gets its share of the connections, as behind a proxy that takes no time itself. */
export const clusterFigures = async (rounds: number): Promise<Figure[]> => {
  if (!testPostgres) return [];
  const database = await createTestDatabase();
  try {
    return [
      ...(await throughput(database, rounds)),
      ...(await scanCost(database)),
      ...(await rollingRestart(database)),
      ...(await twoProcesses({ quick: true, minutes: 0 })),
    ];
  } finally {
    await database.drop();
  }
};

const env = { JWT_SECRET: "a secret of this measurement, long enough", LOG_LEVEL: "fatal" };

const startServers = (database: TestDatabase, count: number, more: Record<string, string> = {}) =>
  Promise.all(Array.from({ length: count }, () => startServer(database.url, { ...env, ...more })));

const endAll = (servers: Server[]) => Promise.all(servers.map((server) => server.end()));

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Processor time of the servers and of their connections' Postgres processes. */
const cpuOf = async (database: TestDatabase, servers: Server[]) => ({
  app: sum(servers.map((server) => cpuMs(server.pid()))),
  postgres: sum((await database.connections()).map(({ pid }) => cpuMs(pid))),
});

const throughput = async (database: TestDatabase, rounds: number) => {
  const figures: Figure[] = [];
  for (const count of [1, 2, 4]) {
    const servers = await startServers(database, count, { JOBS: "off" });
    try {
      const [first] = servers as [Server];
      const { token } = await signUp(first.request);
      for (const { request } of servers) await warmCache(request, ["/"]);
      for (const path of ["/", "/api/users/me"]) {
        const options = {
          connections: connections / count,
          headers: { authorization: `Bearer ${token}`, "accept-encoding": "br" },
        };
        const run = (seconds: number) =>
          Promise.all(servers.map((server) => load(server.url() + path, { ...options, seconds })));
        await run(1);
        const turns: { perSecond: number; p99Ms: number; appMs: number; postgresMs: number }[] = [];
        for (let round = 0; round < rounds; round++) {
          const before = await cpuOf(database, servers);
          const results = await run(3);
          const after = await cpuOf(database, servers);
          const refused = sum(results.map((result) => result.refused + result.errors));
          if (refused) throw new Error(`${path} was refused ${refused} times.`);
          const thousands = sum(results.map(({ requests }) => requests)) / 1000;
          turns.push({
            perSecond: sum(results.map(({ perSecond }) => perSecond)),
            p99Ms: Math.max(...results.map(({ p99Ms }) => p99Ms)),
            appMs: (after.app - before.app) / thousands,
            postgresMs: (after.postgres - before.postgres) / thousands,
          });
        }
        const of = (name: keyof (typeof turns)[number]) => median(turns.map((turn) => turn[name]));
        const what = `${path}, ${count} ${count === 1 ? "process" : "processes"}`;
        figures.push(
          info(`${what}, p99 ${of("p99Ms").toFixed(1)} ms`, `${Math.round(of("perSecond"))}/s`),
          info(
            `${what}: processor time of 1,000 requests, and of Postgres for them`,
            `${of("appMs").toFixed(0)} + ${of("postgresMs").toFixed(0)} ms`,
          ),
        );
      }
    } finally {
      await endAll(servers);
    }
  }
  return figures;
};

/** Scans projects of three keywords, with nothing else to do. */
const scanCost = async (database: TestDatabase) => {
  const source = hackerNewsStandIn();
  const { db, close } = await connect({ databaseUrl: database.url, dataDir: "" });
  const create = createFactories(db);
  const { id: ownerId } = await create.user({ isAdmin: true });
  const other = source.url;
  const urls = { REDDIT_URL: other, STACKEXCHANGE_URL: other, GITHUB_URL: other, LOBSTERS_URL: other };
  for (let at = 0; at < scannedProjects; at++) {
    const { id: projectId } = await create.project({ ownerId });
    for (const word of ["parcel tracker", "help desk", "invoice tool"]) await create.keyword({ projectId, text: word });
  }
  const servers = await startServers(database, 1, { HN_URL: source.url, ...urls });
  try {
    const scanned = async () =>
      (await db.select({ at: projects.scannedAt }).from(projects)).filter(({ at }) => at).length;
    const before = await cpuOf(database, servers);
    await untilTrue("all projects are scanned", 300, async () => (await scanned()) >= scannedProjects);
    const after = await cpuOf(database, servers);
    return [
      info("projects with three keywords scanned once", String(await scanned())),
      info("searches for them", String(source.requests.length)),
      info(
        "processor time of one scan, and of Postgres for it",
        `${((after.app - before.app) / scannedProjects).toFixed(0)} + ${((after.postgres - before.postgres) / scannedProjects).toFixed(0)} ms`,
      ),
    ];
  } finally {
    await endAll(servers);
    await close();
    source.stop();
  }
};

/** Forwards each request to the next process that is ready; one that refuses the connection is skipped. */
const startProxy = () => {
  const backends = new Map<Server, { isReady: boolean }>();
  const isReady = (server: Server) =>
    fetch(`${server.url()}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  let next = 0;
  const proxy = Bun.serve({
    port: 0,
    development: false,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const body = request.body ? await request.arrayBuffer() : undefined;
      const ready = [...backends].filter(([, backend]) => backend.isReady).map(([server]) => server);
      for (let attempt = 0; attempt < ready.length; attempt++) {
        const server = ready[next++ % ready.length] as Server;
        try {
          const { method, headers } = request;
          return await fetch(server.url() + pathname + search, {
            method,
            headers,
            redirect: "manual",
            decompress: false,
            ...(body && { body }),
          });
        } catch (error) {
          if ((error as { code?: string }).code !== "ConnectionRefused") throw error;
        }
      }
      return new Response("No process is ready.", { status: 502 });
    },
  });
  const checks = setInterval(() => {
    for (const [server, backend] of backends)
      void isReady(server).then((ready) => {
        backend.isReady = ready;
      });
  }, 500);
  return {
    url: proxy.url.origin,
    add: (server: Server) => void backends.set(server, { isReady: true }),
    remove: (server: Server) => void backends.delete(server),
    stop: () => {
      clearInterval(checks);
      return proxy.stop(true);
    },
  };
};

/** Replaces both processes under load, one after the other: start the new one, then stop the old one. */
const rollingRestart = async (database: TestDatabase) => {
  const proxy = startProxy();
  let servers = await startServers(database, 2);
  try {
    for (const server of servers) proxy.add(server);
    const [first] = servers as [Server];
    const { token } = await signUp(first.request);
    const through: Server["request"] = async (
      path,
      { method = "GET", token: bearer, json, address = "192.0.2.1" } = {},
    ) =>
      fetch(proxy.url + path, {
        method,
        headers: {
          "x-forwarded-for": address,
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          ...(json !== undefined && { "content-type": "application/json" }),
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      });
    let visitor = 0;
    const sending = steadyLoad(
      {
        page: () => through("/", { address: `10.1.${(visitor++ >> 8) & 255}.${visitor & 255}` }),
        read: () => through("/api/users/me", { token }),
        write: () =>
          joinWaitlist((path, call) =>
            through(path, { ...call, address: `10.2.${(visitor++ >> 8) & 255}.${visitor & 255}` }),
          ),
      },
      restartPerSecond,
    );
    for (const old of servers) {
      const [started] = (await startServers(database, 1)) as [Server];
      proxy.add(started);
      await old.end();
      proxy.remove(old);
      servers = [...servers.filter((server) => server !== old), started];
    }
    const results = await sending.stop();
    const lost = results.filter(({ status }) => status === 0 || status >= 400);
    return [
      info("requests during a rolling restart of two processes", String(results.length)),
      exactly("requests lost in it", lost.length, 0),
      info(
        "response time in it, p99",
        `${percentile(
          results.map(({ ms }) => ms),
          0.99,
        ).toFixed(0)} ms`,
      ),
    ];
  } finally {
    await endAll(servers);
    await proxy.stop();
  }
};
