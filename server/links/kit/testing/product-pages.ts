// More home pages of products: what their head, their data and the files around them may say.
import { gzipSync } from "node:zlib";
import { validPage } from "../../../website/suggestions/testing/valid-page.ts";
import { changed, data, html, type ProductSite, redirect, schema, served, urlset, usual } from "./product-sites.ts";

const good = (url: string) => html(validPage({ url }));
const latin = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const app = { "@context": schema, "@type": "SoftwareApplication", name: "Parcelo" };

const heads: ProductSite[] = [
  changed(
    "data as a list",
    {
      data: data([
        { "@type": "BreadcrumbList" },
        { ...app, featureList: ["Tracks parcels"], applicationCategory: "BusinessApplication" },
      ]),
    },
    { kit: { features: ["Tracks parcels"], category: "Business" } },
  ),
  changed(
    "types with their vocabulary",
    {
      data: data({
        "@context": { schema: "https://schema.org/" },
        "@type": "https://schema.org/Corporation",
        name: "Parcelo",
        foundingDate: "2019",
      }),
    },
    { kit: { founded: 2019 } },
  ),
  changed(
    "a free plan and paid ones",
    {
      data: data({
        ...app,
        offers: [
          { price: "0", priceCurrency: "USD" },
          { price: 19, priceCurrency: "USD" },
          { price: "9.50", priceCurrency: "USD" },
        ],
      }),
    },
    { kit: { pricingModel: "freemium", priceFrom: 9.5, currency: "USD" } },
  ),
  changed(
    "a price that is a specification",
    { data: data({ ...app, offers: { "@type": "Offer", priceSpecification: { price: "29", priceCurrency: "EUR" } } }) },
    { kit: { pricingModel: "paid", priceFrom: 29, currency: "EUR" } },
  ),
  changed("prices that are no numbers", { data: data({ ...app, offers: [{ price: "from $9" }, { price: "" }] }) }),
  changed("large data", {
    data: data({
      ...app,
      review: Array.from({ length: 3_000 }, () => ({
        "@type": "Review",
        reviewBody: "It tells my customers where their parcel is.",
      })),
    }),
  }),
  changed(
    "broken data",
    {
      data: '<script type="application/ld+json">{"@type": "Organization", "name": "Other",}</script>',
      title: "Parcelo | Parcel tracking for shops",
    },
    { kit: { microTagline: "Parcel tracking for shops" }, audit: ["structured-data-broken"] },
  ),
  changed(
    "no description",
    { description: null },
    { kit: { short: undefined, oneLiner: usual.tagline }, audit: ["description-missing"] },
  ),
  changed(
    "an empty description",
    { description: "" },
    { kit: { short: undefined, oneLiner: usual.tagline }, audit: ["description-missing"] },
  ),
  changed(
    "a huge description",
    { description: "Parcels in sight. ".repeat(20_000).trim() },
    {
      kit: {
        microTagline: "Parcels in sight",
        oneLiner: usual.tagline,
        short: "Parcels in sight. ".repeat(8).trim(),
        medium: "Parcels in sight. ".repeat(14).trim(),
      },
      audit: ["description-length"],
    },
  ),
  changed("no robots may preview pictures", { head: '<meta name="robots" content="max-image-preview:none">' }),
  changed("hidden by mistake", { head: '<meta name="robots" content="noindex,nofollow">' }, { audit: ["noindex"] }),
  changed(
    "languages",
    {
      head: '<link rel="alternate" hreflang="de" href="/de/"><link rel="alternate" hreflang="x-default" href="/">',
      body: '<a href="/de/" hreflang="de">Deutsch</a>',
    },
    {
      pages: {
        "/de/": (url) =>
          html(
            validPage({
              url: `${url}/de/`,
              language: ' lang="de"',
              title: "Sendungen für Shops verfolgen",
              description: "Parcelo sagt den Kunden von Onlineshops, wo ihr Paket ist, ohne einen Anruf beim Shop.",
            }),
          ),
      },
    },
  ),
  changed(
    "relative icons, the best of them embedded",
    {
      head: '<link rel="icon" sizes="512x512" href="data:image/png;base64,iVBORw0KGgo="><link rel="icon" sizes="64x64" href="icon.png">',
    },
    { kit: { logoFileId: "file" } },
  ),
  changed(
    "several social profiles",
    {
      body: '<a href="https://twitter.com/intent/tweet?a=1&amp;b=2">Share</a><a href="https://twitter.com/parcelo">X</a><a href="https://github.com/parcelo">Code</a><a href="https://www.youtube.com/@parcelo">Videos</a>',
    },
    {
      kit: {
        "social.x": "https://twitter.com/parcelo",
        "social.github": "https://github.com/parcelo",
        "social.youtube": "https://www.youtube.com/@parcelo",
      },
    },
  ),
  changed(
    "the address on the contact page, behind one about us",
    { body: '<a href="/about">About</a><a href="/contact?a=1&amp;b=2">Contact</a>' },
    {
      kit: { contactEmail: "hi@parcelo.example" },
      pages: {
        "/about": (url) =>
          html(
            validPage({
              url: `${url}/about`,
              title: "About the makers of Parcelo",
              description: "Who we are, where we come from, and why we began to track parcels for shops.",
            }),
          ),
        "/contact": (url) =>
          html(
            validPage({
              url: `${url}/contact?a=1&amp;b=2`,
              title: "How to reach Parcelo",
              description: "Write to us whenever a parcel is late, and we answer within a day, in any language.",
              body: '<a href="mailto:hi@parcelo.example?subject=Hi">Mail</a>',
            }),
          ),
      },
    },
  ),
];

const charsets: ProductSite[] = [
  served(
    "Latin, as its tag says",
    () =>
      new Response(
        latin('<html lang="fr"><meta charset="iso-8859-1"><title>Parcelo | Colis suivis à la trace</title>'),
        { headers: { "content-type": "text/html" } },
      ),
    {
      name: "Parcelo",
      tagline: "Colis suivis à la trace",
      microTagline: "Colis suivis à la trace",
      oneLiner: "Colis suivis à la trace",
    },
    [
      "description-missing",
      "h1-missing",
      "canonical-missing",
      "structured-data-missing",
      "viewport-missing",
      "social-image-missing",
    ],
  ),
  changed("UTF-16 by its tag, which it isn't", {
    head: '<meta http-equiv="Content-Type" content="text/html; charset=utf-16">',
  }),
];
// Without a charset in the header, the tag counts.
for (const site of charsets.slice(1))
  site.pages["/"] = (url) =>
    new Response(validPage({ url: `${url}/` }).replace('charset="utf-8"', 'charset="utf-16"'), {
      headers: { "content-type": "text/html" },
    });

const paths: ProductSite[] = [
  served("a redirect to a language", () => redirect("/en/"), usual, [], { "/en/": (url) => good(`${url}/en/`) }),
  served(
    "a refresh to a language",
    () => html('<meta http-equiv="refresh" content="0; url=/en/?a=1&amp;b=2"><title>Redirecting…</title>'),
    usual,
    [],
    { "/en/": (url) => good(`${url}/en/?a=1&amp;b=2`) },
  ),
  served(
    "a refresh to itself",
    (url) => html(validPage({ url: `${url}/`, head: `<meta http-equiv="refresh" content="5;url=${url}/">` })),
    usual,
    [],
  ),
  changed("a refresh for browsers without scripts", {
    head: '<noscript><meta http-equiv="refresh" content="0; url=/no-scripts"></noscript>',
  }),
  served(
    "hidden from another search engine",
    (url) => html(validPage({ url: `${url}/` }), { headers: { "x-robots-tag": "otherbot: noindex, nofollow" } }),
    usual,
    [],
  ),
  served(
    "hidden by a header",
    (url) => html(validPage({ url: `${url}/` }), { headers: { "x-robots-tag": "googlebot: noindex" } }),
    usual,
    ["noindex"],
  ),
  served("redirects in a circle", () => redirect("/"), /not responding/, /does not respond/),
  served("robots shut out", (url) => good(`${url}/`), usual, /robots.txt blocks our crawler/, {
    "/robots.txt": () => new Response("User-agent: *\nDisallow: /"),
  }),
  served("an llms.txt", (url) => good(`${url}/`), usual, [], {
    "/llms.txt": () => new Response("# Parcelo", { headers: { "content-type": "text/plain" } }),
  }),
  served("a compressed sitemap", (url) => good(`${url}/`), usual, ["sitemap-broken"], {
    "/robots.txt": (url) => new Response(`User-agent: *\nAllow: /\nSitemap: ${url}/sitemap.xml.gz`),
    "/sitemap.xml.gz": (url) =>
      new Response(gzipSync(urlset(url, "/gone")), { headers: { "content-type": "application/gzip" } }),
  }),
  served("an index of compressed sitemaps", (url) => good(`${url}/`), usual, [], {
    "/sitemap.xml": (url) =>
      new Response(`<sitemapindex><sitemap><loc>${url}/1.xml.gz</loc></sitemap></sitemapindex>`, {
        headers: { "content-type": "text/xml" },
      }),
    "/1.xml.gz": (url) => new Response(gzipSync(urlset(url)), { headers: { "content-type": "application/x-gzip" } }),
  }),
  served("a sitemap that unpacks without end", (url) => good(`${url}/`), usual, [], {
    "/sitemap.xml": () =>
      new Response(gzipSync(new Uint8Array(100_000_000)), { headers: { "content-type": "application/gzip" } }),
  }),
  served("a canonical address with www", (url) => good(url.replace("//", "//www.")), usual, []),
];

export const productPages = [...heads, ...charsets, ...paths];
