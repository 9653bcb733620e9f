// The answers of the calls about generated pages: a page's table, and which pages are indexed.
import { z } from "zod";
import { directory } from "../directories.ts";
import { noIndexReasons } from "./page-index.ts";
import { rowGroups, tablePromises } from "./page-tables.ts";

export const pageTableQuery = z.object({ path: z.string().max(200) }).strict();

const pagePath = z.object({ path: z.string() }).strict();

/** `found` of `needed` directories are of the kind that the page's title is about. */
export const generatedPage = pagePath
  .extend({
    isIndexed: z.boolean(),
    reason: z.enum(noIndexReasons).nullable(),
    found: z.number().int(),
    needed: z.number().int(),
  })
  .strict()
  .meta({ id: "GeneratedPage" });

export const generatedPages = z.array(generatedPage);

/**
 * `rows` are the first ones of the table, `counts` the numbers of all its rows, and `figures` the numbers of confirmed
 * directories that take submissions.
 */
export const pageTableAnswer = generatedPage
  .extend({
    promise: z.enum(tablePromises).nullable(),
    counts: z.record(z.enum(rowGroups), z.number().int()),
    rows: z.array(
      z
        .object({
          group: z.enum(rowGroups),
          directory,
          source: z
            .object({ name: z.string(), url: z.string().nullable(), year: z.number().int().nullable() })
            .strict()
            .nullable(),
          /** Monthly visits, with the year of the figure. */
          visits: z.string().nullable(),
        })
        .strict(),
    ),
    figures: z
      .object({
        fitting: z.number().int(),
        free: z.number().int(),
        rated: z.number().int(),
        dofollow: z.number().int(),
      })
      .strict(),
    /** Pages about the same subject, and those about the nearest subjects; indexed ones first. */
    related: z.object({ same: z.array(z.string()), similar: z.array(z.string()) }).strict(),
  })
  .strict()
  .meta({ id: "PageTable" });
export type PageTableAnswer = z.infer<typeof pageTableAnswer>;
