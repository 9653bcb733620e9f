// Runs shell commands of the guide with Docker, or with Podman in its place.
import { networkInterfaces } from "node:os";

type Result = { code: number; output: string };

export type Shell = {
  /** Returns the exit code, and both outputs. */
  run: (script: string) => Promise<Result>;
  /** Returns the standard output, trimmed; throws if a command fails. */
  read: (script: string) => Promise<string>;
};

type Variables = Record<string, string | undefined>;

const spawn = async (script: string, cwd: string, env: Variables) => {
  const child = Bun.spawn(["sh", "-euc", script], { cwd, env, stdin: "ignore", stdout: "pipe", stderr: "pipe" });
  const [stdout, stderr] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  return { code: await child.exited, stdout, stderr };
};

/** A shell in a folder in which `docker` is the engine. It inherits our variables unless `isClean`. */
export const createShell = (
  engine: string,
  cwd: string,
  variables: Variables = {},
  { isClean = false }: { isClean?: boolean } = {},
): Shell => {
  const prelude = engine === "docker" ? "" : `docker() { ${engine} "$@"; }\n`;
  const env = isClean ? variables : { ...process.env, ...variables };
  return {
    run: async (script) => {
      const { code, stdout, stderr } = await spawn(prelude + script, cwd, env);
      return { code, output: stdout + stderr };
    },
    read: async (script) => {
      const { code, stdout, stderr } = await spawn(prelude + script, cwd, env);
      if (code !== 0) throw new Error(`${script}\nfailed with ${code}:\n${stdout.slice(-500)}${stderr.slice(-2000)}`);
      return stdout.trim();
    },
  };
};

export const findEngine = async () => {
  for (const engine of ["docker", "podman"])
    if (Bun.which(engine) && (await createShell(engine, ".").run("docker info")).code === 0) return engine;
  return undefined;
};

/** Whether anything listens on a port of this machine, at an address. */
export const accepts = async (port: number, hostname = "127.0.0.1") => {
  try {
    const socket = await Bun.connect({ hostname, port, socket: { data: () => {} } });
    socket.end();
    return true;
  } catch {
    return false;
  }
};

/** This machine's IPv4 addresses other than loopback. */
export const publicAddresses = () =>
  Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);

/** Polls until `condition` returns true; false after `seconds`. */
export const becomesTrue = async (seconds: number, condition: () => Promise<boolean>) => {
  for (const startedAt = performance.now(); performance.now() - startedAt < seconds * 1000; await Bun.sleep(250))
    if (await condition()) return true;
  return false;
};

/** Memory of the processes in a container without the files that they map, such as Bun itself, in MB. */
export const memoryOf = async ({ read }: Shell, container: string) => {
  const statuses = await read(`docker exec ${container} sh -c 'cat /proc/[0-9]*/status'`);
  const kilobytes = [...statuses.matchAll(/^RssAnon:\s+(\d+) kB/gm)].map(([, value]) => Number(value));
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1000;
};
