// Slow clients that hold connections: slow headers, slow bodies, slow readers, many idle connections.
import { ownDatabase } from "#db/testing/postgres.ts";
import { atMost, exactly, noted, percentile } from "../checks/measurement.ts";
import type { Fault } from "./fault.ts";
import { isGood, steadyLoad } from "./load.ts";
import { connectedTo } from "./process-figures.ts";
import { getOf, openConnection, type RawConnection } from "./raw-connection.ts";
import { keepInMemory, type Server, startServer } from "./server.ts";

/** The server's limit is 10 s, checked every few seconds. */
const closedWithinMs = 16_000;
/** Allowed increase of the 99th percentile for normal visitors, in ms. */
const slowerMs = 50;
const perSecond = 50;

type Way = { begin: (line: RawConnection) => void; everySecond?: (line: RawConnection) => void };

const ways: Record<string, Way> = {
  "says nothing": { begin: () => {} },
  "sends half a header": { begin: (line) => line.write("GET / HTTP/1.1\r\nHost: loc") },
  "sends a header a second": {
    begin: (line) => line.write("GET / HTTP/1.1\r\nHost: localhost\r\n"),
    everySecond: (line) => line.write("X-Slow: yes\r\n"),
  },
  "sends a byte of a body a second": {
    begin: (line) =>
      line.write(
        "POST /api/waitlist HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{",
      ),
    everySecond: (line) => line.write(" "),
  },
  "reads none of ten pages": {
    begin: (line) => {
      line.socket.pause();
      // These fit into the kernel's buffers; the server would hand over a larger amount at once and leave it to the
      // kernel.
      line.write(getOf("/").repeat(10));
    },
  },
};

export const slowClients: Fault = async ({ quick }) => {
  const each = quick ? 40 : 200;
  const database = await ownDatabase();
  const server = await startServer(database.url, { JOBS: "off" });
  try {
    await keepInMemory(server.request, ["/"]);
    const alone = await visited(server, () => Bun.sleep(3_000));
    const figures = [noted("honest visitors alone, slowest hundredth", `${alone.p99.toFixed(1)} ms`)];
    for (const [name, way] of Object.entries(ways)) {
      let longest = 0;
      const { p99, bad } = await visited(server, async () => {
        longest = await heldMs(server, way, each);
      });
      figures.push(
        atMost(`${each} times one ${name}: until closed, the longest`, longest, closedWithinMs, "ms"),
        atMost("  honest visitors meanwhile, slower by", Math.max(0, p99 - alone.p99), slowerMs, "ms"),
        exactly("  honest visitors that were not served", bad, 0),
      );
    }
    return figures;
  } finally {
    await server.end();
    await database.drop();
  }
};

/** Measures latency and failures of normal visitors while `meanwhile` runs. */
const visited = async ({ request }: Server, meanwhile: () => Promise<unknown>) => {
  const load = steadyLoad({ page: () => request("/"), call: () => request("/api/plans/all") }, perSecond);
  await meanwhile();
  const answers = await load.stop();
  return {
    p99: percentile(
      answers.map(({ ms }) => ms),
      0.99,
    ),
    bad: answers.filter((answer) => !isGood(answer)).length,
  };
};

/** How long (ms) until the server has closed all of the connections; at most twice the limit. */
const heldMs = async (server: Server, { begin, everySecond }: Way, count: number) => {
  const lines = await Promise.all(Array.from({ length: count }, () => openConnection(server.url())));
  const ports = lines.map(({ socket }) => socket.localPort ?? 0);
  const begun = performance.now();
  for (const line of lines) begin(line);
  const timer = setInterval(() => everySecond && lines.forEach(everySecond), 1_000);
  const held = () => {
    const connected = connectedTo(Number(new URL(server.url()).port));
    return ports.filter((port) => connected.has(port)).length;
  };
  // Checked on the server's side: a client that does not read does not notice the close.
  while (held() && performance.now() - begun < 2 * closedWithinMs) await Bun.sleep(250);
  clearInterval(timer);
  for (const line of lines) line.end();
  return performance.now() - begun;
};
