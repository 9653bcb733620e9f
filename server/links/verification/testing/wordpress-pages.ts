// Listings of WordPress plugins: markup, link kinds and redirects.
import { html, mention, type Trap } from "./listing-traps.ts";
import { a, inside, named, none, out, titled, toCustomer, within, wordpress } from "./software-frames.ts";

export const wordpressPages: Trap[] = [
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
