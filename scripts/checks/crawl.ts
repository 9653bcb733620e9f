// bun run crawl: crawls the built site and fails on SEO errors: broken links; pages without a unique title,
// description or h1; an incorrect canonical URL; more than 120 kB of HTML or 100 directories; structured data that does not
// parse, lists questions or has prices that differ from the page; a sitemap that is incomplete or lists pages that are not
// indexable; a generated page, or one in the sitemap, that is too many clicks away.
import { startDemoServer } from "#server/testing/demo-server.ts";
import { landingPages } from "#shared/links/directories/landing-pages.ts";
import { formatAmount } from "#shared/money.ts";
import { link } from "#shared/routes.ts";
import { countries } from "#shared/site/landing/countries.ts";
import { countryPageSlug } from "#shared/site/landing/country-pages.ts";
import { entries } from "#shared/site/landing/generated-pages.ts";

const maxClicks = 3;
const maxBytes = 120_000;
const maxDirectories = 100;

const errors: string[] = [];
const report = (error: string) => void errors.push(error);

const server = await startDemoServer({ JOBS: "off" });
const siteUrl = server.url;

const readPage = async (path: string) => {
  const response = await fetch(siteUrl + path, { redirect: "manual" });
  const isHtml = response.headers.get("content-type")?.startsWith("text/html");
  const html = isHtml ? await response.text() : "";
  const rewriter = new HTMLRewriter();
  // Attributes are returned as written, and React escapes an ampersand.
  const attributes = (selector: string, name: string) => {
    const values: string[] = [];
    rewriter.on(selector, {
      element: (element) => void values.push((element.getAttribute(name) ?? "").replaceAll("&amp;", "&")),
    });
    return values;
  };
  const text = (selector: string) => {
    const texts: string[] = [];
    rewriter.on(selector, {
      element: () => void texts.push(""),
      text: ({ text }) => void texts.push((texts.pop() ?? "") + text),
    });
    return texts;
  };
  const [titles, headings, data] = [text("head title"), text("h1"), text('script[type="application/ld+json"]')];
  const canonical = attributes('link[rel="canonical"]', "href");
  const description = attributes('meta[name="description"]', "content");
  const robots = attributes('meta[name="robots"]', "content");
  const [links, ids] = [attributes("a[href]", "href"), attributes("[id]", "id")];
  rewriter.transform(html);
  const result = {
    status: response.status,
    title: titles.join(""),
    description: description.join(""),
    h1: headings.join(""),
    canonical: canonical.join(""),
    isNoindex: robots.join("").includes("noindex"),
    links,
    ids: new Set(ids),
  };
  if (!isHtml) return result;
  if (response.status === 200 && headings.length !== 1) report(`${path} has ${headings.length} h1 elements`);
  const bytes = Buffer.byteLength(html);
  if (bytes > maxBytes) report(`${path} has ${bytes} bytes of HTML`);
  const directories = html.match(/<th scope="row"/g)?.length ?? 0;
  if (directories > maxDirectories) report(`${path} shows ${directories} directories`);
  for (const one of data) checkData(path, one, html);
  return result;
};
type CrawledPage = Awaited<ReturnType<typeof readPage>>;
const pages = new Map<string, Promise<CrawledPage>>();
const page = (path: string) => {
  const promise = pages.get(path) ?? readPage(path);
  pages.set(path, promise);
  return promise;
};

let offers = 0;
/** Checks that structured data parses and that its prices appear on the page. */
const checkData = (path: string, data: string, html: string) => {
  const visible = html.replaceAll("<!-- -->", "");
  try {
    for (const thing of JSON.parse(data)["@graph"]) {
      // Google shows no results for it any more, and it doubles the text of the questions.
      if (thing["@type"] === "FAQPage") report(`${path} has a FAQPage in its structured data`);
      if (thing["@type"] !== "Product") continue;
      offers++;
      const price = formatAmount("$", thing.offers.price);
      if (!visible.includes(price)) report(`${path} has the price ${price} in its structured data but not on the page`);
    }
  } catch (error) {
    report(`${path} has structured data that does not parse: ${error}`);
  }
};

/** Follows internal links from a page; returns each path with its distance in clicks. */
const crawlFrom = async (start: string) => {
  const clicks = new Map([[start, 0]]);
  for (const [path, distance] of clicks) {
    const { links, isNoindex } = await page(path);
    // A filtered list links to thousands of others.
    if (path.includes("?") && isNoindex) continue;
    for (const href of links) {
      if (/^(mailto:|https?:)/.test(href) && !href.startsWith(siteUrl)) continue;
      const url = new URL(href, siteUrl + path);
      const target = url.pathname + url.search;
      const { status, ids } = await page(target);
      if (status !== 200) report(`${path} links to ${target}, which returns ${status}`);
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (anchor && !ids.has(anchor)) report(`${path} links to ${target}#${anchor}, which does not exist`);
      if (!clicks.has(target)) clicks.set(target, distance + 1);
    }
  }
  return clicks;
};

const landing = landingPages.map(({ slug }) => link("page", { slug }));
const guides = entries.map(({ slug }) => link("guide", { slug }));
const countryPaths = countries.map((country) => link("country", { slug: countryPageSlug(country) }));
const generated = new Set([...landing, ...guides, ...countryPaths]);
const clicks = await crawlFrom("/");
const distanceTo = (path: string) => clicks.get(path) ?? Number.POSITIVE_INFINITY;

/** The paths by title, description and h1. */
const pathOf = new Map<string, string>();
/** Checks for a title, description and h1, unique among the pages that may be indexed. */
const checkHead = async (path: string) => {
  const result = await page(path);
  if (result.status !== 200) return report(`${path} returns ${result.status}`);
  for (const part of ["title", "description", "h1"] as const) {
    const text = result[part].trim();
    if (!text || /[{}]/.test(text)) report(`${path} has an invalid ${part}: ${text}`);
    if (result.isNoindex) continue;
    const other = pathOf.get(`${part} ${text}`);
    if (other) report(`${path} has the same ${part} as ${other}`);
    pathOf.set(`${part} ${text}`, path);
  }
};

/**
 * A generated page has its own canonical URL, but for the one that is also under /page. Any other indexable page has its own,
 * or that of another page, which must be indexable itself. A page that says noindex may not name another one: the two
 * contradict each other.
 */
const checkCanonical = async (path: string) => {
  const { canonical, isNoindex, status } = await page(path);
  if (generated.has(path) && path !== "/g/ai-backlink-maker" && canonical !== siteUrl + path)
    report(`${path} has the canonical URL "${canonical}"`);
  if (status !== 200 || canonical === siteUrl + path || (isNoindex && !canonical)) return;
  if (isNoindex) return report(`${path} is noindex, but has the canonical URL ${canonical}`);
  if (!canonical.startsWith(siteUrl)) return report(`${path} has the canonical URL "${canonical}"`);
  if (/[?&]page=\d+$/.test(path)) return report(`${path} should have its own canonical URL, not ${canonical}`);
  const target = await page(canonical.slice(siteUrl.length));
  if (target.status !== 200 || target.isNoindex || target.canonical !== canonical)
    report(`${path} has the canonical URL ${canonical}, which is not indexable`);
};
const isPublicPage = (path: string) => !/^\/(auth|dashboard)|\.(xml|txt|csv|json)\b/.test(path);
for (const path of generated)
  if (distanceTo(path) > maxClicks) report(`${path} is ${distanceTo(path)} clicks from the home page`);
const plain = [...clicks.keys()].filter((path) => !path.includes("?") && isPublicPage(path));
for (const path of new Set([...plain, ...generated])) await checkHead(path);
for (const path of new Set([...clicks.keys(), ...generated])) if (isPublicPage(path)) await checkCanonical(path);

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = ""]) => loc);
const index = locations(await (await fetch(`${siteUrl}/sitemap.xml`)).text());
const listed = new Set<string>();
for (const file of index)
  for (const loc of locations(await (await fetch(file)).text())) {
    const path = loc.slice(siteUrl.length) || "/";
    listed.add(path);
    const { status, canonical, isNoindex } = await page(path);
    if (status !== 200 || canonical !== loc)
      report(`the sitemap lists ${loc}, which returns ${status} with the canonical URL ${canonical}`);
    if (isNoindex) report(`the sitemap lists ${loc}, which is noindex`);
    if (distanceTo(path) > maxClicks)
      report(`the sitemap lists ${loc}, which is ${distanceTo(path)} clicks from the home page`);
  }
for (const path of plain) {
  const { status, canonical, isNoindex } = await page(path);
  if (status === 200 && !isNoindex && canonical === siteUrl + path && !listed.has(path))
    report(`${path} is indexable but not in the sitemap`);
}
await server.stop();

const furthest = Math.max(...clicks.values());
console.log(
  `${clicks.size} URLs crawled from /, at most ${furthest} clicks away; ${landing.length} /page, ${guides.length} /g and ${countryPaths.length} /c pages; ${offers} prices in structured data; ${listed.size} URLs in the public sitemap.`,
);
for (const error of errors.slice(0, 50)) console.error(`error: ${error}`);
console.log(`${errors.length} errors`);
process.exit(errors.length ? 1 : 0);
