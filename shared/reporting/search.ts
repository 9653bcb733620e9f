// Search across a project and the catalogue, and counts of what waits for the customer.
import { z } from "zod";

/** Larger counts are cut off, which keeps counting cheap; interfaces show "99+". */
export const maxWaiting = 100;
const waitingCount = z.number().int().min(0).max(maxWaiting);

export const waiting = z
  .object({
    submissions: waitingCount.describe("Proposals to decide on, and submissions that need an answer"),
    articles: waitingCount.describe("Ideas to approve, drafts to review and articles that failed to publish"),
    mentions: waitingCount.describe("New mentions"),
    leads: waitingCount.describe("New leads"),
    suggestions: waitingCount.describe("Open suggestions"),
    work: waitingCount.describe("Open tasks; 0 for customers"),
  })
  .strict()
  .meta({ id: "Waiting" });
export type Waiting = z.infer<typeof waiting>;

/** `users` and `posts` are for administrators. */
export const searchKinds = ["submissions", "articles", "mentions", "leads", "directories", "users", "posts"] as const;
export type SearchKind = (typeof searchKinds)[number];

export const searchQuery = z
  .object({ q: z.string().trim().min(2, "Enter at least 2 characters.").max(100), project: z.uuid().optional() })
  .strict();

export const searchHit = z
  .object({
    kind: z.enum(searchKinds),
    id: z.string().describe("The row's id; a directory's slug"),
    title: z.string(),
    detail: z.string(),
  })
  .strict()
  .meta({ id: "SearchHit" });
export type SearchHit = z.infer<typeof searchHit>;

/** At most 5 hits of each kind. */
export const searchResults = z.object({ hits: z.array(searchHit) }).strict();
