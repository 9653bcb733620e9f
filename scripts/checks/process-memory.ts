import { readFileSync } from "node:fs";

/** Resident memory of a process in MB; Linux only. */
export const memoryMb = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024;
