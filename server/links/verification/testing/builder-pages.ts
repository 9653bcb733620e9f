// Listings of site builders: markup, and what only scripts show.
import { html, mention, type Trap } from "./listing-traps.ts";
import { a, bare, framer, none, site, titled, webflow, within } from "./software-frames.ts";

export const builderPages: Trap[] = [
  webflow("button", "live_follow", a('target="_blank" class="button w-button"')),
  webflow(
    "link block",
    "live_follow",
    within(
      '<div class="w-dyn-list"><div role="listitem" class="w-dyn-item">',
      a('class="link-block w-inline-block"', '<img loading="lazy" alt="Logo" src="/logo.png"><div>Open</div>'),
      "</div></div>",
    ),
  ),
  webflow(
    "condition that is not met",
    "mention_only",
    within('<div class="w-condition-invisible">', a('class="button w-button"'), "</div>"),
    mention,
  ),
  webflow(
    "link without its URL",
    "missing",
    () => '<a href="#" class="button w-button w-dyn-bind-empty">Visit website</a>',
  ),
  webflow("404 of the CMS", "gone", none, {
    respond: () =>
      html(
        '<title>Not Found</title><div class="utility-page-wrap"><h2>Page Not Found</h2><div>The page you are looking for doesn&#x27;t exist or has been moved</div></div><script src="/js/webflow.js"></script>',
        { status: 404 },
      ),
  }),
  framer("link", "live_follow", a('class="framer-abc framer-styles-preset-x1" target="_blank" rel="noopener"')),
  framer(
    "variant for phones",
    "live_follow",
    within('<div class="ssr-variant hidden-1abc hidden-2def">', a('rel="noopener"'), "</div>"),
  ),
  framer(
    "appearing element",
    "live_follow",
    within(
      '<div class="framer-x" data-framer-appear-id="1abc" style="opacity:0.001;will-change:transform;transform:translateY(40px)">',
      a('rel="noopener"'),
      "</div>",
    ),
  ),
  framer(
    "appearing element, from nothing",
    "live_follow",
    within(
      '<div data-framer-appear-id="1abc" style="opacity:0;transform:perspective(1200px) translateY(40px)">',
      a('rel="noopener"'),
      "</div>",
    ),
  ),
  site("Softr, whose blocks scripts fill", "unknown", none, {
    respond: ({ customer }) =>
      html(
        titled(
          '<meta name="generator" content="Softr">',
          `<div id="page-content"><div class="blocks" data-block-id="a1"></div></div><script>window.softr={pageType:"DETAILS"}</script><script src="/softr.js"></script>`,
          customer,
        ),
      ),
  }),
  site("Softr, with the record's data", "mention_only", none, {
    respond: ({ customer }) =>
      html(
        titled(
          "",
          `<div id="page-content"></div><script>window.__softr={"fields":{"Website":"${customer.url.replaceAll("/", "\\/")}"}}</script>`,
          customer,
        ),
      ),
  }),
  site("Bubble", "unknown", none, {
    respond: ({ customer }) =>
      html(
        titled(
          '<meta property="og:title" content="x">',
          '<div class="main-page bubble-element Page"></div><script src="/package/run_js/app.js"></script>',
          customer,
        ),
      ),
  }),
  site(
    "Wix",
    "live_follow",
    within(
      '<div id="SITE_CONTAINER"><div class="comp-l1 wixui-button">',
      a(
        'data-testid="linkElement" target="_blank" rel="noreferrer noopener" class="uDW_Qe wixui-button" aria-label="Visit"',
        '<span class="l7_2fn">Visit</span>',
      ),
      '</div></div><script type="application/json" id="wix-viewer-model">{}</script>',
    ),
  ),
  site(
    "Squarespace",
    "live_follow",
    within(
      '<div class="sqs-block-button-container" data-alignment="center">',
      a('class="sqs-block-button-element--medium sqs-button-element--primary" target="_blank"'),
      "</div>",
    ),
  ),
  site(
    "Ghost, with its referrer",
    "live_follow",
    ({ url }) =>
      `<div class="kg-card kg-button-card"><a href="${url}?ref=tools.example" class="kg-btn kg-btn-accent">Visit</a></div>`,
  ),
  bare("Notion without its content", "unknown", none, {
    respond: () =>
      html(
        '<!doctype html><html class="notion-html"><head><title>Notion</title></head><body class="notion-body"><div id="notion-app"></div><script src="/_assets/app.js"></script><noscript>JavaScript must be enabled in order to use Notion.</noscript></body></html>',
      ),
  }),
  site(
    "Notion through Super",
    "live_follow",
    within(
      '<div class="super-content"><p class="notion-text"><span class="notion-semantic-string"><span class="link notion-link">',
      a('class="notion-link link" target="_blank" rel="noopener noreferrer"', "Site"),
      "</span></span></p></div>",
    ),
  ),
  site(
    "Notion, a property of a database",
    "live_follow",
    within(
      '<div class="notion-pagelink notion-property__url"><div class="notion-property__title">URL</div>',
      a('class="notion-link"', "example"),
      "</div>",
    ),
  ),
  bare(
    "Airtable in a frame",
    "unknown",
    () =>
      '<h1>All tools</h1><iframe class="airtable-embed" src="https://airtable.com/embed/shrAbc" frameborder="0" width="100%" height="900"></iframe>',
  ),
  bare("a set of frames", "unknown", none, {
    respond: () =>
      html(
        '<html><head><title>Link Directory</title></head><frameset cols="20%,80%"><frame src="menu.htm"><frame src="listing.htm"></frameset></html>',
      ),
  }),
];
