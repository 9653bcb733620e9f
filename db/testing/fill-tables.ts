// Rows for tests of upgrades: one per call in every table that a database has, whatever its schema.
import type { PGlite } from "@electric-sql/pglite";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import * as schema from "../schema/index.ts";

type Column = { table: string; name: string; type: string; isNullable: boolean; hasDefault: boolean };
type Reference = { table: string; name: string; target: string; targetColumn: string };

const columnsQuery = `
  select c.table_name as table, c.column_name as name, c.udt_name as type, c.is_nullable = 'YES' as "isNullable",
    c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as "hasDefault"
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by c.table_name, c.ordinal_position`;

const referencesQuery = `
  select cl.relname as table, a.attname as name, target.relname as target, ta.attname as "targetColumn"
  from pg_constraint f join pg_class cl on cl.oid = f.conrelid join pg_class target on target.oid = f.confrelid
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    join pg_attribute ta on ta.attrelid = f.confrelid and ta.attnum = f.confkey[1]
  where f.contype = 'f' and f.connamespace = 'public'::regnamespace`;

/** Values that a column may have, from today's schema. */
const allowedValues = new Map<string, readonly string[] | undefined>(
  Object.values(schema)
    .filter((value) => is(value, PgTable))
    .flatMap((table) =>
      Object.values(getTableColumns(table)).map(
        (column) => [`${getTableName(table)}.${column.name}`, column.enumValues] as const,
      ),
    ),
);

/** Only one plan may have a page. */
const leftEmpty = ["plans.page"];

const createValue = ({ table, name, type }: Column, round: number) => {
  const values = allowedValues.get(`${table}.${name}`);
  const allowed = values?.[round % values.length];
  const quoted = (text: string) => `'${text}'`;
  if (allowed) return type.startsWith("_") ? quoted(`{${allowed}}`) : quoted(allowed);
  if (type === "uuid") return quoted(`00000000-0000-7000-8000-${String(round).padStart(12, "0")}`);
  if (type === "bool") return "true";
  if (/^(int|float|numeric)/.test(type)) return String(round);
  if (/^(timestamp|date)/.test(type)) return quoted(`2026-01-${String((round % 28) + 1).padStart(2, "0")}`);
  if (/^jsonb?$/.test(type)) return quoted("[]");
  if (type === "bytea") return quoted("\\x01");
  if (type.startsWith("_")) return quoted("{}");
  return quoted(`${table} ${name} ${round}`);
};

/**
 * Inserts a row into every table, with a value in every column that has no default. `round` makes it unique; where a table
 * has a row per value of an enumeration, an earlier round may have inserted it.
 */
export const fillTables = async (pglite: PGlite, round: number) => {
  const { rows: columns } = await pglite.query<Column>(columnsQuery);
  const { rows: references } = await pglite.query<Reference>(referencesQuery);
  const done = new Set<string>();
  const insert = async (table: string): Promise<void> => {
    if (done.has(table)) return;
    done.add(table);
    const values = new Map<string, string>();
    for (const column of columns.filter((one) => one.table === table)) {
      const reference = references.find((one) => one.table === table && one.name === column.name);
      if (reference && reference.target !== table) await insert(reference.target);
      if (reference?.target === table && column.isNullable) continue;
      if (leftEmpty.includes(`${table}.${column.name}`)) continue;
      if (reference) {
        // The newest row of the other table, which this round inserted.
        values.set(
          column.name,
          `(select "${reference.targetColumn}" from "${reference.target}" order by ctid desc limit 1)`,
        );
      } else if (!column.hasDefault) values.set(column.name, createValue(column, round));
    }
    const names = [...values.keys()].map((name) => `"${name}"`).join(", ");
    await pglite.exec(
      values.size
        ? `insert into "${table}" (${names}) values (${[...values.values()].join(", ")}) on conflict do nothing`
        : `insert into "${table}" default values`,
    );
  };
  for (const table of new Set(columns.map((column) => column.table))) await insert(table);
};
