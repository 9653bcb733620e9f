import { z } from "zod";
import { sourceNames } from "./sources.ts";

/** phrase: the words in sequence; all: every word anywhere; exact: including case and accents. */
export const matchKinds = ["phrase", "all", "exact"] as const;
export type MatchKind = (typeof matchKinds)[number];

export const keywordText = z.string().trim().min(2, "Use at least 2 characters.").max(80, "Use at most 80 characters.");

export const keywordInput = z
  .object({
    text: keywordText,
    match: z.enum(matchKinds).default("phrase"),
    exclude: z.array(keywordText).max(20).default([]),
  })
  .strict();
export type KeywordInput = z.infer<typeof keywordInput>;

export const keyword = z
  .object({
    id: z.uuid(),
    text: z.string(),
    match: z.enum(matchKinds),
    exclude: z.array(z.string()),
    mentions: z.number().int(),
    lastScanAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .strict()
  .meta({ id: "Keyword" });
export type Keyword = z.infer<typeof keyword>;
export const keywordList = z.object({ keywords: z.array(keyword), total: z.number().int() }).strict();
export const keywordPath = z.object({ id: z.uuid(), keywordId: z.uuid() }).strict();

/** In a query string: one exclusion, or several with the same name. */
const exclusionsQuery = z
  .union([keywordText, z.array(keywordText).max(20)])
  .default([])
  .transform((input) => [input].flat());
export const previewQuery = z
  .object({ text: keywordText, match: z.enum(matchKinds).default("phrase"), exclude: exclusionsQuery })
  .strict();
/** What a keyword would have matched at one source since that time: the newest posts and the total. */
export const keywordPreview = z
  .object({
    source: z.enum(sourceNames),
    since: z.iso.datetime(),
    matches: z.array(
      z
        .object({
          title: z.string(),
          excerpt: z.string(),
          url: z.string(),
          source: z.enum(sourceNames),
          publishedAt: z.iso.datetime(),
        })
        .strict(),
    ),
    total: z.number().int(),
  })
  .strict();
export type KeywordPreview = z.infer<typeof keywordPreview>;
