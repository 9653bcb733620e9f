import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createPool } from "./pool.ts";
import { onPostgres, ownDatabase, testPostgres } from "./testing/postgres.ts";
import { proxyTo } from "./testing/proxy.ts";

describe.skipIf(!testPostgres)(onPostgres("a pool of connections"), () => {
  let database: Awaited<ReturnType<typeof ownDatabase>>;
  beforeAll(async () => {
    database = await ownDatabase();
  });
  afterAll(() => database.drop());

  const poolOn = (url: string, minIntervalMs = 50) => {
    const quiet = { onnotice: () => {}, connect_timeout: 1, fetch_types: false };
    const pool = createPool((options) => postgres(url, { ...quiet, ...options }), {
      intervalMs: minIntervalMs,
      timeoutMs: 300,
    });
    onTestFinished(pool.close);
    return pool;
  };
  const one = async (sql: Sql) => (await sql.unsafe("select 1 as one"))[0]?.one;
  const works = (sql: Sql) => expect.poll(() => one(sql).catch(() => 0), { timeout: 2_000 }).toBe(1);
  const cutThose = async (expected: string) => {
    await expect
      .poll(async () => (await database.connections()).filter(({ query }) => query.includes(expected)).length)
      .toBeGreaterThan(0);
    for (const { pid, query } of await database.connections()) if (query.includes(expected)) await database.cut(pid);
  };
  const uncaught = () => {
    const errors: unknown[] = [];
    const note = (error: unknown) => void errors.push(error);
    process.on("uncaughtException", note);
    onTestFinished(() => void process.off("uncaughtException", note));
    return errors;
  };

  test("fails the transaction whose connection is cut, and recovers", async () => {
    const errors = uncaught();
    const { client } = poolOn(database.url);
    for (let round = 0; round < 5; round++) {
      const running = client.begin((sql) => sql.unsafe("select pg_sleep(20), 'cut me'"));
      const failed = expect(running).rejects.toMatchObject({
        code: expect.stringMatching(/^(57P01|CONNECTION_CLOSED)$/),
      });
      await cutThose("'cut me'");
      await failed;
      await works(client);
    }
    expect(errors).toEqual([]);
  });

  test("fails a transaction that was idle when its connection was cut", async () => {
    const errors = uncaught();
    const { client } = poolOn(database.url);
    await client.unsafe("create table if not exists kept (what text)");
    const meanwhile = Promise.withResolvers<void>();
    const running = client.begin(async (sql) => {
      await sql.unsafe("insert into kept values ('before')");
      await meanwhile.promise;
      await sql.unsafe("insert into kept values ('after')");
    });
    const failed = expect(running).rejects.toThrow();
    await cutThose("'before'");
    await works(client);
    meanwhile.resolve();
    await failed;
    expect(await client.unsafe("select * from kept")).toHaveLength(0);
    expect(errors).toEqual([]);
  });

  test("finishes queries sent before a connection was cut", async () => {
    const { client } = poolOn(database.url);
    const slow = client.unsafe("select pg_sleep(0.2), 'slow' as how").then((rows) => rows[0]?.how);
    const running = client.unsafe("select pg_sleep(20), 'cut me too'").then(
      () => "done",
      () => "cut",
    );
    await cutThose("'cut me too'");
    expect(await running).toBe("cut");
    expect(await slow).toBe("slow");
  });

  test("rolls back a failing transaction with its own error", async () => {
    const { client } = poolOn(database.url);
    await client.unsafe("create table if not exists undone (what text)");
    const running = client.begin(async (sql) => {
      await sql.unsafe("insert into undone values ('gone')");
      throw new Error("our own");
    });
    await expect(running).rejects.toThrow("our own");
    const inner = await client.begin(async (sql) => {
      await sql.savepoint((inner) => inner.unsafe("insert into undone values (1/0)")).catch(() => {});
      await sql.unsafe("insert into undone values ('kept')");
      return "went on";
    });
    expect(inner).toBe("went on");
    expect(await client.unsafe("select * from undone")).toEqual([{ what: "kept" }]);
  });

  test.each(["swallow", "close", "refuse"] as const)(
    "answers soon, with an error, while the way to the database is gone (%s), and works soon after",
    async (how) => {
      const errors = uncaught();
      const way = await proxyTo(database.url);
      onTestFinished(way.stop);
      const { client } = poolOn(way.url);
      await works(client);
      // Postgres does not notice that the client is gone, and holds the connection until the sleep ends.
      const waiting = client.begin((sql) => sql.unsafe("select pg_sleep(4)"));
      const failed = expect(waiting).rejects.toThrow();
      way[how]();
      await failed;
      for (let round = 0; round < 3; round++) {
        const start = performance.now();
        await expect(one(client)).rejects.toThrow();
        expect(performance.now() - start).toBeLessThan(1_500);
      }
      await way.open();
      await works(client);
      expect(errors).toEqual([]);
    },
  );

  test("has released its connections when it is closed", async () => {
    await expect.poll(async () => (await database.connections()).length).toBe(0);
    const pool = poolOn(database.url);
    await works(pool.client);
    expect((await database.connections()).length).toBeGreaterThan(0);
    await pool.close();
    await expect.poll(async () => (await database.connections()).length).toBe(0);
  });

  test("releases its connections when closed during a health check", async () => {
    const pools = Array.from({ length: 20 }, () => poolOn(database.url, 1));
    await Promise.all(pools.map(({ client }) => works(client)));
    await Promise.all(pools.map(({ close }) => close()));
    await expect.poll(async () => (await database.connections()).length).toBe(0);
  });
});
