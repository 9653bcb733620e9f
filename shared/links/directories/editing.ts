// What admins do with the catalogue: edit, merge, import, and read the history.
import { z } from "zod";
import { csvFormat } from "../../csv-format.ts";
import { paging } from "../../pagination.ts";
import { webUrl } from "../../urls/web-url.ts";
import {
  changeOrigins,
  directoryCategories,
  directoryStatuses,
  linkConditions,
  linkKinds,
  listingWays,
  pricings,
  standings,
  visitors,
} from "../directories.ts";

const optionalText = z
  .string()
  .trim()
  .max(2_000)
  .nullable()
  .default(null)
  .transform((text) => text || null);
// Facts store lists as one text.
const item = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .regex(/^[^|]*$/, "Remove the vertical bar.");
const items = z.array(item).max(50).default([]);
const slugs = z
  .array(z.string().regex(/^[a-z0-9-]{1,60}$/, "Enter a slug."))
  .max(60)
  .default([]);
const days = z.number().min(0).max(10_000).multipleOf(0.01).nullable().default(null);
const url = webUrl("Enter a web address.");

export const directoryInput = z
  .object({
    name: z.string().trim().min(1).max(200),
    url,
    submitUrl: url.nullable().default(null),
    category: z.enum(directoryCategories),
    countries: slugs,
    niches: slugs,
    languages: items,
    listedBy: z.enum(listingWays).default("submission"),
    pricing: z.enum(pricings),
    pricingKnown: z.boolean().default(true),
    feeFrom: optionalText,
    linkKind: z.enum(linkKinds).nullable().default(null),
    linkCondition: z.enum(linkConditions).nullable().default(null),
    dr: z.number().int().min(0).max(100).nullable().default(null),
    drSource: optionalText,
    drYear: z.number().int().min(2000).max(2100).nullable().default(null),
    referringSubnets: z.number().int().min(0).max(999_999_999).nullable().default(null),
    accountRequired: z.boolean().nullable().default(null),
    signInWith: items,
    reviewDaysMin: days,
    reviewDaysMax: days,
    fields: z
      .array(z.object({ name: item, limit: z.number().int().min(1).max(1_000_000).nullable() }).strict())
      .max(50)
      .default([]),
    steps: optionalText,
    rules: items,
    listingUrlPattern: optionalText,
    checkBy: z.enum(visitors).default("bot"),
    standing: z.enum(standings).default("listed"),
    status: z.enum(directoryStatuses).default("active"),
  })
  .strict();
export type DirectoryInput = z.infer<typeof directoryInput>;

export const mergeInput = z.object({ intoId: z.uuid() }).strict();

const directoryChange = z
  .object({
    id: z.uuid(),
    field: z.string(),
    from: z.string(),
    to: z.string(),
    origin: z.enum(changeOrigins),
    /** Null for other origins, and once the account is erased. */
    admin: z.object({ id: z.uuid(), email: z.string() }).strict().nullable(),
    createdAt: z.iso.datetime(),
  })
  .strict()
  .meta({ id: "DirectoryChange" });

export const historyQuery = paging(20);
export const directoryHistory = z.object({ changes: z.array(directoryChange), total: z.number().int() }).strict();

export const maxImportBytes = 10_000_000;
export const importQuery = z.object({ dryRun: z.enum(["true", "false"]).default("false") }).strict();

const importActions = ["created", "updated", "kept"] as const;
/** What an import changed, or would change in a dry run. `kept`: an admin's or observed value stays as it is. */
const importChange = z
  .object({
    action: z.enum(importActions),
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
    /** Of fields and of their sources; the first ten thousand. */
    changes: z.array(importChange),
    format: csvFormat,
  })
  .strict()
  .meta({ id: "DirectoryImportResult" });
export type DirectoryImportResult = z.infer<typeof directoryImportResult>;
