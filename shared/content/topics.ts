// Topics: what a project could write about, each with the evidence for it.
import { z } from "zod";
import { csvFormat } from "../csv-format.ts";
import { paging, totals } from "../pagination.ts";

/** Where a topic comes from. `manual`: the customer typed it. */
export const topicSources = ["mentions", "queries", "pages", "manual"] as const;
export type TopicSource = (typeof topicSources)[number];

/** What readers of the topic are after. */
export const topicIntents = ["learn", "compare", "solve", "buy"] as const;
export type TopicIntent = (typeof topicIntents)[number];

/** `competing`: a page of the website that Google shows for the same query as others. */
export const evidenceKinds = ["mention", "query", "page", "competing", "manual"] as const;

/** `count`: impressions of a query, or mentions of a keyword. There are no estimated volumes. */
export const topicEvidence = z
  .object({
    kind: z.enum(evidenceKinds),
    text: z.string(),
    url: z.string().optional(),
    count: z.number().int().optional(),
  })
  .strict()
  .meta({ id: "TopicEvidence" });
export type TopicEvidence = z.infer<typeof topicEvidence>;

export const topic = z
  .object({
    id: z.uuid(),
    title: z.string(),
    source: z.enum(topicSources),
    intent: z.enum(topicIntents),
    evidence: z.array(topicEvidence),
    /** A page of the project's website that already covers the topic: an article would compete with it. */
    cannibalises: z.string().nullable(),
    /** The newest article about it that isn't archived. */
    articleId: z.uuid().nullable(),
    createdAt: z.iso.datetime(),
  })
  .strict()
  .meta({ id: "Topic" });
export type Topic = z.infer<typeof topic>;

export const maxTopicTitle = 200;
export const topicInput = z
  .object({
    title: z.string().trim().min(3, "Enter a topic of at least 3 characters.").max(maxTopicTitle),
    intent: z.enum(topicIntents).optional(),
    note: z.string().trim().max(500).optional(),
  })
  .strict();
export type TopicInput = z.infer<typeof topicInput>;

export const topicQuery = paging(25)
  .extend({ source: z.enum(topicSources).optional() })
  .strict();
export type TopicQuery = z.infer<typeof topicQuery>;
export const topicList = z.object({ topics: z.array(topic), ...totals }).strict();
/** Maximum size of an imported CSV file: 2 MB. Search Console exports at most 1,000 queries. */
export const maxTopicImportBytes = 2_000_000;

/** `skipped` counts queries at other positions than 8 to 30. */
export const topicImportResult = z
  .object({
    created: z.number().int(),
    updated: z.number().int(),
    skipped: z.number().int(),
    format: csvFormat,
    errors: z.array(z.object({ line: z.number().int(), message: z.string() }).strict()),
  })
  .strict();
export type TopicImportResult = z.infer<typeof topicImportResult>;
