import { Column, type GetColumnData, is, SQL, sql } from "drizzle-orm";

/** A JSON expression, and what turns its parsed value into what the same columns give when selected one by one. */
export type JsonExpression<Data = unknown> = { sql: SQL; decode: (value: unknown) => Data };
type Fields = Record<string, Column | SQL | JsonExpression>;
type FieldData<Field> = Field extends Column
  ? GetColumnData<Field>
  : Field extends SQL<infer Data> | JsonExpression<infer Data>
    ? Data
    : never;

/**
 * Selects fields as one JSON value. Postgres, the driver and drizzle do much for each column of a result, so that dozens
 * of them take longer than the rest of a small query.
 */
export const jsonObject = <const Selected extends Fields>(
  fields: Selected,
): JsonExpression<{ [Name in keyof Selected]: FieldData<Selected[Name]> }> => {
  const names = Object.keys(fields);
  const decoders = Object.values(fields).map(decoderOf);
  const expressions = Object.values(fields).map((field) => (isExpression(field) ? field : field.sql));
  return {
    // An array, since names would be sent in each row.
    sql: sql`json_build_array(${sql.join(expressions, sql`, `)})`,
    decode: (value) => {
      const values = value as unknown[];
      const object: Record<string, unknown> = {};
      for (const [at, name] of names.entries()) {
        const decode = decoders[at];
        object[name] = decode ? decode(values[at]) : values[at];
      }
      return object as { [Name in keyof Selected]: FieldData<Selected[Name]> };
    },
  };
};

/** Null where the condition isn't met, as for columns of an outer join. */
export const jsonWhere = <Data>(condition: SQL, { sql: expression, decode }: JsonExpression<Data>) =>
  nullable({ sql: sql`case when ${condition} then ${expression} end`, decode });

/** The same for an expression that may be null itself. */
export const nullable = <Data>({ sql, decode }: JsonExpression<Data>): JsonExpression<Data | null> => ({
  sql,
  decode: (value) => (value === null ? null : decode(value)),
});

const isExpression = (field: Fields[string]) => is(field, Column) || is(field, SQL);

/** Undefined for columns whose JSON value is their value. */
const decoderOf = (field: Fields[string]) => {
  if (!is(field, Column)) return is(field, SQL) ? undefined : field.decode;
  if (field.mapFromDriverValue === Column.prototype.mapFromDriverValue) return undefined;
  return (value: unknown) => (value === null ? null : field.mapFromDriverValue(value));
};
