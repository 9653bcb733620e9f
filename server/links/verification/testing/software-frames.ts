// How directory software frames a listing: its generator, header, scripts and footer.
import {
  type Content,
  type Customer,
  escapeHtml,
  filler,
  follow,
  html,
  indirect,
  isListing,
  nofollow,
  redirect,
  type Trap,
} from "./listing-traps.ts";

export const reviews = filler.repeat(8);
export const inside = (name: string) => escapeHtml(name);
export const quoted = (value: unknown) => JSON.stringify(value).replaceAll('"', "&quot;");
export const base64 = (text: string) => Buffer.from(text).toString("base64");

/** A page of a kind of software, with the listing's place in it. */
type Frame = (listing: string, customer: Customer) => string;
export const titled = (head: string, body: string, { name }: Customer) =>
  `<!doctype html><html lang="en"><head><title>${inside(name)} | Tool Directory</title>${head}</head><body>${body}</body></html>`;
const frames = {
  WordPress: (listing, customer) =>
    titled(
      '<meta name="generator" content="WordPress 6.8"><link rel="https://api.w.org/" href="/wp-json/"><style>.screen-reader-text{clip:rect(1px,1px,1px,1px)}</style>',
      `<a class="skip-link screen-reader-text" href="#primary">Skip to content</a><div id="page" class="site"><header id="masthead"><a href="/" rel="home">Tool Directory</a><nav><ul><li><a href="/submit-listing/">Add listing</a></li></ul></nav></header><main id="primary"><article class="type-listing status-publish"><h1 class="entry-title">${inside(customer.name)}</h1>${listing}<div class="entry-content">${reviews}</div></article></main><footer><a href="https://wordpress.org/">Proudly powered by WordPress</a></footer></div><script src="/wp-includes/js/jquery/jquery.min.js"></script>`,
      customer,
    ),
  Webflow: (listing, customer) =>
    titled(
      '<meta content="Webflow" name="generator"><link href="/css/tools.webflow.css" rel="stylesheet">',
      `<div class="navbar w-nav"><a href="/" class="w-nav-brand w--current">Tools</a></div><div class="section"><div class="w-container"><h1>${inside(customer.name)}</h1>${listing}<div class="rich-text w-richtext">${reviews}</div></div></div><script src="/js/webflow.js"></script>`,
      customer,
    ),
  Framer: (listing, customer) =>
    titled(
      '<meta name="generator" content="Framer a1b2c3">',
      `<div id="main" data-framer-hydrate-v2="{}"><div class="framer-x1 framer-72rtr7" style="min-height:100vh"><h1 class="framer-text">${inside(customer.name)}</h1>${listing}<div class="framer-text">${reviews}</div></div></div><script type="module" src="/script_main.mjs"></script>`,
      customer,
    ),
  "Next.js pages": (listing, customer) =>
    titled(
      '<meta name="next-head-count" content="4">',
      `<div id="__next"><main><h1>${inside(customer.name)}</h1>${listing}${reviews}</main></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"tool":{"name":"x"}}},"page":"/tools/[slug]"}</script><script src="/_next/static/chunks/main.js" defer></script>`,
      customer,
    ),
  "Next.js app": (listing, customer) =>
    titled(
      "",
      `<main class="mx-auto max-w-3xl"><h1>${inside(customer.name)}</h1>${listing}${reviews}</main><script src="/_next/static/chunks/main-app.js" async></script><script>(self.__next_f=self.__next_f||[]).push([0])</script>`,
      customer,
    ),
  phpLD: (listing, customer) =>
    `<HTML><HEAD><META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=utf-8"><TITLE>${inside(customer.name)} - Link Directory</TITLE></HEAD><BODY><table width="760" cellpadding=0><tr><td colspan=2><a href="/">Home</a> &raquo; <a href="/computers/">Computers</a><tr><td><h3>${inside(customer.name)}</h3>${listing}<td><font size=2>${reviews}</font></table><center>Powered by <a href="https://www.phplinkdirectory.com/">PHP Link Directory</a></center>`,
  site: (listing, customer) =>
    titled("", `<main><h1>${inside(customer.name)}</h1>${listing}${reviews}</main>`, customer),
  /** Nothing but what the listing has, under the listing's title. */
  bare: (listing, customer) => titled("", listing, customer),
} satisfies Record<string, Frame>;

type Options = Partial<Trap> & { out?: (customer: Customer) => Response };
const shape =
  (frame: keyof typeof frames) =>
  (what: string, outcome: Trap["outcome"], listing: Content, { out, ...options }: Options = {}): Trap => ({
    trap: `${frame}: ${what}`,
    outcome,
    respond: ({ path, host, customer }) => {
      if (isListing(path)) return html(frames[frame](listing(customer, host), customer));
      return out ? out(customer) : html("<title>404</title>", { status: 404 });
    },
    ...kinds[outcome],
    ...options,
  });
const kinds: Partial<Record<Trap["outcome"], object>> = {
  live_follow: follow,
  live_nofollow: nofollow,
  live_indirect: indirect,
};
export const [wordpress, webflow, framer, nextPages, nextApp, phpld, site, bare] = [
  shape("WordPress"),
  shape("Webflow"),
  shape("Framer"),
  shape("Next.js pages"),
  shape("Next.js app"),
  shape("phpLD"),
  shape("site"),
  shape("bare"),
];

export const a =
  (attributes: string, text = "Visit website"): Content =>
  ({ url }) =>
    `<a href="${url}" ${attributes}>${text}</a>`;
export const within =
  (before: string, content: Content, after = ""): Content =>
  (customer, host) =>
    before + content(customer, host) + after;
export const named =
  (href: string, attributes = ""): Content =>
  ({ name }) =>
    `<a href="${href}" ${attributes}>Visit ${inside(name)}</a>`;
export const toCustomer =
  (status = 302) =>
  ({ url }: Customer) =>
    redirect(`${new URL(url).href}?ref=tools`, status);
export const out = { out: toCustomer() };
export const none: Content = () => "";
