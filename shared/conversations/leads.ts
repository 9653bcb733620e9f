import { z } from "zod";
import { day } from "../dates.ts";
import { paging, totals } from "../pagination.ts";
import { maxMessageLength } from "./direct-message.ts";
import { writers } from "./mentions.ts";
import { sourceNames } from "./sources.ts";

export const leadStatuses = ["new", "contacted", "won", "dismissed"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** The author of one or more mentions; `score` and `reasons` are those of the best mention. */
export const lead = z
  .object({
    id: z.uuid(),
    handle: z.string(),
    source: z.enum(sourceNames),
    profileUrl: z.string(),
    score: z.number().int().min(0).max(100),
    reasons: z.array(z.string()),
    mentions: z.number().int(),
    firstSeenAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    status: z.enum(leadStatuses),
  })
  .strict()
  .meta({ id: "Lead" });
export type Lead = z.infer<typeof lead>;
export const leadList = z.object({ leads: z.array(lead), ...totals }).strict();

export const leadSorts = ["newest", "score", "mentions"] as const;
export type LeadSort = (typeof leadSorts)[number];

export const leadQuery = paging()
  .extend({
    from: day.optional(),
    to: day.optional(),
    q: z.string().trim().max(100).optional(),
    status: z.enum(leadStatuses).optional(),
    sort: z.enum(leadSorts).default("newest"),
  })
  .strict();
export type LeadQuery = z.infer<typeof leadQuery>;

/** A post by the lead. */
export const leadPost = z
  .object({
    id: z.uuid(),
    url: z.string(),
    title: z.string(),
    excerpt: z.string(),
    keyword: z.string(),
    score: z.number().int(),
    publishedAt: z.iso.datetime(),
  })
  .strict();
/** A lead with their posts, best first. */
export const leadDetails = lead
  .extend({ posts: z.array(leadPost) })
  .strict()
  .meta({ id: "LeadDetails" });
export type LeadDetails = z.infer<typeof leadDetails>;

export const leadPath = z.object({ id: z.uuid(), leadId: z.uuid() }).strict();
export const leadInput = z.object({ status: z.enum(leadStatuses) }).strict();

export const dmInput = z.object({ dm: z.string().max(maxMessageLength) }).strict();
export const savedDm = z.object({ dm: z.string() }).strict();
export const generatedDm = z.object({ dm: z.string(), writer: z.enum(writers) }).strict();
export const exportQuery = z.object({ from: day.optional(), to: day.optional() }).strict();
export type ExportQuery = z.infer<typeof exportQuery>;
