// What a benchmark of a big table consists of, and values for its rows.
import { sumsOf } from "#db/testing/migrated-sums.ts";

type Scope = { projectId: string; owner: { id: string } };

export type Size = { rows: number; total: number };

export type BigTable = {
  tables: readonly [string, ...string[]];
  /** Statements that fill the tables. `source` has a row per row of the first table, with its project, time and age. */
  fill: (source: string, size: Size) => string[];
  requests: (scope: Scope) => string[];
  /** Indexes that only lists need: what they cost inserts into the first table is measured. */
  costly?: readonly string[];
  /** Triggers on inserts into the first table, which count them: their cost is measured, too. */
  countedBy?: readonly string[];
};

export const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * 3600_000).toISOString().slice(0, 10);
export const month = `from=${day(200)}&to=${day(170)}`;

const array = (values: readonly string[]) => `array['${values.join("', '")}']`;
/** One of the values, the first ones most often. */
export const mostly = (values: readonly string[]) =>
  `(${array(values)})[1 + floor(power(random(), 3) * ${values.length})::int]`;
export const evenly = (values: readonly string[]) => `(${array(values)})[1 + floor(random() * ${values.length})::int]`;
/** One in ten thousand rows has the rare value. */
export const rarely = (rare: string, usual: string) => `case when at % 10007 < 1 then '${rare}' else ${usual} end`;

/** The list, then each change of its parameters. The last page is that of the ten-thousandth row. */
export const each = (path: string, limit: number, changes: readonly string[]) =>
  ["", `page=${5_000 / limit}`, `page=${10_000 / limit}`, ...changes].map((change) => `${path}${change}`);

/** Fills tables that triggers maintain as their migrations do, since triggers are off while the rows are filled in. */
export const summedUp = (...names: string[]) => names.flatMap(sumsOf);
