// How we use postgres.js with Drizzle.
import { makePgArray } from "drizzle-orm/pg-core/utils";
import postgres, { type Options, type Row, type RowList, type Sql } from "postgres";
import { parse as parseArray } from "postgres-array";

/** Returns a parameter as text, so that its type need not be known. */
export const toText = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString("hex")}`;
  if (Array.isArray(value)) return makePgArray(value);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
};

const same = (value: unknown) => value;
const toTexts = (value: string) => parseArray(value, String);
const toNumbers = (value: string) => parseArray(value, Number);
const bytes = (value: string) => Buffer.from(value.slice(2), "hex");
const type = (from: number[], parse: (value: string) => unknown) => ({
  to: from[0] ?? 0,
  from,
  serialize: same,
  parse,
});

/**
 * By OID (pg_type.dat). Drizzle parses times itself. Arrays are listed because postgres.js would query their types on every
 * connection otherwise, without handling that this fails.
 */
const types = {
  bool: type([16], (value) => value === "t"),
  bytea: type([17], bytes),
  json: type([114, 3802], JSON.parse),
  times: type([1082, 1083, 1114, 1184, 1115, 1182, 1185, 1231], same),
  texts: type([1003, 1009, 1015, 1016, 2951], toTexts),
  numbers: type([1005, 1007, 1021, 1022], toNumbers),
};

/** Options that the types of postgres.js lack. */
type UntypedOptions = {
  socket?: (address: { host: string[]; port: number[] }) => Promise<unknown>;
  onnotify?: (channel: string, payload: string) => void;
};

/** A client with a single connection. */
export const createClient = (url: string, options: Options<Record<string, never>> & UntypedOptions = {}): Sql => {
  // Providers add this parameter for libpq; Postgres would refuse it as an unknown setting.
  const address = url.replace(/([?&])channel_binding=[^&]*&?/, "$1");
  const defaults = {
    max: 1,
    max_lifetime: null,
    fetch_types: false,
    types,
    transform: { undefined: null },
    onnotice: () => {},
  };
  return postgres(address, { ...defaults, ...options } as Options<Record<string, never>>);
};

export type Query = (
  text: string,
  values?: unknown[],
  options?: { prepare?: boolean; asArrays?: boolean },
) => Promise<RowList<Row[]>>;

const isTime = ({ type }: { type: number }) => type === 1114 || type === 1184;

const datesIn = (rows: RowList<Row[]>): Row[] => {
  // A statement without rows has no columns.
  const times = (rows.columns ?? []).filter(isTime).map(({ name }) => name);
  if (!times.length) return rows;
  const dates = (row: Row) => times.map((name) => [name, row[name] && new Date(row[name])] as const);
  return rows.map((row) => ({ ...row, ...Object.fromEntries(dates(row)) }));
};

/** The rows of one or several statements with times as dates, for the job queue. */
export const withDates = (result: RowList<Row[]>): Row[] =>
  result.columns ? datesIn(result) : (result as unknown as RowList<Row[]>[]).flatMap(datesIn);

/** As Drizzle calls it: `unsafe(…)` for rows that are objects, `unsafe(…).values()` for arrays. */
const toUnsafe = (query: Query) => (text: string, values: unknown[], options?: { prepare?: boolean }) => {
  let asArrays = false;
  const result = Promise.resolve().then(() => query(text, values, { ...options, asArrays }));
  const selectArrays = () => {
    asArrays = true;
    return result;
  };
  return Object.assign(result, { values: selectArrays });
};

const toTransaction = (query: Query, name = "level") => ({
  unsafe: toUnsafe(query),
  savepoint: async <Result>(run: (inner: unknown) => Promise<Result>): Promise<Result> => {
    await query(`savepoint ${name}`);
    try {
      const result = await run(toTransaction(query, `${name}_1`));
      await query(`release savepoint ${name}`);
      return result;
    } catch (error) {
      await query(`rollback to savepoint ${name}`);
      throw error;
    }
  },
});

type Queries = { query: Query; exclusively: <Result>(run: (query: Query) => Promise<Result>) => Promise<Result> };

/** What Drizzle uses of a client of postgres.js. It would set `options`, which `types` does. */
export const toDrizzleClient = ({ query, exclusively }: Queries) => {
  const begin = <Result>(run: (transaction: unknown) => Promise<Result>) =>
    exclusively(async (query) => {
      await query("begin");
      const result = await run(toTransaction(query));
      const { command } = await query("commit");
      // After a failed statement, Postgres rolls back instead.
      if (command !== "COMMIT") throw new Error("The transaction was rolled back because a statement had failed.");
      return result;
    });
  return { options: { parsers: {}, serializers: {} }, unsafe: toUnsafe(query), begin } as unknown as Sql;
};
