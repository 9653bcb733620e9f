import { z } from "zod";
import { intents } from "./mentions.ts";
import { sourceNames, sourceState } from "./sources.ts";

/** The best of the new mentions, in short; `newer`: how many new ones stand before it in the list, the newest first. */
const bestMention = z
  .object({
    id: z.uuid(),
    source: z.enum(sourceNames),
    title: z.string(),
    author: z.string().nullable(),
    intent: z.enum(intents),
    score: z.number().int(),
    foundAt: z.iso.datetime(),
    newer: z.number().int(),
  })
  .strict();
export type BestMention = z.infer<typeof bestMention>;

/** How a project does: what is new, and what was found on each of the last 30 days (UTC), the oldest first. */
export const overview = z
  .object({
    newMentions: z.number().int(),
    newLeads: z.number().int(),
    days: z.array(z.object({ day: z.iso.date(), mentions: z.number().int() }).strict()),
    best: z.array(bestMention),
  })
  .strict();
export type Overview = z.infer<typeof overview>;

/** How far the search for a project's keywords has come; `searched` counts keywords. */
export const scanProgress = z
  .object({
    keywords: z.number().int(),
    searched: z.number().int(),
    sources: z.array(sourceState.extend({ searched: z.number().int() }).strict()),
    mentions: z.number().int(),
    isDone: z.boolean(),
  })
  .strict();
export type ScanProgress = z.infer<typeof scanProgress>;
