import { afterAll, expect, test } from "vitest";
import { keywordProposals } from "#shared/workspace/keyword-proposals.ts";
import { createSafeFetch } from "../../integrations/safe-fetch.ts";
import { callWith } from "../../testing/api-caller.ts";
import { htmlPage, website } from "../../testing/stand-ins/website.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { proposeKeywords } from "./keyword-proposals.ts";

const head = (title: string, description = "", rest = "") =>
  `<!doctype html><head><title>${title}</title><meta name="description" content="${description}">${rest}</head>`;
const shop = `${head("Parcelo – Parcel tracking for online shops", "Parcelo is a parcel tracking app that tells your customers where their order is.")}
  <h1>Parcel tracking your customers will love</h1><h2>Branded tracking pages</h2><h2>Delivery notifications</h2>
  <h2>Frequently asked questions</h2>`;

const pages: [what: string, url: string, html: string, keywords: string[]][] = [
  [
    "a shop's tool",
    "https://parcelo.example/",
    shop,
    ["Parcelo", "parcel tracking", "online shops", "tracking app", "branded tracking pages", "delivery notifications"],
  ],
  [
    "a title parted by a bar, and a longer address",
    "https://www.timely.co.uk/",
    `${head("Timely | Time tracking software for freelancers", "Simple time tracking software with invoicing. Try it free for 14 days.")}
     <h1>Time tracking software that <em>works</em></h1><h2>Pricing</h2><h2>Project budgets</h2>`,
    ["Timely", "time tracking software", "project budgets"],
  ],
  [
    "keywords of its own, and a brand that stands last",
    "https://listingpilot.io/",
    head(
      "Directory submission service - Get SEO backlinks | ListingPilot",
      "Directory submission service for startups: we list your startup in 300 directories and build quality backlinks.",
      '<meta name="keywords" content="directory submission, startup directories, seo backlinks, a">',
    ),
    ["ListingPilot", "SEO backlinks", "directory submission service", "startup directories", "quality backlinks"],
  ],
  [
    "a headline in capitals",
    "https://coldbrew.shop/",
    `${head("COLD BREW COFFEE DELIVERED", "Organic cold brew coffee, delivered fresh.")}<h1>COLD BREW COFFEE</h1>`,
    ["coldbrew", "cold brew coffee"],
  ],
  [
    "a site name that the address shortens",
    "https://hnb.example/",
    head(
      "Handmade soap from the north",
      "Handmade soap and bath salts.",
      '<meta property="og:site_name" content="Hanna &amp;amp; Bo">',
    ),
    ["Hanna &amp; Bo", "handmade soap", "bath salts"],
  ],
  [
    "umlauts",
    "https://www.fahrradhaus-mueller.de/",
    head("Fahrradhaus Müller: E-Bikes und gebrauchte Lastenräder", ""),
    ["Fahrradhaus Müller", "gebrauchte lastenräder"],
  ],
  [
    "technical words",
    "https://boxed.dev/",
    head("Boxed: C++ build system", "Self-hosted CI runners for .NET apps"),
    ["Boxed", "self-hosted CI runners", ".NET apps"],
  ],
  ["no words at all", "https://app.acme.dev/login", "<div id=root></div>", ["acme"]],
  ["an address without a name", "http://127.0.0.1:9000/", head("Parcelo", "Parcel tracking"), ["parcel tracking"]],
  [
    "markup and characters that hide",
    "https://shop.example/",
    head("<b>Garden</b> furniture", "teak\u202e garden furniture \u0000<img src=x onerror=alert(1)>"),
    ["shop", "garden furniture"],
  ],
];

test.each(pages)("extracts keywords from a page with %s", (_, url, html, keywords) => {
  expect(proposeKeywords(url, html).keywords).toEqual(keywords);
});

test("selects the name and what the page repeats, and proposes the kind of business", () => {
  expect(proposeKeywords("https://parcelo.example/", shop)).toMatchObject({
    selected: ["Parcelo", "parcel tracking"],
    businessKind: "parcel tracking app",
  });
  const kites = `${head("Windhover - a kite shop in Brighton", "Kites, lines and lessons.")}<h1>Fly with us</h1>`;
  expect(proposeKeywords("https://windhover.example/", kites)).toMatchObject({
    selected: ["Windhover"],
    businessKind: "kite shop",
  });
  expect(proposeKeywords("https://acme.example/", head("Acme", "We do things.")).businessKind).toBe("");
});

test("reads a flood of words within limits", () => {
  const flood = Array.from({ length: 20_000 }, (_, at) => `<h2>parcel${at} tracker${at}</h2>`).join("");
  expect(proposeKeywords("https://a.example/", head("x".repeat(100_000)) + flood).keywords).toHaveLength(8);
});

const site = website({ "/": () => htmlPage(shop) });
afterAll(() => site.stop());
const { create, get, tokenOf } = await createTestApp({ safeFetch: createSafeFetch({ allow: [site.host] }) });
const call = callWith(get);
const token = await tokenOf(await create.user());
const request = (url: string) => call("GET", `projects/keyword-proposals?url=${encodeURIComponent(url)}`, token);

test("reads the website itself, with or without a scheme", async () => {
  for (const address of [site.url, site.host]) {
    const { keywords } = keywordProposals.parse(await (await request(address)).json());
    expect(keywords).toContain("parcel tracking");
  }
});

test.each([
  ["http://169.254.169.254/", 400],
  ["http://[::1]/", 400],
  ["file:///etc/passwd", 400],
  [`${site.url}/nothing`, 502],
])("%s answers %i", async (address, status) => {
  expect((await request(address)).status).toBe(status);
});
