import { Readable } from "node:stream";
import { inArray, sql } from "drizzle-orm";
import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";
import type { Db } from "#db/connect.ts";
import { pageChanges } from "#db/schema/index.ts";
import { blogPageSize } from "#shared/blog.ts";
import { categories } from "#shared/catalogue/categories.ts";
import { countries } from "#shared/landing/countries.ts";
import { countryPageSlug } from "#shared/landing/country-pages.ts";
import { entries } from "#shared/landing/generated-pages.ts";
import { landingPages } from "#shared/landing/landing-pages.ts";
import { thinPages } from "#shared/landing/thin-pages.ts";
import { link } from "#shared/routes.ts";
import { listPublishedSlugs } from "../features/blog/blog.ts";

// A page that says too little of its own, or is known under another address, is not offered to search engines.
const isIndexable = (path: string) => !thinPages.has(path);
const guides = (kind: string) =>
  entries
    .filter(({ family }) => family.startsWith(kind))
    .map(({ slug }) => link("guide", { slug }))
    .filter(isIndexable);

/** The public sitemap's families and the paths in each. */
export const sitemapFamilies = {
  site: () => [link("home"), link("growthPartner"), link("reciprocalLinks"), link("waitlist")],
  directories: () => [
    link("directories"),
    ...categories.map(({ slug }) => link("directoryCategory", { category: slug })),
    link("countriesHub"),
    link("nichesHub"),
    link("typesHub"),
    link("topicsHub"),
  ],
  page: () => landingPages.map(({ slug }) => link("page", { slug })),
  countries: () => [
    ...guides("country-"),
    ...countries.map((country) => link("country", { slug: countryPageSlug(country) })).filter(isIndexable),
  ],
  niches: () => guides("niche-"),
  types: () => guides("type-"),
  blog: async (db: Db) => {
    const slugs = await listPublishedSlugs(db);
    const pages = Math.max(1, Math.ceil(slugs.length / blogPageSize));
    return [
      ...Array.from({ length: pages }, (_, at) => link("blog") + (at ? `?page=${at + 1}` : "")),
      ...slugs.map((slug) => link("post", { slug })),
    ];
  },
} satisfies Record<string, (db: Db) => string[] | Promise<string[]>>;
export type SitemapFamily = keyof typeof sitemapFamilies;
export const isSitemapFamily = (name: string): name is SitemapFamily => Object.hasOwn(sitemapFamilies, name);

type Item = { path: string; lastmod: Date };

export const sitemapXml = async (siteUrl: string, items: Item[]) =>
  written(
    items.map(({ path, lastmod }) => ({ url: path, lastmod: lastmod.toISOString() })),
    new SitemapStream({ hostname: siteUrl, xmlns: plain }),
  );

export const sitemapIndexXml = async (siteUrl: string, families: { family: string; lastmod: Date }[]) =>
  written(
    families.map(({ family, lastmod }) => ({
      url: `${siteUrl}/sitemaps/${family}.xml`,
      lastmod: lastmod.toISOString(),
    })),
    new SitemapIndexStream(),
  );

/** The specified developer's sitemap: every page under /g, with its constants. */
export const guideSitemapXml = async (siteUrl: string) =>
  written(
    entries.map(({ slug }) => ({
      url: link("guide", { slug }),
      changefreq: "monthly",
      priority: 0.8,
      lastmod: "2024-11-13",
    })),
    new SitemapStream({ hostname: siteUrl, lastmodDateOnly: true, xmlns: plain }),
  );

const plain = { news: false, xhtml: false, image: false, video: false };

const written = async (items: object[], stream: SitemapStream | SitemapIndexStream) =>
  (await streamToPromise(Readable.from(items).pipe(stream))).toString();

/** What the pages of a sitemap show: a write to it may change when one of them last changed. */
export const sitemapTags: ReadonlySet<string> = new Set(["blogposts", "file-uploads", "plans"]);

/** When the content of each page last changed: now, if its hash is not the stored one. */
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
