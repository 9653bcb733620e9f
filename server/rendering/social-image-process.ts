import { join } from "node:path";
import type { Headline } from "#shared/landing/generated-pages.ts";
import { createSandbox, workerScript } from "../sandbox/sandbox.ts";
import type { SocialImageTasks } from "./social-image-worker.ts";

/** A PNG. Problem `unavailable` when too many images wait to be drawn. */
export type DrawSocialImage = (headline: Headline) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Draws social images in a child process, one after the other: a drawing takes about 40 ms of CPU time, half of which
 * would block the event loop.
 */
export const createSocialImageProcess = (): { drawSocialImage: DrawSocialImage; close: () => void } => {
  const { run, close } = createSandbox<SocialImageTasks>({
    entry: workerScript(join(import.meta.dirname, "social-image-worker.ts")),
    workers: 1,
    waiting: 40,
    memoryMb: 300,
    // A hundred images have to be drawn within the ten seconds of an idle connection, also on a busy machine.
    niceness: 5,
  });
  return { drawSocialImage: (headline) => run("drawSocialImage", headline), close };
};
