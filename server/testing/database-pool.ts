// Pools databases between the test files of a worker: resetting one takes a quarter of the time to create one.
import { connect, type Database, onPGlite } from "#db/connect.ts";
import { openTestConnection } from "#db/testing/postgres.ts";
import { openSnapshot } from "#db/testing/snapshot.ts";

/** Runs SQL in one session of the database. */
type Session = {
  exec: (statements: string) => Promise<unknown>;
  query: <Row>(statement: string, values?: unknown[]) => Promise<{ rows: Row[] }>;
};

/** A new database with the snapshot's content. */
type Created = {
  connect: () => Promise<Database>;
  /** Ends other connections to the database first, if there can be any. */
  maintain: <Result>(work: (session: Session) => Promise<Result>) => Promise<Result>;
  destroy: () => Promise<void>;
};

type Content = { tables: string[]; plans: unknown; lastPlanId: number; restoredAt: string };
type Pooled = Created & { schema: string } & Content;

// Hash of the catalog rows that change with the schema. Leaves out pg_class, which every truncate and analyze updates.
const schemaQuery = `select md5(string_agg(line, ',' order by line)) as schema from (
  select concat('a', attrelid, attnum, xmin) as line from pg_attribute
  union all select concat('t', oid, xmin) from pg_trigger
  union all select concat('c', oid, xmin) from pg_constraint
  union all select concat('f', oid, xmin) from pg_proc
  union all select concat('n', oid, xmin) from pg_namespace) as lines`;

// The catalogue is large and few tests change it, so only rows that a test has changed are restored.
const catalogueTables = [
  "directories",
  "directory_facts",
  "directory_changes",
  "directory_aliases",
  "directory_imports",
];

const copyCatalogue = (session: Session) =>
  session.exec(
    `create schema initial; ${catalogueTables.map((table) => `create table initial.${table} as table ${table}`).join(";")}`,
  );

const currentTransaction = async (session: Session) =>
  (await session.query<{ id: string }>("select pg_current_xact_id()::text as id")).rows[0]?.id ?? "";

/** Deletes rows written after the transaction `since`, and inserts the missing ones. Foreign keys must be off. */
const restoreCatalogue = async (session: Session, since: string) => {
  for (const table of catalogueTables) {
    await session.query(`delete from ${table} where xmin::text::bigint > $1::bigint`, [since]);
    const { rows } = await session.query<{ columns: string; key: string; missing: boolean }>(
      `select
        (select string_agg(quote_ident(column_name), ', ') from information_schema.columns
          where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER') as columns,
        (select string_agg(quote_ident(attname), ', ') from pg_index
          join pg_attribute on attrelid = indrelid and attnum = any(indkey)
          where indrelid = $1::regclass and indisprimary) as key,
        (select count(*) from ${table}) < (select count(*) from initial.${table}) as missing`,
      [table],
    );
    const [{ columns, key, missing } = { columns: "", key: "", missing: false }] = rows;
    if (missing)
      await session.exec(
        `insert into ${table} (${columns}) overriding system value
          select ${columns} from initial.${table} where (${key}) not in (select ${key} from ${table})`,
      );
  }
};

const schemaOf = async (session: Session) =>
  (await session.query<{ schema: string }>(schemaQuery)).rows[0]?.schema ?? "";

const readContent = async (session: Session) => {
  await copyCatalogue(session);
  const { rows } = await session.query<Omit<Content, "restoredAt">>(
    `select
    (select array_agg(format('%I.%I', schemaname, tablename)) from pg_tables
      where schemaname = 'public' and tablename <> all($1)
        or schemaname = 'jobs' and tablename not in ('version', 'queue')) as tables,
    (select json_agg(plans) from plans) as plans,
    (select last_value::int from plans_id_seq) as "lastPlanId"`,
    [catalogueTables],
  );
  if (!rows[0]) throw new Error("The snapshot could not be read.");
  return { schema: await schemaOf(session), restoredAt: await currentTransaction(session), ...rows[0] };
};

// Truncating all tables takes four times as long as finding the few that have rows.
const usedQuery = (table: string) => `select '${table}' as table where exists (select 1 from ${table})`;

/** Restores the snapshot's rows. Returns false when a test changed the schema. */
const reset = async (session: Session, pooled: Pooled) => {
  const { schema, tables, plans, lastPlanId } = pooled;
  // One call each: `discard all` is not allowed in a transaction, which several statements in one call would be.
  await session.exec("discard all");
  await session.exec("set session_replication_role = replica");
  const used = await session.query<{ table: string }>(tables.map(usedQuery).join(" union all "));
  await session.exec(used.rows.map(({ table }) => `delete from ${table}`).join("; "));
  await session.query(
    "insert into plans overriding system value select * from json_populate_recordset(null::plans, $1)",
    [JSON.stringify(plans)],
  );
  await session.query("select setval('plans_id_seq', $1)", [lastPlanId]);
  await session.exec("alter sequence webhook_deliveries_position_seq restart");
  await restoreCatalogue(session, pooled.restoredAt);
  pooled.restoredAt = await currentTransaction(session);
  await session.exec(`vacuum ${used.rows.map(({ table }) => table).join(", ")}`);
  await session.exec("discard all");
  return schema === (await schemaOf(session));
};

/** Returns a function that leases a database with the snapshot's content, exclusive to the caller until closed. */
export const createDatabasePool = (create: () => Promise<Created>) => {
  const idle: Pooled[] = [];
  const start = async (): Promise<Pooled> => {
    const created = await create();
    return { ...created, ...(await created.maintain(readContent)) };
  };
  return async (): Promise<Database> => {
    const pooled = idle.pop() ?? (await start());
    const database = await pooled.connect();
    let closed = false;
    return {
      ...database,
      close: async () => {
        if (closed) return;
        closed = true;
        await database.close();
        // A test may leave a transaction open or drop tables; such a database is not reused.
        if (await pooled.maintain((session) => reset(session, pooled)).catch(() => false)) idle.push(pooled);
        else await pooled.destroy();
      },
    };
  };
};

export const createEmbedded = async (): Promise<Created> => {
  const pglite = await openSnapshot();
  return {
    connect: async () => {
      let closed = false;
      const lease = new Proxy(pglite, {
        get: (target, name) => {
          // Leftover work of one test file must not write into the next file's database.
          if (closed) throw new Error("The database is closed.");
          const value: unknown = Reflect.get(target, name, target);
          return typeof value === "function" ? value.bind(target) : value;
        },
      });
      return {
        ...(await onPGlite(lease)),
        close: async () => {
          closed = true;
        },
      };
    },
    maintain: (work) => work(pglite),
    destroy: () => pglite.close(),
  };
};

/** On a Postgres server. The end of the run drops the database. */
export const onServer = (url: string): Created => ({
  // A paused process holds its locks, and a slow one reads its answers late: that is no fault of the app.
  connect: () => connect({ databaseUrl: url, dataDir: "", patience: 20 }),
  maintain: async (work) => {
    const { query, close } = openTestConnection(url);
    try {
      await query(
        // Waits: one that is still running could commit rows after the reset.
        "select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
      return await work({
        exec: query,
        query: async <Row>(statement: string, values: unknown[] = []) => ({
          rows: (await query(statement, values)) as unknown as Row[],
        }),
      });
    } finally {
      close();
    }
  },
  destroy: async () => {},
});
