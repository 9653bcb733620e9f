import { expect, test } from "vitest";
import type { Page, Website } from "../audit/crawl.ts";
import { readPageFacts } from "../audit/page-facts.ts";
import { type Change, validPage } from "../testing/valid-page.ts";
import { checks, findingsOf } from "./all.ts";

const home = "https://shop.example/";
const about = "https://shop.example/about";

const pageOf = (url: string, html: string, values: Partial<Page> = {}): Page => ({
  ...readPageFacts(url, html),
  url,
  ms: 100,
  bytes: html.length,
  ...values,
});
const websiteOf = (values: Partial<Website> = {}): Website => ({
  address: home,
  robots: "open" as const,
  shutOut: [],
  hasLlmsTxt: null,
  broken: [],
  unread: [],
  sitemap: { address: `${home}sitemap.xml`, addresses: [home] },
  isOpenOnHttp: false,
  failure: null,
  pages: [pageOf(home, validPage({ url: home }))],
  ...values,
});
/** A website whose only page is valid except for this change. */
const withHome = (change: Change, values: Partial<Page> = {}) =>
  websiteOf({ pages: [pageOf(home, validPage({ url: home, ...change }), values)] });
const withBoth = (one: Change, other: Change) =>
  websiteOf({
    pages: [
      pageOf(home, validPage({ url: home, ...one })),
      pageOf(about, validPage({ url: about, title: "About the makers of Parcelo", ...other })),
    ],
  });

const data = (json: string) => `<script type="application/ld+json">${json}</script>`;
const aboutDescription = "Who we are, where we come from, and why we began to track parcels for small shops.";
const at = home;

const faults: [kind: string, what: string, website: Website, evidence: string][] = [
  ["title-missing", "no title", withHome({ title: null }), at],
  ["title-missing", "an empty title", withHome({ title: " " }), at],
  ["title-length", "a short title", withHome({ title: "Home" }), `${at}: 4 characters`],
  ["title-length", "a long title", withHome({ title: "x".repeat(71) }), `${at}: 71 characters`],
  [
    "title-duplicate",
    "two pages called the same",
    withBoth({ title: "Parcelo for shops" }, { title: "Parcelo for shops", description: aboutDescription }),
    `“Parcelo for shops”: ${home}, ${about}`,
  ],
  ["description-missing", "no description", withHome({ description: null }), at],
  ["description-length", "a short description", withHome({ description: "We track." }), `${at}: 9 characters`],
  [
    "description-duplicate",
    "two pages described the same",
    withBoth({ description: aboutDescription }, { description: aboutDescription }),
    `“${aboutDescription.slice(0, 79)}…”: ${home}, ${about}`,
  ],
  ["h1-missing", "no main heading", withHome({ h1: "" }), at],
  ["h1-missing", "an empty main heading", withHome({ h1: "<h1> <img src=/a.png alt=''></h1>" }), at],
  [
    "h1-several",
    "two main headings",
    withHome({ h1: "<h1>One &amp; all</h1><h1>Two</h1>" }),
    `${at}: 2 main headings, “One & all” first`,
  ],
  ["canonical-missing", "no canonical address", withHome({ canonical: null }), at],
  [
    "canonical-elsewhere",
    "one on another website",
    withHome({ canonical: "https://other.example/" }),
    `${at}: https://other.example/`,
  ],
  [
    "canonical-elsewhere",
    "one without encryption",
    withHome({ canonical: "http://shop.example/" }),
    `${at}: http://shop.example/`,
  ],
  [
    "canonical-elsewhere",
    "two that differ",
    withHome({ head: '<link rel="canonical" href="/other">' }),
    `${at}: 2 different ones`,
  ],
  [
    "canonical-elsewhere",
    "one that is not there",
    websiteOf({
      pages: [pageOf(home, validPage({ url: home, canonical: "/gone" }))],
      broken: [{ address: `${home}gone`, from: home, by: "canonical", why: "answers 404" }],
    }),
    `${at}: ${home}gone`,
  ],
  [
    "https-missing",
    "no encryption",
    websiteOf({
      pages: [pageOf("http://shop.example/", validPage({ url: "http://shop.example/" }))],
    }),
    "http://shop.example/",
  ],
  [
    "https-missing",
    "an unencrypted page as well as the encrypted one",
    websiteOf({ isOpenOnHttp: true }),
    "http://shop.example/ does not redirect to HTTPS",
  ],
  [
    "mixed-content",
    "a script without encryption",
    withHome({ head: '<script src="http://cdn.example/a.js"></script>' }),
    `${at}: http://cdn.example/a.js`,
  ],
  [
    "broken-links",
    "a link that leads nowhere",
    websiteOf({ broken: [{ address: `${home}old`, from: home, by: "link", why: "answers 404" }] }),
    `${home}: ${home}old answers 404`,
  ],
  ["robots-missing", "no robots.txt", websiteOf({ robots: "missing" }), `${home}robots.txt`],
  ["robots-blocks", "a robots.txt that forbids all", websiteOf({ robots: "closed", pages: [] }), home],
  [
    "search-crawlers-blocked",
    "a robots.txt that forbids Bing",
    websiteOf({ shutOut: ["Bingbot"] }),
    "Bingbot: Bing can't show your pages, nor can Copilot and the search engines that use Bing's index.",
  ],
  [
    "answer-crawlers-blocked",
    "a robots.txt that forbids assistants",
    websiteOf({ shutOut: ["OAI-SearchBot", "PerplexityBot"] }),
    "OAI-SearchBot: ChatGPT can't cite your pages in its search.\nPerplexityBot: Perplexity can't cite your pages.",
  ],
  [
    "training-crawlers-blocked",
    "a robots.txt that forbids training",
    websiteOf({ shutOut: ["ClaudeBot"] }),
    "ClaudeBot: Anthropic doesn't train its models on your pages.",
  ],
  ["noindex", "a hidden home page", withHome({ head: '<meta name="ROBOTS" content="NoIndex, follow">' }), at],
  [
    "noindex",
    "a hidden page in the sitemap",
    websiteOf({
      pages: [pageOf(home, validPage({ url: home })), pageOf(about, validPage({ url: about }), { isHidden: true })],
      sitemap: { address: `${home}sitemap.xml`, addresses: [home, about] },
    }),
    about,
  ],
  ["sitemap-missing", "no sitemap", websiteOf({ sitemap: "missing" }), `${home}sitemap.xml`],
  [
    "sitemap-broken",
    "a sitemap without pages",
    websiteOf({ sitemap: { address: `${home}sitemap.xml`, addresses: [] } }),
    `${home}sitemap.xml lists no pages`,
  ],
  [
    "sitemap-broken",
    "a sitemap with a page that is gone",
    websiteOf({ broken: [{ address: `${home}old`, from: `${home}sitemap.xml`, by: "sitemap", why: "answers 410" }] }),
    `${home}sitemap.xml: ${home}old answers 410`,
  ],
  ["structured-data-missing", "no structured data", withHome({ data: "" }), at],
  [
    "structured-data-broken",
    "data that are no JSON",
    withHome({ data: data('{"@type": "Thing",}') }),
    `${at}: it is no JSON`,
  ],
  [
    "structured-data-broken",
    "data without a type",
    withHome({ data: data('{"name": "x"}') }),
    `${at}: no type is given`,
  ],
  ["viewport-missing", "no viewport", withHome({ viewport: "" }), at],
  ["viewport-missing", "a viewport without a width", withHome({ viewport: '<meta name="viewport" content="x">' }), at],
  ["lang-missing", "no language", withHome({ language: "" }), at],
  ["alt-missing", "a picture without a description", withHome({ body: "<img src=/a.png>" }), `${at}: ${home}a.png`],
  [
    "alt-missing",
    "several of them",
    withHome({ body: "<img src=/a.png><img src=/b.png>" }),
    `${at}: 2 images, such as ${home}a.png`,
  ],
  ["social-image-missing", "no picture for previews", withHome({ socialImage: null }), at],
  [
    "social-image-broken",
    "a picture that does not load",
    websiteOf({ broken: [{ address: `${home}p.png`, from: home, by: "preview", why: "answers 404" }] }),
    `${home}: ${home}p.png answers 404`,
  ],
  ["slow-pages", "a page that takes two seconds", withHome({}, { ms: 2_000 }), at],
  ["heavy-pages", "a page of a megabyte", withHome({}, { bytes: 1_000_000 }), at],
];

test.each(faults)("%s: finds %s and nothing else", (kind, _, website, evidence) => {
  expect(findingsOf(website).map((finding) => [finding.kind, finding.evidence])).toEqual([[kind, evidence]]);
});

test("every check has faults above, and says what, why and how, with a snippet to copy", () => {
  expect([...new Set(faults.map(([kind]) => kind))].sort()).toEqual(checks.map(({ kind }) => kind).sort());
  for (const { title, detail, how } of checks) {
    expect(title.length).toBeGreaterThan(10);
    expect(detail.length).toBeGreaterThan(40);
    expect(how(websiteOf())).toMatch(/^[^`]+\n\n```[a-z]+\n[^`]+\n```$/);
  }
});

test.each<[what: string, website: Website]>([
  ["a good page", websiteOf()],
  ["nothing that could be read", websiteOf({ pages: [], robots: "unknown", sitemap: "unknown" })],
  [
    "a hidden page that no sitemap lists",
    websiteOf({
      pages: [pageOf(home, validPage({ url: home })), pageOf(about, "<title></title>", { isHidden: true })],
    }),
  ],
  [
    "a copy that names the real page",
    withBoth({}, { title: "Parcel tracking for online shops", description: aboutDescription, canonical: home }),
  ],
  [
    "this machine without encryption",
    websiteOf({
      address: "http://127.0.0.1:4000/",
      pages: [pageOf("http://127.0.0.1:4000/", validPage({ url: "http://127.0.0.1:4000/" }))],
    }),
  ],
  ["data in a graph, and in a list", withHome({ data: data('{"@graph": []}') + data('[{"@type": "Thing"}]') })],
  ["data in the markup", withHome({ data: "", body: '<div itemscope itemtype="https://schema.org/Thing"></div>' })],
  ["a heading that is a picture", withHome({ h1: "<h1><img src=/logo.png alt=Parcelo></h1>" })],
  ["a title of a drawing as well as the page's", withHome({ body: "<svg><title>Arrow</title></svg>" })],
])("nothing is found on %s", (_, website) => {
  expect(findingsOf(website)).toEqual([]);
});

test("counts many occurrences instead of listing them", () => {
  const pages = Array.from({ length: 25 }, (_, at) =>
    pageOf(
      `${home}${at}`,
      validPage({
        url: `${home}${at}`,
        title: `The page number ${at} of all`,
        description: `${at}: ${aboutDescription}`,
        language: "",
      }),
    ),
  );
  const [finding, ...others] = findingsOf(websiteOf({ pages }));
  expect(others).toEqual([]);
  expect(finding?.evidence.split("\n")).toHaveLength(21);
  expect(finding?.evidence).toMatch(/\nand 5 more$/);
});
