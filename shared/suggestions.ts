import { z } from "zod";
import { paging } from "./pagination.ts";

export const severities = ["high", "medium", "low"] as const;
export type Severity = (typeof severities)[number];

/** open: to be mended; dismissed: not wanted, unless its evidence changes; mended: gone by itself. */
export const suggestionStates = ["open", "dismissed", "resolved"] as const;

/**
 * What to mend, and why. `how` is text with snippets between lines of three backticks; `evidence` is a line for each
 * place where it was found.
 */
export const suggestion = z
  .object({
    id: z.uuid(),
    projectId: z.uuid(),
    kind: z.string(),
    severity: z.enum(severities),
    title: z.string(),
    detail: z.string(),
    how: z.string(),
    evidence: z.string(),
    createdAt: z.iso.datetime(),
  })
  .strict();
export type Suggestion = z.infer<typeof suggestion>;
export const suggestionList = z.object({ suggestions: z.array(suggestion), total: z.number().int() }).strict();

/** How the last look through the website went, and what it found mended lately. */
export const audit = z
  .object({
    auditedAt: z.iso.datetime().nullable(),
    pages: z.number().int(),
    failure: z.string().nullable(),
    isRunning: z.boolean(),
    mended: z.array(z.object({ id: z.uuid(), title: z.string(), endedAt: z.iso.datetime() }).strict()),
  })
  .strict();
export type Audit = z.infer<typeof audit>;

export const suggestionsOfPath = z.object({ projectId: z.uuid() }).strict();
export const suggestionPath = z.object({ id: z.uuid() }).strict();
export const suggestionQuery = paging();
/** Takes a dismissal back; nothing else about a suggestion is the customer's to write. */
export const suggestionInput = z.object({ state: z.literal("open") }).strict();
