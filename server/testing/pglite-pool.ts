// Pools PGlite databases between the test files of a worker: resetting one takes a quarter of the time to start one.
import type { PGlite } from "@electric-sql/pglite";
import { type Database, onPGlite } from "#db/connect.ts";
import { openSnapshot } from "#db/testing/snapshot.ts";

type Content = { tables: string; plans: unknown; lastPlanId: number; catalogue: string };
type Pooled = { pglite: PGlite; schema: string } & Content;

const idle: Pooled[] = [];

// Hash of the catalog rows that change with the schema. Leaves out pg_class, which every truncate and analyze updates.
const schemaQuery = `select md5(string_agg(line, ',' order by line)) as schema from (
  select concat('a', attrelid, attnum, xmin) as line from pg_attribute
  union all select concat('t', oid, xmin) from pg_trigger
  union all select concat('c', oid, xmin) from pg_constraint
  union all select concat('f', oid, xmin) from pg_proc
  union all select concat('n', oid, xmin) from pg_namespace) as lines`;

// The catalogue is large and few tests change it, so that it is restored only if a row has a newer version.
const catalogueTables = [
  "directories",
  "directory_facts",
  "directory_changes",
  "directory_aliases",
  "directory_imports",
];
const catalogueQuery = `select concat_ws(' ', ${catalogueTables
  .flatMap((table) => [`(select count(*) from ${table})`, `(select max(xmin::text::bigint) from ${table})`])
  .join()}) as catalogue`;

const catalogueOf = async (pglite: PGlite) =>
  (await pglite.query<{ catalogue: string }>(catalogueQuery)).rows[0]?.catalogue ?? "";

/** Copies tables into another schema, without generated columns when they come back. */
const copyCatalogue = (pglite: PGlite) =>
  pglite.exec(
    `create schema initial; ${catalogueTables.map((table) => `create table initial.${table} as table ${table}`).join(";")}`,
  );

const restoreCatalogue = async (pglite: PGlite) => {
  const { rows } = await pglite.query<{ table: string; columns: string }>(
    `select table_name as table, string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_schema = 'public' and table_name = any($1) and is_generated = 'NEVER' group by table_name`,
    [catalogueTables],
  );
  const inserts = rows.map(
    ({ table, columns }) => `insert into ${table} (${columns}) select ${columns} from initial.${table}`,
  );
  await pglite.exec(`truncate ${catalogueTables.join(", ")}; ${inserts.join("; ")}`);
};

const schemaOf = async (pglite: PGlite) => (await pglite.query<{ schema: string }>(schemaQuery)).rows[0]?.schema ?? "";

const start = async (): Promise<Pooled> => {
  const pglite = await openSnapshot();
  await copyCatalogue(pglite);
  const { rows } = await pglite.query<Omit<Content, "catalogue">>(
    `select
    (select string_agg(format('%I.%I', schemaname, tablename), ', ') from pg_tables
      where schemaname = 'public' and tablename <> all($1)
        or schemaname = 'jobs' and tablename not in ('version', 'queue')) as tables,
    (select json_agg(plans) from plans) as plans,
    (select last_value::int from plans_id_seq) as "lastPlanId"`,
    [catalogueTables],
  );
  if (!rows[0]) throw new Error("The snapshot could not be read.");
  return { pglite, schema: await schemaOf(pglite), catalogue: await catalogueOf(pglite), ...rows[0] };
};

/** Restores the snapshot's rows. Returns false when a test changed the schema. */
const reset = async (pooled: Pooled) => {
  const { pglite, schema, tables, plans, lastPlanId, catalogue } = pooled;
  // One call each: `discard all` is not allowed in a transaction, which several statements in one call would be.
  await pglite.exec("discard all");
  await pglite.exec(`set session_replication_role = replica; truncate ${tables} restart identity`);
  await pglite.query(
    "insert into plans overriding system value select * from json_populate_recordset(null::plans, $1)",
    [JSON.stringify(plans)],
  );
  await pglite.query("select setval('plans_id_seq', $1)", [lastPlanId]);
  if (catalogue !== (await catalogueOf(pglite))) {
    await restoreCatalogue(pglite);
    pooled.catalogue = await catalogueOf(pglite);
  }
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
