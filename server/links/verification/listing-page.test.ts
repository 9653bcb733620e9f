import { expect, test } from "vitest";
import { parseUntrusted } from "../../testing/test-parser.ts";
import { linkTargetsOf } from "./link-target.ts";
import { readListingPage } from "./listing-page.ts";

const targets = linkTargetsOf(["https://parcelo.example"]);
const isMentioned = (path: string, html: string) =>
  readListingPage(`https://directory.example${path}`, html, { targets, names: ["Parcelo"], agents: [] }).isMentioned;

test.each([
  ["/parcelo", "<p>https://parcelo.example/</p>", true],
  ["/parcelo.example", "<p>https://parcelo.example/</p>", true],
  ["/parcelo.example", '<script>{"site":"https:\\/\\/parcelo.example"}</script>', true],
  ["/site/parcelo.example", '<a href="/site/parcelo.example/reviews">Reviews</a>', false],
  ["/parcelo.example", '<link rel="canonical" href="https://directory.example/parcelo.example">', false],
  ["/parcelo.example", '<script>{"page":"https:\\/\\/directory.example\\/parcelo.example"}</script>', false],
])("the page at %s with %s mentions the website: %s", (path, html, expected) => {
  expect(isMentioned(path, html)).toBe(expected);
});

const link = '<a href="https://parcelo.example/">Parcelo</a>';
const rows = '<tr><td><a href="/x">x</a></td></tr>';
const paragraph = "<div><p>Reviews of other tools 😀</div>";

test.each([
  ["a link before 20,000 rows", `${link}<table>${rows.repeat(20_000)}`, [false]],
  ["a link before 2 MB", link + rows.repeat(50_000), [false]],
  ["a link after 1 MB", paragraph.repeat(20_000) + link, [false]],
  ["a link after one without an end", `<a href="/x">${paragraph.repeat(20_000)}</a>${link}`, [false]],
  ["a link after 1 MB of scripts", `<script>${"f();".repeat(250_000)}</script>${link}`, [false]],
  ["a link that a far element hides", `<div hidden>${paragraph.repeat(20_000)}${link}`, [true]],
  ["a link after a hidden element of 1 MB", `<div hidden>${paragraph.repeat(20_000)}</div>${link}`, [false]],
  ["a link in a template of 1 MB", `<div><template>${paragraph.repeat(20_000)}${link}`, []],
  ["a link in a shadow tree of 1 MB", `<div><template shadowrootmode=open>${paragraph.repeat(20_000)}${link}`, [false]],
])("a parsing process reads a large page: %s", async (_, html, hidden) => {
  const page = await parseUntrusted("listingPage", {
    url: "https://directory.example/parcelo",
    type: "text/html; charset=utf-8",
    bytes: new TextEncoder().encode(`<title>Parcelo</title><meta name="robots" content="noindex">${html}`),
    targets,
    names: ["Parcelo"],
    agents: [],
  });
  expect(page.anchors.map(({ isHidden }) => isHidden)).toEqual(hidden);
  expect(page).toMatchObject({ title: "Parcelo", robots: ["noindex"], kind: "page", isMentioned: true });
});
