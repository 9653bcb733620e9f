// Reports: a project's month in figures, readable by link.

import { z } from "zod";
import { month } from "../dates.ts";
import { outcomeCounts } from "../links/ledger.ts";
import { listingLinkKinds } from "../links/submissions.ts";
import { paging } from "../pagination.ts";
import { maxBrandName } from "./report-limits.ts";

const count = z.number().int();

/**
 * A month in Google Search, in Pacific time. `until`: the last day that is counted; `clicksBefore`: the clicks up to the same day of the
 * month before, or null without figures of all its days.
 */
const reportSearch = z
  .object({
    clicks: count,
    impressions: count,
    position: z.number().nullable(),
    clicksBefore: count.nullable(),
    until: z.iso.date(),
    isSample: z.boolean(),
  })
  .strict();
export type ReportSearch = z.infer<typeof reportSearch>;

/** `search` is missing without a connection to Search Console, `assistantVisits` in reports of before they were counted. */
export const reportFigures = outcomeCounts
  .extend({
    articlesPublished: count,
    pagesPublished: count,
    mentions: count,
    leads: count,
    visits: count,
    assistantVisits: count.optional(),
    search: reportSearch.optional(),
  })
  .strict()
  .meta({ id: "ReportFigures" });
export type ReportFigures = z.infer<typeof reportFigures>;
/** The figures that are counts. */
export type ReportFigure = Exclude<keyof ReportFigures, "search">;

export const report = z
  .object({ id: z.uuid(), month, figures: reportFigures, createdAt: z.iso.datetime() })
  .strict()
  .meta({ id: "Report" });
export type Report = z.infer<typeof report>;

/** The months whose reports are made automatically; without `last`, until the subscription ends. */
export const automaticMonths = z.object({ first: month, last: month.nullable() }).strict();
export type AutomaticMonths = z.infer<typeof automaticMonths>;

/** `automatic`: what the owner's latest payment includes, or null if it includes no reports. */
export const reportList = z
  .object({ reports: z.array(report), total: count, automatic: automaticMonths.nullable() })
  .strict();
export const reportQuery = paging(12);
export const reportInput = z.object({ month }).strict();
/** A link as it was at the end of the month, or when the report of a running month was made. */
export const reportListing = z
  .object({
    directory: z.string(),
    url: z.string().nullable(),
    kind: z.enum(listingLinkKinds).nullable(),
    state: z.enum(["live", "suspect", "lost"]),
    firstLiveAt: z.iso.datetime(),
    /** When a followed link became a nofollow one. */
    unfollowedAt: z.iso.datetime().nullable(),
    lostAt: z.iso.datetime().nullable(),
  })
  .strict();
export type ReportListing = z.infer<typeof reportListing>;

/** An article or page that was published in the month. `check`: what the last look at it showed. */
export const reportDocument = z
  .object({
    title: z.string(),
    url: z.string().nullable(),
    publishedAt: z.iso.datetime(),
    check: z
      .object({
        at: z.iso.datetime(),
        reachable: z.enum(["yes", "no", "unknown"]),
        indexable: z.boolean().nullable(),
        reason: z.string(),
      })
      .strict()
      .nullable(),
  })
  .strict();
export type ReportDocument = z.infer<typeof reportDocument>;

/** `heldBack`: pages that did not pass the checks, by reason. They use no credit. */
export const reportContent = z
  .object({
    articles: z.array(reportDocument),
    pages: z.array(reportDocument),
    heldBack: z.array(z.object({ reason: z.string(), pages: count }).strict()),
  })
  .strict();
export type ReportContent = z.infer<typeof reportContent>;

/** Whose name, logo and colour a project's shared reports show. */
export const reportBranding = z
  .object({
    name: z.string().trim().min(1).max(maxBrandName),
    logoFileId: z.uuid().nullable(),
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, "Write a colour as #c73400.")
      .toLowerCase(),
  })
  .strict()
  .meta({ id: "ReportBranding" });
export type ReportBranding = z.infer<typeof reportBranding>;
/** `everyProject`: also for the other projects that the caller pays for. */
export const brandingInput = reportBranding.extend({ everyProject: z.boolean().default(false) }).strict();
export type BrandingInput = z.infer<typeof brandingInput>;
export const storedBranding = z.object({ branding: reportBranding.nullable() }).strict();

/** What anyone with the link sees. */
export const sharedReport = z
  .object({
    branding: z.object({ name: z.string(), logoUrl: z.string().nullable(), color: z.string() }).strict().nullable(),
    project: z.object({ name: z.string(), url: z.string() }).strict(),
    month,
    figures: reportFigures,
    createdAt: z.iso.datetime(),
    listings: z.array(reportListing),
  })
  .extend(reportContent.shape)
  .strict()
  .meta({ id: "SharedReport" });
export type SharedReport = z.infer<typeof sharedReport>;

/** A link without its token, which is stored as a hash. */
export const reportLink = z
  .object({ id: z.uuid(), createdAt: z.iso.datetime(), expiresAt: z.iso.datetime().nullable() })
  .strict()
  .meta({ id: "ReportLink" });
export type ReportLink = z.infer<typeof reportLink>;

export const reportDetail = sharedReport
  .extend({ id: z.uuid(), projectId: z.uuid(), links: z.array(reportLink) })
  .strict()
  .meta({ id: "ReportDetail" });

export const reportLinkInput = z.object({ expiresAt: z.iso.datetime().optional() }).strict();
export const createdReportLink = z.object({ id: z.uuid(), url: z.url() }).strict();
export const reportLinkPath = z.object({ id: z.uuid(), linkId: z.uuid() }).strict();
export const sharedReportPath = z.object({ token: z.string().max(100) }).strict();
