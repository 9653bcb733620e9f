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

// Pages with thin or duplicate content are left out.
const isIndexable = (path: string) => !thinPages.has(path);
const guides = (kind: string) =>
  entries
    .filter(({ family }) => family.startsWith(kind))
    .map(({ slug }) => link("guide", { slug }))
    .filter(isIndexable);

/** The sitemap's page families and the paths in each. */
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

/**
 * The guide sitemap as the specification defines it: every page under /g, with fixed changefreq, priority and lastmod.
 */
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

/** Cache tags of everything sitemap pages show: a write to one may change a page's lastmod. */
export const sitemapTags: ReadonlySet<string> = new Set(["blogposts", "file-uploads", "plans"]);

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
