// The listing kit: what a project gives to directories.
import { z } from "zod";
import { webUrl } from "../urls/web-url.ts";
import {
  addressPartNames,
  addressParts,
  billingPeriods,
  draftFields,
  draftTones,
  emptyAddress,
  kitLimits,
  maxWordings,
  pricingModels,
  recordOf,
  socialNetworks,
} from "./kit-limits.ts";

const text = (max: number) => z.string().trim().max(max).nullable();
/** Up to three wordings of one text, so that directories don't get duplicates. */
const wordings = (min: number, max: number) =>
  z
    .array(
      z
        .string()
        .trim()
        .min(min, min > 1 ? `Enter at least ${min} characters.` : "Enter a text.")
        .max(max),
    )
    .max(maxWordings);
const url = webUrl().nullable();

export const kitFields = z
  .object({
    name: text(kitLimits.name),
    url,
    microTagline: text(kitLimits.microTagline),
    tagline: text(kitLimits.tagline),
    oneLiner: text(kitLimits.oneLiner),
    short: wordings(1, kitLimits.short),
    medium: wordings(1, kitLimits.medium),
    long: wordings(500, kitLimits.long),
    features: z
      .array(z.string().trim().min(1).max(kitLimits.feature, "Use at most 80 characters per feature."))
      .max(8, "Enter at most 8."),
    category: text(60),
    alternativeCategories: z.array(z.string().trim().min(1).max(60)).max(5, "Enter at most 5."),
    tags: z
      .array(z.string().trim().min(1).max(kitLimits.tag, "Use at most 25 characters per tag."))
      .max(10, "Enter at most 10."),
    audience: text(200),
    pricingModel: z.enum(pricingModels).nullable(),
    priceFrom: z.number().min(0).max(1_000_000).nullable(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, "Enter a code like USD.")
      .nullable(),
    period: z.enum(billingPeriods).nullable(),
    founded: z.number().int().min(1000).max(2100).nullable(),
    launchDate: z.iso.date().nullable(),
    makerName: text(80),
    makerRole: text(80),
    contactEmail: z.email("Enter an address like name@company.com.").max(254).nullable(),
    social: z.object(recordOf(socialNetworks, () => url)).strict(),
    videoUrl: url,
    logoFileId: z.uuid().nullable(),
    coverFileId: z.uuid().nullable(),
    screenshotFileIds: z.array(z.uuid()).max(5),
    /** For businesses with customers on site; written the same everywhere. */
    local: z
      .object(recordOf(addressPartNames, (name) => text(addressParts[name].max)))
      .strict()
      .nullable(),
    /** What the customer agrees to. `feesUpTo` is in USD. */
    consents: z
      .object({ badge: z.boolean(), reciprocal: z.boolean(), feesUpTo: z.number().int().min(0).max(10_000) })
      .strict(),
    excludedDirectoryIds: z.array(z.uuid()).max(1000),
  })
  .strict()
  .meta({ id: "KitFields" });
export type KitFields = z.infer<typeof kitFields>;

/** Null where a field may be, an empty list elsewhere. */
export const emptyKit = {
  ...Object.fromEntries(
    Object.entries(kitFields.shape).map(([name, schema]) => [name, schema.safeParse(null).success ? null : []]),
  ),
  social: recordOf(socialNetworks, () => null),
  consents: { badge: false, reciprocal: false, feesUpTo: 0 },
} as KitFields;

/** Returns a stored kit with today's fields: it was saved before some of them existed. */
export const withEmptyFields = (stored: Partial<KitFields> | null): KitFields => ({
  ...emptyKit,
  ...stored,
  social: { ...emptyKit.social, ...stored?.social },
  consents: { ...emptyKit.consents, ...stored?.consents },
  local: stored?.local ? { ...emptyAddress, ...stored.local } : null,
});

export const kit = z
  .object({
    version: z.number().int(),
    fields: kitFields,
    completeness: z
      .object({
        percent: z.number().int().min(0).max(100),
        /** What keeps the kit from being sent, and to how many fitting directories. */
        missing: z.array(z.object({ field: z.string(), blocks: z.number().int() }).strict()),
        /** Other empty fields, and how many fitting directories ask for each. They get the kit without it. */
        optional: z.array(z.object({ field: z.string(), requestedBy: z.number().int() }).strict()),
      })
      .strict(),
    /** What directories may take for duplicate text. */
    warnings: z.array(z.object({ field: z.string(), warning: z.string() }).strict()),
  })
  .strict()
  .meta({ id: "Kit" });
export type Kit = z.infer<typeof kit>;

export const kitInput = z.object({ version: z.number().int().min(0), fields: kitFields.partial() }).strict();
export type KitInput = z.infer<typeof kitInput>;

export const draftInput = z.object({ field: z.enum(draftFields), tone: z.enum(draftTones).default("plain") }).strict();
export type DraftInput = z.infer<typeof draftInput>;

/** `field` is a path like `social.x`. A wording is proposed as a text of its own; an address as one object. */
export const kitProposal = z
  .object({
    field: z.string(),
    value: z.union([z.string(), z.number(), z.array(z.string()), kitFields.shape.local.unwrap()]),
    /** Where the value comes from, for the customer: `Page title`. */
    source: z.string(),
  })
  .strict()
  .meta({ id: "KitProposal" });
export type KitProposal = z.infer<typeof kitProposal>;
export const kitProposals = z.object({ proposals: z.array(kitProposal) }).strict();

export const preflightQuery = z.object({ directoryId: z.uuid() }).strict();
/** `field` is a path like `consents.badge`; `directory` if no change of the kit helps. */
export const preflightProblem = z.object({ field: z.string(), problem: z.string(), how: z.string() }).strict();
export type PreflightProblem = z.infer<typeof preflightProblem>;
export const emptyField = z.object({ field: z.string(), label: z.string() }).strict();
export type EmptyField = z.infer<typeof emptyField>;
/** `leftEmpty`: what the directory's form asks for and the kit doesn't have, which keeps nothing from being sent. */
export const preflightResult = z
  .object({ passes: z.boolean(), problems: z.array(preflightProblem), leftEmpty: z.array(emptyField) })
  .strict()
  .meta({ id: "Preflight" });
