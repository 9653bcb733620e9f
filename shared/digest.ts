import { z } from "zod";
import type { Mention } from "./mentions.ts";

/** A user's weekly digest: the best unanswered mentions, and the totals of each project. */
export type Digest = {
  best: Pick<Mention, "title" | "url" | "source" | "score" | "reasons">[];
  projects: { id: string; name: string; mentions: number; leads: number }[];
};

export const digestQuery = z.object({ token: z.string().min(1).max(200) }).strict();
export const unsubscribedResponse = z.object({ digest: z.literal(false) }).strict();
