// What link checks find at directories, and what an admin decides about it.
import { z } from "zod";
import { paging } from "../pagination.ts";
import { directoryStatuses, siteChecks } from "./directories.ts";

/** A redirect that a link check followed. */
export type CheckHop = { from: string; to: string; isPermanent: boolean };

/** What a link check has visited so far, starting at `url`. */
export type CheckTrail = {
  url: string;
  hops: CheckHop[];
  /** The URL of a page that is gone, while the website's home page is visited. */
  missingPage?: string | undefined;
};

/** So many misses on different days close a directory. */
export const missesUntilClosed = 3;
/** So many checks in a row without a result need an admin, who visits the directory in a browser. */
export const unknownsUntilDecision = 3;

/** `accept`: the website has moved to the new URL. `keep`: the directory stays as it is. `close`: it gets closed. */
export const checkDecisions = ["accept", "keep", "close"] as const;
export const checkDecisionInput = z.object({ decision: z.enum(checkDecisions) }).strict();
export type CheckDecision = z.infer<typeof checkDecisionInput>["decision"];
export const directoryChecksQuery = paging(20);

export const directoryCheck = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    url: z.string(),
    status: z.enum(directoryStatuses),
    lastCheck: z.enum(siteChecks).nullable(),
    lastCheckedAt: z.iso.datetime().nullable(),
    lastAliveAt: z.iso.datetime().nullable(),
    /** Where the website redirects to permanently. */
    movedTo: z.string().nullable(),
    misses: z.number().int(),
    finalUrl: z.string().nullable(),
    httpStatus: z.number().int().nullable(),
    title: z.string().nullable(),
    reason: z.string().nullable(),
  })
  .strict()
  .meta({ id: "DirectoryCheck" });
export type DirectoryCheck = z.infer<typeof directoryCheck>;

export const directoryCheckList = z
  .object({
    checks: z.array(directoryCheck),
    total: z.number().int(),
    /** No directory is visited until then, because most visits of the last hour got no answer. */
    pausedUntil: z.iso.datetime().nullable(),
  })
  .strict();
