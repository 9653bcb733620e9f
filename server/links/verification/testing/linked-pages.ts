// Pages that link to the customer, in odd ways.
import { gzipSync } from "node:zlib";
import {
  answer,
  follow,
  html,
  indirect,
  isListing,
  link,
  nofollow,
  page,
  redirect,
  type Trap,
  through,
} from "./listing-traps.ts";

export const linkedPages: Trap[] = [
  page("a link", "live_follow", (customer) => link(customer), follow),
  page(
    "an unquoted link without protocol",
    "live_follow",
    ({ url }) => `<a href=${url.replace("https:", "")}>Site</a>`,
    follow,
  ),
  page(
    "an upper-case URL with a campaign",
    "live_follow",
    ({ url }) => `<a href="${url.replace("https", "HTTPS")}?utm_source=x">Site</a>`,
    follow,
  ),
  page(
    "entities in the URL",
    "live_follow",
    ({ url }) => `<a href="${url.replaceAll("h", "&#104;").replaceAll("/", "&#x2f;")}">Site</a>`,
    follow,
  ),
  page(
    "line breaks in the URL",
    "live_follow",
    ({ url }) => `<a href="\n ${url.replace("https:", "ht\ntps:")}\t">Site</a>`,
    follow,
  ),
  page(
    "http and a subpage",
    "live_follow",
    ({ url }) => `<a href="${url.replace("https", "http").replace(/\/$/, "")}/en">Site</a>`,
    follow,
  ),
  page("a base element elsewhere", "live_follow", ({ url }) => `<a href="${new URL(url).pathname}">Site</a>`, {
    ...follow,
    head: ({ url }) => `<base href="${url}">`,
  }),
  page("a link without text", "live_follow", ({ url }) => `<a href="${url}"><img src="/logo.png" alt=""></a>`, follow),
  page("an image map", "live_follow", ({ url }) => `<map name="m"><area href="${url}" shape="default"></map>`, follow),
  page(
    "noopener and external",
    "live_follow",
    (customer) => link(customer, 'rel="noopener external" target=_blank'),
    follow,
  ),
  page("rel on the parent", "live_follow", (customer) => `<div rel="nofollow">${link(customer)}</div>`, follow),
  page("rel twice", "live_follow", (customer) => link(customer, 'rel="noopener" rel="nofollow"'), follow),
  page(
    "a followed link after one that is not",
    "live_follow",
    (customer) => link(customer, "rel=nofollow") + link(customer),
    follow,
  ),
  page(
    "a hidden link before a visible one",
    "live_follow",
    (customer) => `<p hidden>${link(customer)}</p>${link(customer)}`,
    follow,
  ),
  page(
    "a link below 4,000 others",
    "live_follow",
    (customer) => `${'<a href="/x">x</a>'.repeat(4_000)}${link(customer)}`,
    follow,
  ),
  page("deeply nested", "live_follow", (customer) => `${"<div>".repeat(3_000)}${link(customer)}`, follow),
  page(
    "broken markup",
    "live_follow",
    (customer) => `<div <p a="1><</b></i><table><a>${"'"}"></div>${link(customer)}`,
    follow,
  ),
  page(
    "a shadow tree",
    "live_follow",
    (customer) => `<div><template shadowrootmode="open"><p>${link(customer)}</p></template></div>`,
    follow,
  ),
  page(
    "a closed shadow tree of a custom element",
    "live_nofollow",
    (customer) =>
      `<tool-card><template shadowrootmode=CLOSED><style>a{}</style>${link(customer, "rel=nofollow")}</template></tool-card>`,
    nofollow,
  ),
  page(
    "a shadow tree in another",
    "live_follow",
    (customer) =>
      `<tool-list><template shadowrootmode="open"><section><template shadowrootmode="closed">${link(customer)}</template></section></template></tool-list>`,
    follow,
  ),
  page(
    "a link in a slot",
    "live_follow",
    (customer) =>
      `<tool-card><template shadowrootmode="open"><slot name="site"></slot></template><p slot="site">${link(customer)}</p></tool-card>`,
    follow,
  ),
  page(
    "a base element in a shadow tree",
    "live_follow",
    (customer) =>
      `<div><template shadowrootmode="open"><base href="https://rival.example/"><meta name="robots" content="nofollow"></template></div>${link(customer)}`,
    follow,
  ),
  page("another bot's robots rules", "live_follow", (customer) => link(customer), {
    ...follow,
    head: () => '<meta name="otherbot" content="noindex, nofollow">',
    headers: { "x-robots-tag": "otherbot: noindex, nofollow" },
  }),
  page("a robots rule with a date", "live_follow", (customer) => link(customer), {
    ...follow,
    headers: { "x-robots-tag": "unavailable_after: 25 Jun 2035 15:00:00 PST, max-snippet: 20" },
  }),
  page("a canonical URL to itself", "live_follow", (customer) => link(customer), {
    ...follow,
    head: (_, host) => `<link rel="canonical" href="https://${host}/tools/listing/">`,
  }),
  page("noindex", "live_follow", (customer) => link(customer), {
    ...follow,
    flags: ["not_indexable"],
    head: () => '<meta name="ROBOTS" content="NOINDEX, follow">',
  }),
  page("noindex for Googlebot in the headers", "live_follow", (customer) => link(customer), {
    ...follow,
    flags: ["not_indexable"],
    headers: { "x-robots-tag": "googlebot: noindex" },
  }),
  page("a canonical URL to another page", "live_follow", (customer) => link(customer), {
    ...follow,
    flags: ["canonical_elsewhere"],
    head: () => '<link href="/tools" rel="canonical">',
  }),
  page("nofollow", "live_nofollow", (customer) => link(customer, 'rel="NoFollow"'), nofollow),
  page("ugc", "live_nofollow", (customer) => link(customer, 'rel="noopener ugc"'), nofollow),
  page("sponsored after a comma", "live_nofollow", (customer) => link(customer, 'rel="noopener,sponsored"'), nofollow),
  page("nofollow in meta robots", "live_nofollow", (customer) => link(customer), {
    ...nofollow,
    head: () => '<meta content="index,nofollow" name="robots">',
  }),
  page("none for our bot", "live_nofollow", (customer) => link(customer), {
    ...nofollow,
    flags: ["not_indexable"],
    head: () => '<meta name="LinksteadBot" content="none">',
  }),
  page("nofollow in the headers", "live_nofollow", (customer) => link(customer), {
    ...nofollow,
    headers: { "x-robots-tag": "nofollow" },
  }),
  page(
    "a redirect with the URL",
    "live_indirect",
    ({ url }) => `<a href="/out?url=${encodeURIComponent(url)}">Site</a>`,
    indirect,
  ),
  page("a redirect with the URL in its path", "live_indirect", ({ url }) => `<a href="/go/${url}">Site</a>`, indirect),
  page(
    "a redirect with the URL in Base64",
    "live_indirect",
    ({ url }) => `<a href="/redirect?to=${Buffer.from(new URL(url).href).toString("base64url")}">Site</a>`,
    indirect,
  ),
  through(
    "a redirect with a number",
    "live_indirect",
    () => '<a href="/visit/123" rel=nofollow>Visit website</a>',
    ({ url }) => redirect(new URL(url).href, 301),
  ),
  through(
    "a redirect by meta refresh",
    "live_indirect",
    () => '<a href="/go/123">Website</a>',
    ({ url }) => html(`<meta http-equiv="refresh" content="0;url='${url}'">`),
  ),
  through(
    "a redirect by script",
    "live_indirect",
    () => '<a href="/go/123">Website</a>',
    ({ url }) => html(`<script>window.location.href = "${url}"</script>`),
  ),
  through(
    "an interstitial with a link",
    "live_indirect",
    () => '<a href="/leave/9">Open website</a>',
    (customer) => html(`<p>You are leaving us.</p>${link(customer)}`),
  ),
  answer(
    "a listing that redirects to the customer",
    "live_indirect",
    ({ customer }) => redirect(new URL(customer.url).href, 301),
    indirect,
  ),
  answer(
    "a moved listing",
    "live_follow",
    ({ path, customer, layout }) =>
      isListing(path) ? redirect("/companies/listing", 301) : html(layout(link(customer))),
    follow,
  ),
  answer(
    "a 203 answer",
    "live_follow",
    ({ customer, layout }) => html(layout(link(customer)), { status: 203 }),
    follow,
  ),
  answer(
    "a page in UTF-16",
    "live_follow",
    ({ customer, layout }) =>
      new Response(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(layout(link(customer)), "utf16le")]), {
        headers: { "content-type": "text/html" },
      }),
    follow,
  ),
  answer(
    "a compressed page",
    "live_follow",
    ({ customer, layout }) => html(gzipSync(layout(link(customer))), { headers: { "content-encoding": "gzip" } }),
    follow,
  ),
];
