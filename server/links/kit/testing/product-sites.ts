// Home pages of products, as builders, frameworks and hosts serve them. The texts are ours. Each says what a kit gets from it,
// beyond name and URL, and what an audit finds.
import { pngOf } from "../../../testing/image-files.ts";
import { type Change, validPage } from "../../../website/suggestions/testing/valid-page.ts";

type Pages = Record<string, (url: string) => Response>;
export type ProductSite = {
  site: string;
  pages: Pages;
  /** By field, or why nothing is proposed. `file` is a picture. */
  kit: Record<string, unknown> | RegExp;
  /** The kinds of findings, or why there is no audit. */
  audit: string[] | RegExp;
};

const respond = (body: BodyInit, type: string, init: ResponseInit = {}) =>
  new Response(body, { ...init, headers: { "content-type": type, ...init.headers } });
export const html = (body: BodyInit, init?: ResponseInit) => respond(body, "text/html; charset=utf-8", init);
const text = (body: string) => respond(body, "text/plain");
const xml = (body: BodyInit) => respond(body, "application/xml");
export const redirect = (location: string, status = 302) => new Response(null, { status, headers: { location } });
const png = pngOf(64, 64);
const picture = () => respond(png.slice(), "image/png");

export const urlset = (url: string, ...paths: string[]) =>
  `<urlset>${["/", ...paths].map((path) => `<url><loc>${url}${path}</loc></url>`).join("")}</urlset>`;

const files: Pages = {
  "/robots.txt": (url) => text(`User-agent: *\nAllow: /\nSitemap: ${url}/sitemap.xml`),
  "/sitemap.xml": (url) => xml(urlset(url)),
  "/preview.png": picture,
  "/icon.png": picture,
};

/** What a kit gets from `validPage`. */
export const usual = {
  name: "Parcelo",
  tagline: "Your customers know where their parcel is",
  oneLiner: "Parcelo tells the customers of online shops where their parcel is, without a call to the shop",
  short: "Parcelo tells the customers of online shops where their parcel is, without a call to the shop.",
  coverFileId: "file",
};

type Values = { kit?: Record<string, unknown>; audit?: string[]; pages?: Pages };

/** A good page with this change. `kit` replaces what it usually gives, and undefined removes. */
export const changed = (
  site: string,
  change: Change,
  { kit = {}, audit = [], pages = {} }: Values = {},
): ProductSite => ({
  site,
  pages: { ...files, "/": (url) => html(validPage({ url: `${url}/`, ...change })), ...pages },
  kit: Object.fromEntries(Object.entries({ ...usual, ...kit }).filter(([, value]) => value !== undefined)),
  audit,
});

/** A whole page of its own. */
export const served = (
  site: string,
  page: Pages[string],
  kit: ProductSite["kit"],
  audit: ProductSite["audit"],
  pages: Pages = {},
): ProductSite => ({ site, pages: { ...files, "/": page, ...pages }, kit, audit });

export const data = (...blocks: unknown[]) =>
  blocks.map((block) => `<script type="application/ld+json">${JSON.stringify(block)}</script>`).join("");
export const schema = "https://schema.org";
const shell = (title: string, head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width">${head}</head><body>${body}</body></html>`;
const emptyShell = [
  "description-missing",
  "h1-missing",
  "canonical-missing",
  "structured-data-missing",
  "social-image-missing",
];

const builders: ProductSite[] = [
  changed(
    "Webflow, with a broken line in its headline",
    {
      h1: '<h1 class="heading">Parcel tracking<br/>for shops</h1>',
      head: '<meta content="Webflow" name="generator"><link href="/icon.png" rel="shortcut icon" type="image/x-icon">',
      body: '<div class="w-nav"></div><a href="#" class="w-button">Start</a><script src="/js/webflow.js"></script>',
    },
    { kit: { microTagline: "Parcel tracking for shops", tagline: "Parcel tracking for shops", logoFileId: "file" } },
  ),
  changed(
    "Framer, whose headline has a box for each line",
    {
      h1: '<div data-framer-component-type="RichTextContainer"><h1 class="framer-text"><div>Parcels that</div><div>speak</div></h1></div>',
      head: '<meta name="generator" content="Framer 1a2b3c"><link rel="icon" href="/icon.png" media="(prefers-color-scheme: light)">',
      body: '<div data-framer-hydrate-v2="{}"></div>',
    },
    { kit: { microTagline: "Parcels that speak", tagline: "Parcels that speak", logoFileId: "file" } },
  ),
  changed(
    "Next.js, with optimised pictures",
    {
      socialImage: "/api/og?title=Parcelo&amp;theme=dark",
      head: '<link rel="icon" href="/_next/image?url=%2Ficon.png&amp;w=64&amp;q=75" sizes="64x64">',
      body: '<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">{"page":"/"}</script>',
    },
    { kit: { logoFileId: "file" }, pages: { "/_next/image": picture, "/api/og": picture } },
  ),
  changed(
    "WordPress with Yoast: a graph of nodes that refer to each other",
    {
      data: data({
        "@context": schema,
        "@graph": [
          { "@type": "WebPage", "@id": "#page", name: "Home - Parcelo", isPartOf: { "@id": "#website" } },
          { "@type": "WebSite", "@id": "#website", name: "Parcelo", publisher: { "@id": "#organization" } },
          {
            "@type": "Organization",
            "@id": "#organization",
            name: "Parcelo",
            logo: { "@id": "#logo" },
            sameAs: ["https://x.com/parcelo"],
          },
          { "@type": "ImageObject", "@id": "#logo", contentUrl: "/icon.png" },
        ],
      }),
      head: '<meta name="robots" content="index, follow, max-image-preview:large, max-snippet:-1"><meta name="generator" content="WordPress 6.8">',
      body: '<img height="1" width="1" src="https://pixel.example/count"><noscript><img height="1" width="1" style="display:none" src="https://pixel.example/tr?id=1"></noscript>',
    },
    { kit: { logoFileId: "file", "social.x": "https://x.com/parcelo" } },
  ),
  changed(
    "WordPress without a plugin: the title says where one is",
    {
      title: "Home – Parcelo",
      data: "",
      body: '<a href="mailto:&#104;&#101;llo&#64;parcelo.example">Mail</a><link rel="alternate" type="application/rss+xml" href="/feed/">',
    },
    { kit: { contactEmail: "hello@parcelo.example" }, audit: ["structured-data-missing"] },
  ),
  changed(
    "Shopify, whose data are the goods",
    {
      data: data(
        {
          "@context": schema,
          "@type": "Product",
          name: "Red mug",
          offers: { "@type": "Offer", price: "12.00", priceCurrency: "EUR" },
        },
        {
          "@context": schema,
          "@type": "Product",
          name: "Blue mug",
          offers: { "@type": "Offer", price: "14.00", priceCurrency: "EUR" },
        },
        { "@context": schema, "@type": "Organization", name: "Parcelo", logo: "//parcelo.example/none.svg" },
      ),
      head: '<link rel="icon" type="image/png" href="/icon.png?v=1&amp;width=32">',
    },
    { kit: { logoFileId: "file" } },
  ),
  served(
    "Notion without its content",
    () => html(shell("Notion", "", '<div id="notion-app"></div><script src="/_assets/app.js"></script>')),
    { name: "Notion" },
    ["title-length", ...emptyShell],
  ),
  changed(
    "Wix",
    {
      head: '<meta name="generator" content="Wix.com Website Builder"><meta property="og:site_name" content="Parcelo"><link rel="icon" sizes="192x192" href="/icon.png" type="image/png">',
      title: "Parcel tracking | Parcelo",
      data: "",
      body: '<div id="SITE_CONTAINER"></div><script type="application/json" id="wix-viewer-model">{}</script>',
    },
    { kit: { logoFileId: "file", microTagline: "Parcel tracking" }, audit: ["structured-data-missing"] },
  ),
  served(
    "Carrd, one page with few words",
    () =>
      html(
        shell(
          "Parcelo",
          '<meta name="description" content="Parcels in sight."><meta property="og:image" content="assets/images/share.png?v=1">',
          '<div id="wrapper"><h1>Parcelo</h1><a href="mailto:hi@parcelo.example">Mail</a></div>',
        ),
      ),
    {
      name: "Parcelo",
      microTagline: "Parcels in sight",
      tagline: "Parcels in sight",
      oneLiner: "Parcels in sight",
      short: "Parcels in sight.",
      contactEmail: "hi@parcelo.example",
      coverFileId: "file",
    },
    ["title-length", "description-length", "canonical-missing", "structured-data-missing"],
    { "/assets/images/share.png": picture },
  ),
  changed(
    "Ghost, with its publisher in the data",
    {
      data: data({
        "@context": schema,
        "@type": "WebSite",
        publisher: {
          "@type": "Organization",
          name: "Parcelo",
          url: "https://parcelo.example/",
          logo: { "@type": "ImageObject", url: "/icon.png" },
        },
        description: "Thoughts on parcels.",
      }),
      head: '<meta name="generator" content="Ghost 6.0"><link rel="icon" href="/none.ico">',
    },
    { kit: { logoFileId: "file" } },
  ),
];

const frames: ProductSite[] = [
  served(
    "Vite, a shell for scripts",
    () => html(shell("Parcelo", "", '<div id="root"></div><script type="module" src="/assets/index.js"></script>')),
    { name: "Parcelo" },
    ["title-length", ...emptyShell],
  ),
  served(
    "a shell that answers any address, also that of the sitemap",
    () => html(shell("Parcelo", "", '<div id="app"></div><script src="/a.js"></script>')),
    { name: "Parcelo" },
    ["title-length", ...emptyShell.slice(0, 3), "robots-missing", "sitemap-missing", ...emptyShell.slice(3)],
    { "/robots.txt": () => html("<div id=app></div>"), "/sitemap.xml": () => html("<div id=app></div>") },
  ),
  changed(
    "Angular, with a base",
    { head: '<base href="/app/"><link rel="icon" href="../icon.png">', socialImage: "../preview.png" },
    { kit: { logoFileId: "file" } },
  ),
  changed("a cookie wall beside the page", {
    body: '<div role="dialog" aria-label="Cookies"><h2>We use cookies</h2><button>Accept all</button></div>',
  }),
  served(
    "Cloudflare's challenge",
    () =>
      html(
        shell(
          "Just a moment...",
          '<meta http-equiv="refresh" content="390">',
          "<script>window._cf_chl_opt={}</script>",
        ),
        { status: 403, headers: { "cf-mitigated": "challenge" } },
      ),
    /not responding/,
    /challenge for bots/,
  ),
  served(
    "a challenge that answers 200",
    () => html(shell("Verifying you are human", "", "<script>window.gokuProps={}</script>")),
    /challenge for bots/,
    /challenge for bots/,
  ),
  served(
    "a challenge that answers 503",
    () => html(shell("Just a moment...", "", ""), { status: 503, headers: { "cf-mitigated": "challenge" } }),
    /not responding/,
    /challenge for bots/,
  ),
  served(
    "too many requests",
    () => html(shell("Too many requests", "", ""), { status: 429 }),
    /not responding/,
    /challenge for bots/,
  ),
  served(
    "a parked domain",
    () => html(shell("parcelo.example", "", "<p>This domain is for sale.</p>")),
    /domain is parked/,
    ["description-missing", "h1-missing", "canonical-missing", "structured-data-missing", "social-image-missing"],
  ),
  served(
    "a server's default page",
    () => html(shell("Welcome to nginx!", "", "<h1>Welcome to nginx!</h1>")),
    /default page/,
    ["description-missing", "canonical-missing", "structured-data-missing", "social-image-missing"],
  ),
  served(
    "a page of another kind",
    () => respond("%PDF-1.7", "application/pdf"),
    /not responding/,
    /does not return a web page/,
  ),
  changed("Cloudflare, which hides addresses", {
    body: '<a href="/cdn-cgi/l/email-protection#5a32">[email&#160;protected]</a>',
  }),
];

export const productSites = [...builders, ...frames];
