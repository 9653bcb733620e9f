// API schemas of articles: from an idea to the published page.
import { z } from "zod";
import { day } from "../dates.ts";
import { paging, totals } from "../pagination.ts";
import { publishedEvidence } from "../published-page.ts";
import { contentHtml, maxSlugLength } from "../site/blog.ts";
import { articleActors, articleStates } from "./article-states.ts";
import { publicationStates, publishModes } from "./destinations.ts";
import { topicEvidence, topicIntents } from "./topics.ts";

export const articleWriters = ["ai", "person"] as const;

export const checkVerdicts = ["pass", "warn", "block"] as const;
export type CheckVerdict = (typeof checkVerdicts)[number];
export const articleCheckNames = [
  "words",
  "headings",
  "links",
  "own-links",
  "readability",
  "similarity",
  "brand-swap",
] as const;
export const articleCheck = z
  .object({ name: z.enum(articleCheckNames), verdict: z.enum(checkVerdicts), detail: z.string() })
  .strict()
  .meta({ id: "ArticleCheck" });
export type ArticleCheck = z.infer<typeof articleCheck>;

const line = (most: number) => z.string().trim().max(most);
const nullableLine = (most: number) =>
  line(most)
    .nullable()
    .transform((text) => text || null);

export const articleBrief = z
  .object({
    intent: z.enum(topicIntents),
    outline: z.array(line(200)).max(20),
    questions: z.array(line(300)).max(20),
    /** Pages of the project's website to link to. */
    links: z.array(z.object({ url: z.string().max(2_000), title: line(300) }).strict()).max(20),
  })
  .strict()
  .meta({ id: "ArticleBrief" });
export type ArticleBrief = z.infer<typeof articleBrief>;

export const emptyBrief: ArticleBrief = { intent: "learn", outline: [], questions: [], links: [] };

const at = z.iso.datetime();

export const article = z
  .object({
    id: z.uuid(),
    projectId: z.uuid(),
    topicId: z.uuid().nullable(),
    state: z.enum(articleStates),
    title: z.string(),
    slug: z.string(),
    html: z.string(),
    excerpt: z.string().nullable(),
    metaTitle: z.string().nullable(),
    metaDescription: z.string().nullable(),
    coverFileId: z.uuid().nullable(),
    targetKeyword: z.string().nullable(),
    brief: articleBrief,
    checks: z.array(articleCheck),
    scheduledAt: at.nullable(),
    publishedAt: at.nullable(),
    publishedUrl: z.string().nullable(),
    destinationId: z.uuid().nullable(),
    publishAs: z.enum(publishModes).nullable(),
    writer: z.enum(articleWriters),
    version: z.number().int(),
    /** The version whose text the customer approved; null before that. */
    approvedVersion: z.number().int().nullable(),
    /** Why publishing failed. */
    reason: z.string().nullable(),
    createdAt: at,
    updatedAt: at,
  })
  .strict()
  .meta({ id: "Article" });
export type Article = z.infer<typeof article>;

export const articleComment = z
  .object({ id: z.uuid(), author: z.enum(articleActors), text: z.string(), createdAt: at })
  .strict()
  .meta({ id: "ArticleComment" });
export type ArticleComment = z.infer<typeof articleComment>;

/** What an operator reports: the text is written, or it can't be written like this. */
export const articleOutcomes = ["drafted", "returned"] as const;
export type ArticleOutcome = (typeof articleOutcomes)[number];

/** An article for the operator who writes it, with the evidence of its topic. Comments are oldest first. */
export const articleAssignment = article
  .extend({ topicEvidence: z.array(topicEvidence), comments: z.array(articleComment) })
  .strict()
  .meta({ id: "ArticleAssignment" });
export type ArticleAssignment = z.infer<typeof articleAssignment>;

export const articleEvent = z
  .object({
    at,
    actor: z.enum(articleActors),
    from: z.enum(articleStates).nullable(),
    to: z.enum(articleStates),
    note: z.string().nullable(),
  })
  .strict()
  .meta({ id: "ArticleEvent" });

/** The article at one destination. */
export const articlePublication = z
  .object({
    destinationId: z.uuid(),
    /** The destination's name. */
    destination: z.string(),
    state: z.enum(publicationStates),
    as: z.enum(publishModes),
    url: z.string().nullable(),
    publishedAt: at.nullable(),
    version: z.number().int(),
    /** Why it failed, or what the platform changed. */
    reason: z.string().nullable(),
    /** What the last look at the public page showed. */
    evidence: publishedEvidence.nullable(),
    checkedAt: at.nullable(),
  })
  .strict()
  .meta({ id: "ArticlePublication" });
export type ArticlePublication = z.infer<typeof articlePublication>;

export const articleDetail = article
  .extend({
    events: z.array(articleEvent),
    /** The text of an unfinished draft, as Markdown. */
    draft: z.string().nullable(),
    /** Who could write it: `ai` only with a language model. */
    writers: z.array(z.enum(articleWriters)),
    /** What the topic is based on. */
    topicEvidence: z.array(topicEvidence),
    /** The work of an operator, while it is open. */
    task: z.object({ dueAt: at, isClaimed: z.boolean() }).strict().nullable(),
    /** Where it was sent, without the destinations it was taken off. */
    publications: z.array(articlePublication),
    /** What the last look at the public page showed. */
    evidence: publishedEvidence.nullable(),
    checkedAt: at.nullable(),
  })
  .strict()
  .meta({ id: "ArticleDetail" });
export type ArticleDetail = z.infer<typeof articleDetail>;

/** An article in a list, without its text. */
export const articleSummary = article.omit({ html: true, brief: true, checks: true }).strict();
export type ArticleSummary = z.infer<typeof articleSummary>;

export const articleList = z
  .object({
    articles: z.array(articleSummary),
    ...totals,
    counts: z.partialRecord(z.enum(articleStates), z.number().int()),
  })
  .strict();

/**
 * `from` and `to` select what is scheduled or published from one instant until before the other: the calendar.
 * `publishedFrom` and `publishedTo` select what was first published on these UTC days, both included, and is still online.
 */
export const articleQuery = paging(25)
  .extend({
    state: z
      .string()
      .transform((text) => [...new Set(text.split(","))])
      .pipe(z.array(z.enum(articleStates)))
      .optional(),
    from: day.optional(),
    to: day.optional(),
    publishedFrom: day.optional(),
    publishedTo: day.optional(),
  })
  .strict();
export type ArticleQuery = z.infer<typeof articleQuery>;

const title = line(200).min(1, "An article needs a title.");
const slug = z
  .string()
  .max(maxSlugLength)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use lower-case letters, digits and single dashes.");

/** Without a title, the topic's is used. */
export const articleInput = z
  .object({
    topicId: z.uuid().optional(),
    title: title.optional(),
    targetKeyword: line(100).min(2).optional(),
  })
  .strict()
  .refine(({ topicId, title }) => topicId !== undefined || title !== undefined, {
    message: "Choose a topic or enter a title.",
    path: ["title"],
  });
export type ArticleInput = z.infer<typeof articleInput>;

/** `html` is sanitized. `version` is the one that was edited. */
export const articleChange = z
  .object({
    version: z.number().int().min(1),
    title: title.optional(),
    slug: slug.optional(),
    html: contentHtml.optional(),
    excerpt: nullableLine(300).optional(),
    metaTitle: nullableLine(120).optional(),
    metaDescription: nullableLine(320).optional(),
    coverFileId: z.uuid().nullable().optional(),
    targetKeyword: nullableLine(100).optional(),
    brief: articleBrief.optional(),
  })
  .strict();
export type ArticleChange = z.infer<typeof articleChange>;

/** Who writes an approved idea. Without it: the language model if there is one, else an operator. */
export const articleApproval = z.object({ writer: z.enum(articleWriters).optional() }).strict();
export type ArticleApproval = z.infer<typeof articleApproval>;

const note = z.string().trim().min(1, "Write what should change.").max(4_000);
export const changeRequest = z.object({ note }).strict();

export const articleSchedule = z.object({ at, destinationId: z.uuid(), as: z.enum(publishModes).optional() }).strict();
export type ArticleSchedule = z.infer<typeof articleSchedule>;
/** `as`: by default what the destination's settings say. */
export const articlePublish = z.object({ destinationId: z.uuid(), as: z.enum(publishModes).optional() }).strict();
export type ArticlePublish = z.infer<typeof articlePublish>;
/** Without a destination: everywhere. */
export const articleUnpublish = z.object({ destinationId: z.uuid().optional() }).strict();
export type ArticleUnpublish = z.infer<typeof articleUnpublish>;

export const commentInput = z.object({ text: z.string().trim().min(1, "Write something first.").max(4_000) }).strict();
export const commentList = z.object({ comments: z.array(articleComment), total: z.number().int() }).strict();
