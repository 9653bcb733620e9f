// Reads our tables from Postgres' own catalogs, so that a backup always includes new tables.
import type { Session } from "./session.ts";

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
