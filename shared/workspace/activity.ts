// What people decided in a project: the log that a team reads.
import { z } from "zod";
import { day } from "../dates.ts";
import { paging, totals } from "../pagination.ts";
import type { PlainPage } from "../routes.ts";

/** The kinds of decisions, with the page that shows their result. */
export const activityPages = {
  "submission.approved": "submissions",
  "submission.skipped": "submissions",
  "submission.answered": "submissions",
  "submission.reordered": "submissions",
  "kit.saved": "kit",
  "directories.excluded": "kit",
  "project.changed": "project",
  "keyword.added": "keywords",
  "keyword.removed": "keywords",
  "mention.replied": "mentions",
  "mention.drafted": "mentions",
  "mention.dismissed": "mentions",
  "mention.restored": "mentions",
  "article.created": "articles",
  "article.approved": "articles",
  "article.changes_requested": "articles",
  "article.scheduled": "articles",
  "article.published": "articles",
  "article.unpublished": "articles",
  "article.archived": "articles",
  "page_set.created": "pageSets",
  "page_set.published": "pageSets",
  "destination.added": "destinations",
  "destination.changed": "destinations",
  "destination.removed": "destinations",
  "search.connected": "impact",
  "search.disconnected": "impact",
  "webhook.added": "integrations",
  "webhook.changed": "integrations",
  "webhook.removed": "integrations",
  "alerts.changed": "integrations",
  "offer.created": "offers",
  "offer.changed": "offers",
  "report.created": "reports",
  "report.shared": "reports",
  "report.link_revoked": "reports",
  "branding.changed": "reports",
  "branding.removed": "reports",
  "member.invited": "members",
  "member.joined": "members",
  "member.role_changed": "members",
  "member.removed": "members",
} as const satisfies Record<string, PlainPage>;
export type ActivityKind = keyof typeof activityPages;
export const activityKinds = Object.keys(activityPages) as [ActivityKind, ...ActivityKind[]];

/** Days are UTC and inclusive. */
export const activityQuery = paging(50)
  .extend({
    actor: z.uuid().optional(),
    kind: z.enum(activityKinds).optional(),
    from: day.optional(),
    to: day.optional(),
  })
  .strict();
export type ActivityQuery = z.infer<typeof activityQuery>;

const activityActor = z.object({ id: z.uuid(), name: z.string() }).strict();

/**
 * `actor` is null once that account is deleted. `subject` is the name of what changed, and `count` how many changed at
 * once. `url` is the path of the page that shows it.
 */
export const activityEntry = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    actor: activityActor.nullable(),
    kind: z.enum(activityKinds),
    subject: z.string(),
    count: z.number().int(),
    url: z.string(),
  })
  .strict()
  .meta({ id: "ActivityEntry" });
export type ActivityEntry = z.infer<typeof activityEntry>;

/** `people` are all who decided something, for the filter. */
export const activityList = z
  .object({ entries: z.array(activityEntry), ...totals, people: z.array(activityActor) })
  .strict();
