// Listings of WordPress plugins and site builders: markup, link kinds and redirects.
import { html, mention, type Trap } from "./listing-traps.ts";
import {
  a,
  bare,
  framer,
  inside,
  named,
  none,
  out,
  site,
  titled,
  toCustomer,
  webflow,
  within,
  wordpress,
} from "./software-frames.ts";

const wordpressShapes: Trap[] = [
  wordpress(
    "GeoDirectory",
    "live_nofollow",
    within(
      '<div class="geodir_post_meta geodir-field-website"><span class="geodir_post_meta_icon"><i class="fas fa-link"></i></span>',
      a('target="_blank" rel="nofollow"', "Website"),
      "</div>",
    ),
  ),
  wordpress(
    "Business Directory Plugin",
    "live_follow",
    within(
      '<div class="wpbdp-field-display wpbdp-field-website"><span class="field-label">Website</span><div class="value">',
      a('target="_blank" title="" rel="noopener"', "example"),
      "</div></div>",
    ),
  ),
  wordpress(
    "Directorist",
    "live_nofollow",
    within(
      '<div class="directorist-single-info directorist-single-info-web"><div class="directorist-single-info__value">',
      a('target="_blank" class="directorist-single-info-web" rel="noopener nofollow"'),
      "</div></div>",
    ),
  ),
  wordpress(
    "HivePress",
    "live_nofollow",
    within(
      '<div class="hp-listing__attribute hp-listing__attribute--website">',
      a('target="_blank" rel="nofollow noopener"', "Website"),
      "</div>",
    ),
  ),
  wordpress(
    "ListingPro",
    "live_nofollow",
    within(
      '<ul class="list-style-none"><li class="lp-user-web">',
      a('target="_blank" rel="nofollow"', "<span><i class='fa fa-globe'></i></span><span>www</span>"),
      "</li></ul>",
    ),
  ),
  wordpress(
    "MyListing, a tab that opens by script",
    "mention_only",
    within(
      '<div class="listing-tabs"><a href="#">Profile</a></div><section class="profile-body listing-tab tab-hidden" style="display:none">',
      a('rel="nofollow"'),
      "</section>",
    ),
    mention,
  ),
  wordpress(
    "Directories Pro",
    "live_nofollow",
    within(
      '<div class="drts-display-element drts-display-element-entity_field_field_website-1">',
      a('target="_blank" rel="nofollow external noopener"'),
      "</div>",
    ),
  ),
  wordpress(
    "Connections, as an hCard",
    "live_follow",
    within(
      '<div class="cn-list-row vcard"><span class="fn">x</span><span class="link cn-website">',
      a('class="url" target="new"'),
      "</span></div>",
    ),
  ),
  wordpress(
    "Elementor button",
    "live_follow",
    a(
      'class="elementor-button elementor-button-link elementor-size-sm" target="_blank"',
      '<span class="elementor-button-content-wrapper"><span class="elementor-button-text">Visit</span></span>',
    ),
  ),
  wordpress(
    "Elementor entrance animation",
    "live_follow",
    within(
      '<div class="elementor-element elementor-invisible" data-settings="{&quot;_animation&quot;:&quot;fadeIn&quot;}">',
      a(""),
      "</div>",
    ),
  ),
  wordpress(
    "block editor's button",
    "live_nofollow",
    within(
      '<div class="wp-block-buttons"><div class="wp-block-button">',
      a('class="wp-block-button__link wp-element-button" target="_blank" rel="noreferrer noopener sponsored nofollow"'),
      "</div></div>",
    ),
  ),
  wordpress(
    "comment author",
    "live_nofollow",
    within(
      '<ol class="comment-list"><li><cite class="fn">',
      a('rel="external nofollow ugc" class="url"', "Ann"),
      "</cite></li></ol>",
    ),
  ),
  wordpress(
    "link below a cookie banner",
    "live_follow",
    within(
      '<div id="cookie-law-info-bar" role="dialog" aria-label="Cookie consent"><p>We use cookies. Accept all?</p><button>Accept all</button></div>',
      a(""),
    ),
  ),
  wordpress("closed details", "live_follow", within("<details><summary>Contact</summary>", a(""), "</details>")),
  wordpress("Pretty Links", "live_indirect", named("/go/tool/", 'rel="nofollow noopener"'), { out: toCustomer(307) }),
  wordpress(
    "ThirstyAffiliates",
    "live_indirect",
    named("/recommends/tool/", 'class="thirstylink" rel="nofollow,noindex"'),
    { out: toCustomer(301) },
  ),
  wordpress("referral slug", "live_indirect", named("/refer/tool", 'rel="sponsored"'), out),
  wordpress("link counter", "live_indirect", () => '<a href="/?goto=8731">Visit website</a>', out),
  wordpress("protected by a password", "unknown", none, {
    respond: ({ customer }) =>
      html(
        titled(
          "",
          `<main><h1 class="entry-title">Protected: ${inside(customer.name)}</h1><form action="/wp-login.php?action=postpass" class="post-password-form" method="post"><p>This content is password protected. To view it please enter your password below:</p><label>Password: <input name="post_password" type="password"></label></form></main>`,
          customer,
        ),
      ),
  }),
  wordpress("listing that expired", "missing", () => '<div class="wpbdp-msg notice">This listing has expired.</div>'),
  wordpress("removed link", "missing", () => '<div class="geodir-field-website"></div>'),
  wordpress("404 with a search form and recent listings", "gone", none, {
    respond: () =>
      html(
        '<title>Page not found - Tool Directory</title><h1 class="page-title">Oops! That page can&rsquo;t be found.</h1><form role="search"><input type="search"></form><ul><li><a href="/listing/rival/">Rival</a></li></ul>',
        { status: 404 },
      ),
  }),
];

const builderShapes: Trap[] = [
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

export const softwarePages: Trap[] = [...wordpressShapes, ...builderShapes];
