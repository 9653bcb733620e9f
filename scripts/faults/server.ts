// What the faults share: the built server, which has an admin, its users, and waits.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Glob } from "bun";
import { createTestDatabase } from "#db/testing/postgres.ts";
import { startBuiltServer } from "#server/testing/built-server.ts";
import type { Figure } from "../checks/measurement.ts";

export type Options = {
  /** Shorter outages and fewer requests, for use during development. */
  quick: boolean;
};

export type Fault = (options: Options) => Promise<Figure[]>;

/** Polls until `condition` returns true; returns the elapsed milliseconds. Throws after `seconds`. */
export const untilTrue = async (what: string, seconds: number, condition: () => boolean | Promise<boolean>) => {
  const startedAt = performance.now();
  while (!(await condition())) {
    if (performance.now() - startedAt > seconds * 1000) throw new Error(`Timed out after ${seconds} s: ${what}.`);
    await Bun.sleep(50);
  }
  return performance.now() - startedAt;
};

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
type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

/** Runs a fault on a server with a new Postgres database. */
export const withServer = async (
  env: Record<string, string>,
  run: (server: Server, database: TestDatabase) => Promise<Figure[]>,
) => {
  const database = await createTestDatabase();
  const server = await startServer(database.url, env);
  try {
    return await run(server, database);
  } finally {
    await server.end();
    await database.drop();
  }
};

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

export const owner = { email: "owner@linkstead.example", password: "a long enough password" };

export const newEmail = () => `${crypto.randomUUID()}@people.example`;

type Account = { email: string; password: string };

const readToken = async (response: Response) => {
  const { accessToken } = (await response.json()) as { accessToken?: string };
  if (!accessToken) throw new Error(`Sign-in returned ${response.status}.`);
  return accessToken;
};

export const sendSignIn = (request: SendRequest, json: Account) =>
  request("/api/auth/signIn", { method: "POST", json });

export const signIn = async (request: SendRequest, account: Account) => readToken(await sendSignIn(request, account));

/** Signs up a new customer and returns the account with its access token. */
export const signUp = async (request: SendRequest) => {
  const account = { email: newEmail(), password: "quite a long password" };
  return { ...account, token: await readToken(await request("/api/auth/signup", { method: "POST", json: account })) };
};

export const uploadImage = (request: SendRequest, token: string, image: Uint8Array<ArrayBuffer>) => {
  const body = new FormData();
  body.append("file", new File([image], "image.png", { type: "image/png" }));
  return request("/api/file-uploads/image", { method: "POST", token, body });
};

export const joinWaitlist = (request: SendRequest, email = newEmail()) =>
  request("/api/waitlist", { method: "POST", json: { email } });

/** Milliseconds until a new signup gets an email: jobs are running and the backlog is done. */
export const msUntilEmail = async ({ request, dataDir }: Server) => {
  const email = newEmail();
  await joinWaitlist(request, email);
  const outbox = new Glob(join(dataDir, "outbox/*.eml"));
  const isSent = () => [...outbox.scanSync()].some((file) => readFileSync(file, "utf8").includes(`To: ${email}`));
  return untilTrue("an email is sent", 70, isSent);
};
