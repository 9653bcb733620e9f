// Templates with placeholders: `{{column}}` is filled with a row's cell, `{{column?}}` with one that may be empty.
import { htmlToText } from "html-to-text";
import type { PublishedDocument } from "#shared/content/destinations.ts";
import { type PageTemplate, pageSetLimits } from "#shared/content/page-sets.ts";
import { createColumnFinder, placeholdersIn } from "#shared/content/page-templates.ts";
import { Problem } from "#shared/problem.ts";
import { plainLine } from "#shared/text/plain-text.ts";
import { slugify, titleSlug } from "#shared/text/slug.ts";
import { toLatin } from "../../site/blog/readable-slug.ts";
import { sanitizeHtml } from "../../site/blog/sanitize-html.ts";
import { similarity } from "../../text/similarity.ts";

/** Runs are spread over this many buckets. Two in one bucket cost a comparison, not a wrong result. */
const buckets = 1 << 20;
/** Bounds the work for texts made to look alike. The rarest runs come first, so near copies are among them. */
const mostCompared = 300;
const mostSteps = 3_000;

type Siblings = {
  /** Returns the first page added before that shares at least `limit` with this one; adds the page if there is none. */
  findOrAdd: (page: number, shingles: Uint32Array) => { page: number; share: number } | undefined;
};

/** `all`: the runs of every page that will be compared, by which the rare ones are known. `pause` lets other requests run. */
export const createSiblings = async (
  all: Iterable<Uint32Array>,
  limit: number,
  pause: () => Promise<void>,
): Promise<Siblings> => {
  const frequencies = new Uint32Array(buckets);
  const bucketOf = (hash: number) => hash % buckets;
  const rareCount = ({ length }: Uint32Array) => length - Math.ceil(limit * length) + 1;
  let mostEntries = 0;
  for (const shingles of all) {
    for (const hash of shingles) frequencies[bucketOf(hash)] = (frequencies[bucketOf(hash)] ?? 0) + 1;
    mostEntries += rareCount(shingles);
    await pause();
  }
  const rarest = (shingles: Uint32Array) => {
    const frequency = (hash: number) => frequencies[bucketOf(hash)] ?? 0;
    const sorted = shingles.slice().sort((one, other) => frequency(one) - frequency(other) || one - other);
    return sorted.subarray(0, rareCount(shingles));
  };
  // Lists of pages by bucket, in flat arrays: maps of arrays would take ten times the memory.
  const heads = new Int32Array(buckets).fill(-1);
  const pageOf = new Int32Array(mostEntries);
  const nextOf = new Int32Array(mostEntries);
  let entries = 0;
  const pages = new Map<number, Uint32Array>();
  const find = (shingles: Uint32Array, rare: Uint32Array) => {
    const compared = new Set<number>();
    let steps = 0;
    for (const hash of rare) {
      for (let entry = heads[bucketOf(hash)] ?? -1; entry >= 0; entry = nextOf[entry] ?? -1) {
        const page = pageOf[entry] ?? 0;
        if (++steps > mostSteps) return undefined;
        if (compared.has(page)) continue;
        if (compared.size === mostCompared) return undefined;
        compared.add(page);
        const share = similarity(shingles, pages.get(page) ?? new Uint32Array());
        if (share >= limit) return { page, share };
      }
    }
    return undefined;
  };
  return {
    findOrAdd: (page, shingles) => {
      const rare = rarest(shingles);
      const found = find(shingles, rare);
      if (found) return found;
      pages.set(page, shingles);
      for (const hash of rare) {
        const bucket = bucketOf(hash);
        nextOf[entries] = heads[bucket] ?? -1;
        pageOf[entries] = page;
        heads[bucket] = entries++;
      }
      return undefined;
    },
  };
};

export type Values = Readonly<Record<string, string>>;

const textFields = ["title", "slug", "metaTitle", "metaDescription", "excerpt"] as const;

/** Text, and the columns between its parts: one more part than columns. */
type TemplateText = { parts: string[]; columns: string[] };

export type ParsedTemplate = {
  template: PageTemplate;
  html: TemplateText;
  texts: Record<(typeof textFields)[number], TemplateText>;
  /** The columns used anywhere, and those whose cells must not be empty. */
  used: string[];
  required: string[];
};

/** Throws Problem `invalid` with an issue for each placeholder that is no column, and for too many of them. */
export const parseTemplate = (template: PageTemplate, columns: readonly string[]): ParsedTemplate => {
  const findColumn = createColumnFinder(columns);
  const issues: { path: string; message: string }[] = [];
  const used = new Set<string>();
  const required = new Set<string>();
  const parse = (field: "html" | (typeof textFields)[number]): TemplateText => {
    const found: TemplateText = { parts: [], columns: [] };
    let partStart = 0;
    for (const { name, isOptional, start, end } of placeholdersIn(template[field])) {
      const column = findColumn(name);
      found.parts.push(template[field].slice(partStart, start));
      partStart = end;
      found.columns.push(column ?? "");
      if (column === undefined)
        issues.push({ path: `template.${field}`, message: `The file has no column “${name}”.` });
      else used.add(column);
      if (column !== undefined && !isOptional) required.add(column);
    }
    found.parts.push(template[field].slice(partStart));
    return found;
  };
  const html = parse("html");
  const texts = {
    title: parse("title"),
    slug: parse("slug"),
    metaTitle: parse("metaTitle"),
    metaDescription: parse("metaDescription"),
    excerpt: parse("excerpt"),
  };
  const { placeholders } = pageSetLimits;
  if (html.columns.length > placeholders)
    issues.push({ path: "template.html", message: `Use at most ${placeholders} placeholders.` });
  if (!texts.slug.columns.length)
    issues.push({ path: "template.slug", message: "Use a column in the address, so that each page has its own." });
  if (issues.length)
    throw new Problem("invalid", "The template doesn't fit the file.", { issues: issues.slice(0, 20) });
  return { template, html, texts, used: [...used], required: [...required] };
};

/** A cell, or an empty text: a column may have the name of a property that every object has. */
export const cellOf = (values: Values, column: string) => (Object.hasOwn(values, column) ? (values[column] ?? "") : "");

const fill = ({ parts, columns }: TemplateText, values: Values, write: (cell: string) => string = (cell) => cell) =>
  parts.map((part, at) => part + (columns[at] === undefined ? "" : write(cellOf(values, columns[at])))).join("");

/** How long the page's HTML gets, without filling it. */
export const filledLength = ({ html }: ParsedTemplate, values: Values) =>
  html.parts.reduce((sum, part) => sum + part.length, 0) +
  html.columns.reduce((sum, column) => sum + cellOf(values, column).length, 0);

export const titleOf = ({ texts }: ParsedTemplate, values: Values) => line(fill(texts.title, values));

/** Of cells in any script. Of an emoji it is made from a hash, so that the same row keeps its address. */
export const slugOf = ({ texts }: ParsedTemplate, values: Values) => {
  const slug = titleSlug(fill(texts.slug, values, toLatin));
  const text = fill(texts.slug, values).trim();
  return slug || (text && `page-${Bun.hash(text).toString(36).slice(0, 8)}`);
};

/** Without other scripts than Latin: the addresses of pages that were published before we transliterated them. */
export const latinSlugOf = ({ texts }: ParsedTemplate, values: Values) => slugify(fill(texts.slug, values));

/** The page as it is published. Cells are text, never HTML, and the result is cleaned like a post. */
export const renderPage = (parsed: ParsedTemplate, values: Values): PublishedDocument => {
  const { html, texts, template } = parsed;
  const filled = fill(html, values, (cell) => Bun.escapeHTML(cell).replace(/\r\n|\r|\n/g, "<br>"));
  const title = titleOf(parsed, values);
  const metaDescription = line(fill(texts.metaDescription, values));
  return {
    title,
    slug: slugOf(parsed, values),
    html: sanitizeHtml(filled, new Map(), { isForCustomerSite: true }),
    excerpt: line(fill(texts.excerpt, values)) || metaDescription,
    metaTitle: line(fill(texts.metaTitle, values)) || title,
    metaDescription,
    canonicalUrl: null,
    image: null,
    tags: [],
    language: template.language,
  };
};

/** The words of the template itself, without what rows fill in. */
export const fixedText = ({ html }: ParsedTemplate) =>
  htmlToText(html.parts.join(" \u00b7 "), {
    wordwrap: false,
    selectors: [{ selector: "a", options: { ignoreHref: true } }],
  });

// Without what looks like an element: some platforms show titles as HTML.
const line = (text: string) => plainLine(text.replace(/<\/?[a-z!][^>]*>/gi, "").replace(/<+(?=[a-z/!?])/gi, ""));
