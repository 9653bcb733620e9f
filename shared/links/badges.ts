// Badges: links back that directories ask for, and whether they are on the project's website.
import { z } from "zod";
import { webUrl } from "../urls/web-url.ts";
import { linkConditions } from "./directories.ts";
import { submissionStates } from "./submission-states.ts";

export const badge = z
  .object({
    submissionId: z.uuid(),
    directory: z
      .object({ id: z.uuid(), slug: z.string(), name: z.string(), host: z.string(), dr: z.number().int().nullable() })
      .strict(),
    condition: z.enum(linkConditions).extract(["badge", "reciprocal"]),
    state: z.enum(submissionStates),
    /** Whether the submission waits for it. */
    isAwaited: z.boolean(),
    /** HTML to copy: the directory's own code if an operator passed it on, else a text link. */
    snippet: z.string(),
  })
  .strict()
  .meta({ id: "Badge" });
export type Badge = z.infer<typeof badge>;
export const badgeList = z.object({ badges: z.array(badge) }).strict();

/** `url`: a page of the project's website; the home page by default. */
export const badgeCheckInput = z.object({ url: webUrl().optional() }).strict();
export const badgeCheck = z
  .object({
    /** The page that was read, after redirects. */
    url: z.string(),
    checkedAt: z.iso.datetime(),
    /** The directories that the page links to. */
    found: z.array(z.object({ directoryId: z.uuid(), href: z.string(), isHidden: z.boolean() }).strict()),
  })
  .strict()
  .meta({ id: "BadgeCheck" });
export type BadgeCheck = z.infer<typeof badgeCheck>;
