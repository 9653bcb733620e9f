// One transaction on the configured database, Postgres or embedded, with COPY: it needs no pg_dump, works with every
// Postgres version and transfers data between both kinds.
import { existsSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { DatabaseLocation } from "#db/connect.ts";
import { embeddedFolder, lockFolder } from "#db/folder-lock.ts";
import { openPGlite } from "#db/pglite.ts";
import { openConnection } from "#db/pool.ts";
import { dayMs } from "#shared/time.ts";

type Bytes = AsyncIterable<Uint8Array<ArrayBuffer>>;

export type Session = {
  kind: "postgres" | "pglite";
  rows: <Row>(statement: string) => Promise<Row[]>;
  /** Returns the output of `copy … to stdout`. `source`: a table with its columns, or a query in parentheses. */
  copyOut: (source: string) => Promise<Bytes>;
  copyIn: (table: string, bytes: Bytes) => Promise<void>;
};

/** Runs `run` in one transaction: a consistent snapshot for "read", an atomic change for "write". */
export const inTransaction = <Result>(
  location: DatabaseLocation,
  mode: "read" | "write",
  run: (session: Session) => Promise<Result>,
): Promise<Result> =>
  location.databaseUrl ? onPostgres(location.databaseUrl, mode, run) : onFolder(location.dataDir, mode, run);

const onPostgres = async <Result>(url: string, mode: "read" | "write", run: (session: Session) => Promise<Result>) => {
  const { sql, query, close } = openConnection({ url, connectMs: 5_000, waitMs: dayMs });
  try {
    await query(`begin ${mode === "read" ? "isolation level repeatable read read only" : "read write"}`);
    const result = await run({
      kind: "postgres",
      rows: async <Row>(statement: string) => [...(await query(statement))] as Row[],
      copyOut: async (source) => {
        const readable = await sql.unsafe(`copy ${source} to stdout`).readable();
        // postgres.js pauses the socket while the stream is full, which it may still be at the end.
        return readable.once("end", () => readable._read(0)) as unknown as Bytes;
      },
      copyIn: async (table, bytes) => {
        const copy = sql.unsafe(`copy ${table} from stdin`);
        const writable = await copy.writable();
        // postgres.js has resolved the query, so an error after the last byte would be lost.
        Object.assign(copy, { reject: (error: Error) => writable.destroy(error) });
        await pipeline(bytes, writable);
      },
    });
    await query("commit");
    return result;
  } finally {
    close();
  }
};

const onFolder = async <Result>(
  dataDir: string,
  mode: "read" | "write",
  run: (session: Session) => Promise<Result>,
) => {
  const folder = embeddedFolder(dataDir);
  if (mode === "read" && !existsSync(folder))
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`);
  // Fails while a server uses the folder: PGlite allows one process only.
  const lock = lockFolder(dataDir);
  try {
    const pglite = await openPGlite({ dataDir: folder });
    try {
      return await pglite.transaction((transaction) =>
        run({
          kind: "pglite",
          rows: async <Row>(statement: string) => ((await transaction.exec(statement)).at(-1)?.rows ?? []) as Row[],
          copyOut: async (source) => {
            const { blob } = await transaction.query(`copy ${source} to '/dev/blob'`);
            return (blob ?? new Blob()).stream() as unknown as Bytes;
          },
          copyIn: async (table, bytes) => {
            const blob = new Blob(await Array.fromAsync(bytes));
            await transaction.query(`copy ${table} from '/dev/blob'`, [], { blob });
          },
        }),
      );
    } finally {
      await pglite.close();
    }
  } finally {
    lock.release();
  }
};

// The catalogs of Postgres, so that a backup always includes new tables.

export type Table = { name: string; columns: string[] };

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** The table as a COPY target, without generated columns. */
export const target = ({ name, columns }: Table) => `public.${quoted(name)} (${columns.map(quoted).join(", ")})`;

/** Makes times and numbers independent of the server's settings, and disables timeouts for large tables. */
export const useStandardFormats = ({ rows }: Session) =>
  rows(`
    set local timezone = 'UTC'; set local datestyle = 'ISO'; set local extra_float_digits = 1;
    set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`);

export const listTables = ({ rows }: Session) =>
  rows<Table>(`
    select t.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.tables t
    join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    group by t.table_name order by t.table_name`);

export const countRows = async ({ rows }: Session, { name }: Table) => {
  const [row] = await rows<{ count: number }>(`select count(*)::int as count from public.${quoted(name)}`);
  return row?.count ?? 0;
};

export type Counter = { name: string; value: number };

/** Sequences that have been used. A number can hold their values, because they belong to integer columns. */
export const listCounters = ({ rows }: Session) =>
  rows<Counter>(`
    select sequencename::text as name, last_value::float8 as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`);

export const setCounter = ({ rows }: Session, { name, value }: Counter) =>
  rows(`select setval(${text(`public.${quoted(name)}`)}, ${Math.trunc(value)})`);

export type ForeignKey = { table: string; name: string; definition: string };

export const listForeignKeys = ({ rows }: Session) =>
  rows<ForeignKey>(`
    select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);

/** Without the triggers of foreign keys. */
export const listTablesWithTriggers = ({ rows }: Session) =>
  rows<{ name: string }>(`
    select distinct relname::text as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace`);
