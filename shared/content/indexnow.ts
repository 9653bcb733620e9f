// IndexNow: announcing published pages to search engines. https://www.indexnow.org/documentation
import { z } from "zod";

/** `failed`: search engines refused the address, and it is not sent again. */
export const indexnowStates = ["waiting", "sent", "failed"] as const;

const at = z.iso.datetime();

/** A website with the project's pages. `verifiedAt`: when the key file was found there. */
export const indexnowSite = z
  .object({
    origin: z.string(),
    keyUrl: z.string(),
    verifiedAt: at.nullable(),
    checkedAt: at.nullable(),
    reason: z.string().nullable(),
  })
  .strict()
  .meta({ id: "IndexnowSite" });
export type IndexnowSite = z.infer<typeof indexnowSite>;

/** `reason`: why the last address failed or waits. */
export const indexnow = z
  .object({
    key: z.string(),
    sites: z.array(indexnowSite),
    sent: z.number().int(),
    waiting: z.number().int(),
    failed: z.number().int(),
    lastSentAt: at.nullable(),
    reason: z.string().nullable(),
  })
  .strict()
  .meta({ id: "Indexnow" });
export type Indexnow = z.infer<typeof indexnow>;

export const indexnowCheck = z.object({ origin: z.url({ protocol: /^https?$/ }).max(300) }).strict();
