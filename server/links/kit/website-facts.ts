// Reads what a website says about its business. It runs in the sandbox, since pages are untrusted.
import { toWebUrl } from "../../integrations/untrusted-url.ts";
import { elementTexts } from "../../website/websites/element-texts.ts";
import { htmlToText } from "../../website/websites/html-to-text.ts";
import { readPageMetadata } from "../../website/websites/page-metadata.ts";
import { type BusinessData, readBusinessData } from "./business-data.ts";

export const socialNetworks = ["x", "linkedin", "github", "youtube"] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export type WebsiteFacts = {
  /** The final URL. */
  url: string;
  title: string;
  description: string;
  /** The description for social networks, if it is another one. */
  socialDescription: string;
  siteName: string;
  keywords: string[];
  heading: string;
  iconUrl: string | null;
  imageUrl: string | null;
  social: Partial<Record<SocialNetwork, string>>;
  emails: string[];
  /** Of the same website. */
  contactUrl: string | null;
  /** From JSON-LD. */
  business: BusinessData;
};

const most = { emails: 10, links: 2_000, scripts: 20, scriptLength: 100_000, headings: 5, headingLength: 2_000 };

const profiles: Record<SocialNetwork, RegExp> = {
  x: /^https?:\/\/(www\.|mobile\.)?(x|twitter)\.com\/(?!(intent|share|home|search|hashtag|i)\b)\w{1,15}\/?(\?.*)?$/i,
  linkedin: /^https?:\/\/([a-z]{2,3}\.)?linkedin\.com\/(company|in|school|showcase)\/[^/?#]+/i,
  github:
    /^https?:\/\/(www\.)?github\.com\/(?!(features|about|sponsors|login|topics|orgs|apps)\b)[\w.-]+(\/[\w.-]+)?\/?$/i,
  youtube: /^https?:\/\/(www\.|m\.)?youtube\.com\/(@[^/?#]+|(channel|c|user)\/[^/?#]+)/i,
};
const contactPage = /\b(contact|kontakt|impressum|imprint|contacto|about)\b/i;

export const readWebsiteFacts = (url: string, html: string): WebsiteFacts => {
  const metas: Record<string, string> = {};
  const hrefs = new Set<string>();
  const scripts: string[] = [];
  const headings: string[] = [];
  const reader = new HTMLRewriter();
  const texts = elementTexts(reader);
  reader
    .on("meta[content]", {
      element: (element) => {
        const name = (element.getAttribute("property") ?? element.getAttribute("name") ?? "").toLowerCase();
        metas[name] ||= element.getAttribute("content") ?? "";
      },
    })
    .on("a[href]", {
      element: (element) => {
        if (hrefs.size < most.links) hrefs.add(element.getAttribute("href") ?? "");
      },
    })
    .on("h1", {
      element: (element) => texts.collect(headings, element, { limit: most.headingLength, most: most.headings }),
    })
    .on('script[type="application/ld+json" i]', {
      element: (element) => texts.collect(scripts, element, { limit: most.scriptLength, most: most.scripts }),
    })
    .transform(html);
  const { title, description, iconUrl, imageUrl } = readPageMetadata(url, html);
  const socialDescription = htmlToText(metas["og:description"] ?? "");
  const business = readBusinessData(scripts);
  const links = [...hrefs].flatMap((href) => toWebUrl(href, url) ?? []);
  return {
    url,
    title,
    description,
    socialDescription: socialDescription === description ? "" : socialDescription.slice(0, 500),
    siteName: htmlToText(metas["og:site_name"] ?? "").slice(0, 100),
    keywords: htmlToText(metas.keywords ?? "")
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean)
      .slice(0, 30),
    heading: htmlToText(headings.find((heading) => heading.trim()) ?? "").slice(0, 300),
    iconUrl,
    imageUrl,
    social: findProfiles([...business.sameAs, ...links]),
    emails: findEmails(hrefs, business.email),
    contactUrl: links.find((link) => new URL(link).origin === new URL(url).origin && contactPage.test(link)) ?? null,
    business,
  };
};

const findProfiles = (links: readonly string[]) =>
  Object.fromEntries(
    socialNetworks.flatMap((network) => {
      const link = links.find((link) => profiles[network].test(link));
      return link ? [[network, link]] : [];
    }),
  );

const findEmails = (hrefs: ReadonlySet<string>, stated: string) => {
  const linked = [...hrefs].flatMap((href) => href.match(/^mailto:([^?]+)/i)?.[1] ?? []);
  const addresses = [stated.replace(/^mailto:/i, ""), ...linked].map((address) => address.trim().toLowerCase());
  return [...new Set(addresses)]
    .filter((address) => /^[^\s@%]+@[^\s@]+\.[a-z]{2,}$/.test(address))
    .slice(0, most.emails);
};
