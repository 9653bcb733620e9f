import { readFileSync } from "node:fs";

/** The memory that a process holds now, in MB; Linux alone tells. */
export const memoryMb = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024;
