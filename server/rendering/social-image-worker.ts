// The child process that draws social images.
import type { Headline } from "#shared/landing/generated-pages.ts";
import { serveTasks } from "../sandbox/serve-tasks.ts";
import { drawSocialImage } from "./social-image.tsx";

const tasks = {
  drawSocialImage: async (headline: Headline) => {
    const image = await drawSocialImage(headline);
    // A drawing leaves megabytes of native memory to the collector, which sees little of them. It runs once the image is
    // on its way to the parent.
    setImmediate(() => Bun.gc(true));
    return image;
  },
};
export type SocialImageTasks = typeof tasks;

serveTasks(tasks);
