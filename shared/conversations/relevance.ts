// Rules learned from the mentions that a customer judged: who wrote, where, about what.
import { z } from "zod";
import { verdicts } from "./mentions.ts";

export const verdictInput = z.object({ verdict: z.enum(verdicts).nullable() }).strict();
export const savedVerdict = z.object({ verdict: z.enum(verdicts).nullable() }).strict();

export const ruleKinds = ["author", "community", "keyword", "word"] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** The most points that a rule of a kind adds or subtracts. */
export const maxPoints: Record<RuleKind, number> = { author: 25, community: 20, keyword: 15, word: 8 };

/** `relevant` and `notRelevant` count the judged mentions that it was learned from. */
export const relevanceRule = z
  .object({
    id: z.string(),
    kind: z.enum(ruleKinds),
    value: z.string(),
    points: z.number().int().min(-25).max(25),
    relevant: z.number().int(),
    notRelevant: z.number().int(),
    reason: z.string(),
    isEnabled: z.boolean(),
  })
  .strict()
  .meta({ id: "RelevanceRule" });
export type RelevanceRule = z.infer<typeof relevanceRule>;

export const relevanceRules = z.object({ rules: z.array(relevanceRule), judged: z.number().int() }).strict();
export const ruleInput = z.object({ id: z.string().min(1).max(600), isEnabled: z.boolean() }).strict();
