// Plain text files at well-known URLs for crawlers, language models and security researchers.
import { formatPrice } from "#shared/billing/plan-price.ts";
import type { Plan } from "#shared/billing/plans.ts";
import { categories } from "#shared/links/directories/categories.ts";
import { directoryFiles } from "#shared/links/directories/files.ts";
import { landingPages } from "#shared/links/directories/landing-pages.ts";
import { link, type PlainPage } from "#shared/routes.ts";
import { blogFeedUrls } from "#shared/site/blog-feeds.ts";
import { businessTypes } from "#shared/site/landing/business-types.ts";
import { countries } from "#shared/site/landing/countries.ts";
import { niches } from "#shared/site/landing/niches.ts";
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

export const securityText = (siteUrl: string, supportEmail: string, now: Date) => {
  // Whole days: the file changes once a day and can be cached.
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + securityTextDays);
  return lines(
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  );
};

type LlmsContent = {
  description: string;
  plans: readonly Plan[];
  posts: readonly { slug: string; title: string; metaDescription: string | null }[];
};

/** A site overview for language models in the llmstxt.org format. Its numbers are counted. */
export const llmsText = (siteUrl: string, { description, plans, posts }: LlmsContent) => {
  const item = (title: string, path: string, description: string) =>
    `- [${inLink(title)}](${siteUrl}${path})${description && `: ${inLine(description)}`}`;
  const page = (title: string, name: PlainPage, description: string) => item(title, link(name), description);
  return lines(
    `# ${site.name}`,
    "",
    `> ${inLine(description)}`,
    "",
    "Customers name a website, and we enter it in directories that fit. A directory decides by itself whether it lists a website; we promise the work, not a ranking.",
    "",
    "## Product",
    "",
    page("Home", "home", "What the service does, plans and prices, and common questions."),
    page("Example project", "example", "A fictional project with proposals, proof and a report."),
    page("Questions", "faq", "How submissions, credits and checks work, and what we don't promise."),
    page("Growth Partner", "growthPartner", "The monthly plan with submissions, blog posts and programmatic pages."),
    ...plans.map((plan) =>
      item(`Plan ${plan.label}`, `${link("home")}#pricing`, `${formatPrice(plan)}. ${plan.headline}`),
    ),
    "",
    "## Directories",
    "",
    page("All directories", "directories", "A table of directories with price, link type, authority and sources."),
    ...categories.map(({ slug, name, sentence }) => item(name, link("directory", { slug }), sentence)),
    page("Reciprocal links", "reciprocalLinks", "Directories that require or offer a link back, and what that risks."),
    "",
    "## Guides",
    "",
    page("By country", "countriesHub", `Directories and registers for businesses in ${countries.length} countries.`),
    page("By niche", "nichesHub", `Listings and backlinks for businesses in ${niches.length} niches.`),
    page(
      "By business type",
      "typesHub",
      `Submissions, backlinks and visitors for ${businessTypes.length} types of business.`,
    ),
    page(
      "By topic",
      "topicsHub",
      `${landingPages.length} pages, each on one question about directories and backlinks.`,
    ),
    "",
    "## Blog",
    "",
    page("All posts", "blog", "Articles about directory submission and link building, newest first."),
    ...posts.map(({ slug, title, metaDescription }) => item(title, link("post", { slug }), metaDescription ?? "")),
    "",
    "## Optional",
    "",
    item("Directories as JSON", directoryFiles.json, "All listed directories with their facts."),
    page("Our bot", "bot", "How our crawler checks that listed directories are alive, and how to block it."),
    page(
      "Sources of the directories",
      "directorySources",
      "Where the facts about directories come from, with licenses.",
    ),
    page("Sources and licenses", "licenses", "The open data that the site uses, with attributions."),
    page("Terms", "terms", "The terms of service, with fees and the right of withdrawal."),
    page("Privacy", "privacy", "Which personal data is processed, why, for how long and by whom."),
    page("GDPR", "gdpr", "Rights under the General Data Protection Regulation and how to use them."),
    page("API reference", "apiDocs", "The reference for the HTTP API."),
    page("MCP server", "mcpDocs", "How AI assistants connect, and the tools they can use."),
    item("OpenAPI description", "/api/openapi.json", "The HTTP API as an OpenAPI document."),
    item("RSS feed", blogFeedUrls.rss, "The newest posts with their full text."),
    item("Sitemap", "/sitemap.xml", "Every indexed page with the date of its last change."),
  );
};

const inLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();
const inLink = (text: string) => inLine(text).replaceAll(/[[\]\\]/g, "\\$&");

const lines = (...all: string[]) => `${all.join("\n")}\n`;
