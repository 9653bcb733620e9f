// Figures about a process that Linux exposes in /proc.
import { readFileSync } from "node:fs";

/** ESTABLISHED and SYN_RECV: Linux may withhold a silent connection from the process for a while. */
const openStates = new Set(["01", "03"]);

/** The ports of clients with an open connection to a local port. */
export const connectedTo = (port: number) => {
  const hexPort = port.toString(16).toUpperCase().padStart(4, "0");
  const clients = new Set<number>();
  for (const table of ["/proc/net/tcp", "/proc/net/tcp6"])
    for (const line of readFileSync(table, "utf8").split("\n").slice(1)) {
      const [, local = "", remote = "", state] = line.trim().split(/\s+/);
      if (local.endsWith(`:${hexPort}`) && openStates.has(state ?? ""))
        clients.add(Number.parseInt(remote.slice(-4), 16));
    }
  return clients;
};

/**
 * Resident memory of a process, and of its children in total, in MB. A child that has not started its program yet is
 * left out: until then, it runs in the memory of its parent, see vfork(2).
 */
export const memoryOf = (pid: number) => {
  const command = readProc(pid, "cmdline");
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "latin1")
    .split(" ")
    .filter((id) => id && readProc(id, "cmdline") !== command);
  return { own: residentMb(pid), children: children.reduce((sum, id) => sum + residentMb(id), 0) };
};

const residentMb = (pid: number | string) => Number(readProc(pid, "status").match(/^VmRSS:\s+(\d+)/m)?.[1] ?? 0) / 1024;

const readProc = (pid: number | string, file: string) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "latin1");
  } catch (error) {
    // The child has exited.
    if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return "";
    throw error;
  }
};
