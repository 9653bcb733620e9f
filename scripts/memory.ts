import { readFileSync } from "node:fs";

/** The memory that a process holds now, in MB; Linux alone tells. */
export const memoryOf = (pid: number) =>
  Math.round(Number(readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024);
