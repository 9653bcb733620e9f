// A pool of Postgres connections that recovers from lost connections and database outages.
import type { Options, Sql, TransactionSql } from "postgres";

type Open = (options: Pick<Options<never>, "max" | "onclose" | "fetch_types">) => Sql;
type WatchOptions = { intervalMs?: number; timeoutMs?: number };

const connections = 10;
/** How long queries on a broken pool may still finish, in ms; some would wait forever. */
const drainMs = 500;

/**
 * A postgres.js client with two fixes. A connection that breaks during a write never reopens and can block the process
 * (https://github.com/porsager/postgres/issues/1208), so a broken pool is replaced. Queries to an unresponsive database
 * wait forever, so a probe runs continuously; while it fails, all queries fail immediately.
 */
export const createPool = (open: Open, { intervalMs = 1_000, timeoutMs = 3_000 }: WatchOptions = {}) => {
  const openPool = () => {
    const pool: Sql = open({ max: connections, onclose: () => replace(pool) });
    return pool;
  };
  let pool = openPool();
  let draining: Sql | undefined;
  let isLost = false;
  let isStopped = false;

  const replace = (broken: Sql) => {
    if (broken !== pool || isLost || isStopped) return;
    // At most one draining pool, or a database that keeps closing connections would run out of them.
    void draining?.end({ timeout: 1 });
    draining = broken;
    pool = openPool();
    setTimeout(() => broken.end({ timeout: 0 }), drainMs).unref();
  };

  const probe = createProbe(open);
  const look = async () => {
    const isThere = await (isLost ? probe.answers(timeoutMs / 3) : probe.answersAtSecondTry(timeoutMs));
    if (isStopped) return;
    if (isThere && isLost) pool = openPool();
    // An ended pool rejects every query immediately.
    if (!isThere && !isLost) void pool.end({ timeout: 0 });
    isLost = !isThere;
    timer = setTimeout(look, isLost ? intervalMs / 4 : intervalMs).unref();
  };
  let timer = setTimeout(look, intervalMs).unref();

  const begin: Sql["begin"] = (...args: unknown[]) => {
    const run = args.at(-1) as Run;
    const life = { isOver: false };
    const running = pool.begin((sql) => guardTransaction(run, sql, life)) as Promise<never>;
    const end = () => {
      life.isOver = true;
    };
    running.then(end, end);
    return running;
  };

  return {
    client: new Proxy(pool, {
      get: (_, name) => (name === "begin" ? begin : Reflect.get(pool, name)),
      apply: (_, __, args) => Reflect.apply(pool, undefined, args),
    }),
    close: async () => {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all([pool.end({ timeout: 5 }), draining?.end({ timeout: 1 }), probe.end()]);
    },
  };
};

type Run = (sql: TransactionSql) => unknown;

/**
 * Runs a transaction that never settles after its connection is lost, so that postgres.js does not send a ROLLBACK;
 * `begin` detects the loss and rejects.
 */
const guardTransaction = async (run: Run, sql: TransactionSql, life: { isOver: boolean }): Promise<unknown> => {
  const unheard = () => new Promise<never>(() => {});
  const mine = new Proxy(sql, {
    get: (_, name) => {
      if (name === "savepoint") return (inner: Run) => sql.savepoint((each) => guardTransaction(inner, each, life));
      if (name === "unsafe" && life.isOver) throw new Error("The connection of this transaction is lost.");
      return Reflect.get(sql, name);
    },
  });
  try {
    const result = await run(mine);
    return life.isOver ? await unheard() : result;
  } catch (error) {
    if (life.isOver || isOfLostConnection(error)) return unheard();
    throw error;
  }
};

// https://www.postgresql.org/docs/current/errcodes-appendix.html: class 57P, and the transaction timeouts of class 25P.
const isOfLostConnection = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(CONNECTION_\w+|E[A-Z]+|57P0\d|25P0[34])$/.test(String((error as { code?: unknown }).code)) ||
    isOfLostConnection(error.cause));

/** Checks the database on a separate connection. */
const createProbe = (open: Open) => {
  // Errors of postgres.js' own type query are not handled anywhere.
  const alone = { max: 1, fetch_types: false };
  let sql = open(alone);
  let isEnded = false;
  const ping = async (timeoutMs: number) => {
    const answered = sql.unsafe("select 1").then(
      () => "yes" as const,
      () => "no" as const,
    );
    const answer = await Promise.race([answered, late(timeoutMs)]);
    if (answer === "yes" || isEnded) return answer;
    void sql.end({ timeout: 0 });
    sql = open(alone);
    return answer;
  };
  return {
    answers: async (timeoutMs: number) => (await ping(timeoutMs)) === "yes",
    /**
     * Retries after a closed connection, which may be just that connection; a timeout counts as an outage immediately.
     */
    answersAtSecondTry: async (timeoutMs: number) => {
      const first = await ping(timeoutMs);
      return first === "yes" || (first === "no" && (await ping(timeoutMs)) === "yes");
    },
    end: () => {
      isEnded = true;
      return sql.end({ timeout: 0 });
    },
  };
};

/** Resolves 20 ms after the timeout: on a busy event loop, a response that has already arrived is processed first. */
const late = (ms: number) =>
  new Promise<"late">((resolve) => setTimeout(() => setTimeout(() => resolve("late"), 20).unref(), ms).unref());
