import { createSocialImageProcess } from "../rendering/social-image-process.ts";

/** One for all tests of a thread; it stops when it is idle. */
export const { drawSocialImage } = createSocialImageProcess();
