// The pages under /g about niches and business types, the fixed one, and what all pages under /g have in common.
import { expect, test } from "vitest";
import { readLanding, sectionsOf } from "../testing/fresh-landing.ts";
import { readFresh } from "../testing/fresh-site.ts";
import countryNames from "./country-names.json" with { type: "json" };

const nicheNames =
  "small businesses, local businesses, saas, agency, ecommerce, freelancers, real estate, law firms, restaurants, photographers, healthcare providers, education platforms, startups, blogs, nonprofits, digital marketing, financial services, IT services, mobile apps, web design, fitness trainers, beauty services, artists, event planners, B2B services, accounting firms, AI solutions, construction companies, consulting services, interior design, manufacturing companies, eco-friendly businesses, influencers, tourism and travel, hospitality services, childcare providers, home improvement, automotive services, pet services, wedding planners, wellness coaches, public relations, content creators, apparel and fashion, media and publishing, cybersecurity, recruitment agencies, education and tutoring, sports coaching, gaming platforms, legal services, SEO specialists, social media managers, video production, HR solutions, mental health services, property management, subscription boxes, green energy solutions, personal finance, professional services, cleaning services, logistics services, agriculture";

const typeNames =
  "startup, agency, small business, local business, online store, marketplace, mobile app, web app, AI tool, developer tool, blog, newsletter, podcast, online course, membership site, nonprofit, consultancy, freelance business, design studio, software company, IT company, B2B company, SEO agency, marketing agency, HR platform, fintech company, health platform, education platform, travel agency, hotel, restaurant, cafe, real estate agency, law firm, accounting firm, dental practice, medical clinic, fitness studio, yoga studio, beauty salon, photography studio, event agency, pet shop, construction company, cleaning company, moving company, car dealership, recruitment agency, coaching business, gaming studio, media company, fashion brand, logistics company, manufacturing company, tax service, insurance platform";

const bySlug = (names: string) =>
  names.split(", ").map((name) => [name.toLowerCase().replaceAll(" ", "-"), name] as [slug: string, name: string]);

const niches = bySlug(nicheNames);
const types = [
  ...bySlug(typeNames),
  ["saas", "SaaS product"],
  ["ecommerce", "ecommerce store"],
  ["wedding-service", "wedding business"],
  ["home-service", "home service business"],
] as [slug: string, name: string][];

const fixed = (title: string, description: string, [before, highlight, after]: string[], h2: string, h3: string) => ({
  title,
  description,
  h1: `${before}${highlight}${after}`,
  highlights: [highlight],
  h2,
  h3,
});

const nicheFamilies: Record<string, (niche: string) => ReturnType<typeof fixed>> = {
  "directory-listing": (niche) =>
    fixed(
      `Directory listing for ${niche}: where to get listed`,
      `See which general and industry directories take listings for ${niche}, what each one asks for, and where to start.`,
      ["", "Directory listing sites", ` for ${niche}`],
      `See where to get listed, with every entry for ${niche} prepared and submitted for you`,
      `Why directory listings matter for ${niche}`,
    ),
  "directory-link-building": (niche) =>
    fixed(
      `Directory link building for ${niche}: how to earn links`,
      `How directory link building works for ${niche}: choosing relevant sites, pacing submissions, and checking that links stay live.`,
      ["", "Directory link building", ` for ${niche}`],
      `Plan, submit and verify links for ${niche}, one relevant directory at a time`,
      `How directory link building works for ${niche}`,
    ),
  "directory-backlinks-list": (niche) =>
    fixed(
      `Directory backlinks list for ${niche} with link types`,
      `A directory backlinks list for ${niche}: each site with its price, link type and, where a source states it, its DR.`,
      ["", "Directory backlinks list", ` for ${niche}`],
      `See which directories suit ${niche} and which type of link each one gives`,
      `What to check in directory backlinks for ${niche}`,
    ),
};

const typeFamilies: Record<string, (type: string) => ReturnType<typeof fixed>> = {
  "quality-backlinks": (type) =>
    fixed(
      `Quality backlinks for your ${type}: how to judge a link`,
      `How to tell a good backlink for your ${type} from a poor one: relevance, editorial checks, real visitors, DR and link type.`,
      ["", "Quality backlinks", ` for your ${type}`],
      `Find the directories worth listing your ${type} in, and skip the rest`,
      `What makes a good backlink for your ${type}`,
    ),
  "directory-submission-backlinks": (type) =>
    fixed(
      `Directory submission backlinks for your ${type}: steps`,
      `From profile text to live link: how directory submissions for your ${type} are prepared, submitted and verified.`,
      ["", "Directory submission backlinks", ` for your ${type}`],
      `Submit your ${type} to the directories that fit, and see the status of each submission`,
      `How we handle directory submissions for your ${type}`,
    ),
  "free-directory-traffic": (type) =>
    fixed(
      `Free directory traffic for your ${type}: referral visits`,
      `How to choose free directories people browse, write a listing for your ${type} that earns clicks, and count the visits.`,
      ["", "Free directory traffic", ` for your ${type}`],
      `List your ${type} where people already browse, in directories that cost nothing`,
      `How a free listing can bring visitors to your ${type}`,
    ),
};

const pagesOf = (families: typeof nicheFamilies, subjects: typeof niches) =>
  Object.entries(families).flatMap(([family, textsOf]) =>
    subjects.map(([slug, name]) => [`/g/${family}-${slug}`, textsOf(name)] as const),
  );

const pages = [...pagesOf(nicheFamilies, niches), ...pagesOf(typeFamilies, types)];
const maker = "/g/ai-backlink-maker";

test("there are 753 pages under /g", () => {
  expect(niches).toHaveLength(64);
  expect(types).toHaveLength(60);
  expect(pages.length + 2 * Object.keys(countryNames).length + 1).toBe(753);
});

test.each(pages)("%s has its fixed texts", async (path, texts) => {
  const page = await readLanding(path);
  expect(page).toMatchObject({ status: 200, ...texts, canonicals: [path] });
  expect(page.directories).toBeLessThanOrEqual(100);
  expect(page.bytes).toBeLessThanOrEqual(120_000);
});

test("the page that also exists under /page has that as its canonical URL and the header's base", async () => {
  const { status, html, canonicals, directories, bytes } = await readLanding(maker);
  expect([status, canonicals]).toEqual([200, ["/page/ai-backlink-maker"]]);
  expect(anchorsOf(html)).toEqual(["features", "pricing", "faq"].map((id) => `/page/ai-backlink-maker#${id}`));
  expect(directories).toBeLessThanOrEqual(100);
  expect(bytes).toBeLessThanOrEqual(120_000);
});

const examples = [
  "/g/directory-submission-list-seo-france",
  "/g/uk-business-directories-list",
  "/g/directory-listing-local-businesses",
  "/g/directory-link-building-legal-services",
  "/g/directory-backlinks-list-agriculture",
  "/g/quality-backlinks-ai-tool",
  "/g/directory-submission-backlinks-hotel",
  "/g/free-directory-traffic-saas",
  maker,
];

test.each(examples)("%s has its sections in the specified order", async (path) => {
  const order = "header, hero, trust, preview, features, facts, founder, pricing, faq, call to action, footer".split(
    ", ",
  );
  expect(sectionsOf((await readLanding(path)).html)).toEqual(order);
});

const anchorsOf = (html: string) => {
  const header = html.match(/<header.*?<\/header>/s)?.[0] ?? "";
  return [...new Set([...header.matchAll(/href="([^"]*#(?:features|pricing|faq))"/g)].map(([, href]) => href))];
};

test("the header's base is the page itself", async () => {
  const path = "/g/directory-listing-law-firms";
  expect(anchorsOf((await readLanding(path)).html)).toEqual(
    ["features", "pricing", "faq"].map((id) => `${path}#${id}`),
  );
});

test("the catalogue with the same filter follows a table that is cut", async () => {
  const { html, directories } = await readLanding("/g/directory-listing-local-businesses");
  expect(directories).toBe(60);
  expect(html).toMatch(/<\/table>.*href="\/directories\?niche=local-businesses"/s);
});

const linksOf = (html: string) => new Set([...html.matchAll(/href="([^"#?]*)"/g)].map(([, href = ""]) => href));

test("all pages under /g and /c are linked from hubs, at most three clicks from the home page", async () => {
  const firstClick = [...linksOf((await readFresh("/")).html)];
  expect(firstClick).toContain("/directories");
  const hubs = ["countries", "niches", "types", "topics"].map((hub) => `/directories/${hub}`);
  const secondClick = linksOf((await readFresh("/directories")).html);
  for (const hub of hubs) expect(secondClick).toContain(hub);
  const contents = await Promise.all(hubs.map(readFresh));
  for (const { html } of contents) expect(Buffer.byteLength(html)).toBeLessThanOrEqual(120_000);
  const thirdClick = new Set(contents.flatMap(({ html }) => [...linksOf(html)]));
  const slugs = Object.keys(countryNames);
  for (const path of [
    maker,
    ...pages.map(([path]) => path),
    ...slugs.map((slug) => `/g/directory-submission-list-seo-${slug}`),
    ...slugs.map((slug) => `/g/${slug}-business-directories-list`),
    ...slugs.map((slug) => `/c/directory-submission-websites-${slug.replaceAll("-", "")}`),
  ])
    expect(thirdClick).toContain(path);
});

test.each([
  "/g/unheard-of",
  "/g/directory-submission-list-seo-atlantis",
  "/g/AI-BACKLINK-MAKER",
  "/g/directory-listing-unheard-of",
  "/g/constructor",
])("%s redirects to /404", async (path) => {
  const { status, headers } = await readFresh(path);
  expect([status, headers.get("location")]).toEqual([302, "/404"]);
});
