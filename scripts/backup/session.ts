// One transaction on the configured database, Postgres or embedded, with COPY: it needs no pg_dump, works with every
// Postgres version and transfers data between both kinds.
import { existsSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { DatabaseLocation } from "#db/connect.ts";
import { embeddedFolder, lockFolder } from "#db/folder-lock.ts";
import { openPGlite } from "#db/pglite.ts";
import { openConnection } from "#db/pool.ts";

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

const dayMs = 24 * 3600_000;

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
