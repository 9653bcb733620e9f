import { join } from "node:path";
import type { Headline } from "#shared/social-images.ts";
import { createSandbox, workerScript } from "../sandbox/sandbox.ts";
import type { SocialImageTasks } from "./social-image-worker.ts";

/** Returns a PNG. Throws Problem `unavailable` when too many images are queued. */
export type DrawSocialImage = (headline: Headline) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Draws social images one at a time in a child process: each takes about 40 ms of CPU time, half of which would block
 * the event loop.
 */
export const createSocialImageProcess = (): { drawSocialImage: DrawSocialImage; close: () => void } => {
  const { run, close } = createSandbox<SocialImageTasks>({
    entry: workerScript(join(import.meta.dirname, "social-image-worker.ts")),
    maxWorkers: 1,
    maxQueued: 40,
    memoryMb: 300,
    // A hundred images must finish within the 10 s idle timeout, even on a busy machine. That takes more than the
    // default priority.
    niceness: 5,
  });
  return { drawSocialImage: (headline) => run("drawSocialImage", headline), close };
};
