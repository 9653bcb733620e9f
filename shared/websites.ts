import { z } from "zod";

/** What a website says of itself, as plain text; the addresses are its own to serve. */
export const websiteInfos = z
  .object({
    url: z.string(),
    title: z.string(),
    description: z.string(),
    iconUrl: z.string().nullable(),
    imageUrl: z.string().nullable(),
  })
  .strict();
export type WebsiteInfos = z.infer<typeof websiteInfos>;
