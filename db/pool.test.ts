import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { isDatabaseUnavailable } from "./connection-errors.ts";
import { createPool } from "./pool.ts";
import { toDrizzleClient } from "./postgres.ts";
import { createTestDatabase, onPostgres, openTestConnection, testPostgres } from "./testing/postgres.ts";
import { startProxy } from "./testing/proxy.ts";

describe.skipIf(!testPostgres)(onPostgres("a pool of connections"), () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const limits = { waitMs: 60_000, connectMs: 60_000, reconnectMs: 60_000, max: 15, maxExclusive: 10 };
  /** For a database that doesn't respond. */
  const impatient = { waitMs: 1_500, connectMs: 1_000, reconnectMs: 1_000 };
  const poolOn = (url: string, patience = {}) => {
    const pool = createPool({ url, ...limits, ...patience });
    onTestFinished(() => pool.close());
    return { pool, db: drizzle(toDrizzleClient(pool)) };
  };
  type TestPool = ReturnType<typeof poolOn>;

  const query = async ({ pool }: TestPool) => (await pool.query("select 1 as one"))[0]?.one;
  const transaction = ({ db }: TestPool) =>
    db.transaction(async (tx) => (await tx.execute<{ one: number }>(sql`select 1 as one`))[0]?.one);
  const works = async (on: TestPool) => {
    for (const run of [query, transaction]) await expect.poll(() => run(on).catch(() => 0)).toBe(1);
  };
  const terminateThose = async (text: string) => {
    const isIt = ({ query }: { query: string }) => query.includes(text);
    await expect.poll(async () => (await database.connections()).some(isIt)).toBe(true);
    for (const { pid } of (await database.connections()).filter(isIt)) await database.terminate(pid);
  };
  const uncaughtErrors = () => {
    const errors: unknown[] = [];
    const add = (error: unknown) => void errors.push(error);
    process.on("uncaughtException", add);
    onTestFinished(() => void process.off("uncaughtException", add));
    return errors;
  };

  test("opens one connection if it may have only one", async () => {
    const { pool } = poolOn(database.url, { max: 1, maxExclusive: 1 });
    await Promise.all(Array.from({ length: 10 }, () => pool.query("select 'only one'")));
    const connections = await database.connections();
    expect(connections.filter(({ query }) => query.includes("only one"))).toHaveLength(1);
  });

  test("fails the transaction whose connection is closed, and continues", async () => {
    const errors = uncaughtErrors();
    const on = poolOn(database.url);
    for (let round = 0; round < 5; round++) {
      const running = on.db.transaction((tx) => tx.execute(sql`select pg_sleep(60), 'close me'`));
      const failed = expect(running).rejects.toSatisfy(isDatabaseUnavailable);
      await terminateThose("'close me'");
      await failed;
      await works(on);
    }
    expect(errors).toEqual([]);
  });

  test("fails the transaction whose connection is closed between its statements, without a trace", async () => {
    const errors = uncaughtErrors();
    const on = poolOn(database.url);
    await on.pool.query("create table if not exists rolled_back (text text)");
    const meanwhile = Promise.withResolvers<void>();
    const running = on.db.transaction(async (tx) => {
      await tx.execute(sql`insert into rolled_back values ('before')`);
      await meanwhile.promise;
      await tx.execute(sql`insert into rolled_back values ('after')`);
    });
    const failed = expect(running).rejects.toSatisfy(isDatabaseUnavailable);
    await terminateThose("'before'");
    await works(on);
    meanwhile.resolve();
    await failed;
    expect(await on.pool.query("select * from rolled_back")).toHaveLength(0);
    expect(errors).toEqual([]);
  });

  test("finishes the queries of other connections when one is closed", async () => {
    const { pool } = poolOn(database.url);
    const { query, close } = openTestConnection(database.url);
    onTestFinished(close);
    await query("select pg_advisory_lock(1)");
    const slow = pool.query("select pg_advisory_lock(1), 'slow' as text").then(([row]) => row?.text);
    const closed = expect(pool.query("select pg_sleep(60), 'close me too'")).rejects.toSatisfy(isDatabaseUnavailable);
    await terminateThose("'close me too'");
    await closed;
    await query("select pg_advisory_unlock(1)");
    expect(await slow).toBe("slow");
  });

  test("rolls back a transaction that fails, with its own error, and a savepoint alone", async () => {
    const { db, pool } = poolOn(database.url);
    await pool.query("create table if not exists partly (text text)");
    const running = db.transaction(async (tx) => {
      await tx.execute(sql`insert into partly values ('rolled back')`);
      throw new Error("our own");
    });
    await expect(running).rejects.toThrow("our own");
    const result = await db.transaction(async (tx) => {
      await tx.transaction((inner) => inner.execute(sql`insert into partly values (1/0)`)).catch(() => {});
      await tx.execute(sql`insert into partly values ('committed')`);
      return "continued";
    });
    expect(result).toBe("continued");
    expect([...(await pool.query("select * from partly"))]).toEqual([{ text: "committed" }]);
  });

  test("fails a transaction that continues after a failed statement", async () => {
    const { db, pool } = poolOn(database.url);
    const running = db.transaction(async (tx) => {
      await tx.execute(sql`create table never (text text)`);
      await tx.execute(sql`select 1/0`).catch(() => {});
    });
    await expect(running).rejects.toThrow("rolled back");
    expect((await pool.query("select to_regclass('never') as name"))[0]).toEqual({ name: null });
  });

  test("runs a forgotten statement of a transaction that is over in no other transaction", async () => {
    const { db } = poolOn(database.url, { max: 1, maxExclusive: 1 });
    const leaked = await db.transaction(async (tx) => () => tx.execute(sql`select 1`));
    await db.transaction(async () => {
      await expect(leaked()).rejects.toThrow();
    });
  });

  test("uses a connection again after statements that failed between their own begin and commit", async () => {
    const { pool } = poolOn(database.url, { max: 1, maxExclusive: 1 });
    await expect(pool.exclusively((query) => query("begin; select 1/0; commit"))).rejects.toThrow("division by zero");
    expect(await pool.exclusively((query) => query("select 1 as one"))).toHaveLength(1);
  });

  test("closes only the connection whose query takes too long", async () => {
    // Long enough for the others' queries, even if one of the processes pauses.
    const { pool } = poolOn(database.url, { waitMs: 6_000 });
    const others = pool.exclusively(async (query) => {
      await query("begin");
      await expect(pool.query("select pg_sleep(60), 'too slow'")).rejects.toSatisfy(isDatabaseUnavailable);
      return query("commit");
    });
    expect((await others).command).toBe("COMMIT");
    await terminateThose("'too slow'");
  });

  test("runs more queries and transactions at once than it has connections", async () => {
    const on = poolOn(database.url);
    const runs = Array.from({ length: 60 }, (_, at) => (at % 2 ? query(on) : transaction(on)));
    expect(new Set(await Promise.all(runs))).toEqual(new Set([1]));
    // Postgres may still list a connection that an earlier pool has closed.
    await expect.poll(async () => (await database.connections()).length).toBeLessThanOrEqual(15);
  });

  test.each(["swallow", "close", "refuse"] as const)(
    "fails soon while the database is unreachable (%s), and works soon after",
    async (how) => {
      const uncaught = uncaughtErrors();
      const proxy = await startProxy(database.url);
      onTestFinished(proxy.stop);
      const on = poolOn(proxy.url, impatient);
      await works(on);
      // Postgres does not notice that the client is gone, and holds the connection until the sleep ends.
      const waiting = on.db.transaction((tx) => tx.execute(sql`select pg_sleep(4)`));
      const failed = expect(waiting).rejects.toSatisfy(isDatabaseUnavailable);
      proxy[how]();
      await failed;
      // More than the pool has connections: none of them is lost.
      for (let round = 0; round < 3; round++) {
        const runs = Array.from({ length: 40 }, (_, at) => (at % 2 ? query(on) : transaction(on)));
        const results = await Promise.allSettled(runs);
        const errors = results.map((result) => (result.status === "rejected" ? result.reason : "none"));
        expect(errors.filter((error) => !isDatabaseUnavailable(error))).toEqual([]);
      }
      await proxy.open();
      await works(on);
      expect(uncaught).toEqual([]);
    },
  );

  test("has closed its connections once it is closed, and then fails", async () => {
    await expect.poll(async () => (await database.connections()).length).toBe(0);
    const on = poolOn(database.url);
    await works(on);
    expect((await database.connections()).length).toBeGreaterThan(0);
    await on.pool.close();
    await expect.poll(async () => (await database.connections()).length).toBe(0);
    await expect(query(on)).rejects.toSatisfy(isDatabaseUnavailable);
    await expect(transaction(on)).rejects.toSatisfy(isDatabaseUnavailable);
  });

  test("has closed its connections once it is closed while it connects", async () => {
    const pools = Array.from({ length: 20 }, () => poolOn(database.url));
    const running = Promise.allSettled(pools.flatMap((on) => [query(on), transaction(on)]));
    await Promise.all(pools.map(({ pool }) => pool.close()));
    await running;
    await expect.poll(async () => (await database.connections()).length).toBe(0);
  });
});
