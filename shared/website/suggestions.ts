import { z } from "zod";
import { paging, totals } from "../pagination.ts";
import { crawlerAgents, crawlerPurposes } from "./crawlers.ts";

export const severities = ["high", "medium", "low"] as const;
export type Severity = (typeof severities)[number];

/** open: to do; dismissed: hidden unless its evidence changes; resolved: no longer found. */
export const suggestionStates = ["open", "dismissed", "resolved"] as const;

/**
 * A problem and its fix. `how` is text with code snippets in triple backticks; `evidence` has one line per place where
 * the problem was found.
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
  .strict()
  .meta({ id: "Suggestion" });
export type Suggestion = z.infer<typeof suggestion>;
export const suggestionList = z.object({ suggestions: z.array(suggestion), ...totals }).strict();

const crawlerAccess = z
  .object({
    agent: z.enum(crawlerAgents),
    name: z.string(),
    purpose: z.enum(crawlerPurposes),
    isAllowed: z.boolean(),
    whenShutOut: z.string(),
  })
  .strict();

/** The result of the last website audit, with recently resolved suggestions. */
export const audit = z
  .object({
    auditedAt: z.iso.datetime().nullable(),
    pages: z.number().int(),
    failure: z.string().nullable(),
    isRunning: z.boolean(),
    crawlers: z.array(crawlerAccess).describe("Whether robots.txt lets them read the home page; empty if not known"),
    hasLlmsTxt: z.boolean().nullable(),
    mended: z.array(z.object({ id: z.uuid(), title: z.string(), endedAt: z.iso.datetime() }).strict()),
  })
  .strict()
  .meta({ id: "Audit" });
export type Audit = z.infer<typeof audit>;

export const suggestionQuery = paging();
/** Undoes a dismissal; customers cannot change anything else about a suggestion. */
export const suggestionInput = z.object({ state: z.literal("open") }).strict();
