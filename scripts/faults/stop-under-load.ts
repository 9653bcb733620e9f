// SIGTERM under load on keep-alive connections, behind a load balancer that checks readiness every second.
import { createTestDatabase } from "#db/testing/postgres.ts";
import { atLeast, atMost, exactly, info, percentile } from "../checks/measurement.ts";
import { getOf, openConnection, type RawConnection } from "./load.ts";
import { type Fault, type Server, signUp, startServer, warmCache } from "./server.ts";

const clients = 32;
/** The load balancer's check interval; a stopping process must keep responding for at least that long. */
const checkIntervalMs = 1_000;

export const stopUnderLoad: Fault = async ({ quick }) => {
  const rounds = quick ? 1 : 3;
  const database = await createTestDatabase();
  const responseMs: number[] = [];
  const lost: string[] = [];
  const exits: number[] = [];
  const stopMs: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const server = await startServer(database.url);
      const { token } = await signUp(server.request);
      await warmCache(server.request, ["/"]);
      const requests = [
        getOf("/"),
        getOf("/api/plans/all"),
        getOf("/api/users/me", `Authorization: Bearer ${token}`),
        getOf("/robots.txt"),
      ];
      const route = { isOpen: true };
      const clientsDone = Array.from({ length: clients }, (_, at) =>
        useUntilClosed(server, requests, at, { route, responseMs, lost }),
      );
      await Bun.sleep(1_000);
      const startedAt = performance.now();
      const balancing = balance(server, route);
      exits.push(await server.stop());
      stopMs.push(performance.now() - startedAt);
      await Promise.all([balancing, ...clientsDone]);
      await server.end();
    }
  } finally {
    await database.drop();
  }
  return [
    info("requests completed", String(responseMs.length)),
    exactly(
      `requests lost in ${rounds} ${rounds === 1 ? "stop" : "stops"}${lost.length ? ` (${[...new Set(lost)].join(", ")})` : ""}`,
      lost.length,
      0,
    ),
    exactly("exit codes other than 0", exits.filter(Boolean).length, 0),
    atLeast("continued to serve for", Math.min(...stopMs), checkIntervalMs, "ms"),
    atMost("stopped within", Math.max(...stopMs), 15_000, "ms"),
    info("response time, p99", `${percentile(responseMs, 0.99).toFixed(1)} ms`),
  ];
};

type Log = { route: { isOpen: boolean }; responseMs: number[]; lost: string[] };

/**
 * Sends requests one at a time, on one connection as long as the server keeps it open, until the balancer stops
 * routing.
 */
const useUntilClosed = async (server: Server, requests: string[], client: number, { route, responseMs, lost }: Log) => {
  let connection: RawConnection | undefined;
  for (let at = client; route.isOpen; at++) {
    connection ??= await openConnection(server.url());
    const start = performance.now();
    const response = await connection.request(requests[at % requests.length] ?? "");
    if (response?.status === 200) responseMs.push(performance.now() - start);
    else lost.push(response ? String(response.status) : "closed");
    if (!response || response.isLast) {
      connection.end();
      connection = undefined;
    }
  }
  connection?.end();
};

/** Stops routing new requests once the process reports not ready; requests in flight complete. */
const balance = async ({ request }: Server, route: { isOpen: boolean }) => {
  while (route.isOpen) {
    await Bun.sleep(checkIntervalMs);
    route.isOpen = (await request("/api/ready").catch(() => undefined))?.ok ?? false;
  }
};
