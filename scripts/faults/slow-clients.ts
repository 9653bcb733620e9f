// Slow clients that hold connections: slow headers, slow bodies, slow readers, many idle connections.
import { readFileSync } from "node:fs";
import { atMost, exactly, info } from "../checks/measurement.ts";
import { getOf, isGood, openConnection, p99Of, type RawConnection, steadyLoad } from "./load.ts";
import { type Fault, type Server, warmCache, withServer } from "./server.ts";

/** The server's limit is 10 s, checked every few seconds. */
const closedWithinMs = 16_000;
/** Allowed increase of the 99th percentile for normal visitors, in ms. */
const slowerMs = 50;
const perSecond = 50;

type SlowClient = { begin: (connection: RawConnection) => void; everySecond?: (connection: RawConnection) => void };

const slowClientKinds: Record<string, SlowClient> = {
  "send nothing": { begin: () => {} },
  "send half a header": { begin: (connection) => connection.write("GET / HTTP/1.1\r\nHost: loc") },
  "send a header per second": {
    begin: (connection) => connection.write("GET / HTTP/1.1\r\nHost: localhost\r\n"),
    everySecond: (connection) => connection.write("X-Slow: yes\r\n"),
  },
  "send a byte of the body per second": {
    begin: (connection) =>
      connection.write(
        "POST /api/waitlist HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{",
      ),
    everySecond: (connection) => connection.write(" "),
  },
  "request ten pages and read none": {
    begin: (connection) => {
      connection.socket.pause();
      // These fit into the kernel's buffers; the server would hand over a larger amount at once and leave it to the
      // kernel.
      connection.write(getOf("/").repeat(10));
    },
  },
};

export const slowClients: Fault = async ({ quick }) => {
  const count = quick ? 40 : 200;
  return withServer({ JOBS: "off" }, async (server) => {
    await warmCache(server.request, ["/"]);
    const idle = await measureVisitors(server, () => Bun.sleep(3_000));
    const figures = [info("normal visitors, idle, p99", `${idle.p99.toFixed(1)} ms`)];
    for (const [name, client] of Object.entries(slowClientKinds)) {
      let longest = 0;
      const { p99, failures } = await measureVisitors(server, async () => {
        longest = await msUntilClosed(server, client, count);
      });
      figures.push(
        atMost(`${count} clients that ${name}: slowest until disconnected`, longest, closedWithinMs, "ms"),
        atMost("  normal visitors, slower by", Math.max(0, p99 - idle.p99), slowerMs, "ms"),
        exactly("  normal visitors not served", failures, 0),
      );
    }
    return figures;
  });
};

/** Measures latency and failures of normal visitors while `run` is in progress. */
const measureVisitors = async ({ request }: Server, run: () => Promise<unknown>) => {
  const load = steadyLoad({ page: () => request("/"), call: () => request("/api/plans/all") }, perSecond);
  await run();
  const results = await load.stop();
  return { p99: p99Of(results), failures: results.filter((result) => !isGood(result)).length };
};

/** How long (ms) until the server has closed all of the connections; at most twice the limit. */
const msUntilClosed = async (server: Server, { begin, everySecond }: SlowClient, count: number) => {
  const connections = await Promise.all(Array.from({ length: count }, () => openConnection(server.url())));
  const ports = connections.map(({ socket }) => socket.localPort ?? 0);
  const startedAt = performance.now();
  for (const connection of connections) begin(connection);
  const timer = setInterval(() => everySecond && connections.forEach(everySecond), 1_000);
  const openCount = () => {
    const connected = connectedTo(Number(new URL(server.url()).port));
    return ports.filter((port) => connected.has(port)).length;
  };
  // Checked on the server's side: a client that does not read does not notice the close.
  while (openCount() && performance.now() - startedAt < 2 * closedWithinMs) await Bun.sleep(250);
  clearInterval(timer);
  for (const connection of connections) connection.end();
  return performance.now() - startedAt;
};

/** ESTABLISHED and SYN_RECV: Linux may withhold a silent connection from the process for a while. */
const openStates = new Set(["01", "03"]);

/** The ports of clients with an open connection to a local port. */
const connectedTo = (port: number) => {
  const hexPort = port.toString(16).toUpperCase().padStart(4, "0");
  const clients = new Set<number>();
  for (const table of ["/proc/net/tcp", "/proc/net/tcp6"])
    for (const line of readFileSync(table, "utf8").split("\n").slice(1)) {
      const [, local = "", remote = "", state] = line.trim().split(/\s+/);
      if (local.endsWith(`:${hexPort}`) && openStates.has(state ?? ""))
        clients.add(Number.parseInt(remote.slice(-4), 16));
    }
  return clients;
};
