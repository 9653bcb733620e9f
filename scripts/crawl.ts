// bun run crawl: crawls the built site and fails on SEO errors: broken links; pages without a unique title,
// description, h1 or canonical URL; structured data that does not parse or whose prices differ from the page; pages
// more than three clicks away; an incorrect sitemap.
import { startDemoServer } from "#server/testing/demo-server.ts";
import { countries } from "#shared/landing/countries.ts";
import { countryPageSlug } from "#shared/landing/country-pages.ts";
import { entries } from "#shared/landing/generated-pages.ts";
import { landingPages } from "#shared/landing/landing-pages.ts";
import { link } from "#shared/routes.ts";

const maxClicks = 3;

const faults: string[] = [];
const fault = (what: string) => void faults.push(what);

const server = await startDemoServer({ JOBS: "off" });
const siteUrl = server.url;

type Read = {
  status: number;
  title: string;
  description: string;
  h1: string;
  canonical: string;
  robots: string;
  data: string;
  links: string[];
  ids: Set<string>;
};
const pages = new Map<string, Promise<Read>>();

const readPage = async (path: string): Promise<Read> => {
  const answer = await fetch(siteUrl + path, { redirect: "manual" });
  const empty = { title: "", description: "", h1: "", canonical: "", robots: "", data: "" };
  const read: Read = { status: answer.status, ...empty, links: [], ids: new Set() };
  if (!answer.headers.get("content-type")?.startsWith("text/html")) return read;
  const html = await answer.text();
  let h1s = 0;
  const attribute = (name: "canonical" | "description" | "robots", from: string) => ({
    element: (element: HTMLRewriterTypes.Element) => {
      read[name] = element.getAttribute(from) ?? "";
    },
  });
  const textInto = (name: "title" | "h1" | "data") => ({
    text: ({ text }: { text: string }) => {
      read[name] += text;
    },
  });
  await new HTMLRewriter()
    .on("head title", textInto("title"))
    .on("h1", {
      ...textInto("h1"),
      element: () => {
        h1s++;
      },
    })
    .on('script[type="application/ld+json"]', textInto("data"))
    .on('link[rel="canonical"]', attribute("canonical", "href"))
    .on('meta[name="description"]', attribute("description", "content"))
    .on('meta[name="robots"]', attribute("robots", "content"))
    .on("[id]", { element: (element) => void read.ids.add(element.getAttribute("id") ?? "") })
    .on("a[href]", { element: (element) => void read.links.push(element.getAttribute("href") ?? "") })
    .transform(new Response(html))
    .text();
  if (answer.status === 200 && h1s !== 1) fault(`${path} has ${h1s} h1`);
  if (read.data) checkData(path, read.data, html);
  return read;
};
const page = (path: string) => {
  const known = pages.get(path) ?? readPage(path);
  pages.set(path, known);
  return known;
};

let offers = 0;
/** Checks that structured data parses and that its prices appear on the page. */
const checkData = (path: string, data: string, html: string) => {
  const visible = html.replaceAll("<!-- -->", "");
  try {
    for (const thing of JSON.parse(data)["@graph"]) {
      if (thing["@type"] !== "Product") continue;
      offers++;
      const price = new Intl.NumberFormat("en", { minimumFractionDigits: thing.offers.price % 1 ? 2 : 0 }).format(
        thing.offers.price,
      );
      if (!visible.includes(`$${price}`)) fault(`${path} names the price ${price} in its data alone`);
    }
  } catch (error) {
    fault(`${path} has data that does not parse: ${error}`);
  }
};

/** Follows internal links from a page; returns each path with its distance in clicks. */
const crawlFrom = async (start: string) => {
  const clicks = new Map([[start, 0]]);
  for (const [path, away] of clicks) {
    const { links } = await page(path);
    for (const href of links) {
      if (/^(mailto:|https?:)/.test(href) && !href.startsWith(siteUrl)) continue;
      const url = new URL(href, siteUrl + path);
      const address = url.pathname + url.search;
      const target = await page(address);
      if (target.status !== 200) fault(`${path} links to ${address}, which answers ${target.status}`);
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (anchor && !target.ids.has(anchor)) fault(`${path} links to ${address}#${anchor}, which is not there`);
      if (!clicks.has(address)) clicks.set(address, away + 1);
    }
  }
  return clicks;
};

const landing = landingPages.map(({ slug }) => link("page", { slug }));
const guides = entries.map(({ slug }) => link("guide", { slug }));
const ofCountries = countries.map((country) => link("country", { slug: countryPageSlug(country) }));

const clicks = await crawlFrom("/");

const seenBy = {
  title: new Map<string, string>(),
  description: new Map<string, string>(),
  h1: new Map<string, string>(),
};
/** Checks for a unique title, description and h1, and for the page's own canonical URL. */
const checkHead = async (path: string) => {
  const read = await page(path);
  if (read.status !== 200) return fault(`${path} answers ${read.status}`);
  for (const part of ["title", "description", "h1"] as const) {
    const text = read[part].trim();
    const other = seenBy[part].get(text);
    if (!text || /[{}]/.test(text)) fault(`${path} has no proper ${part}: ${text}`);
    if (other) fault(`${path} has the ${part} of ${other}`);
    seenBy[part].set(text, path);
  }
  const canonical = path === "/g/ai-backlink-maker" ? "/page/ai-backlink-maker" : path;
  if (read.canonical !== siteUrl + canonical) fault(`${path} has the canonical address ${read.canonical}`);
};
const generated = [...landing, ...guides, ...ofCountries];
const plain = [...clicks.keys()].filter(
  (path) => !path.includes("?") && !/^\/(auth|dashboard)|\.(xml|txt)$/.test(path),
);
for (const path of new Set([...plain, ...generated])) await checkHead(path);

for (const path of generated) {
  const away = clicks.get(path) ?? Number.POSITIVE_INFINITY;
  if (away > maxClicks) fault(`${path} is ${away} clicks away from the home page`);
}

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = ""]) => loc);
const index = locations(await (await fetch(`${siteUrl}/sitemap.xml`)).text());
const listed = new Set<string>();
for (const file of index)
  for (const loc of locations(await (await fetch(file)).text())) {
    const path = loc.slice(siteUrl.length) || "/";
    listed.add(path);
    const { status, canonical, robots } = await page(path);
    if (status !== 200 || canonical !== loc) fault(`the sitemap lists ${loc}: ${status}, canonical ${canonical}`);
    if (robots.includes("noindex")) fault(`the sitemap lists ${loc}, which is noindex`);
  }
for (const path of plain) {
  const { robots, canonical } = await page(path);
  const wants = !robots.includes("noindex") && canonical === siteUrl + path;
  if (wants && !listed.has(path)) fault(`${path} may be indexed and is not in the sitemap`);
}
await server.stop();

const scripted = locations(Bun.spawnSync(["bun", "scripts/sitemap.ts"]).stdout.toString()).length;
if (scripted !== entries.length) fault(`the sitemap script lists ${scripted} of ${entries.length} entries`);

const furthest = Math.max(...clicks.values());
console.log(
  `${clicks.size} addresses crawled from /, the furthest ${furthest} clicks away; ${landing.length} /page, ${guides.length} /g and ${ofCountries.length} /c pages have heads of their own; ${offers} offers with the shown price; ${listed.size} in the public sitemap, ${scripted} in the sitemap script.`,
);
for (const what of faults.slice(0, 50)) console.error(`fault: ${what}`);
console.log(`${faults.length} faults`);
process.exit(faults.length ? 1 : 0);
