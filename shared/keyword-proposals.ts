import { z } from "zod";

/** Keywords that a website's own words suggest, the likeliest first. */
export const keywordProposals = z.object({ keywords: z.array(z.string()) }).strict();
