// What search engines read: robots.txt, the sitemap, noindex and structured data.
import { type CrawlerPurpose, crawlers } from "#shared/website/crawlers.ts";
import type { Website } from "../audit/crawl.ts";
import { brokenLinksBy, type Check, homeOf, snippet } from "./check.ts";

export const robotsMissing: Check = {
  kind: "robots-missing",
  severity: "low",
  title: "Missing robots.txt",
  detail: "Search engines request it first. It tells them what they may crawl and where your sitemap is.",
  how: (website) =>
    `Serve this at ${at(website, "/robots.txt")}:\n\n${snippet("text", `User-agent: *\nAllow: /\n\nSitemap: ${at(website, "/sitemap.xml")}`)}`,
  find: (website) => (website.robots === "missing" ? [at(website, "/robots.txt")] : []),
};

export const robotsBlocks: Check = {
  kind: "robots-blocks",
  severity: "high",
  title: "Your robots.txt blocks search engines",
  detail: "Search engines cannot show what they may not crawl.",
  how: () =>
    `Remove the rule that blocks it from your robots.txt. Only block what should stay out of search:\n\n${snippet("text", "User-agent: *\nDisallow: /admin/")}`,
  find: (website) => (website.robots === "closed" ? [homeOf(website)] : []),
};

const blocked =
  (purpose: CrawlerPurpose) =>
  ({ shutOut, robots }: Website) =>
    // Then all search engines are shut out, which is one problem.
    (robots === "closed" ? [] : (shutOut ?? []))
      .filter((agent) => crawlers[agent].purpose === purpose)
      .map((agent) => `${agent}: ${crawlers[agent].whenShutOut}`);

const allowing = (agents: string) =>
  `Remove the rule that blocks it, or add this to your robots.txt:\n\n${snippet("text", agents)}`;

export const searchCrawlersBlocked: Check = {
  kind: "search-crawlers-blocked",
  severity: "medium",
  title: "Your robots.txt blocks a search engine",
  detail: "Google may read your website, but another search engine may not.",
  how: () => allowing("User-agent: Bingbot\nAllow: /"),
  find: blocked("search"),
};

export const answerCrawlersBlocked: Check = {
  kind: "answer-crawlers-blocked",
  severity: "medium",
  title: "Your robots.txt blocks AI assistants",
  detail: "Assistants that search the web can't read your pages, so they can't link to them.",
  how: () => allowing("User-agent: OAI-SearchBot\nUser-agent: PerplexityBot\nAllow: /"),
  find: blocked("answers"),
};

export const trainingCrawlersBlocked: Check = {
  kind: "training-crawlers-blocked",
  severity: "low",
  title: "Your robots.txt keeps AI models from learning about you",
  detail:
    "This may be what you want: it keeps your texts out of the training of models. It also means that they may not know your product.",
  how: () =>
    `If it is on purpose, dismiss this. ${allowing("User-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: Google-Extended\nAllow: /")}`,
  find: blocked("training"),
};

export const noindex: Check = {
  kind: "noindex",
  severity: "high",
  title: "Pages excluded from search by noindex",
  detail: "Search engines drop pages marked “noindex”. These include your home page or pages listed in your sitemap.",
  how: () =>
    `Remove “noindex” from the page's head and the X-Robots-Tag header, or remove the page from the sitemap. This is the line to remove:\n\n${snippet("html", '<meta name="robots" content="noindex">')}`,
  find: ({ pages, sitemap }) => {
    const listed = new Set(typeof sitemap === "string" ? [] : sitemap.addresses);
    return pages.filter(({ url, isHidden }, at) => isHidden && (at === 0 || listed.has(url))).map(({ url }) => url);
  },
};

export const sitemapMissing: Check = {
  kind: "sitemap-missing",
  severity: "medium",
  title: "Missing sitemap",
  detail: "A sitemap lists all your pages, so search engines find new ones quickly, even those with few links.",
  how: (website) =>
    `Most website builders generate one. Otherwise serve this at ${at(website, "/sitemap.xml")} and reference it in your robots.txt:\n\n${snippet("xml", sitemapXml(homeOf(website)))}`,
  find: (website) => (website.sitemap === "missing" ? [at(website, "/sitemap.xml")] : []),
};

export const sitemapBroken: Check = {
  kind: "sitemap-broken",
  severity: "medium",
  title: "Your sitemap has errors",
  detail: "Search engines trust a sitemap less when it lists missing pages or is not valid.",
  how: (website) =>
    `List only existing pages, each with its full URL:\n\n${snippet("xml", sitemapXml(homeOf(website)))}`,
  find: (website) => {
    const { sitemap } = website;
    if (typeof sitemap === "string") return [];
    if (!sitemap.addresses.length) return [`${sitemap.address} lists no pages`];
    return brokenLinksBy(website, "sitemap");
  },
};

export const structuredDataMissing: Check = {
  kind: "structured-data-missing",
  severity: "medium",
  title: "No structured data on the home page",
  detail: "Structured data tells search engines and AI assistants your name, your logo and what you offer.",
  how: (website) => {
    const home = homeOf(website);
    const data = { "@context": "https://schema.org", "@type": "Organization", name: nameOf(website), url: home };
    return `Add this to the head of your home page, with your own logo:\n\n${snippet("html", `<script type="application/ld+json">\n${JSON.stringify({ ...data, logo: new URL("/logo.png", home).href }, null, 2).replaceAll("<", "\\u003c")}\n</script>`)}`;
  },
  find: ({ pages: [home] }) => (home && !home.jsonLd.length && !home.hasMarkedUpData ? [home.url] : []),
};

export const structuredDataBroken: Check = {
  kind: "structured-data-broken",
  severity: "medium",
  title: "Invalid structured data",
  detail: "Search engines ignore structured data with errors, and with it the stars, prices and names they could show.",
  how: () =>
    `Write it as valid JSON, with a type and without trailing commas:\n\n${snippet("html", '<script type="application/ld+json">\n{ "@context": "https://schema.org", "@type": "WebPage", "name": "What this page is about" }\n</script>')}`,
  find: ({ pages }) =>
    pages.flatMap(({ url, jsonLd }) => {
      const fault = jsonLd.find((fault) => fault !== null);
      return fault ? [`${url}: ${fault}`] : [];
    }),
};

const at = (website: Website, path: string) => new URL(path, homeOf(website)).href;

/** The site's name: the home page's title up to the first bar or dash. */
const nameOf = (website: Website) =>
  website.pages[0]?.titles[0]?.split(/\s[-–—|·:]\s/)[0]?.trim() || new URL(homeOf(website)).host;

const sitemapXml = (home: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n  <url><loc>${home}</loc></url>\n</urlset>`;
