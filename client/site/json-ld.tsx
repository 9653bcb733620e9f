// schema.org data for the pages. It may only describe content that is also visible on the page.

import type { OfferedPlan, Plan } from "#shared/billing/plans.ts";
import { imageUrl } from "#shared/images.ts";
import { currencyCode } from "#shared/money.ts";
import { link } from "#shared/routes.ts";
import type { PostSummary } from "#shared/site/blog.ts";
import type { PublicSettings } from "#shared/site/settings.ts";
import { site } from "#shared/site.ts";
import { useAbsoluteUrl } from "../app/site-url.ts";
import type { Crumb } from "../ui/breadcrumbs.tsx";

/** Returns a page's schema.org objects; `siteUrl` is the site's origin. */
export type PageData = (siteUrl: string) => readonly object[];

/** A JSON-LD block: not executed, so the content policy allows it. Place it outside <main>, whose words are counted. */
export const JsonLd = ({ of }: { of: PageData }) => {
  const graph = of(useAbsoluteUrl("") ?? "");
  if (!graph.length) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped.
      dangerouslySetInnerHTML={{
        __html: JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c"),
      }}
    />
  );
};

const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

type SiteFacts = Pick<PublicSettings, "description" | "supportEmail" | "social">;

/** The organization and the website. */
export const siteData = ({ description, supportEmail, social }: SiteFacts, siteUrl: string) => [
  {
    "@type": "Organization",
    "@id": organizationId(siteUrl),
    name: site.name,
    url: siteUrl + link("home"),
    logo: `${siteUrl}/icon-512.png`,
    description,
    email: supportEmail,
    ...(social.length && { sameAs: social.map(({ url }) => url) }),
  },
  {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    name: site.name,
    url: siteUrl + link("home"),
    inLanguage: "en",
    publisher: { "@id": organizationId(siteUrl) },
  },
];

/** The plans with prices. Plans whose currency is not known are left out. */
export const planData = (plans: readonly OfferedPlan[], siteUrl: string) =>
  plans.flatMap(({ label, description, price, devise, type, url, isForSale }) => {
    const priceCurrency = currencyCode(devise);
    if (!priceCurrency) return [];
    const unitCode = unitCodes[type];
    return {
      "@type": "Product",
      name: `${site.name} ${label}`,
      description,
      image: `${siteUrl}/icon-512.png`,
      brand: { "@type": "Brand", name: site.name },
      offers: {
        "@type": "Offer",
        price,
        priceCurrency,
        ...(unitCode && {
          priceSpecification: { "@type": "UnitPriceSpecification", price, priceCurrency, unitCode },
        }),
        availability: `https://schema.org/${isForSale || url ? "InStock" : "OutOfStock"}`,
        url: `${siteUrl}${link("home")}#pricing`,
      },
    };
  });

type PostFacts = Pick<PostSummary, "title" | "slug" | "coverImageId" | "createdAt" | "updatedAt"> & {
  description: string;
};

/** A blog post. Its author is the founder, or without a name the organization. */
export const postData = (post: PostFacts, founder: PublicSettings["founder"], siteUrl: string) => [
  {
    "@type": "BlogPosting",
    headline: post.title,
    description: post.description,
    image: siteUrl + (post.coverImageId ? imageUrl(post.coverImageId, 1280) : "/icon-512.png"),
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    author: founder.name
      ? { "@type": "Person", name: founder.name, url: founder.socialUrl }
      : { "@id": organizationId(siteUrl) },
    publisher: { "@id": organizationId(siteUrl) },
    mainEntityOfPage: siteUrl + link("post", { slug: post.slug }),
    inLanguage: "en",
  },
];

// UN/CEFACT unit codes of the billing period; https://schema.org/unitCode.
const unitCodes: Record<Plan["type"], string | undefined> = { onetime: undefined, monthly: "MON", annually: "ANN" };

/** The breadcrumb trail from the home page to this page. */
export const breadcrumbs = (trail: readonly Crumb[], siteUrl: string) => [
  {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: siteUrl + path,
    })),
  },
];

/** Our pages about directories, for `itemList`. */
export const directoryPages = (directories: readonly { slug: string }[], siteUrl: string) =>
  directories.map(({ slug }) => siteUrl + link("directory", { slug }));

/**
 * The page's table of directories, in the same order. Names are on the pages that it links to: up to a thousand of them
 * would be a tenth of the page. A page without rows has no list.
 */
export const itemList = (name: string, urls: readonly string[]) =>
  urls.length
    ? [
        {
          "@type": "ItemList",
          name,
          numberOfItems: urls.length,
          itemListElement: urls.map((url, at) => ({ "@type": "ListItem", position: at + 1, url })),
        },
      ]
    : [];
