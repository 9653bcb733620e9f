// One transaction on the configured database, Postgres or embedded, with COPY: it needs no pg_dump, works with every
// Postgres version and transfers data between both kinds.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { SQL } from "bun";
import type { DatabaseLocation } from "#db/connect.ts";
import { lockFolder } from "#db/folder-lock.ts";
import { openPGlite } from "#db/pglite.ts";

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
  const sql = new SQL(url, { max: 1, connectionTimeout: 5 });
  const options = mode === "read" ? "isolation level repeatable read read only" : "read write";
  try {
    return await sql.begin(options, (transaction) =>
      run({
        kind: "postgres",
        rows: async <Row>(statement: string) => [...(await transaction.unsafe(statement))] as Row[],
        copyOut: async (source) => transaction.unsafe(`copy ${source} to stdout`).readable() as unknown as Bytes,
        copyIn: (table, bytes) =>
          pipeline(bytes, transaction.unsafe(`copy ${table} from stdin`).writable() as unknown as Writable),
      }),
    );
  } finally {
    await sql.close({ timeout: 5 });
  }
};

const onFolder = async <Result>(
  dataDir: string,
  mode: "read" | "write",
  run: (session: Session) => Promise<Result>,
) => {
  const folder = join(dataDir, "pg");
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
