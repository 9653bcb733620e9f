// Files that crawlers and browsers request by name.
import { setImmediate } from "node:timers/promises";
import { Hono } from "hono";
import { type SitemapFile, sitemapFiles } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { listPlans } from "../../billing/plans/plans.ts";
import type { AppEnv, Documents } from "../../http/app-env.ts";
import { requestTimeout } from "../../http/request-timeout.ts";
import { llmsText, robotsText, securityText } from "../../rendering/crawler-texts.ts";
import { listLatestPosts } from "../../site/blog/blog.ts";
import { isSitemapFile, lastChanges, listSitemapPaths, sitemapIndexXml, sitemapTags, sitemapXml } from "./sitemaps.ts";

type CrawlerFilesOptions = {
  siteUrl: string;
  /** Returns a page's HTML as served to visitors. */
  html: (path: string) => Promise<string>;
  documents: Documents;
};

/** Number of posts in llms.txt. */
const llmsPosts = 50;
const anHour = "public, max-age=3600";
/** The first request renders about 300 pages, which takes a while on a busy machine. */
const firstSeconds = 120;
const plainText = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": anHour };
const sitemap = { contentType: "application/xml; charset=utf-8", cacheControl: anHour, tags: sitemapTags };

export const crawlerFiles = ({ siteUrl, html, documents }: CrawlerFilesOptions) => {
  const itemsOf = async ({ db, clock }: AppEnv["Variables"], file: SitemapFile) => {
    const hashes = new Map<string, string>();
    for (const path of await listSitemapPaths(db, file)) {
      hashes.set(path, contentHash(await html(path)));
      // Cached pages resolve without I/O, so this loop would block other requests until its end.
      await setImmediate();
    }
    return lastChanges(db, hashes, clock());
  };

  const writeIndex = async (dependencies: AppEnv["Variables"]) => {
    const files = [];
    for (const file of sitemapFiles) {
      // Files without indexable pages are left out.
      const times = (await itemsOf(dependencies, file)).map(({ lastmod }) => lastmod.getTime());
      if (times.length) files.push({ file, lastmod: new Date(Math.max(...times)) });
    }
    return sitemapIndexXml(siteUrl, files);
  };

  return new Hono<AppEnv>()
    .get("/robots.txt", (c) => c.body(robotsText(siteUrl), 200, plainText))
    .get("/llms.txt", (c) =>
      documents(c.req.raw, {
        contentType: plainText["Content-Type"],
        cacheControl: anHour,
        tags: new Set(["blogposts", "plans", "settings"]),
        write: async () => {
          const [{ general }, plans, posts] = await Promise.all([
            c.var.settings.read(),
            listPlans(c.var.db, { active: true }),
            listLatestPosts(c.var.db, llmsPosts),
          ]);
          return llmsText(siteUrl, { description: general.description, plans, posts });
        },
      }),
    )
    .get("/.well-known/security.txt", async (c) => {
      const { supportEmail } = (await c.var.settings.read()).general;
      return c.body(securityText(siteUrl, supportEmail, c.var.clock()), 200, plainText);
    })
    .get("/sitemap.xml", requestTimeout(firstSeconds), (c) =>
      documents(c.req.raw, { ...sitemap, write: () => writeIndex(c.var) }),
    )
    .get("/sitemaps/:file{[a-z-]+\\.xml}", requestTimeout(firstSeconds), async (c) => {
      const file = c.req.param("file").replace(/\.xml$/, "");
      if (!isSitemapFile(file)) return c.text("Not found", 404);
      return documents(c.req.raw, {
        ...sitemap,
        write: async () => sitemapXml(siteUrl, await itemsOf(c.var, file)),
      });
    })
    .get("/manifest.webmanifest", (c) =>
      c.json(manifest, 200, { "Content-Type": "application/manifest+json", "Cache-Control": anHour }),
    );
};

/**
 * Hashes the title, description and main content, without the script and style URLs, which change with each build, and
 * without the parts marked `data-lastmod="ignore"`, which change for other reasons than the page's content.
 */
export const contentHash = (page: string) => {
  const head = page.match(/<title>.*?<\/title>|<meta name="description"[^>]*>/g) ?? [];
  const main = page.match(/<main[\s>].*<\/main>/s)?.[0] ?? page;
  const content = new HTMLRewriter()
    .on('[data-lastmod="ignore"]', { element: (element) => void element.remove() })
    .transform(main);
  return Bun.hash.xxHash3(head.join("") + content).toString(36);
};

const manifest = {
  name: site.name,
  short_name: site.name,
  description: site.description,
  start_url: "/",
  display: "browser",
  background_color: "#ffffff",
  theme_color: "#ca3500",
  icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })),
};
