import { z } from "zod";
import type { Mention } from "./mentions.ts";

/** What a week brought somebody: the best that waits for an answer, and how much there is in each project. */
export type Digest = {
  best: Pick<Mention, "title" | "url" | "source" | "score" | "reasons">[];
  projects: { id: string; name: string; mentions: number; leads: number }[];
};

export const digestQuery = z.object({ token: z.string().min(1).max(200) }).strict();
