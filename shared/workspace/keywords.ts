import { z } from "zod";
import { parseQuery, QueryError } from "./query-language.ts";

/**
 * phrase: the words in sequence; all: every word anywhere; exact: including case and accents; query: the language of
 * `query-language.ts`.
 */
export const matchKinds = ["phrase", "all", "exact", "query"] as const;
export type MatchKind = (typeof matchKinds)[number];

const maxTextLength = 80;
const maxQueryLength = 300;
const tooLong = (length: number) => `Use at most ${length} characters.`;
const anyText = z.string().trim().min(2, "Use at least 2 characters.");
export const keywordText = anyText.max(maxTextLength, tooLong(maxTextLength));
const keywordOrQuery = anyText.max(maxQueryLength, tooLong(maxQueryLength));

/** Only queries may be longer than a keyword, and they must parse. */
const checkText = ({ text, match }: { text: string; match: MatchKind }, context: z.RefinementCtx) => {
  const message = match === "query" ? queryProblem(text) : text.length > maxTextLength && tooLong(maxTextLength);
  if (message) context.addIssue({ code: "custom", path: ["text"], message });
};

const queryProblem = (text: string) => {
  try {
    parseQuery(text);
    return undefined;
  } catch (error) {
    if (error instanceof QueryError) return error.message;
    throw error;
  }
};

export const keywordInput = z
  .object({
    text: keywordOrQuery,
    match: z.enum(matchKinds).default("phrase"),
    exclude: z.array(keywordText).max(20).default([]),
  })
  .strict()
  .superRefine(checkText);
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
/** `limit`: the most keywords that the plan of the project's payer includes; null means unlimited. */
export const keywordList = z
  .object({ keywords: z.array(keyword), total: z.number().int(), limit: z.number().int().nullable() })
  .strict();
export const keywordPath = z.object({ id: z.uuid(), keywordId: z.uuid() }).strict();
