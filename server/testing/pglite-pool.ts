// Pools PGlite databases between the test files of a worker: resetting one takes a quarter of the time to start one.
import type { PGlite } from "@electric-sql/pglite";
import { type Database, onPGlite } from "#db/connect.ts";
import { openSnapshot } from "#db/testing/snapshot.ts";

type Content = { tables: string[]; plans: unknown; lastPlanId: number; restoredAt: string };
type Pooled = { pglite: PGlite; schema: string } & Content;

const idle: Pooled[] = [];

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

const copyCatalogue = (pglite: PGlite) =>
  pglite.exec(
    `create schema initial; ${catalogueTables.map((table) => `create table initial.${table} as table ${table}`).join(";")}`,
  );

const currentTransaction = async (pglite: PGlite) =>
  (await pglite.query<{ id: string }>("select pg_current_xact_id()::text as id")).rows[0]?.id ?? "";

/** Deletes rows written after the transaction `since`, and inserts the missing ones. Foreign keys must be off. */
const restoreCatalogue = async (pglite: PGlite, since: string) => {
  for (const table of catalogueTables) {
    await pglite.query(`delete from ${table} where xmin::text::bigint > $1::bigint`, [since]);
    const { rows } = await pglite.query<{ columns: string; key: string; missing: boolean }>(
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
      await pglite.exec(
        `insert into ${table} (${columns}) overriding system value
          select ${columns} from initial.${table} where (${key}) not in (select ${key} from ${table})`,
      );
  }
};

const schemaOf = async (pglite: PGlite) => (await pglite.query<{ schema: string }>(schemaQuery)).rows[0]?.schema ?? "";

const start = async (): Promise<Pooled> => {
  const pglite = await openSnapshot();
  await copyCatalogue(pglite);
  const { rows } = await pglite.query<Omit<Content, "restoredAt">>(
    `select
    (select array_agg(format('%I.%I', schemaname, tablename)) from pg_tables
      where schemaname = 'public' and tablename <> all($1)
        or schemaname = 'jobs' and tablename not in ('version', 'queue')) as tables,
    (select json_agg(plans) from plans) as plans,
    (select last_value::int from plans_id_seq) as "lastPlanId"`,
    [catalogueTables],
  );
  if (!rows[0]) throw new Error("The snapshot could not be read.");
  return { pglite, schema: await schemaOf(pglite), restoredAt: await currentTransaction(pglite), ...rows[0] };
};

// Truncating all tables takes four times as long as finding the few that have rows.
const usedQuery = (table: string) => `select '${table}' as table where exists (select 1 from ${table})`;

/** Restores the snapshot's rows. Returns false when a test changed the schema. */
const reset = async (pooled: Pooled) => {
  const { pglite, schema, tables, plans, lastPlanId } = pooled;
  // One call each: `discard all` is not allowed in a transaction, which several statements in one call would be.
  await pglite.exec("discard all");
  await pglite.exec("set session_replication_role = replica");
  const used = await pglite.query<{ table: string }>(tables.map(usedQuery).join(" union all "));
  await pglite.exec(used.rows.map(({ table }) => `delete from ${table}`).join("; "));
  await pglite.query(
    "insert into plans overriding system value select * from json_populate_recordset(null::plans, $1)",
    [JSON.stringify(plans)],
  );
  await pglite.query("select setval('plans_id_seq', $1)", [lastPlanId]);
  await pglite.exec("alter sequence webhook_deliveries_position_seq restart");
  await restoreCatalogue(pglite, pooled.restoredAt);
  pooled.restoredAt = await currentTransaction(pglite);
  await pglite.exec(`vacuum ${used.rows.map(({ table }) => table).join(", ")}`);
  await pglite.exec("discard all");
  return schema === (await schemaOf(pglite));
};

/** Returns a database with the snapshot's content, exclusive to the caller until closed. */
export const pooledDatabase = async (): Promise<Database> => {
  const pooled = idle.pop() ?? (await start());
  let closed = false;
  const lease = new Proxy(pooled.pglite, {
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
      if (closed) return;
      closed = true;
      // A test may leave a transaction open or drop tables; such a database is not reused.
      if (await reset(pooled).catch(() => false)) idle.push(pooled);
      else await pooled.pglite.close();
    },
  };
};
