// Starts the built server with its own data folder, for scripts and browser tests.
import { randomInt } from "node:crypto";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type BuiltServer = {
  url: string;
  pid: number;
  dataDir: string;
  /** Stops the server gracefully and returns its exit code. */
  stop: () => Promise<number>;
  /** Kills the server without a graceful shutdown, for when its data no longer matters. */
  kill: () => Promise<void>;
};

/** What all servers of tests have in common. */
export const serverVariables = {
  NODE_ENV: "production",
  EMBEDDED: "yes",
  LOG_LEVEL: "warn",
  // The catalogue lists real websites.
  CHECKS: "off",
};

/**
 * Starts a server, on a free port unless `PORT` is set, and resolves when it is ready. Its database is new unless `DATA_DIR` or `DATABASE_URL`
 * is set. `folder` contains the build.
 */
export const startBuiltServer = async (env: Record<string, string> = {}, folder = "."): Promise<BuiltServer> => {
  if (!existsSync(join(folder, "dist/server/main.js")))
    throw new Error("There is no build. Run `bun run build` first.");
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "linkstead-"));
  const port = Number(env.PORT ?? freePort());
  const url = `http://localhost:${port}`;
  const child = Bun.spawn([process.execPath, "dist/server/main.js"], {
    cwd: folder,
    env: {
      ...process.env,
      ...serverVariables,
      PORT: String(port),
      DATA_DIR: dataDir,
      ...env,
    },
    stdout: "inherit",
    stderr: "inherit",
  });
  await untilReady(`${url}/api/ready`, child);
  return {
    url,
    pid: child.pid,
    dataDir,
    stop: async () => {
      child.kill("SIGTERM");
      const code = await child.exited;
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await child.exited;
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/**
 * A port that is free until a server has started on it: the system gives outgoing connections those from 32768 on. This
 * process keeps the odd port above, so that no test that runs at the same time takes the same one.
 */
export const freePort = (): number => {
  const port = 2 * randomInt(5_000, 16_384);
  try {
    listen(port + 1).unref();
    listen(port).stop(true);
    return port;
  } catch {
    return freePort();
  }
};

const listen = (port: number) => Bun.listen({ port, hostname: "127.0.0.1", socket: { data: () => {} } });

const untilReady = async (url: string, child: { exitCode: number | null; exited: Promise<number> }) => {
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    if (child.exitCode !== null) throw new Error(`The server stopped with ${child.exitCode}.`);
    await Bun.sleep(20);
  }
};
