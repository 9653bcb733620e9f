// Connections to Postgres that fail in time. postgres.js goes on using a connection that broke, and queries on it may wait
// forever (https://github.com/porsager/postgres/issues/1208). So each connection is a client of its own, which is replaced
// when the connection breaks or does not respond in time.
import { connect, type Socket } from "node:net";
import { closed, late } from "./connection-errors.ts";
import { createClient, type Query, toText } from "./postgres.ts";

type Target = {
  url: string;
  session?: Record<string, string | number>;
  connectMs: number;
  /** How long to wait for the result of a query, and for a connection. */
  waitMs: number;
};
export type ConnectionEvents = { onLost?: () => void; onNotification?: (payload: string) => void };
export type Connection = ReturnType<typeof openConnection>;

/** Connects with the first query. When the connection is lost, its queries fail, and so do all later ones. */
export const openConnection = (options: Target & ConnectionEvents) => {
  const { url, session, connectMs, waitMs, onLost, onNotification } = options;
  const running = new Set<(error: Error) => void>();
  let socket: Socket | undefined;
  let lost: Error | undefined;

  const lose = (error: Error) => {
    if (lost) return;
    lost = error;
    onLost?.();
    socket?.destroy();
    // After postgres.js, which may know a better reason.
    setImmediate(() => running.forEach((fail) => void fail(error)));
  };
  const sql = createClient(url, {
    connection: { application_name: "linkstead", ...session },
    connect_timeout: connectMs / 1000,
    onclose: () => lose(closed()),
    onnotify: (_, payload) => onNotification?.(payload),
    onnotice: () => {},
    // Only once: postgres.js would reconnect in a tight loop to a proxy that closes its connections.
    socket: ({ host: [host = ""], port: [port = 0] }) =>
      new Promise((resolve) => {
        if (socket || lost) return lose(closed());
        const timer = setTimeout(() => lose(late("CONNECT_TIMEOUT")), connectMs);
        // postgres.js reads the host, whose name the certificate must have, from the socket.
        const opened = Object.assign(connect({ host, port, noDelay: true }), { host });
        socket = opened.once("connect", () => resolve(opened)).once("error", lose);
        for (const event of ["connect", "close"]) opened.once(event, () => clearTimeout(timer));
      }),
  });

  const query: Query = async (text, values = [], { prepare = false, asArrays = false } = {}) => {
    if (lost) throw lost;
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<Query>>>();
    const timer = setTimeout(() => lose(late()), waitMs);
    running.add(reject);
    // Several statements at once need the simple protocol, which has no parameters and prepares nothing.
    const pending = sql.unsafe(text, [], { prepare, simple: !prepare && !values.length } as object);
    // As arguments, postgres.js would ask Postgres for their types first, which takes another round trip.
    Object.assign(pending, { parameters: values.map(toText) });
    (asArrays ? pending.values() : pending).then(resolve as () => void, reject);
    try {
      const rows = await promise;
      // PGlite's results have `rows`, too.
      return asArrays ? rows : Object.defineProperty(rows, "rows", { value: rows });
    } finally {
      clearTimeout(timer);
      running.delete(reject);
    }
  };
  return { sql, query, running, close: () => lose(closed()) };
};

type PoolOptions = Target & {
  max: number;
  /** How many of them may be used exclusively at once. Single queries share the others. */
  maxExclusive: number;
  /** `connectMs` after a connection was lost: the shorter, the sooner queries succeed after an outage. */
  reconnectMs: number;
};

export const createPool = ({ max, maxExclusive, reconnectMs, ...target }: PoolOptions) => {
  const connections = new Set<Connection>();
  const exclusive = new Set<Connection>();
  const waiting = new Set<() => unknown>();
  let { connectMs } = target;
  let isClosed = false;

  const openAnother = () => {
    const onLost = () => {
      connectMs = reconnectMs;
      connections.delete(connection);
    };
    const connection = openConnection({ ...target, connectMs, onLost });
    connections.add(connection);
    return connection;
  };
  /** Returns the least busy of `some`, or another connection while there are fewer than `enough`. */
  const leastBusy = (some: Connection[], enough: number) => {
    if (isClosed) throw closed();
    const [least] = some.toSorted((one, other) => one.running.size - other.running.size);
    const isFull = some.length >= enough || connections.size >= max;
    return least && (least.running.size === 0 || isFull) ? least : openAnother();
  };
  const available = () => [...connections].filter((one) => !exclusive.has(one));
  const shared = Math.max(1, max - maxExclusive);
  const query: Query = async (...args) => {
    const rows = await leastBusy(available().slice(0, shared), shared).query(...args);
    connectMs = target.connectMs;
    return rows;
  };

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => waiting.delete(start) && reject(late()), target.waitMs);
      const start = () => waiting.delete(start) && resolve(clearTimeout(timer));
      waiting.add(start);
    });
  /** Runs queries on a connection of their own. If one fails, rolls back what they left open. */
  const exclusively = async <Result>(run: (query: Query) => Promise<Result>): Promise<Result> => {
    if (exclusive.size >= maxExclusive) await turn();
    const connection = leastBusy(available().reverse(), max);
    exclusive.add(connection);
    let isOver = false;
    try {
      return await run((...args) => (isOver ? Promise.reject(closed()) : connection.query(...args)));
    } catch (error) {
      await connection.query("rollback").catch(() => {});
      throw error;
    } finally {
      isOver = true;
      exclusive.delete(connection);
      waiting.values().next().value?.();
    }
  };

  return {
    query,
    exclusively,
    /** Waits for running queries and transactions, for at most 5 s. */
    close: async () => {
      isClosed = true;
      const isBusy = () => exclusive.size > 0 || [...connections].some(({ running }) => running.size > 0);
      for (const until = Date.now() + 5_000; isBusy() && Date.now() < until; ) await Bun.sleep(20);
      for (const connection of connections) connection.close();
    },
  };
};
