import { z } from "zod";

/** Keywords suggested from a website's text, most likely first. */
export const keywordProposals = z.object({ keywords: z.array(z.string()) }).strict();
