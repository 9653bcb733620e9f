// Starts the built server in a folder of its own, for the scripts and browser tests that need a real one.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type BuiltServer = {
  url: string;
  pid: number;
  dataDir: string;
  /** Answers the code that it ended with. */
  stop: () => Promise<number>;
  /** At once, without a farewell: for a server whose data nobody needs any more. */
  kill: () => Promise<void>;
};

/** A server on a free port, ready to answer. Its database is new unless `DATA_DIR` or `DATABASE_URL` says otherwise. */
export const startBuiltServer = async (env: Record<string, string> = {}): Promise<BuiltServer> => {
  if (!existsSync("dist/server/main.js")) throw new Error("There is no build; run bun run build first.");
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "linkstead-"));
  const port = freePort();
  const url = `http://localhost:${port}`;
  const child = Bun.spawn([process.execPath, "dist/server/main.js"], {
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "warn", PORT: String(port), DATA_DIR: dataDir, ...env },
    stdout: "inherit",
    stderr: "inherit",
  });
  await answering(`${url}/api/ready`, child);
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

export const freePort = () => {
  const probe = Bun.listen({ port: 0, hostname: "127.0.0.1", socket: { data: () => {} } });
  probe.stop(true);
  return probe.port;
};

const answering = async (url: string, child: { exitCode: number | null; exited: Promise<number> }) => {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (child.exitCode !== null) throw new Error(`The server stopped with ${child.exitCode}.`);
    await Bun.sleep(20);
  }
};
