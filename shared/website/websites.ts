import { z } from "zod";

/** A website's own description as plain text; the URLs point to that website. */
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
