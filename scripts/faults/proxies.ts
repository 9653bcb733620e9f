// Caddy and nginx, configured as the guide says, in front of two processes: throughput beside a process without a proxy, client
// addresses, what must pass unchanged, slow clients, and restarts. A proxy that isn't installed is not checked, and says so.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type TLSSocket } from "node:tls";
import { $ } from "bun";
import { createTestDatabase } from "#db/testing/postgres.ts";
import { freePort } from "#server/testing/built-server.ts";
import { load } from "../bench/load.ts";
import { atLeast, exactly, type Figure, holds, info, percentile } from "../checks/measurement.ts";
import { proxyNames, startProxy } from "../checks/proxies.ts";
import { createSiteClient } from "../checks/site-client.ts";
import { type Fault, untilTrue } from "./fault.ts";
import { countStatuses, isGood, steadyLoad } from "./load.ts";
import { connectedTo } from "./process-figures.ts";
import { getOf } from "./raw-connection.ts";
import { type Server, startServer, warmCache } from "./server.ts";
import { newEmail, owner, signIn, signUp } from "./users.ts";

type Proxy = { url: string; servers: Server[]; databaseUrl: string; env: Record<string, string> };

const insecure = { tls: { rejectUnauthorized: false } };
const portOf = (server: Server) => Number(new URL(server.url()).port);

const throughput = async ({ url, servers: [server] }: Proxy, seconds: number): Promise<Figure[]> => {
  if (!server) return [];
  const { token } = await signUp(server.request);
  const figures: Figure[] = [];
  const reads: { what: string; path: string; headers: Record<string, string> }[] = [
    { what: "cached page", path: "/", headers: { "Accept-Encoding": "br" } },
    { what: "signed-in read", path: "/api/users/me", headers: { Authorization: `Bearer ${token}` } },
  ];
  for (const { what, path, headers } of reads) {
    const direct = await load(server.url() + path, { seconds, headers });
    const proxied = await load(url + path, { seconds, headers });
    const ratio = proxied.perSecond / direct.perSecond;
    figures.push(
      info(`${what}: of the requests without a proxy`, ratio.toFixed(2)),
      info("  through the proxy, p99", `${proxied.perSecond.toFixed(0)}/s, ${proxied.p99Ms.toFixed(1)} ms`),
      info("  without, p99", `${direct.perSecond.toFixed(0)}/s, ${direct.p99Ms.toFixed(1)} ms`),
      exactly("  requests refused or lost", proxied.refused + proxied.errors, 0),
    );
  }
  return figures;
};

/** The status of a wrong sign-in from a loopback address. */
const signInFrom = async (url: string, address: string) => {
  const body = JSON.stringify({ email: newEmail(), password: "wrong password" });
  const request = ["--interface", address, "--header", "Content-Type: application/json", "--data", body];
  return (await $`curl -sk -o /dev/null -w ${"%{http_code}"} ${request} ${url}/api/auth/signIn`.text()).trim();
};

const addresses = async ({ url }: Proxy): Promise<Figure[]> => [
  atLeast(
    "of 60 sign-ins with forged client addresses, limited",
    await createSiteClient(url, insecure.tls).countLimited(),
    30,
    "sign-ins",
  ),
  holds("a client with another address isn't", (await signInFrom(url, "127.0.0.2")) === "401"),
];

const passesUnchanged = async ({ url, servers: [server] }: Proxy): Promise<Figure[]> => {
  const headers = { "accept-encoding": "br" };
  const read = async (base: string, more: Record<string, string> = {}) => {
    const init = { headers: { ...headers, ...more }, decompress: false, ...insecure };
    const response = await fetch(`${base}/`, init);
    const names = ["etag", "content-encoding", "cache-control", "vary", "content-security-policy"];
    return {
      status: response.status,
      headers: names.map((name) => response.headers.get(name)),
      body: await response.text(),
    };
  };
  const [direct, proxied] = [await read(server?.url() ?? ""), await read(url)];
  const again = await read(url, { "if-none-match": proxied.headers[0] ?? "" });
  return [
    holds(
      "body, ETag, compression and headers pass unchanged",
      Bun.deepEquals(direct, proxied) && !!proxied.headers[0],
    ),
    exactly("status of a page that didn't change", again.status, 304),
  ];
};

const slowKinds = {
  "send half a header": "GET / HTTP/1.1\r\nHost: loc",
  "send a byte of the body per second":
    "POST /api/waitlist HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{",
  "request ten pages and read none": getOf("/").repeat(10),
};

const openSocket = (url: string) =>
  new Promise<TLSSocket>((resolve, reject) => {
    const { port } = new URL(url);
    const socket = connect({ port: Number(port), host: "localhost", rejectUnauthorized: false }, () => resolve(socket));
    socket.on("error", reject);
  });

const connectionsOf = (servers: Server[]) => servers.reduce((sum, server) => sum + connectedTo(portOf(server)).size, 0);

const slowClients = async ({ url, servers }: Proxy, count: number): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const [name, text] of Object.entries(slowKinds)) {
    // The processes close connections that the proxy left idle.
    await untilTrue("idle connections are closed", 40, () => connectionsOf(servers) < 8);
    const before = connectionsOf(servers);
    const sockets = await Promise.all(Array.from({ length: count }, () => openSocket(url)));
    for (const socket of sockets) {
      socket.on("error", () => {});
      if (name.includes("read none")) socket.pause();
      socket.write(text);
    }
    const timer = setInterval(
      () => name.includes("byte") && sockets.forEach((socket) => void socket.write(" ")),
      1_000,
    );
    const visitors = steadyLoad({ page: () => fetch(`${url}/`, insecure) }, 20);
    await Bun.sleep(4_000);
    const held = connectionsOf(servers) - before;
    const results = await visitors.stop();
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
    figures.push(
      info(`${count} clients that ${name}: more connections to the app`, String(held)),
      info(
        "  other visitors, p99",
        `${percentile(
          results.map(({ ms }) => ms),
          0.99,
        ).toFixed(0)} ms`,
      ),
      exactly("  other visitors not served", results.filter((result) => !isGood(result)).length, 0),
    );
  }
  return figures;
};

/** Restarts both processes in turn while visitors read and join the waitlist. */
const restarts = async ({ url, servers, databaseUrl, env }: Proxy): Promise<Figure[]> => {
  const acknowledged: string[] = [];
  const join = async () => {
    const email = newEmail();
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ email }) };
    const response = await fetch(`${url}/api/waitlist`, { ...init, ...insecure });
    if (response.status === 201) acknowledged.push(email);
    return response;
  };
  const visitors = steadyLoad(
    { page: () => fetch(`${url}/`, insecure), api: () => fetch(`${url}/api/plans/all`, insecure) },
    40,
  );
  // Below the limit of the waitlist for one address.
  const writers = steadyLoad({ join }, 0.5);
  for (const [index, server] of servers.entries()) {
    const settings = { ...env, PORT: String(portOf(server)), DATA_DIR: server.dataDir };
    await server.stop();
    servers[index] = await startServer(databaseUrl, settings);
    // Until the proxy has seen that it is ready.
    await Bun.sleep(2_000);
  }
  const results = [...(await visitors.stop()), ...(await writers.stop())];
  const failed = results.filter((result) => !isGood(result) && result.status !== 429);
  const [server] = servers;
  const token = server && (await signIn(server.request, owner));
  const stored = (await (await server?.request("/api/waitlist/export", { token }))?.text()) ?? "";
  return [
    info("requests during a restart of each process", String(results.length)),
    exactly(failed.length ? `  failed (${countStatuses(failed)})` : "  failed", failed.length, 0),
    exactly(
      `  of ${acknowledged.length} acknowledged writes, lost`,
      acknowledged.filter((email) => !stored.includes(email)).length,
      0,
    ),
  ];
};

export const proxies: Fault = async ({ quick }) => {
  const figures: Figure[] = [];
  for (const name of proxyNames) {
    const listen = freePort();
    // The pages of both processes have the same links, so that their ETags are equal.
    const env = {
      JWT_SECRET: "a secret of this measurement, long enough",
      JOBS: "off",
      SITE_URL: `https://localhost:${listen}`,
    };
    const folder = mkdtempSync(join(tmpdir(), "linkstead-proxy-"));
    const database = await createTestDatabase();
    const servers = [await startServer(database.url, env), await startServer(database.url, env)];
    const [one, other] = servers;
    const apps: [number, number] = [one ? portOf(one) : 0, other ? portOf(other) : 0];
    const started = startProxy(name, folder, { listen, apps });
    try {
      if (!started) {
        figures.push(info(name, "not installed, NOT checked"));
        continue;
      }
      for (const server of servers) await warmCache(server.request, ["/"]);
      const proxy = { url: started.url, servers, databaseUrl: database.url, env };
      const isUp = async () => (await fetch(`${proxy.url}/api/ready`, insecure).catch(() => undefined))?.ok ?? false;
      await untilTrue(`${name} serves`, 20, isUp);
      figures.push(
        info(name, ""),
        ...(await passesUnchanged(proxy)),
        ...(await throughput(proxy, quick ? 2 : 5)),
        ...(await slowClients(proxy, quick ? 40 : 200)),
        ...(await restarts(proxy)),
        ...(await addresses(proxy)),
      );
    } finally {
      await started?.stop();
      for (const server of servers) await server.end();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return figures;
};
