// A pool of connections to Postgres that outlives them.
import type { Options, Sql, TransactionSql } from "postgres";

type Open = (options: Pick<Options<never>, "max" | "onclose" | "fetch_types">) => Sql;
type WatchOptions = { intervalMs?: number; timeoutMs?: number };

const connections = 10;
/** What was asked of a pool before it broke has so long; some of it waits for what never comes. */
const drainMs = 500;

/**
 * `client` works as postgres.js' own, of which two things are mended here. A connection that breaks while something is
 * written to it can never be opened again, and neither can the process go on when that was the end of a transaction
 * (https://github.com/porsager/postgres/issues/1208): so a pool with a broken connection is asked no more and a new one
 * takes its place. And a database that falls silent is waited for without end: so one question is asked all the time,
 * and when it finds no answer all others fail too, at once, until there is one.
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
    // Not two of them, or a database that cuts all the time would run out of connections.
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
    // One that has ended answers everything with an error, at once.
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
 * Runs a transaction that says nothing more once its connection is lost, not even that it is to be undone: `begin` hears
 * of the loss by itself and fails.
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

// https://www.postgresql.org/docs/current/errcodes-appendix.html: class 57P, and idle for too long in a transaction.
const isOfLostConnection = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(CONNECTION_\w+|E[A-Z]+|57P0\d|25P0[34])$/.test(String((error as { code?: unknown }).code)) ||
    isOfLostConnection(error.cause));

/** Asks on a connection of its own. */
const createProbe = (open: Open) => {
  // Nobody looks when its own question for types fails.
  const alone = { max: 1, fetch_types: false };
  let sql = open(alone);
  let isEnded = false;
  const ask = async (timeoutMs: number) => {
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
    answers: async (timeoutMs: number) => (await ask(timeoutMs)) === "yes",
    /** A connection that was cut says nothing of the database yet; silence does. */
    answersAtSecondTry: async (timeoutMs: number) => {
      const first = await ask(timeoutMs);
      return first === "yes" || (first === "no" && (await ask(timeoutMs)) === "yes");
    },
    end: () => {
      isEnded = true;
      return sql.end({ timeout: 0 });
    },
  };
};

/** A process that is busy hears late: what has come by then is heard first. */
const late = (ms: number) =>
  new Promise<"late">((resolve) => setTimeout(() => setTimeout(() => resolve("late"), 20).unref(), ms).unref());
