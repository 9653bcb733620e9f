// Canonical URLs, HTTPS and broken links.
import { brokenLinksBy, type Check, homeOf, isLoopback, pagesWhere, snippet } from "./check.ts";

export const canonicalMissing: Check = {
  kind: "canonical-missing",
  severity: "medium",
  title: "Pages without a canonical URL",
  detail:
    "The same page is often reachable at several URLs, for example with a trailing slash or a campaign tag. The canonical URL tells search engines which one counts.",
  how: (website) =>
    `Add the page's own URL to its head:\n\n${snippet("html", `<link rel="canonical" href="${homeOf(website)}">`)}`,
  find: (website) => pagesWhere(website, ({ canonicals }) => canonicals.length === 0),
};

export const canonicalElsewhere: Check = {
  kind: "canonical-elsewhere",
  severity: "high",
  title: "Pages with a wrong canonical URL",
  detail: "A canonical URL on another website, or several different ones, tells search engines to drop your page.",
  how: (website) =>
    `Set the page's own URL once, with the host and scheme that visitors see:\n\n${snippet("html", `<link rel="canonical" href="${homeOf(website)}">`)}`,
  find: (website) => {
    const deleted = new Set(website.broken.map(({ address }) => address));
    return pagesWhere(website, ({ url, canonicals }) => {
      const addresses = [...new Set(canonicals)];
      if (addresses.length > 1) return `${addresses.length} different ones`;
      const [address] = addresses;
      if (address === undefined) return false;
      const isElsewhere = siteOf(address) !== siteOf(url);
      return (isElsewhere || deleted.has(address)) && (address || "empty");
    });
  },
};

/** With or without `www.`, it is the same website. */
const siteOf = (address: string) => URL.parse(address)?.origin.replace("//www.", "//");

export const httpsMissing: Check = {
  kind: "https-missing",
  severity: "high",
  title: "The website does not enforce HTTPS",
  detail:
    "Browsers warn about websites without HTTPS, and search engines prefer those with it. The http:// URL must redirect to https://.",
  how: (website) => {
    const { host } = new URL(homeOf(website));
    return `Get a free certificate, for example from Let's Encrypt or in your hosting settings, and redirect all HTTP requests. With nginx:\n\n${snippet("nginx", `server {\n  listen 80;\n  server_name ${host};\n  return 301 https://$host$request_uri;\n}`)}`;
  },
  find: (website) => {
    const home = website.pages[0]?.url;
    if (!home || isLoopback(home)) return [];
    if (home.startsWith("http:")) return [home];
    return website.isOpenOnHttp ? [`${home.replace("https:", "http:")} does not redirect to HTTPS`] : [];
  },
};

export const mixedContent: Check = {
  kind: "mixed-content",
  severity: "medium",
  title: "HTTPS pages that load content over HTTP",
  detail: "Browsers block such scripts and styles and warn about such images, so the page looks broken or unsafe.",
  how: () =>
    `Load them over HTTPS, or with a relative URL from your own website:\n\n${snippet("html", '<img src="/team.jpg" alt="Our team">')}`,
  find: (website) =>
    website.pages
      .filter(({ url }) => url.startsWith("https:"))
      .flatMap(({ url, insecure }) => [...new Set(insecure)].map((address) => `${url}: ${address}`)),
};

export const brokenLinks: Check = {
  kind: "broken-links",
  severity: "high",
  title: "Broken links",
  detail: "Visitors leave when they hit a missing page, and search engines trust a site with broken links less.",
  how: () =>
    `Fix the link, or redirect the old URL to the new one. With nginx:\n\n${snippet("nginx", "location = /old-page {\n  return 301 /new-page;\n}")}`,
  find: (website) => brokenLinksBy(website, "link"),
};
