// What we see of a published page.
import { z } from "zod";

/** What can be wrong with a published page, the worst first. */
export const publishedProblems = ["gone", "noindex", "links"] as const;
export type PublishedProblem = (typeof publishedProblems)[number];

/** Null where it is not known, because the page or the sitemap could not be read. */
export const publishedEvidence = z
  .object({
    reachable: z.enum(["yes", "no", "unknown"]),
    /** A sentence for the owner. */
    reason: z.string(),
    status: z.number().int().nullable(),
    finalUrl: z.string(),
    indexable: z.boolean().nullable(),
    canonical: z.enum(["own", "elsewhere", "none"]).nullable(),
    inSitemap: z.boolean().nullable(),
    /** The document's links, and those that the page doesn't show. */
    links: z
      .object({ expected: z.number().int(), missing: z.array(z.string()) })
      .strict()
      .nullable(),
  })
  .strict()
  .meta({ id: "PublishedEvidence" });
export type PublishedEvidence = z.infer<typeof publishedEvidence>;
