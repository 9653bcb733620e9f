// Reads the fixed texts of landing pages of a fresh installation from their HTML, without parsing all of it: there are
// more than nine hundred.
import { freshSite, readFresh } from "./fresh-site.ts";

// Outside of the tests' time limit.
await freshSite();

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

const textOf = (html = "") =>
  html.replace(/<[^>]*>/g, "").replace(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => entities[name] ?? entity);

const inside = (html: string, pattern: RegExp) => html.match(pattern)?.[1];

/** A page's head, headings and size. */
export const readLanding = async (path: string) => {
  const { status, html } = await readFresh(path);
  const main = html.slice(html.indexOf("<main"));
  const h1 = inside(main, /<h1[^>]*>(.*?)<\/h1>/s);
  const features = main.slice(main.indexOf('id="features"'));
  return {
    status,
    html,
    title: textOf(inside(html, /<title[^>]*>(.*?)<\/title>/s)),
    description: textOf(inside(html, /<meta name="description" content="([^"]*)"/)),
    canonicals: [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(
      ([, href = ""]) => new URL(href).pathname,
    ),
    isIndexed: !/<meta name="robots" content="[^"]*noindex/.test(html),
    h1: textOf(h1),
    /** The texts of the spans in the h1. */
    highlights: [...(h1 ?? "").matchAll(/<span[^>]*>(.*?)<\/span>/gs)].map(([, text]) => textOf(text)),
    /** The first one of the page. */
    h2: textOf(inside(main, /<h2[^>]*>(.*?)<\/h2>/s)),
    /** The first one of the features. */
    h3: textOf(inside(features, /<h3[^>]*>(.*?)<\/h3>/s)),
    directories: html.match(/<th scope="row"/g)?.length ?? 0,
    bytes: Buffer.byteLength(html),
  };
};

/** The sections of a page under /g or /c, as they are ordered in its HTML. */
export const sectionsOf = (html: string) =>
  Object.entries({
    header: html.indexOf("<header"),
    hero: html.indexOf("<h1"),
    trust: html.indexOf('id="trust"'),
    preview: html.indexOf("<table"),
    features: html.indexOf('id="features"'),
    facts: html.indexOf('id="facts"'),
    founder: html.indexOf('id="founder"'),
    pricing: html.indexOf('id="pricing"'),
    faq: html.indexOf('id="faq"'),
    "call to action": html.indexOf('id="join"'),
    footer: html.indexOf("<footer"),
  })
    .filter(([, at]) => at !== -1)
    .toSorted(([, one], [, other]) => one - other)
    .map(([name]) => name);
