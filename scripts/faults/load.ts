// What visitors send: requests at a steady rate, without waiting for earlier responses, and raw HTTP connections for what
// `fetch` hides or repairs.
import { connect } from "node:net";
import { atMost, exactly, type Figure, info, percentile } from "../checks/measurement.ts";

export type Result = {
  name: string;
  /** Milliseconds on the clock of `performance.now()`. */
  at: number;
  ms: number;
  /** 0 without a response. */
  status: number;
  retryAfter: string | null;
  /** The error, if there was no response. */
  failure?: string;
};

type LoadRequests = Record<string, () => Promise<Response>>;

/** Sends the requests in turn, `perSecond` in total, until stopped; then waits for the last responses. */
export const steadyLoad = (requests: LoadRequests, perSecond: number) => {
  const sent: Promise<Result>[] = [];
  const results: Result[] = [];
  const names = Object.entries(requests);
  const startedAt = performance.now();
  let isStopped = false;

  const sending = (async () => {
    for (let index = 0; !isStopped; index++) {
      const dueMs = startedAt + (index * 1000) / perSecond - performance.now();
      if (dueMs > 0) await Bun.sleep(dueMs);
      const [name, send] = names[index % names.length] ?? ["", () => Promise.reject()];
      const result = timeRequest(name, send);
      sent.push(result);
      void result.then((done) => results.push(done));
    }
  })();

  return {
    /** Results so far. */
    results,
    stop: async () => {
      isStopped = true;
      await sending;
      return Promise.all(sent);
    },
  };
};

const timeRequest = async (name: string, send: () => Promise<Response>): Promise<Result> => {
  const at = performance.now();
  try {
    const response = await send();
    await response.bytes();
    const { status, headers } = response;
    return { name, at, ms: performance.now() - at, status, retryAfter: headers.get("retry-after") };
  } catch (error) {
    const failure = (error as { code?: string }).code ?? (error as Error).name;
    return { name, at, ms: performance.now() - at, status: 0, retryAfter: null, failure };
  }
};

/** For example `12 × 200, 3 × 503`. */
export const countStatuses = (results: Result[]) =>
  [...Map.groupBy(results, ({ status, failure }) => failure ?? String(status))]
    .map(([status, some]) => `${some.length} × ${status}`)
    .join(", ") || "none";

export const p99Of = (results: Result[]) =>
  percentile(
    results.map(({ ms }) => ms),
    0.99,
  );

export const isGood = ({ status }: Result) => status >= 200 && status < 400;

/** The p99 of each kind of request beside its limit in ms, and that none of them failed. */
export const latencies = (results: Result[], goals: Record<string, number>, quick: boolean): Figure[] =>
  Object.entries(goals).flatMap(([name, ms]) => {
    const some = results.filter((result) => result.name === name);
    return [
      // Response times aren't checked in quick mode: the machine may be busy.
      quick ? info(`  ${name}, p99`, `${p99Of(some).toFixed(1)} ms`) : atMost(`  ${name}, p99`, p99Of(some), ms, "ms"),
      exactly(`  failed (${countStatuses(some)})`, some.filter((result) => !isGood(result)).length, 0),
    ];
  });

export const openConnection = async (url: string) => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = Buffer.alloc(0);
  let isClosed = false;
  let wake = () => {};
  socket.on("close", () => {
    isClosed = true;
    wake();
  });
  socket.on("data", (chunk) => {
    received = Buffer.concat([received, chunk]);
    wake();
  });
  // The close event that follows reports the failure.
  socket.on("error", () => {});
  await new Promise<void>((resolve) => {
    socket.on("connect", resolve);
    socket.on("close", () => resolve());
  });

  const more = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    wake = resolve;
    return promise;
  };

  return {
    socket,
    write: (text: string) => void socket.write(text),
    /** Sends one request and returns its full response; undefined if the connection closed early. */
    request: async (request: string) => {
      received = Buffer.alloc(0);
      socket.write(request);
      while (!isClosed && !isWhole(received)) await more();
      if (!isWhole(received)) return undefined;
      const head = headOf(received);
      return { status: Number(head.split(" ")[1]), isLast: /\r\nconnection: close/i.test(head) };
    },
    end: () => socket.destroy(),
  };
};

const endOfHead = "\r\n\r\n";
const headOf = (received: Buffer) => received.subarray(0, received.indexOf(endOfHead)).toString("latin1");

const isWhole = (received: Buffer) => {
  const end = received.indexOf(endOfHead);
  if (end === -1) return false;
  const head = headOf(received);
  if (/\r\ntransfer-encoding: chunked/i.test(head)) return received.subarray(-5).toString() === "0\r\n\r\n";
  return received.length >= end + endOfHead.length + Number(head.match(/\r\ncontent-length: (\d+)/i)?.[1] ?? 0);
};

export type RawConnection = Awaited<ReturnType<typeof openConnection>>;

export const getOf = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, "Host: localhost", "Accept-Encoding: br", ...headers, "", ""].join("\r\n");
