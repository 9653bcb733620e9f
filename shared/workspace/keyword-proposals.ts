import { z } from "zod";

export const maxKeywordLength = 80;
export const keywordText = z
  .string()
  .trim()
  .min(2, "Use at least 2 characters.")
  .max(maxKeywordLength, `Use at most ${maxKeywordLength} characters.`);

/**
 * Keywords suggested from a website's text, most likely first; `selected` are the sure ones. `businessKind`: what the
 * business is, like "kite shop", or empty.
 */
export const keywordProposals = z
  .object({ keywords: z.array(z.string()), selected: z.array(z.string()), businessKind: z.string() })
  .strict();
export type KeywordProposals = z.infer<typeof keywordProposals>;
