// What Linux tells of a process from outside.
import { readdirSync, readFileSync } from "node:fs";

/** Open files and sockets. */
export const handlesOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

/** Established, and waiting to be: Linux may keep one that says nothing from the process for a while. */
const standing = new Set(["01", "03"]);

/** The ports of the clients to whom a connection stands at this port of ours. */
export const connectedTo = (port: number) => {
  const wanted = port.toString(16).toUpperCase().padStart(4, "0");
  const clients = new Set<number>();
  for (const table of ["/proc/net/tcp", "/proc/net/tcp6"])
    for (const line of readFileSync(table, "utf8").split("\n").slice(1)) {
      const [, local = "", remote = "", state] = line.trim().split(/\s+/);
      if (local.endsWith(`:${wanted}`) && standing.has(state ?? "")) clients.add(Number.parseInt(remote.slice(-4), 16));
    }
  return clients;
};

/** Resident memory of a process, and of its children together, in MB. */
export const memoryOf = (pid: number) => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "latin1").split(" ").filter(Boolean);
  return { own: residentMb(pid), children: children.reduce((sum, id) => sum + residentMb(id), 0) };
};

const residentMb = (pid: number | string) => {
  try {
    const kilobytes = readFileSync(`/proc/${pid}/status`, "latin1").match(/^VmRSS:\s+(\d+)/m)?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch (error) {
    // A child that has ended meanwhile.
    if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return 0;
    throw error;
  }
};
