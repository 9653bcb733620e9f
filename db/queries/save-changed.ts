import { and, getTableColumns, type InferInsertModel, not, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../connect.ts";

type Figures = PgTable & { refreshedAt: PgColumn };
type Row<Table extends PgTable> = Omit<InferInsertModel<Table>, "refreshedAt">;

/**
 * Saves rows of figures that a job has counted, and returns the keys of those that are new or differ from the stored ones: only their
 * pages need to be rendered again. `isFinal` protects rows that must not change any more.
 */
export const saveChanged = async <Table extends Figures>(
  db: Db,
  table: Table,
  { key, rows, now, isFinal }: { key: PgColumn; rows: Row<Table>[]; now: Date; isFinal?: SQL },
) => {
  const [first] = rows;
  if (!first) return [];
  const counted = Object.entries<PgColumn>(getTableColumns(table)).filter(
    ([name, column]) => name in first && column !== key,
  );
  const excluded = (column: PgColumn) => sql`excluded.${sql.identifier(column.name)}`;
  const stored = counted.map(([, column]) => sql`${column}`);
  const next = counted.map(([, column]) => excluded(column));
  const hasChanged = sql`(${sql.join(stored, sql`, `)}) is distinct from (${sql.join(next, sql`, `)})`;
  const saved = await db
    .insert(table)
    .values(rows.map((row) => ({ ...row, refreshedAt: now })) as InferInsertModel<Table>[])
    .onConflictDoUpdate({
      target: key,
      set: Object.fromEntries([...counted.map(([name, column]) => [name, excluded(column)]), ["refreshedAt", now]]),
      setWhere: and(isFinal && not(isFinal), hasChanged),
    })
    .returning({ key });
  return saved.map((row) => String(row.key));
};
