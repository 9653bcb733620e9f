import { z } from "zod";
import { emailLists } from "../email-lists.ts";
import type { Mention } from "./mentions.ts";

/** A user's weekly digest: the best unanswered mentions, and the totals of each project. */
export type Digest = {
  best: Pick<Mention, "title" | "url" | "source" | "score" | "reasons">[];
  projects: { id: string; name: string; mentions: number; leads: number }[];
};

export const unsubscribeQuery = z
  .object({ token: z.string().min(1).max(200), list: z.enum(emailLists).default("digest") })
  .strict();
const off = z.literal(false);
export const unsubscribedResponse = z.union([
  z.object({ digest: off }).strict(),
  z.object({ submissions: off }).strict(),
  z.object({ alerts: off }).strict(),
]);
