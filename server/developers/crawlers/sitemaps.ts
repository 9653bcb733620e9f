import { Readable } from "node:stream";
import { inArray, sql } from "drizzle-orm";
import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";
import type { Db } from "#db/connect.ts";
import { pageChanges } from "#db/schema/index.ts";
import { categories } from "#shared/links/directories/categories.ts";
import { landingPages } from "#shared/links/directories/landing-pages.ts";
import { link, type PageName, type PlainPage, pages, type SitemapFile, sitemapFiles } from "#shared/routes.ts";
import { blogPageSize } from "#shared/site/blog.ts";
import { countries } from "#shared/site/landing/countries.ts";
import { countryPageSlug } from "#shared/site/landing/country-pages.ts";
import { type EntryFamily, entries } from "#shared/site/landing/generated-pages.ts";
import { listIndexedSlugs } from "../../links/directories/indexed.ts";
import { listIndexedPaths } from "../../links/directories/page-tables.ts";
import { listPublishedSlugs } from "../../site/blog/blog.ts";

type ListedPage = {
  [Name in PageName]: (typeof pages)[Name] extends { sitemap: readonly SitemapFile[] } ? Name : never;
}[PageName];
type ListPaths = (db: Db, file: SitemapFile) => string[] | Promise<string[]>;

/** The paths of pages with parameters or page numbers; every other page is its own path. */
const pathsOf: Record<Exclude<ListedPage, PlainPage>, ListPaths> & { [Name in ListedPage & PlainPage]?: ListPaths } = {
  page: async (db) => {
    const indexed = await listIndexedPaths(db);
    return landingPages.map(({ slug }) => link("page", { slug })).filter((path) => indexed.has(path));
  },
  guide: async (db, file) => {
    const indexed = await listIndexedPaths(db);
    return entries
      .filter(({ family }) => sitemapFileOf[family] === file)
      .map(({ slug }) => link("guide", { slug }))
      .filter((path) => indexed.has(path));
  },
  country: async (db) => {
    const indexed = await listIndexedPaths(db);
    return countries
      .map((country) => link("country", { slug: countryPageSlug(country) }))
      .filter((path) => indexed.has(path));
  },
  directory: async (db) =>
    [...categories.map(({ slug }) => slug), ...(await listIndexedSlugs(db))].map((slug) => link("directory", { slug })),
  blog: async (db) => {
    const slugs = await listPublishedSlugs(db);
    const count = Math.max(1, Math.ceil(slugs.length / blogPageSize));
    return Array.from({ length: count }, (_, at) => link("blog") + (at ? `?page=${at + 1}` : ""));
  },
  post: async (db) => (await listPublishedSlugs(db)).map((slug) => link("post", { slug })),
};

/** The sitemap file of each family of guides. */
const sitemapFileOf: Record<EntryFamily, SitemapFile | undefined> = {
  "country-seo": "countries",
  "country-business": "countries",
  "niche-listing": "niches",
  "niche-link-building": "niches",
  "niche-backlinks": "niches",
  "type-quality-backlinks": "types",
  "type-submission-backlinks": "types",
  "type-free-traffic": "types",
  fixed: undefined,
};

/** The paths in a sitemap file, from the route table, so that no public page is forgotten. */
export const listSitemapPaths = async (db: Db, file: SitemapFile): Promise<string[]> => {
  const paths: string[] = [];
  for (const [name, page] of Object.entries(pages)) {
    if (!("sitemap" in page) || !page.sitemap || !(page.sitemap as readonly SitemapFile[]).includes(file)) continue;
    paths.push(...((await pathsOf[name as ListedPage]?.(db, file)) ?? [page.path]));
  }
  return paths;
};

export const isSitemapFile = (name: string): name is SitemapFile => sitemapFiles.some((file) => file === name);

type Item = { path: string; lastmod: Date };

export const sitemapXml = async (siteUrl: string, items: Item[]) =>
  toXml(
    items.map(({ path, lastmod }) => ({ url: path, lastmod: lastmod.toISOString() })),
    new SitemapStream({ hostname: siteUrl, xmlns: noExtensions }),
  );

export const sitemapIndexXml = async (siteUrl: string, files: { file: SitemapFile; lastmod: Date }[]) =>
  toXml(
    files.map(({ file, lastmod }) => ({
      url: `${siteUrl}/sitemaps/${file}.xml`,
      lastmod: lastmod.toISOString(),
    })),
    new SitemapIndexStream(),
  );

/**
 * The guide sitemap as the specification defines it: every page under /g, with fixed changefreq, priority and lastmod.
 */
export const guideSitemapXml = async (siteUrl: string) =>
  toXml(
    entries.map(({ slug }) => ({
      url: link("guide", { slug }),
      changefreq: "monthly",
      priority: 0.8,
      lastmod: "2024-11-13",
    })),
    new SitemapStream({ hostname: siteUrl, lastmodDateOnly: true, xmlns: noExtensions }),
  );

const noExtensions = { news: false, xhtml: false, image: false, video: false };

const toXml = async (items: object[], stream: SitemapStream | SitemapIndexStream) =>
  (await streamToPromise(Readable.from(items).pipe(stream))).toString();

/** Cache tags of everything sitemap pages show: a write to one may change a page's lastmod. */
export const sitemapTags: ReadonlySet<string> = new Set([
  "blogposts",
  "bot",
  "directories",
  "file-uploads",
  "ledger",
  "plans",
  "settings",
]);

/** Returns when each page's content last changed: `now` if its hash differs from the stored one. Stores new hashes. */
export const lastChanges = async (db: Db, hashes: ReadonlyMap<string, string>, now: Date): Promise<Item[]> => {
  const paths = [...hashes.keys()];
  const rows = await db.select().from(pageChanges).where(inArray(pageChanges.path, paths));
  const stored = new Map(rows.map((row) => [row.path, row]));
  const isChanged = (path: string) => stored.get(path)?.hash !== hashes.get(path);
  const changed = paths.filter(isChanged).map((path) => ({ path, hash: hashes.get(path) ?? "", changedAt: now }));
  if (changed.length)
    await db
      .insert(pageChanges)
      .values(changed)
      .onConflictDoUpdate({
        target: pageChanges.path,
        set: { hash: sql`excluded.hash`, changedAt: sql`excluded.changed_at` },
      });
  return paths.map((path) => ({ path, lastmod: isChanged(path) ? now : (stored.get(path)?.changedAt ?? now) }));
};
