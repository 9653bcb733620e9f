import { htmlPage, website } from "../../../testing/stand-ins/website.ts";
import { type Change, validPage } from "./valid-page.ts";

const twin = "Two pages that are called the same";
const aboutTwins = "Two pages that are described in the same words, which describes none of them in the end.";
const noPicture = "/missing.png";

/** The fault of each page. */
const changes: Record<string, Change> = {
  "/": { data: "", socialImage: noPicture },
  "/untitled": { title: null },
  "/short-title": { title: "Shop" },
  "/twin-a": { title: twin },
  "/twin-b": { title: twin },
  "/undescribed": { description: null },
  "/brief": { description: "We track." },
  "/alike-a": { description: aboutTwins },
  "/alike-b": { description: aboutTwins },
  "/no-heading": { h1: "" },
  "/two-headings": { h1: "<h1>One</h1><h1>Two</h1>" },
  "/no-canonical": { canonical: null },
  "/elsewhere": { canonical: "https://other.example/" },
  "/bad-data": { data: '<script type="application/ld+json">{"@type": "Thing",}</script>' },
  "/hidden": { head: '<meta name="robots" content="noindex">' },
  "/desktop": { viewport: "" },
  "/speechless": { language: "" },
  "/pictures": { body: '<img src="/a.png">' },
  "/no-preview": { socialImage: null },
  "/heavy": { body: `<!--${"x".repeat(600_000)}-->` },
  "/old-link": { body: '<a href="/gone">Gone</a>' },
};

/** The kinds of suggestions that these faults cause. */
export const plantedKinds = [
  "structured-data-missing",
  "social-image-broken",
  "title-missing",
  "title-length",
  "title-duplicate",
  "description-missing",
  "description-length",
  "description-duplicate",
  "h1-missing",
  "h1-several",
  "canonical-missing",
  "canonical-elsewhere",
  "structured-data-broken",
  "noindex",
  "viewport-missing",
  "lang-missing",
  "alt-missing",
  "social-image-missing",
  "heavy-pages",
  "broken-links",
  "robots-missing",
  "sitemap-broken",
];

/** A local website with a fault of nearly every kind, until `fix` is called. */
export const createBrokenWebsite = () => {
  const behavior = { isFixed: false, opens: Promise.resolve() };
  const pageAt = (path: string) => () => {
    const title = `Parcel tracking for shops, ${path}`;
    const description = `What the page ${path} tells the customers of online shops about their parcels.`;
    const links = Object.keys(changes).map((to) => `<a href="${to}">${to}</a>`);
    const change = behavior.isFixed ? {} : changes[path];
    const body = (path === "/" ? links.join("") : "") + (change?.body ?? "");
    return htmlPage(validPage({ title, description, url: site.url + path, ...change, body }));
  };
  const image = () => new Response("picture", { headers: { "content-type": "image/png" } });
  const text = (body: string, type: string) => new Response(body, { headers: { "content-type": type } });
  const listed = () => [`${site.url}/hidden`, ...(behavior.isFixed ? [] : [`${site.url}/not-there`])];
  const site = website({
    ...Object.fromEntries(Object.keys(changes).map((path) => [path, pageAt(path)])),
    "/preview.png": image,
    "/robots.txt": async () => {
      await behavior.opens;
      return behavior.isFixed ? text("User-agent: *\nAllow: /", "text/plain") : new Response("", { status: 404 });
    },
    "/sitemap.xml": () =>
      text(
        `<urlset>${listed()
          .map((url) => `<url><loc>${url}</loc></url>`)
          .join("")}</urlset>`,
        "application/xml",
      ),
  });
  const fix = () => {
    behavior.isFixed = true;
  };
  /** Holds robots.txt requests until the returned function is called. */
  const close = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    behavior.opens = promise;
    return resolve;
  };
  return { ...site, close, pages: Object.keys(changes).length, fix };
};
