// The built server for fault scripts: it has an admin, and every request sets its client address.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBuiltServer } from "#server/testing/built-server.ts";
import { untilTrue } from "./fault.ts";
import { owner } from "./users.ts";

type Call = {
  method?: string;
  token?: string | undefined;
  json?: unknown;
  body?: FormData;
  /** The client address; unique by default, so that rate limits do not interfere. */
  address?: string;
  signal?: AbortSignal;
};

export type SendRequest = (path: string, call?: Call) => Promise<Response>;

/** Starts a server on Postgres, or on the embedded database without a URL. Its data folder survives a kill. */
export const startServer = async (databaseUrl?: string, env: Record<string, string> = {}) => {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "linkstead-fault-"));
  const start = () =>
    startBuiltServer({
      // Shows only why a server did not start.
      LOG_LEVEL: "fatal",
      TRUST_PROXY: "true",
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...env,
      DATA_DIR: dataDir,
    });
  let built = await start();
  const request: SendRequest = (path, call = {}) => fetch(built.url + path, requestOf(call));

  return {
    dataDir,
    request,
    url: () => built.url,
    pid: () => built.pid,
    /** Kills the process with SIGKILL and starts another on the same data. */
    restartAfterKill: async () => {
      process.kill(built.pid, "SIGKILL");
      await built.stop();
      built = await start();
    },
    /** Stops the server gracefully; returns its exit code. */
    stop: () => built.stop(),
    end: async () => {
      await built.stop();
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

export type Server = Awaited<ReturnType<typeof startServer>>;

let addressCount = 0;
const newAddress = () => {
  const number = ++addressCount;
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
};

const timeoutMs = 20_000;

const requestOf = ({ method = "GET", token, json, body, address = newAddress(), signal }: Call): RequestInit => ({
  method,
  redirect: "manual",
  headers: {
    "x-forwarded-for": address,
    ...(json !== undefined && { "content-type": "application/json" }),
    ...(token && { authorization: `Bearer ${token}` }),
  },
  signal: signal ?? AbortSignal.timeout(timeoutMs),
  ...(json !== undefined && { body: JSON.stringify(json) }),
  ...(body && { body }),
});

/** Requests the pages until they come from the cache. */
export const warmCache = async (request: SendRequest, paths: string[]) => {
  for (const path of paths)
    await untilTrue(`${path} is cached`, 20, async () => {
      const response = await request(path);
      await response.bytes();
      return response.headers.has("etag");
    });
};
