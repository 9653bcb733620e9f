import { and, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * The values of a column, without null. Steps through an index from one value to the next, since Postgres reads all rows
 * for `distinct`: for columns with few values in many rows. If another index begins with the column but lacks those of `where`,
 * name the columns that follow it in the right one: Postgres would read the rows of others in vain.
 */
export const distinctValues = (column: PgColumn, where?: SQL, following: readonly PgColumn[] = []): SQL => {
  const order = sql.join([column, ...following], sql`, `);
  const next = (after: SQL | undefined) =>
    sql`select ${column} from ${column.table} where ${and(where, after)} order by ${order} limit 1`;
  return sql`(
    with recursive found(value) as (
      (${next(isNotNull(column))})
      union all select (${next(gt(column, sql`found.value`))}) from found where found.value is not null
    )
    select value from found
  )`;
};
