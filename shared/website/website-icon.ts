import { z } from "zod";

export const iconQuery = z.object({ url: z.string().trim().min(1).max(2_000) }).strict();
export const iconInput = z.object({ url: z.string().trim().min(1).max(2_000).nullable() }).strict();

/** A small icon as a `data:` URL, so that our pages do not load anything from other servers. */
export const icon = z.object({ iconUrl: z.string().nullable() }).strict();
