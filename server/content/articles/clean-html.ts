import { type LinkTarget, leadsTo, linkTargetsOf } from "../../links/verification/link-target.ts";
import { sanitizeHtml } from "../../site/blog/sanitize-html.ts";

/** Whether a link leads to the customer's website. */
export const isOwnLink = (targets: readonly LinkTarget[], href: string) => {
  const url = URL.parse(href.replaceAll("&amp;", "&"));
  return url !== null && leadsTo(targets, url);
};

/** Returns sanitized HTML. Links to the customer's website are followed by search engines, unlike those of blog posts. */
export const cleanArticleHtml = (html: string, websiteUrl: string) => {
  const targets = linkTargetsOf([websiteUrl]);
  return sanitizeHtml(html).replace(/<a href="([^"]*)"([^>]*)>/g, (whole, href: string, rest: string) =>
    isOwnLink(targets, href) ? `<a href="${href}"${rest.replace(' rel="nofollow noopener"', "")}>` : whole,
  );
};
