// Listings of apps, some with parts that load later.
import { type Customer, html, mention, type Trap } from "./listing-traps.ts";
import {
  a,
  bare,
  nextApp,
  nextPages,
  none,
  quoted,
  reviews,
  site,
  titled,
  toCustomer,
  within,
} from "./software-frames.ts";

const escapedUrl = ({ url }: Customer) => url.replaceAll("/", "\\/");

export const appPages: Trap[] = [
  nextPages("static page", "live_follow", a('target="_blank" rel="noopener noreferrer"')),
  nextPages("button with ugc", "live_nofollow", a('target="_blank" rel="ugc noopener"')),
  nextPages(
    "entrance animation",
    "live_follow",
    within('<div style="opacity:0;transform:translateY(20px) translateZ(0)">', a('rel="noopener"'), "</div>"),
  ),
  nextPages(
    "redirect of its API",
    "live_indirect",
    ({ url }) => `<a href="/api/redirect?url=${encodeURIComponent(url)}&amp;id=4">Visit website</a>`,
  ),
  nextPages("data of a page that is not rendered", "mention_only", none, {
    respond: ({ customer }) =>
      html(
        titled(
          "",
          `<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">{"props":{"tool":{"website":"${customer.url}"}}}</script><script src="/_next/main.js"></script>`,
          customer,
        ),
      ),
  }),
  nextPages("fallback while it loads", "unknown", none, {
    respond: ({ customer }) =>
      html(
        titled(
          "",
          '<div id="__next"><div class="animate-pulse">Loading…</div></div><script id="__NEXT_DATA__" type="application/json">{"props":{},"isFallback":true}</script><script src="/_next/main.js"></script>',
          customer,
        ),
      ),
  }),
  nextPages("404", "gone", none, {
    respond: () =>
      html(
        '<title>404: This page could not be found</title><div id="__next"><div><h1 class="next-error-h1">404</h1><h2>This page could not be found.</h2></div></div><script src="/_next/main.js"></script>',
        { status: 404 },
      ),
  }),
  nextPages("tool that was deleted, with 200", "missing", none, {
    respond: () =>
      html(
        `<title>Tool Directory</title><div id="__next"><h1>Tool not found</h1><p>It may have been removed by its owner or our editors. Browse all other tools.</p>${reviews}</div><script src="/_next/main.js"></script>`,
      ),
  }),
  nextApp(
    "link and its payload",
    "live_follow",
    (customer) =>
      `${a('target="_blank" rel="noopener"')(customer, "")}<script>self.__next_f.push([1,"5:[\\"$\\",\\"a\\",null,{\\"href\\":\\"${escapedUrl(customer)}\\"}]"])</script>`,
  ),
  nextApp(
    "part that is streamed later",
    "live_follow",
    within(
      '<!--$?--><template id="B:0"></template><p>Loading…</p><!--/$--><div hidden id="S:0">',
      a('rel="noopener"'),
      '</div><script>$RC=function(b,c){};$RC("B:0","S:0")</script>',
    ),
  ),
  nextApp(
    "button with its URL in the payload",
    "mention_only",
    (customer) =>
      `<button class="btn">Visit website</button><script>self.__next_f.push([1,"7:{\\"website\\":\\"${escapedUrl(customer)}\\"}"])</script>`,
    mention,
  ),
  nextApp("rendered in the browser", "unknown", none, {
    respond: ({ customer }) =>
      html(
        titled(
          "",
          '<!--$!--><template data-dgst="BAILOUT_TO_CLIENT_SIDE_RENDERING"></template><!--/$--><script src="/_next/static/chunks/main-app.js" async></script><script>(self.__next_f=self.__next_f||[]).push([0])</script>',
          customer,
        ),
      ),
  }),
  nextApp(
    "redirect with an id",
    "live_indirect",
    () => '<a href="/go/0f5b2c" target="_blank" rel="nofollow"><svg></svg> Visit website</a>',
    { out: toCustomer(308) },
  ),
  nextApp("button for wide screens", "live_follow", within('<div class="hidden md:flex">', a('class="btn"'), "</div>")),
  nextApp(
    "button that is hidden by its class",
    "mention_only",
    within('<div class="hidden">', a('class="btn"'), "</div>"),
    mention,
  ),
  site("Bootstrap, for wide screens", "live_follow", within('<div class="d-none d-lg-block">', a(""), "</div>")),
  site("Bootstrap, hidden by its class", "mention_only", within('<div class="d-none">', a(""), "</div>"), mention),
  site(
    "Nuxt",
    "live_follow",
    within(
      '<div id="__nuxt"><div><!--[-->',
      a('target="_blank" rel="noopener"'),
      '<!--]--></div></div><script type="application/json" id="__NUXT_DATA__">[["ShallowReactive",1]]</script>',
    ),
  ),
  site(
    "SvelteKit",
    "live_follow",
    within('<div style="display: contents"><!--[--><!--[0-->', a('target="_blank"'), "<!--]--><!--]--></div>"),
  ),
  bare(
    "Astro, an island for the browser alone",
    "mention_only",
    ({ url }) =>
      `<astro-island client="only" component-url="/card.js" props="${quoted({ url: [0, url] })}"></astro-island><script type="module" src="/hoisted.js"></script>`,
  ),
  bare(
    "Inertia",
    "mention_only",
    ({ url }) =>
      `<div id="app" data-page="${quoted({ component: "Tool", props: { website: url } })}"></div><script type="module" src="/build/app.js"></script>`,
  ),
  site(
    "Livewire",
    "live_nofollow",
    within(
      '<div wire:snapshot="{&quot;data&quot;:[]}" wire:effects="[]">',
      a('wire:click="visit" target="_blank" rel="nofollow"'),
      "</div>",
    ),
  ),
  site(
    "Turbo, a part that loads later",
    "unknown",
    () =>
      '<turbo-frame id="details" src="/tools/1/details" loading="lazy"><p>Loading…</p></turbo-frame><script src="/turbo.js"></script>',
  ),
  site(
    "htmx, a part that loads later",
    "unknown",
    () => '<div hx-get="/tools/1/details" hx-trigger="load" hx-swap="outerHTML"></div><script src="/htmx.js"></script>',
  ),
  site("page that scripts show whole", "live_follow", none, {
    respond: ({ customer }) =>
      html(
        titled("", a("")(customer, ""), customer).replace(
          "<body>",
          '<body class="hidden" style="opacity:0"><script src="/show.js"></script>',
        ),
      ),
  }),
  site(
    "skeleton",
    "unknown",
    () => '<section aria-busy="true"><div class="skeleton"></div></section><script src="/app.js"></script>',
  ),
];
