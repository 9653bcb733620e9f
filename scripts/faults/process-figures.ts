// Figures about a process that Linux exposes in /proc.
import { readdirSync, readFileSync } from "node:fs";

/** Number of open files and sockets. */
export const handlesOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

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

/** Resident memory of a process, and of its children in total, in MB. */
export const memoryOf = (pid: number) => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "latin1").split(" ").filter(Boolean);
  return { own: residentMb(pid), children: children.reduce((sum, id) => sum + residentMb(id), 0) };
};

const residentMb = (pid: number | string) => {
  try {
    const kilobytes = readFileSync(`/proc/${pid}/status`, "latin1").match(/^VmRSS:\s+(\d+)/m)?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch (error) {
    // The child has exited.
    if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return 0;
    throw error;
  }
};
