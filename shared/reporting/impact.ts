// What changed in Google Search around the dates of links, articles and pages.
import { z } from "zod";

export const impactQuery = z
  .object({ at: z.iso.date().regex(/^20/, "Write a year from 2000 on.").optional() })
  .strict();
export type ImpactQuery = z.infer<typeof impactQuery>;

/** The days before and after a date that are compared: whole weeks, so that weekends weigh the same. */
export const windowDays = 28;
export const goodPosition = 20;

const count = z.number().int();
const position = z.number().nullable().describe("The average over the impressions; lower is better");
const figures = { clicks: count, impressions: count, position };

const window = z.object({ from: z.iso.date(), to: z.iso.date(), ...figures }).strict();
export type ImpactWindow = z.infer<typeof window>;
const beforeAndAfter = z.object({ before: count, after: count }).strict();

export const impactMarkKinds = ["links", "articles", "pages"] as const;
/** What happened on a day. `title`: its name if it was one thing. */
const mark = z
  .object({ day: z.iso.date(), kind: z.enum(impactMarkKinds), count, title: z.string().nullable() })
  .strict();
export type ImpactMark = z.infer<typeof mark>;

/**
 * What else explains a change: `rest`, the pages that we did nothing for moved alike; `lastYear`, the same weeks of the year before moved
 * alike; `few`, there are too few clicks to tell.
 */
export const impactHints = ["rest", "lastYear", "few"] as const;

const comparison = z
  .object({
    at: z.iso.date().describe("The first day of the window after"),
    before: window,
    after: window,
    daysAfter: count.describe("Days of the window after that have figures; 28 once it is complete"),
    promoted: beforeAndAfter.describe("Clicks on the home page, articles and pages that we made"),
    rest: beforeAndAfter.describe("Clicks on all other pages"),
    lastYear: beforeAndAfter.nullable().describe("Clicks in the same weeks a year before"),
    hints: z.array(z.enum(impactHints)),
  })
  .strict();
export type ImpactComparison = z.infer<typeof comparison>;

const enteredQuery = z.object({ query: z.string(), ...figures, positionBefore: position }).strict();
const gainedPage = z.object({ url: z.string(), ...figures, clicksBefore: count, isPromoted: z.boolean() }).strict();

/** `days` and the windows are in Pacific time, as Google counts. `source` is null until a day was read. */
export const impact = z
  .object({
    source: z
      .object({
        property: z.string(),
        isSample: z.boolean(),
        firstDay: z.iso.date(),
        lastDay: z.iso.date(),
        partialFrom: z.iso.date().nullable().describe("From this day on, Google's figures are not final"),
        readAt: z.iso.datetime(),
      })
      .strict()
      .nullable(),
    days: z.array(z.object({ day: z.iso.date(), ...figures }).strict()),
    marks: z.array(mark),
    comparison: comparison.nullable(),
    enteredQueries: z.array(enteredQuery).describe("Queries that came to an average position of 20 or better"),
    gainedPages: z.array(gainedPage).describe("Pages with more clicks than before"),
  })
  .strict()
  .meta({ id: "Impact" });
export type Impact = z.infer<typeof impact>;
