// Preloaded into a server by soak.ts: writes internal figures of the process to a file every second.
import { heapStats } from "bun:jsc";
import { writeFileSync } from "node:fs";

/**
 * `lags`: event loop delays in ms since the last sample. Memory in MB is measured after a forced garbage collection
 * every ten seconds: without one, uncollected memory looks like a leak.
 */
export type ProcessSample = { lags: number[]; heapMb: number; memoryMb: number };

const file = process.env.PROBE_FILE ?? "";
const minIntervalMs = 20;
const collectEvery = 10;
const lags: number[] = [];
let last = performance.now();
let written = 0;
let memory = { heapMb: 0, memoryMb: 0 };

setInterval(() => {
  lags.push(Math.max(0, performance.now() - last - minIntervalMs));
  last = performance.now();
  if (lags.length * minIntervalMs < 1_000) return;
  if (written++ % collectEvery === 0) memory = measureMemory();
  writeFileSync(file, JSON.stringify({ ...memory, lags: lags.splice(0) } satisfies ProcessSample));
}, minIntervalMs).unref();

const measureMemory = () => {
  Bun.gc(true);
  return { heapMb: heapStats().heapSize / 1024 / 1024, memoryMb: process.memoryUsage.rss() / 1024 / 1024 };
};
