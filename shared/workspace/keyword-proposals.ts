import { z } from "zod";

/**
 * Keywords suggested from a website's text, most likely first; `selected` are the sure ones. `businessKind`: what the
 * business is, like "kite shop", or empty.
 */
export const keywordProposals = z
  .object({ keywords: z.array(z.string()), selected: z.array(z.string()), businessKind: z.string() })
  .strict();
export type KeywordProposals = z.infer<typeof keywordProposals>;
