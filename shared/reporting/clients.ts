// All projects of an account in one table.
import { z } from "zod";
import { paging } from "../pagination.ts";

export const clientSorts = [
  "name",
  "linksLive",
  "linksLost30d",
  "waiting",
  "mentionsNew",
  "articlesThisMonth",
  "searchClicks",
  "creditsLeft",
  "lastActivityAt",
] as const;
export type ClientSort = (typeof clientSorts)[number];

export const clientQuery = paging(50)
  .extend({
    q: z.string().trim().max(100).optional(),
    sort: z.enum(clientSorts).default("name"),
    order: z.enum(["asc", "desc"]).default("asc"),
  })
  .strict();
export type ClientQuery = z.infer<typeof clientQuery>;

const figures = {
  linksLive: z.number().int(),
  linksLost30d: z.number().int(),
  waiting: z.number().int(),
  mentionsNew: z.number().int(),
  articlesThisMonth: z.number().int(),
};

/**
 * `waiting`: proposals, submissions that need an answer, and articles to decide on (`waitingArticles`).
 * `creditsLeft`: submission credits of
 * the account, shared by its projects. `searchClicks`: clicks in Google Search in the last 28 days that were read; null without a
 * connection; `searchIsSample`: they are sample data of the demo. `nextReportAt`: null if the plan includes no report of this month.
 */
export const client = z
  .object({
    projectId: z.uuid(),
    name: z.string(),
    url: z.string(),
    ...figures,
    linksLiveByDay: z
      .array(z.number().int())
      .describe("Links live at the end of each of the last 30 days (UTC), oldest first"),
    waitingArticles: z.number().int(),
    searchClicks: z.number().int().nullable(),
    searchIsSample: z.boolean(),
    creditsLeft: z.number().int(),
    nextReportAt: z.iso.datetime().nullable(),
    lastActivityAt: z.iso.datetime().nullable(),
  })
  .strict()
  .meta({ id: "Client" });
export type Client = z.infer<typeof client>;

/** `totals` adds up all projects that match, not only those of the page, and counts the credits of an account once. */
export const clientList = z
  .object({
    clients: z.array(client),
    total: z.number().int(),
    totals: z.object({ ...figures, searchClicks: z.number().int(), creditsLeft: z.number().int() }).strict(),
  })
  .strict();
