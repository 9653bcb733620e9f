import { z } from "zod";
import { day } from "../dates.ts";
import { paging, totals } from "../pagination.ts";
import { sourceNames } from "./sources.ts";

/** The author's likely intent. */
export const intents = ["asking", "comparing", "complaint", "mention"] as const;
export type Intent = (typeof intents)[number];

export const mentionStatuses = ["new", "replied", "dismissed"] as const;
export type MentionStatus = (typeof mentionStatuses)[number];
export const mentionFilters = ["all", ...mentionStatuses] as const;
export type MentionFilter = (typeof mentionFilters)[number];

export const writers = ["ai", "template"] as const;
export type Writer = (typeof writers)[number];

export const verdicts = ["relevant", "not_relevant"] as const;
export type Verdict = (typeof verdicts)[number];

/** The same post at another source. */
const alsoFoundIn = z.object({ source: z.enum(sourceNames), url: z.string(), foundAt: z.iso.datetime() }).strict();
export type AlsoFoundIn = z.infer<typeof alsoFoundIn>;

export const maxScore = 100;

/** A public post that matches a keyword, with its score's reasons in words. */
export const mention = z
  .object({
    id: z.uuid(),
    source: z.enum(sourceNames),
    url: z.string(),
    author: z.string().nullable(),
    authorUrl: z.string().nullable(),
    title: z.string(),
    excerpt: z.string(),
    keyword: z.string(),
    intent: z.enum(intents),
    score: z.number().int().min(0).max(maxScore),
    reasons: z.array(z.string()),
    publishedAt: z.iso.datetime(),
    foundAt: z.iso.datetime(),
    status: z.enum(mentionStatuses),
    reply: z.string().nullable(),
    verdict: z.enum(verdicts).nullable(),
    alsoFoundIn: z.array(alsoFoundIn),
  })
  .strict()
  .meta({ id: "Mention" });
export type Mention = z.infer<typeof mention>;
export const mentionList = z.object({ mentions: z.array(mention), ...totals }).strict();

/** `source` filters by source, `to` by the last UTC day; not in the original specification. */
export const mentionQuery = paging()
  .extend({
    filter: z.enum(mentionFilters).default("all"),
    from: day.optional(),
    to: day.optional(),
    source: z.enum(sourceNames).optional(),
  })
  .strict();
export type MentionQuery = z.infer<typeof mentionQuery>;

export const mentionPath = z.object({ mentionId: z.uuid() }).strict();
export const maxReplyLength = 10_000;
/** `was`: the reply that the client last read; 409 if the stored one differs. Not in the original specification. */
export const replyInput = z
  .object({
    reply: z.string().trim().min(1, "Write something first.").max(maxReplyLength),
    sent: z.boolean(),
    was: z.string().max(maxReplyLength).nullable().optional(),
  })
  .strict();
export type ReplyInput = z.infer<typeof replyInput>;
/** As `text/event-stream`, the response is a series of `{part}` and finally this object, which replaces the parts. */
export const generatedReply = z.object({ reply: z.string(), writer: z.enum(writers) }).strict();
export type GeneratedReply = z.infer<typeof generatedReply>;
export const savedReply = z
  .object({ reply: z.string(), url: z.string(), repliedAt: z.iso.datetime().nullable() })
  .strict();

/**
 * `PUT /posts/{mentionId}/mention`, not in the original specification, undoes a dismissal: the mention is new again, or
 * replied if it was.
 */
export const mentionInput = z.object({ status: z.literal("new") }).strict();
export const mentionState = z.object({ status: z.enum(mentionStatuses) }).strict();

/** The newest stored posts that a keyword matches, scored for the project; `hasMore` if there are older ones. */
export const storedPreview = z
  .object({
    matches: z.array(
      z
        .object({
          source: z.enum(sourceNames),
          url: z.string(),
          author: z.string().nullable(),
          title: z.string(),
          excerpt: z.string(),
          intent: z.enum(intents),
          score: z.number().int().min(0).max(100),
          reasons: z.array(z.string()),
          publishedAt: z.iso.datetime(),
        })
        .strict(),
    ),
    hasMore: z.boolean(),
  })
  .strict();
export type StoredPreview = z.infer<typeof storedPreview>;
