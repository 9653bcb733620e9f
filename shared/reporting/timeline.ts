// Everything that happened to a project, in one dated feed.
import { z } from "zod";
import { paging, totals } from "../pagination.ts";

/**
 * The first eight are what happened to a submission; `visits` are milestones per directory; `pages` are those of a set
 * on one day; `gone` is an article or page that our check no longer found.
 */
export const timelineKinds = [
  "submitted",
  "live",
  "unfollowed",
  "lost",
  "rejected",
  "unavailable",
  "expired",
  "needs_customer",
  "mention",
  "visits",
  "report",
  "article",
  "pages",
  "gone",
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

export const timelineEntry = z
  .object({
    at: z.iso.datetime(),
    kind: z.enum(timelineKinds),
    title: z.string(),
    url: z.string().optional(),
    submissionId: z.uuid().optional(),
    articleId: z.uuid().optional(),
    mentionId: z.uuid().optional(),
    pageSetId: z.uuid().optional(),
  })
  .strict()
  .meta({ id: "TimelineEntry" });
export type TimelineEntry = z.infer<typeof timelineEntry>;

export const timelineQuery = paging(25);
/** Newest first. */
export const timeline = z.object({ entries: z.array(timelineEntry), ...totals }).strict();
export type Timeline = z.infer<typeof timeline>;
