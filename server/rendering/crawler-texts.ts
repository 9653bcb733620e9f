// Plain text files at well-known URLs for crawlers, language models and security researchers.
import { categories } from "#shared/catalogue/categories.ts";
import { link, type PlainPage } from "#shared/routes.ts";
import { site } from "#shared/site.ts";

/**
 * RFC 9309: the longest matching rule wins. Blog images are served from /api/file-uploads/. Pages with `noindex` stay
 * allowed, because a crawler must read a page to see it; the dashboard only redirects visitors to sign in.
 */
export const robotsText = (siteUrl: string) =>
  lines(
    "User-agent: *",
    "Allow: /api/file-uploads/",
    "Allow: /api/docs",
    "Allow: /api/openapi.json",
    "Disallow: /api/",
    "Disallow: /dashboard",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
  );

/** RFC 9116 requires an expiry date and recommends less than a year ahead. */
const securityTextDays = 180;

export const securityText = (siteUrl: string, now: Date) => {
  // Whole days: the file changes once a day and can be cached.
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + securityTextDays);
  return lines(
    `Contact: mailto:${site.supportEmail}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  );
};

/** A site overview for language models in the llmstxt.org format. */
export const llmsText = (siteUrl: string) => {
  const item = (title: string, path: string, description: string) => `- [${title}](${siteUrl}${path}): ${description}`;
  const page = (title: string, name: PlainPage, description: string) => item(title, link(name), description);
  return lines(
    `# ${site.name}`,
    "",
    `> ${site.description}`,
    "",
    "## Product",
    "",
    page("Home", "home", "what the service does, plans and prices, FAQ"),
    page("Growth Partner", "growthPartner", "the monthly plan with submissions, blog posts and programmatic pages"),
    page("Terms", "terms", "terms of service"),
    page("Privacy", "privacy", "which personal data is processed and why"),
    "",
    "## Directories",
    "",
    page(
      "Directory catalogue",
      "directories",
      "directories that list businesses, with pricing, link type and authority",
    ),
    ...categories.map(({ slug, name, sentence }) =>
      item(name, link("directoryCategory", { category: slug }), sentence),
    ),
    page("Reciprocal links", "reciprocalLinks", "directories that require or offer a link back"),
    "",
    "## Guides",
    "",
    page("By country", "countriesHub", "directory submission guides for each country"),
    page("By niche", "nichesHub", "backlink and listing guides for each niche"),
    page("By business type", "typesHub", "backlink and submission guides for each business type"),
    page("By topic", "topicsHub", "pages on individual topics"),
    page("Blog", "blog", "articles about directory submission and link building"),
    "",
    "## Optional",
    "",
    page("API reference", "apiDocs", "reference for the HTTP API"),
    item("OpenAPI description", "/api/openapi.json", "the HTTP API as an OpenAPI document"),
    item("Sitemap", "/sitemap.xml", "every public page"),
  );
};

const lines = (...all: string[]) => `${all.join("\n")}\n`;
