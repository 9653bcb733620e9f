import { z } from "zod";
import { creditKinds } from "../billing/credits.ts";
import { intents } from "../conversations/mentions.ts";
import { sourceNames } from "../conversations/sources.ts";

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

/** How many days the overview covers. */
const overviewPeriods = ["7", "30", "90"] as const;
export const overviewQuery = z.object({ days: z.enum(overviewPeriods).default("30").transform(Number) }).strict();

const count = z.number().int();
const countUpTo = count.describe("Exact up to 10,000; 10,001 stands for more");
const instant = z.iso.datetime().nullable();

/** Submissions by what became of them, and the listings live on each day of the period (UTC), oldest first. */
const linksOverview = z
  .object({
    total: count,
    live: count,
    needsCustomer: count,
    proposed: count,
    lost: count,
    replaced: count.describe("Submissions that replace another one"),
    answerBy: instant.describe("When the first submission that needs an answer expires"),
    autoApproveAt: instant.describe("When the first proposal is approved automatically"),
    days: z.array(z.object({ day: z.iso.date(), live: count }).strict()),
  })
  .strict();

/** Articles by what they wait for. Months are in UTC. */
const articlesOverview = z
  .object({
    total: count,
    waiting: count.describe("Ideas, articles to review and articles that failed to publish"),
    ideas: count,
    toReview: count,
    failed: count,
    scheduled: count,
    nextAt: instant.describe("When the next scheduled one is published"),
    publishedThisMonth: count,
  })
  .strict();

/** What happened on a day (UTC). `live`: links at its end; a link that was only suspected to be lost is not gained again. */
const overviewDay = z
  .object({
    day: z.iso.date(),
    live: count,
    gained: count,
    lost: count,
    replaced: count,
    mentions: count,
    visits: count.describe("Visits from directories"),
    assistantVisits: count.describe("Visits from AI assistants"),
    articles: count.describe("Published articles"),
  })
  .strict();
export type OverviewDay = z.infer<typeof overviewDay>;

const overviewSource = z.object({ source: z.enum(sourceNames), mentions: count, previous: count }).strict();

/** What comes next; null if nothing is planned. */
const overviewNext = z
  .object({
    scanAt: instant.describe("The next search for mentions"),
    submissionAt: instant.describe("When the next approved submission is queued"),
    reportAt: instant.describe("The next monthly report"),
  })
  .strict();

/** A project's status, and its last days compared with as many days before, oldest first. */
export const overview = z
  .object({
    newMentions: countUpTo,
    newLeads: countUpTo,
    openSuggestions: countUpTo,
    /** Offers that leaving customers accepted and that the owner has to carry out. */
    acceptedOffers: countUpTo,
    days: z.array(overviewDay),
    previousDays: z.array(overviewDay),
    sources: z.array(overviewSource).describe("Mentions per source in the period and in the previous one, most first"),
    best: z.array(bestMention),
    links: linksOverview,
    articles: articlesOverview,
    next: overviewNext,
    credits: z
      .array(z.object({ kind: z.enum(creditKinds), available: count }).strict())
      .describe("What the account that owns the project has left"),
  })
  .strict()
  .meta({ id: "Overview" });
export type Overview = z.infer<typeof overview>;
