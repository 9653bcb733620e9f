// Directories: sites that list businesses. A row of the catalogue, its facts with their sources, and the list's query.
import { z } from "zod";

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
    /** Results of our own submissions; null below five of them. */
    stats: z
      .object({
        submitted: z.number().int(),
        liveRate: z.number(),
        medianDaysToLive: z.number().nullable(),
        followShare: z.number().nullable(),
        survival90: z.number().nullable(),
      })
      .strict()
      .nullable(),
  })
  .strict()
  .meta({ id: "Directory" });
export type Directory = z.infer<typeof directory>;

export const directoryWithSources = directory
  .extend({ sources: z.array(directoryFact) })
  .strict()
  .meta({ id: "DirectoryWithSources" });
export type DirectoryWithSources = z.infer<typeof directoryWithSources>;

/** What an import changed, or would change in a dry run. `kept`: an admin's or observed value stays as it is. */
const directoryImportChange = z
  .object({
    action: z.enum(["created", "updated", "kept"]),
    host: z.string(),
    field: z.string(),
    from: z.string(),
    to: z.string(),
  })
  .strict();

export const directoryImportResult = z
  .object({
    created: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    /** Values that stay because an admin or a link check set them. */
    kept: z.number().int(),
    errors: z.array(z.object({ line: z.number().int(), message: z.string() }).strict()),
    /** The first thousand. */
    changes: z.array(directoryImportChange),
  })
  .strict()
  .meta({ id: "DirectoryImportResult" });
export type DirectoryImportResult = z.infer<typeof directoryImportResult>;
