// Pages without a link, and answers that say nothing about it.
import { gzipSync } from "node:zlib";
import {
  answer,
  bare,
  type Content,
  challenge,
  escapeHtml,
  filler,
  hangs,
  html,
  isListing,
  link,
  mention,
  page,
  redirect,
  type Trap,
  through,
  withoutLink,
} from "./listing-traps.ts";

const shadow =
  (host: string, mode: string): Content =>
  (customer) =>
    `${host}<template shadowrootmode="${mode}">${link(customer)}</template>`;

const bomb = gzipSync(new Uint8Array(50_000_000));

export const unlinkedPages: Trap[] = [
  page("noscript", "mention_only", (customer) => `<noscript>${link(customer)}</noscript>`, mention),
  page("a template", "mention_only", (customer) => `<template>${link(customer)}</template>`, mention),
  page("a template of an unknown mode", "mention_only", shadow("<div>", "mode"), mention),
  page("a shadow tree of an element without one", "mention_only", shadow("<ul>", "open"), mention),
  page(
    "a second shadow tree",
    "mention_only",
    shadow("<div><template shadowrootmode=open></template>", "open"),
    mention,
  ),
  page("a shadow tree in a template", "mention_only", shadow("<template><div>", "open"), mention),
  page("a hidden shadow tree", "mention_only", shadow("<div hidden>", "open"), mention),
  page(
    "a child that a shadow tree has no slot for",
    "mention_only",
    (customer) => `<div><template shadowrootmode="open"><slot name="x"></slot></template>${link(customer)}</div>`,
    mention,
  ),
  page("a comment", "mention_only", (customer) => `<!-- ${link(customer)} -->`, mention),
  page(
    "JSON-LD",
    "mention_only",
    ({ url }) => `<script type="application/ld+json">{"@type":"Product","url":"${url}","sameAs":["${url}"]}</script>`,
    mention,
  ),
  page("onclick", "mention_only", ({ url }) => `<button onclick="window.open('${url}')">Site</button>`, mention),
  page("data-href", "mention_only", ({ url }) => `<span data-href="${url}">Site</span>`, mention),
  page("plain text", "mention_only", ({ url }) => `<p>Website: ${url}</p>`, mention),
  page("plain text in unclosed noise", "mention_only", ({ host }) => `<b><i><p>${host}<table><tr>`, mention),
  page("escaped markup", "mention_only", (customer) => `<pre>${link(customer).replaceAll("<", "&lt;")}</pre>`, mention),
  page("a textarea", "mention_only", (customer) => `<textarea>${link(customer)}</textarea>`, mention),
  page(
    "a hidden link",
    "mention_only",
    (customer) => `<div style="color:red; display : none">${link(customer)}</div>`,
    mention,
  ),
  page(
    "a link off screen",
    "mention_only",
    (customer) => link(customer, 'style="position:absolute;left:-9999px"'),
    mention,
  ),
  page(
    "a link in a frame's source",
    "mention_only",
    (customer) => `<iframe srcdoc='${link(customer).replaceAll('"', "&quot;")}'></iframe>`,
    mention,
  ),
  page("a script link", "mention_only", ({ url }) => `<a href="javascript:open('${url}')">Site</a>`, mention),
  page(
    "a share link",
    "mention_only",
    ({ url }) => `<a href="https://social.example/share?u=${encodeURIComponent(url)}">Share</a>`,
    mention,
  ),
  page(
    "an archived copy",
    "mention_only",
    ({ url }) => `<a href="https://archive.example/web/2020/${url}">Old version</a>`,
    mention,
  ),
  page(
    "a sign-in link with the URL",
    "mention_only",
    ({ url }) => `<a href="/login?next=${encodeURIComponent(url)}">Log in</a>`,
    mention,
  ),
  page(
    "the URL of a form and a stylesheet",
    "mention_only",
    ({ url }) => `<form action="${url}"><link rel="stylesheet" href="${url}x.css"></form>`,
    mention,
  ),
  bare(
    "an app with its data",
    "mention_only",
    ({ url }) =>
      `<title>Directory</title><div id="__next"></div><script id="__NEXT_DATA__" type="application/json">{"site":"${url.replaceAll("/", "\\/")}"}</script>`,
  ),

  page("no link", "missing", withoutLink),
  page(
    "a longer domain",
    "missing",
    ({ name, host }) => `<a href="https://not${host.replace(/\/.*/, "")}x/">${escapeHtml(name)}</a>`,
  ),
  page(
    "a domain that starts with ours",
    "missing",
    ({ name }) =>
      `<a href="https://parcelo.example.evil.test/">${escapeHtml(name)}</a><a href="https://github.com/acme/toolbox">x</a>`,
  ),
  page(
    "our domain as user name",
    "missing",
    ({ name }) => `<a href="https://parcelo.example@evil.test/">${escapeHtml(name)}</a>`,
  ),
  page(
    "links to others only",
    "missing",
    ({ name }) =>
      `<p>${escapeHtml(name)}</p><a href="https://github.com/acme">x</a><a href="https://rival.example">Rival</a>`,
  ),
  page("an out link of an advertiser", "missing", ({ name }) => `<p>${escapeHtml(name)}</p><a href="/out/77">Ad</a>`),
  bare(
    "a soft 404",
    "missing",
    () => `<title>Tool Directory</title><h1>This listing no longer exists</h1>${filler.repeat(30)}`,
  ),
  bare("a short soft 404", "missing", () => "<title>Tool Directory</title><p>Not found</p>"),
  answer("a redirect to the home page", "missing", ({ path }) =>
    isListing(path) ? redirect("/") : html(`<title>Tool Directory</title>${filler.repeat(30)}`),
  ),
  answer("a redirect to the category", "missing", ({ path }) =>
    isListing(path) ? redirect("/tools", 301) : html(`<title>All tools</title>${filler.repeat(30)}`),
  ),
  bare("404", "gone", () => "<title>Not found</title>", { status: 404 }),
  bare(
    "404 with scripts and text",
    "gone",
    () => `<title>Not found</title><div id="root">${filler.repeat(3)}</div><script src="/a.js"></script>`,
    { status: 404 },
  ),
  bare("404 with the link among others", "gone", (customer) => `<title>Page not found</title>${link(customer)}`, {
    status: 404,
  }),
  bare("410", "gone", () => "Gone", { status: 410 }),
  answer("a redirect to a page that is gone", "gone", ({ path }) =>
    isListing(path) ? redirect("/old") : html("No", { status: 410 }),
  ),

  bare("403", "unknown", () => "Forbidden", { status: 403 }),
  bare("401", "unknown", () => "Sign in", { status: 401 }),
  bare("429", "unknown", () => "", { status: 429, headers: { "retry-after": "60" } }),
  bare("451", "unknown", () => "Unavailable for legal reasons", { status: 451 }),
  bare("500", "unknown", () => "<title>404 Not Found</title>", { status: 500 }),
  bare("503", "unknown", () => "Down", { status: 503 }),
  bare("a challenge with 200", "unknown", () => challenge),
  bare("a challenge with 403", "unknown", () => challenge, { status: 403 }),
  bare("a challenge with 404", "unknown", () => challenge, { status: 404 }),
  bare("a challenge in the headers", "unknown", () => "<p>Gone</p>", {
    status: 410,
    headers: { "cf-mitigated": "challenge" },
  }),
  answer("202 without a body", "unknown", () => new Response(null, { status: 202 })),
  answer("204", "unknown", () => new Response(null, { status: 204 })),
  answer("206", "unknown", () => html("<p>Part", { status: 206 })),
  answer("304 without a condition", "unknown", () => new Response(null, { status: 304 })),
  bare("a sign-in page", "unknown", () => "<title>Log in – Tool Directory</title><form><input type=password></form>"),
  answer("a redirect to the sign-in page", "unknown", ({ path }) =>
    isListing(path) ? redirect("/login?next=/tools/listing") : html("Sign in"),
  ),
  bare("a consent page", "unknown", () => "<title>Before you continue</title><button>Accept all</button>"),
  bare(
    "an app without text",
    "unknown",
    () => '<title>Directory</title><div id="root"></div><script src="/app.js"></script>',
  ),
  bare(
    "an app with a footer",
    "unknown",
    () =>
      `<title>Directory</title><div id="__next"><div class="spinner"></div>${filler.repeat(10)}</div><script src="/app.js"></script>`,
  ),
  bare("an app that answers 404", "unknown", () => '<div id="app"></div><script src="/app.js"></script>', {
    status: 404,
  }),
  bare(
    "a page that requires scripts",
    "unknown",
    () =>
      `<title>Directory</title><p>Please enable JavaScript to view this page.</p>${filler.repeat(8)}<script src="/x.js"></script>`,
  ),
  bare("404 with the listing", "unknown", (customer) => link(customer), { status: 404 }),
  bare(
    "a maintenance page",
    "unknown",
    () => "<title>Tool Directory</title><h1>We are down for maintenance and will be back soon</h1>",
  ),
  bare("a database error with 200", "unknown", () => "<h1>Error establishing a database connection</h1>"),
  bare("a region block", "unknown", () => "<title>Sorry</title><p>This page is not available in your country.</p>"),
  bare("a parked domain", "unknown", () => "<title>tools.example is for sale</title><p>Buy this domain.</p>"),
  answer("a redirect to a domain market", "unknown", () =>
    redirect("https://www.hugedomains.com/domain_profile.cfm?d=x"),
  ),
  bare("an empty page", "unknown", () => ""),
  bare("a page without content", "unknown", () => "<html><body>  </body></html>"),
  bare("a server's default page", "unknown", () => "<title>Welcome to nginx!</title>"),
  answer("a loop", "unknown", ({ path }) => redirect(isListing(path) ? "/a" : "/tools/listing")),
  answer("an endless chain", "unknown", ({ path }) => redirect(`/${Number(path.slice(1)) + 1 || 1}`)),
  answer("a redirect without an address", "unknown", () => new Response(null, { status: 301 })),
  answer("a redirect to a private address", "unknown", () => redirect("http://10.0.0.1/")),
  answer("a redirect to a file", "unknown", () => redirect("file:///etc/passwd")),
  answer("a PDF", "unknown", () => new Response("%PDF-1.7", { headers: { "content-type": "application/pdf" } })),
  answer("JSON with the URL", "unknown", ({ customer }) => Response.json({ url: customer.url })),
  answer(
    "plain text with markup",
    "unknown",
    ({ customer }) => new Response(link(customer), { headers: { "content-type": "text/plain" } }),
  ),
  answer("a wrong compression", "unknown", () => html("<p>Tools", { headers: { "content-encoding": "gzip" } })),
  answer("a compressed bomb", "unknown", () => html(bomb, { headers: { "content-encoding": "gzip" } })),
  answer("a page beyond our limit", "unknown", ({ customer, layout }) =>
    html(layout(`${filler.repeat(70_000)}${link(customer)}`)),
  ),
  answer("a page that hangs", "unknown", hangs, { isHanging: true }),
  through(
    "an out link that is forbidden",
    "unknown",
    () => '<a href="/visit/1">Visit website</a>',
    () => html("Forbidden", { status: 403 }),
  ),
  through(
    "an out link through a tracker",
    "unknown",
    () => '<a href="/visit/1">Visit website</a>',
    () => redirect("https://bit.ly/3xyz"),
  ),
  through(
    "a hidden out link",
    "missing",
    () => '<p hidden><a href="/visit/1">Visit website</a></p>',
    ({ url }) => redirect(url),
  ),
  through(
    "an out link in two steps",
    "unknown",
    () => '<a href="/visit/1">Visit website</a>',
    () => redirect("/visit/2"),
  ),
];
