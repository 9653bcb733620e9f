// Preloaded into a server by soak.ts: writes what only the process itself knows, every second, to a file.
import { heapStats } from "bun:jsc";
import { writeFileSync } from "node:fs";

const file = process.env.INSIDE_FILE ?? "";
const everyMs = 20;
const lags: number[] = [];
let last = performance.now();

setInterval(() => {
  lags.push(Math.max(0, performance.now() - last - everyMs));
  last = performance.now();
  if (lags.length * everyMs < 1_000) return;
  writeFileSync(file, JSON.stringify({ heapMb: heapStats().heapSize / 1024 / 1024, lags: lags.splice(0) }));
}, everyMs).unref();
