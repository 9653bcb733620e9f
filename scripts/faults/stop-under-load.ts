// SIGTERM under load on keep-alive connections, behind a load balancer that checks readiness every second.
import { ownDatabase } from "#db/testing/postgres.ts";
import { atLeast, atMost, exactly, noted, percentile } from "../checks/measurement.ts";
import type { Fault } from "./fault.ts";
import { getOf, openConnection, type RawConnection } from "./raw-connection.ts";
import { keepInMemory, type Server, startServer } from "./server.ts";
import { signUp } from "./users.ts";

const clients = 32;
/** The load balancer's check interval; a stopping process must keep responding for at least that long. */
const lookEveryMs = 1_000;

export const stopUnderLoad: Fault = async ({ quick }) => {
  const rounds = quick ? 1 : 3;
  const database = await ownDatabase();
  const answered: number[] = [];
  const lost: string[] = [];
  const exits: number[] = [];
  const stopMs: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const server = await startServer(database.url);
      const { token } = await signUp(server.request);
      await keepInMemory(server.request, ["/"]);
      const requests = [
        getOf("/"),
        getOf("/api/plans/all"),
        getOf("/api/users/me", `Authorization: Bearer ${token}`),
        getOf("/robots.txt"),
      ];
      const route = { isOpen: true };
      const going = Array.from({ length: clients }, (_, at) =>
        useUntilClosed(server, requests, at, { route, answered, lost }),
      );
      await Bun.sleep(1_000);
      const begun = performance.now();
      const looked = balance(server, route);
      exits.push(await server.stop());
      stopMs.push(performance.now() - begun);
      await Promise.all([looked, ...going]);
      await server.end();
    }
  } finally {
    await database.drop();
  }
  return [
    noted("requests answered", String(answered.length)),
    exactly(
      `requests lost in ${rounds} ${rounds === 1 ? "stop" : "stops"}${lost.length ? ` (${[...new Set(lost)].join(", ")})` : ""}`,
      lost.length,
      0,
    ),
    exactly("exit codes other than 0", exits.filter(Boolean).length, 0),
    atLeast("it went on answering for", Math.min(...stopMs), lookEveryMs, "ms"),
    atMost("it stopped within", Math.max(...stopMs), 15_000, "ms"),
    noted("slowest hundredth of the answers", `${percentile(answered, 0.99).toFixed(1)} ms`),
  ];
};

type Book = { route: { isOpen: boolean }; answered: number[]; lost: string[] };

/**
 * Sends requests one at a time, on one connection as long as the server keeps it open, until the balancer stops
 * routing.
 */
const useUntilClosed = async (server: Server, requests: string[], client: number, { route, answered, lost }: Book) => {
  let line: RawConnection | undefined;
  for (let at = client; route.isOpen; at++) {
    line ??= await openConnection(server.url());
    const start = performance.now();
    const answer = await line.request(requests[at % requests.length] ?? "");
    if (answer?.status === 200) answered.push(performance.now() - start);
    else lost.push(answer ? String(answer.status) : "closed");
    if (!answer || answer.isLast) {
      line.end();
      line = undefined;
    }
  }
  line?.end();
};

/** Stops routing new requests once the process reports not ready; requests in flight complete. */
const balance = async ({ request }: Server, route: { isOpen: boolean }) => {
  while (route.isOpen) {
    await Bun.sleep(lookEveryMs);
    route.isOpen = (await request("/api/ready").catch(() => undefined))?.ok ?? false;
  }
};
