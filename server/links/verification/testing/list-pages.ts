// Entries of lists and old directories, and what stands before a listing: consent walls and challenges.
import { type Content, challenge, html, mention, type Trap } from "./listing-traps.ts";
import { a, bare, base64, inside, none, out, phpld, site, within } from "./software-frames.ts";

const listShapes: Trap[] = [
  site(
    "GitHub awesome list",
    "live_nofollow",
    within(
      '<article class="markdown-body entry-content" itemprop="text"><ul dir="auto"><li>',
      a('rel="nofollow"', "Tool"),
      ' - Tracks parcels. <code>MIT</code></li></ul></article><include-fragment src="/contributors"></include-fragment>',
    ),
  ),
  site(
    "awesome list on GitHub Pages",
    "live_follow",
    within(
      '<div class="markdown-body"><h2 id="parcels">Parcels</h2><ul><li>',
      a("", "Tool"),
      " — open source</li></ul></div>",
    ),
  ),
  site(
    "GitHub awesome list without the entry",
    "missing",
    () =>
      '<article class="markdown-body"><ul><li><a href="https://rival.example/" rel="nofollow">Rival</a></li></ul></article><include-fragment src="/contributors"></include-fragment>',
  ),
  site(
    "GitLab",
    "live_nofollow",
    within(
      '<div class="md" data-sourcepos="1:1-9:1"><ul><li>',
      a('rel="nofollow noreferrer noopener" target="_blank"', "Tool"),
      "</li></ul></div>",
    ),
  ),
  site(
    "Discourse",
    "live_nofollow",
    within(
      '<div class="topic-body crawler-post"><div class="post" itemprop="text"><p>',
      a('rel="noopener nofollow ugc"', "Tool"),
      "</p></div></div>",
    ),
  ),
  phpld(
    "link with a counter",
    "live_follow",
    a('id="id_12" title="Tool" target="_blank" onclick="return true;"', "Tool"),
  ),
  phpld("nofollow in capitals", "live_nofollow", a("REL=NOFOLLOW TARGET=_new", "Tool")),
  phpld("counted link", "live_indirect", ({ name }) => `<a href="/out.php?id=12" class=link>${inside(name)}</a>`, out),
  phpld(
    "redirect with a bare host",
    "live_indirect",
    ({ host, name }) => `<a href="/jump.php?u=${host}">${inside(name)}</a>`,
    out,
  ),
  phpld(
    "address as text only",
    "mention_only",
    ({ url }) => `<small>${url}</small> <a href="/link-report.php?id=12">Report</a>`,
    mention,
  ),
  phpld("category without the entry", "missing", () => '<a href="https://rival.example/" id="id_13">Rival</a>'),
  site("eSyndiCat", "live_follow", a('class="js-count" data-id="12" data-item="listings" target="_blank"', "Tool")),
  site(
    "Product Hunt's kind of redirect",
    "live_indirect",
    () => '<a href="/r/p/991?app_id=339" target="_blank" rel="noopener">Visit website</a>',
    out,
  ),
  site("ping and referrer policy", "live_follow", a('ping="/track" referrerpolicy="origin" target="_blank"')),
  site("a short link of a service", "unknown", () => '<a href="https://bit.ly/3xyz" target="_blank">Visit website</a>'),
  site(
    "affiliate network with the address",
    "mention_only",
    ({ url }) =>
      `<a href="https://www.awin1.com/cread.php?awinmid=1&amp;ued=${encodeURIComponent(url)}" rel="sponsored">Visit website</a>`,
    mention,
  ),
  site(
    "obfuscated link",
    "mention_only",
    ({ url }) =>
      `<span class="obf-link" role="link" tabindex="0" data-obf="${base64(new URL(url).href)}">Visit website</span><script src="/obf.js"></script>`,
    mention,
  ),
];

const wall =
  (text: string): Content =>
  () =>
    `<div class="wall"><p>${text}</p><button>OK</button></div><script src="/wall.js"></script>`;
const blocked = (what: string, title: string, body: string, init: ResponseInit = {}): Trap =>
  bare(what, "unknown", none, {
    respond: () => html(`<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`, init),
  });
const explained = `<p>${"The administrator has set up this protection against aggressive crawlers. ".repeat(6)}</p>`;

const wallShapes: Trap[] = [
  bare(
    "consent wall under the listing's title",
    "unknown",
    wall(
      "We and our 842 partners use cookies. Accept all cookies and continue, or subscribe to read without tracking.",
    ),
  ),
  bare(
    "consent wall in German",
    "unknown",
    wall("Weiter mit Werbung und Cookies lesen: Alle akzeptieren und zustimmen. Oder im Abo ohne Tracking."),
  ),
  bare(
    "age gate under the listing's title",
    "unknown",
    wall("Are you over 18? You must confirm your age to enter this site."),
  ),
  bare(
    "paywall for members",
    "unknown",
    wall("Log in to view this listing. Members see its website and contact. No account yet? Sign up."),
  ),
  blocked(
    "Anubis",
    "Making sure you&#39;re not a bot!",
    `<h1>Making sure you&#39;re not a bot!</h1><p>Loading...</p>${explained}<script type="module" src="/.within.website/x/cmd/anubis/static/js/main.mjs"></script>`,
  ),
  blocked(
    "Vercel's checkpoint",
    "Vercel Security Checkpoint",
    `<p>We&#39;re verifying your browser</p>${explained}<script src="/.well-known/vercel/security/static/challenge.v2.min.js"></script>`,
    { status: 429 },
  ),
  blocked("Cloudflare in German", "Nur einen Moment…", `<p>Bestätigen Sie, dass Sie ein Mensch sind.</p>${explained}`),
  blocked("Imperva", "", '<iframe id="main-iframe" src="/_Incapsula_Resource?CWUDNSAI=23" width="100%"></iframe>'),
  blocked(
    "DataDome",
    "tools.example",
    '<script>var dd={"host":"geo.captcha-delivery.com"}</script><p>Please enable JS and disable any ad blocker</p>',
    { status: 403 },
  ),
  blocked(
    "Fastly",
    "Client Challenge",
    `<p>A required part of this site couldn’t load.</p>${explained}<script src="/_fs-ch-1T1wmsGaOgGaSxcX/script.js"></script>`,
  ),
  blocked("Wordfence", "Your access to this site has been limited by the site owner", "<p>HTTP response code 503</p>", {
    status: 503,
  }),
  blocked(
    "SiteGround",
    "Robot Challenge Screen",
    `<meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=%2F">${explained}`,
    { status: 202 },
  ),
  blocked("too many visits, with 200", "Tool Directory", "<h1>Too many requests</h1><p>Please slow down.</p>"),
  blocked("challenge of the trap list with an app", "Directory", `${challenge}<div id="root"></div>`),
];

export const listPages: Trap[] = [...listShapes, ...wallShapes];
