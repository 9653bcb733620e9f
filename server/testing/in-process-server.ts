// The whole server with its jobs in this process, for test files with settings or rows of their own: the built one takes two
// seconds of processor time to start, and its code is slow at first.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#db/connect.ts";
import { readEnv } from "../env.ts";
import { createLog } from "../observability/log.ts";
import { startServer } from "../server.ts";
import { freePort, serverVariables } from "./built-server.ts";
import { parseUntrusted } from "./test-parser.ts";

/** Starts a server on this database, with the built client. `stop` closes the database, too. */
export const startInProcess = async (database: Database, variables: Record<string, string> = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), "linkstead-"));
  const port = freePort();
  const env = readEnv({ ...serverVariables, ...variables, PORT: String(port), DATA_DIR: dataDir });
  const parser = { parseUntrusted, close: () => {} };
  const { stop } = await startServer(env, createLog(env), { database, parser });
  return { url: `http://localhost:${port}`, dataDir, stop: () => stop(0) };
};
