import { z } from "zod";

export const iconQuery = z.object({ url: z.string().trim().min(1).max(2_000) }).strict();
export const iconInput = z.object({ url: z.string().trim().min(1).max(2_000).nullable() }).strict();

/** A small picture within its own address (`data:`), so that no page of ours asks somebody else's server for it. */
export const icon = z.object({ iconUrl: z.string().nullable() }).strict();
