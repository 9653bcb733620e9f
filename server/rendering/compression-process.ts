import { join } from "node:path";
import { createSandbox, workerScript } from "../sandbox/sandbox.ts";
import type { Compress } from "./compression.ts";
import type { CompressionTasks } from "./compression-worker.ts";

/**
 * Compresses in a child process with the lowest priority: a page takes a tenth of a second at the best quality, and the
 * threads of this process would compete with its event loop.
 */
export const createCompressionProcess = (): { compressBest: Compress; close: () => void } => {
  const { run, close } = createSandbox<CompressionTasks>({
    entry: workerScript(join(import.meta.dirname, "compression-worker.ts")),
    maxWorkers: 1,
    cpuMs: 30_000,
    // On a busy machine, it may wait for a long time.
    wallMs: 10 * 60_000,
    memoryMb: 300,
    niceness: 19,
  });
  return { compressBest: (body) => run("compressBest", body), close };
};
