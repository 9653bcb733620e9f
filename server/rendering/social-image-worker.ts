// Entry point of the child process that draws social images.
import type { Headline } from "#shared/social-images.ts";
import { serveTasks } from "../sandbox/serve-tasks.ts";
import { drawSocialImage } from "./social-image.tsx";

const tasks = {
  drawSocialImage: async (headline: Headline) => {
    const image = await drawSocialImage(headline);
    // Each drawing leaves megabytes of native memory that the garbage collector barely notices. Collect it once the
    // image has been sent to the parent.
    setImmediate(() => Bun.gc(true));
    return image;
  },
};
export type SocialImageTasks = typeof tasks;

serveTasks(tasks);
