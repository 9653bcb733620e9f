import { z } from "zod";
import { intents } from "./mentions.ts";
import { sourceNames, sourceState } from "./sources.ts";

/** One of the best new mentions; `newer`: how many new mentions precede it in the list sorted newest first. */
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

/** Submissions by what became of them, and the listings live on each of the last 30 days (UTC), oldest first. */
const linksOverview = z
  .object({
    total: z.number().int(),
    live: z.number().int(),
    needsCustomer: z.number().int(),
    proposed: z.number().int(),
    lost: z.number().int(),
    /** Submissions that replace another one. */
    replaced: z.number().int(),
    days: z.array(z.object({ day: z.iso.date(), live: z.number().int() }).strict()),
  })
  .strict();
export type LinksOverview = z.infer<typeof linksOverview>;

/** `waiting`: articles that need a decision. `nextAt`: when the next scheduled one is published. Months are in UTC. */
const articlesOverview = z
  .object({
    total: z.number().int(),
    waiting: z.number().int(),
    scheduled: z.number().int(),
    nextAt: z.iso.datetime().nullable(),
    publishedThisMonth: z.number().int(),
  })
  .strict();
export type ArticlesOverview = z.infer<typeof articlesOverview>;

/** A project's status: new mentions, and mentions per day over the last 30 days (UTC), oldest first. */
export const overview = z
  .object({
    newMentions: z.number().int(),
    newLeads: z.number().int(),
    days: z.array(z.object({ day: z.iso.date(), mentions: z.number().int() }).strict()),
    best: z.array(bestMention),
    links: linksOverview,
    articles: articlesOverview,
  })
  .strict();
export type Overview = z.infer<typeof overview>;

/** The progress of a project's scan; `searched` counts keywords. */
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
