// Page sets: one template over the rows of a CSV file, published as pages of the customer's website.
import { z } from "zod";
import { integerParam, paging, totals } from "../pagination.ts";
import { publishedEvidence } from "../published-page.ts";
import { csvDelimiters } from "../text/csv-format.ts";
import { publishedDocument, publishModes } from "./destinations.ts";

export const pageSetLimits = {
  sets: 50,
  rows: 10_000,
  columns: 50,
  /** Of the whole file, and of one cell. */
  csvCharacters: 8_000_000,
  cellCharacters: 10_000,
  templateCharacters: 50_000,
  /** Placeholders in the HTML, and characters of a page filled from them. */
  placeholders: 200,
  pageCharacters: 200_000,
} as const;

/** When a page is held back. */
export const pageGate = {
  /** The least share of a page's words that come from its own row. */
  ownWords: 0.4,
  /** From which similarity to another page on, once the template is cut and names are masked. */
  similarity: 0.6,
  /** Values of up to so many words are names and facts, which are masked in the longer ones. */
  maskedWords: 4,
} as const;

/** `checking`: its pages are being made from the file. */
export const pageSetStates = ["checking", "ready"] as const;

/**
 * `ready` has passed the gate, `held_back` has not, `queued` waits for its destination, `archived` is no longer in the
 * file.
 */
export const pageStates = ["ready", "held_back", "queued", "published", "failed", "archived"] as const;
export type PageState = (typeof pageStates)[number];

/** The allowed changes of a page's state, with what each does to its credit. */
export const pageTransitions: Record<
  PageState,
  Partial<Record<PageState, "reserve" | "consume" | "release" | null>>
> = {
  ready: { ready: null, held_back: null, queued: "reserve", archived: null },
  held_back: { held_back: null, ready: null, archived: null },
  queued: { queued: null, published: "consume", failed: "release", held_back: "release", archived: "release" },
  published: { published: null, queued: null, archived: null },
  failed: { failed: null, ready: null, held_back: null, queued: "reserve", archived: null },
  archived: { ready: null, held_back: null },
};

const text = (most: number) => z.string().trim().max(most);

/** `{{column}}` is filled with a row's cell, and `{{column?}}` with one that may be empty. */
export const pageTemplate = z
  .object({
    title: text(500).min(1, "Enter a title."),
    slug: text(300).min(1, "Enter the last part of the address."),
    html: text(pageSetLimits.templateCharacters).min(1, "Enter the page's HTML."),
    metaTitle: text(500).default(""),
    metaDescription: text(1_000).default(""),
    excerpt: text(1_000).default(""),
    language: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/, "Enter a language code like en or pt-BR.")
      .default("en"),
  })
  .strict();
export type PageTemplate = z.infer<typeof pageTemplate>;

export const pageSetInput = z
  .object({
    name: text(100).min(1, "Enter a name."),
    template: pageTemplate,
    csv: z
      .string()
      .max(pageSetLimits.csvCharacters, `The file must be ${pageSetLimits.csvCharacters / 1_000_000} MB or smaller.`),
  })
  .strict();
export type PageSetInput = z.infer<typeof pageSetInput>;

/** Without a file, the set keeps its rows. */
export const pageSetUpdate = pageSetInput.extend({ csv: pageSetInput.shape.csv.optional() }).strict();
export type PageSetUpdate = z.infer<typeof pageSetUpdate>;

const count = z.number().int();

export const pageSet = z
  .object({
    id: z.uuid(),
    projectId: z.uuid(),
    name: z.string(),
    template: pageTemplate,
    columns: z.array(z.string()),
    rows: count,
    passing: count,
    heldBack: count,
    state: z.enum(pageSetStates),
    counts: z.record(z.enum(pageStates), count),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .strict()
  .meta({ id: "PageSet" });
export type PageSet = z.infer<typeof pageSet>;
export const pageSetList = z.object({ pageSets: z.array(pageSet), total: count }).strict();

export const page = z
  .object({
    id: z.uuid(),
    /** The number of its row in the file, from 1. */
    row: count,
    title: z.string(),
    slug: z.string(),
    values: z.record(z.string(), z.string()),
    state: z.enum(pageStates),
    problems: z.array(z.string()),
    url: z.string().nullable(),
    publishedAt: z.iso.datetime().nullable(),
  })
  .strict()
  .meta({ id: "Page" });
export type Page = z.infer<typeof page>;
export const pageList = z.object({ pages: z.array(page), ...totals }).strict();
export const pagePreview = page
  .extend({
    document: publishedDocument,
    /** What the last look at the public page showed. */
    evidence: publishedEvidence.nullable(),
    checkedAt: z.iso.datetime().nullable(),
  })
  .strict()
  .meta({ id: "PagePreview" });
export type PagePreview = z.infer<typeof pagePreview>;

/** A template with the cells of one row, to see what its page looks like before the set is saved. */
export const pageDraft = z
  .object({
    template: pageTemplate,
    values: z
      .record(z.string().max(100), z.string().max(pageSetLimits.cellCharacters))
      .refine((values) => Object.keys(values).length <= pageSetLimits.columns, {
        message: `A file has at most ${pageSetLimits.columns} columns.`,
      }),
  })
  .strict();
export type PageDraft = z.infer<typeof pageDraft>;

/** What an update does to the pages. `removed`: their rows are gone; those that are published are taken offline. */
export const pageSetChanges = z
  .object({
    added: count,
    changed: count,
    unchanged: count,
    removed: count,
    publishedChanged: count,
    publishedRemoved: count,
    /** What separates the cells of the new file. Null without one. */
    delimiter: z.enum(csvDelimiters).nullable(),
  })
  .strict()
  .meta({ id: "PageSetChanges" });
export type PageSetChanges = z.infer<typeof pageSetChanges>;

export const pageQuery = paging(20)
  .extend({ state: z.enum(pageStates).optional() })
  .strict();
export type PageQuery = z.infer<typeof pageQuery>;

export const pagePath = z.object({ id: z.uuid(), row: integerParam(1, pageSetLimits.rows) });

/** `state`: only pages in this state, for example to repeat the failed ones. */
export const publishPagesInput = z
  .object({
    destinationId: z.uuid(),
    as: z.enum(publishModes).optional(),
    state: z.enum(["ready", "failed", "published"]).optional(),
  })
  .strict();
export type PublishPagesInput = z.infer<typeof publishPagesInput>;

/** `withoutCredit`: pages that passed, but for which no page credit is left. */
export const queuedPages = z.object({ queued: count, withoutCredit: count }).strict();
export type QueuedPages = z.infer<typeof queuedPages>;
