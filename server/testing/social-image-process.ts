import { createSocialImageProcess } from "../rendering/social-image-process.ts";

/** Shared by all tests of a thread. Stops when idle. */
export const { drawSocialImage } = createSocialImageProcess();
