// What search engines read: robots.txt, the sitemap, noindex and structured data.
import type { Website } from "../audit/website.ts";
import { brokenLinksBy, type Check, homeOf, snippet } from "./check.ts";

export const robotsMissing: Check = {
  kind: "robots-missing",
  severity: "low",
  title: "There is no robots.txt",
  detail: "It is the first thing that search engines ask for. It says what they may read and where your sitemap is.",
  how: (website) =>
    `Put this at ${at(website, "/robots.txt")}:\n\n${snippet("text", `User-agent: *\nAllow: /\n\nSitemap: ${at(website, "/sitemap.xml")}`)}`,
  find: (website) => (website.robots === "missing" ? [at(website, "/robots.txt")] : []),
};

export const robotsBlock: Check = {
  kind: "robots-blocks",
  severity: "high",
  title: "Your robots.txt keeps search engines out",
  detail: "A page that search engines may not read cannot be found by what it says.",
  how: () =>
    `Take the line that forbids it out of your robots.txt; keep it for what nobody should find:\n\n${snippet("text", "User-agent: *\nDisallow: /admin/")}`,
  find: (website) => (website.robots === "closed" ? [homeOf(website)] : []),
};

export const hidden: Check = {
  kind: "noindex",
  severity: "high",
  title: "Pages that ask not to be found",
  detail:
    "A page marked “noindex” is left out of every search engine. Yours is your home page, or stands in your sitemap.",
  how: () =>
    `Take “noindex” out of the page's head and of the X-Robots-Tag header, or take the page out of the sitemap. This is the line to remove:\n\n${snippet("html", '<meta name="robots" content="noindex">')}`,
  find: ({ pages, sitemap }) => {
    const listed = new Set(typeof sitemap === "string" ? [] : sitemap.addresses);
    return pages.filter(({ url, isHidden }, at) => isHidden && (at === 0 || listed.has(url))).map(({ url }) => url);
  },
};

export const sitemapMissing: Check = {
  kind: "sitemap-missing",
  severity: "medium",
  title: "There is no sitemap",
  detail: "A sitemap lists all pages, so that search engines find new ones soon, also those that few links lead to.",
  how: (website) =>
    `Most website builders make one by themselves. By hand, put this at ${at(website, "/sitemap.xml")} and name it in your robots.txt:\n\n${snippet("xml", sitemapXml(homeOf(website)))}`,
  find: (website) => (website.sitemap === "missing" ? [at(website, "/sitemap.xml")] : []),
};

export const sitemapBroken: Check = {
  kind: "sitemap-broken",
  severity: "medium",
  title: "The sitemap has faults",
  detail: "Search engines trust a sitemap less when it lists pages that are not there, or is no sitemap at all.",
  how: (website) =>
    `List the pages that exist, each with its whole address:\n\n${snippet("xml", sitemapXml(homeOf(website)))}`,
  find: (website) => {
    const { sitemap } = website;
    if (typeof sitemap === "string") return [];
    if (!sitemap.addresses.length) return [`${sitemap.address} lists no page`];
    return brokenLinksBy(website, "sitemap");
  },
};

export const dataMissing: Check = {
  kind: "structured-data-missing",
  severity: "medium",
  title: "The home page says nothing about you in structured data",
  detail: "Structured data tell search engines and assistants your name, logo and what you offer, without guessing.",
  how: (website) => {
    const home = homeOf(website);
    const data = { "@context": "https://schema.org", "@type": "Organization", name: nameOf(website), url: home };
    return `Add this to the head of the home page, with your own logo:\n\n${snippet("html", `<script type="application/ld+json">\n${JSON.stringify({ ...data, logo: new URL("/logo.png", home).href }, null, 2).replaceAll("<", "\\u003c")}\n</script>`)}`;
  },
  find: ({ pages: [home] }) => (home && !home.jsonLd.length && !home.hasMarkedUpData ? [home.url] : []),
};

export const dataBroken: Check = {
  kind: "structured-data-broken",
  severity: "medium",
  title: "Structured data that cannot be read",
  detail:
    "Search engines leave out structured data with a fault in them, and with them the stars, prices and names that they would show.",
  how: () =>
    `Write them as JSON, with a type and without commas at the end of lists:\n\n${snippet("html", '<script type="application/ld+json">\n{ "@context": "https://schema.org", "@type": "WebPage", "name": "What this page is about" }\n</script>')}`,
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
