// Directories: sites that list businesses. A row of the catalogue, its facts with their sources, and the list's query.
import { z } from "zod";
import { integerParam, paging } from "../pagination.ts";
import { submissionStates } from "./submission-states.ts";
import { fit } from "./submissions.ts";

export const directoryCategories = [
  "startup",
  "software",
  "ai",
  "community",
  "local",
  "business",
  "industry",
  "general",
] as const;
export const pricings = ["free", "freemium", "paid"] as const;
export const linkKinds = ["dofollow", "nofollow"] as const;
/** What a directory asks for in exchange for its link. */
export const linkConditions = ["none", "badge", "reciprocal", "paid"] as const;
export const directoryStatuses = ["active", "paused", "closed"] as const;
/** Outcome of a link check; `missing` becomes `closed` after three misses on three days. */
export const siteChecks = ["alive", "moved", "parked", "missing", "unknown"] as const;
/**
 * How well the directory is known. `listed`: in a public list or confirmed by a link check; `network`: one of a hundred
 * sites with one owner; `unconfirmed`: from general knowledge alone, shown last and not counted until a link check finds it.
 */
export const standings = ["listed", "network", "unconfirmed"] as const;
/** How a business gets in: by its form, by registering with an authority, or by joining an association. */
export const listingWays = ["submission", "registration", "membership"] as const;
/** Who may visit a directory to check a listing. */
export const visitors = ["bot", "person", "never"] as const;
/** Where a fact comes from. An observed fact overrides an admin's, which overrides an imported one. */
export const factOrigins = ["import", "admin", "observed"] as const;
/** What changed a value: a merge moves another directory's facts. */
export const changeOrigins = [...factOrigins, "merge"] as const;

export const directoryFact = z
  .object({
    field: z.string(),
    value: z.string(),
    source: z.string(),
    sourceUrl: z.string().nullable(),
    licence: z.string().nullable(),
    /** The day, month or year the source gives: `2026-10-02`, `2026-10` or `2026`. */
    observedAt: z.string().nullable(),
    origin: z.enum(factOrigins),
  })
  .strict()
  .meta({ id: "DirectoryFact" });
export type DirectoryFact = z.infer<typeof directoryFact>;

export const directory = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    url: z.string(),
    host: z.string(),
    submitUrl: z.string().nullable(),
    category: z.enum(directoryCategories),
    /** Slugs of the countries it serves; none means worldwide. */
    countries: z.array(z.string()),
    niches: z.array(z.string()),
    languages: z.array(z.string()),
    /** Registers and chambers are places to be listed officially, not to submit to. */
    listedBy: z.enum(listingWays),
    pricing: z.enum(pricings),
    /** False while the price is an assumption. */
    pricingKnown: z.boolean(),
    /** Lowest price as the source states it: `USD 19`; `0` is a free route. */
    feeFrom: z.string().nullable(),
    /** `feeFrom` as an amount in the currency's main unit; null where the source states none. */
    fee: z.object({ amount: z.number(), currency: z.string() }).strict().nullable(),
    linkKind: z.enum(linkKinds).nullable(),
    linkCondition: z.enum(linkConditions).nullable(),
    dr: z.number().int().nullable(),
    drSource: z.string().nullable(),
    drYear: z.number().int().nullable(),
    referringSubnets: z.number().int().nullable(),
    accountRequired: z.boolean().nullable(),
    signInWith: z.array(z.string()),
    reviewDaysMin: z.number().nullable(),
    reviewDaysMax: z.number().nullable(),
    /** Form fields with their limits in characters; names are those of the listing kit. */
    fields: z.array(z.object({ name: z.string(), limit: z.number().int().nullable() }).strict()),
    steps: z.string().nullable(),
    rules: z.array(z.string()),
    standing: z.enum(standings),
    status: z.enum(directoryStatuses),
    lastCheckedAt: z.iso.datetime().nullable(),
    lastCheck: z.enum(siteChecks).nullable(),
    /**
     * Results of our own submissions, without those still in review; null below five of them. So is each figure that
     * follows from fewer than five.
     */
    stats: z
      .object({
        submitted: z.number().int(),
        liveRate: z.number(),
        medianDaysToLive: z.number().nullable(),
        followShare: z.number().nullable(),
        /** The share of links that stayed for 90 days. */
        survival90: z.number().nullable(),
        /** The median visits that a listed website got from it in 30 days. */
        medianVisits: z.number().nullable(),
      })
      .strict()
      .nullable(),
  })
  .strict()
  .meta({ id: "Directory" });
export type Directory = z.infer<typeof directory>;

export const directoryWithSources = directory
  .extend({
    /** What the address of a listing looks like: `https://example.com/company/*`. */
    listingUrlPattern: z.string().nullable(),
    checkBy: z.enum(visitors),
    /** The facts in effect, without assumptions. */
    sources: z.array(directoryFact),
  })
  .strict()
  .meta({ id: "DirectoryWithSources" });
export type DirectoryWithSources = z.infer<typeof directoryWithSources>;

export const directorySorts = ["authority", "name", "price", "review", "checked"] as const;
/** The country filter's value for directories without a country. */
export const worldwide = "worldwide";

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/, "Enter a slug.");

/**
 * `account`: whether a submission needs one. `sort=fit`, `fits` and `excluded` need a `projectId`. `status` has an effect for admins only;
 * others see active ones.
 */
export const directoryQuery = paging()
  .extend({
    q: z.string().trim().max(100).optional(),
    category: z.enum(directoryCategories).optional(),
    country: slug.optional(),
    niche: slug.optional(),
    pricing: z.enum(pricings).optional(),
    link: z.enum(linkKinds).optional(),
    condition: z.enum(linkConditions).optional(),
    account: z.enum(["yes", "no"]).optional(),
    minDr: integerParam(0, 100).optional(),
    status: z.enum([...directoryStatuses, "all"]).optional(),
    sort: z.enum([...directorySorts, "fit"]).default("authority"),
    order: z.enum(["asc", "desc"]).optional(),
    /** A project of the viewer: each directory gets its fit and the state of its submission. */
    projectId: z.uuid().optional(),
    /** Only directories that suit the project and that it has no submission to. */
    fits: z.literal("true").optional(),
    /** Only directories that the project excludes. */
    excluded: z.literal("true").optional(),
  })
  .strict();
export type DirectoryQuery = z.infer<typeof directoryQuery>;

/** `fit`, `isExcluded` and `submissionState` only with a `projectId`; the state is null without a submission. */
const listedDirectory = directory
  .extend({
    fit: fit.optional(),
    isExcluded: z.boolean().optional(),
    submissionState: z.enum(submissionStates).nullable().optional(),
  })
  .strict();
export const directoryList = z.object({ directories: z.array(listedDirectory), total: z.number().int() }).strict();
export type DirectoryList = z.infer<typeof directoryList>;
export const directorySlugPath = z.object({ slug: z.string().max(200) }).strict();
