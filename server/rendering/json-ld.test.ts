import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { planData } from "#client/site/json-ld.tsx";
import { plans } from "#db/schema/index.ts";
import { landingPlans } from "#shared/billing/default-plans.ts";
import { planInput } from "#shared/billing/plans.ts";
import { link } from "#shared/routes.ts";
import { createTestApp } from "../testing/test-app.ts";

const { get, dependencies, cache } = await createTestApp();
const siteUrl = dependencies.env.SITE_URL;

type Thing = { "@type": string; "@id"?: string; [name: string]: unknown };

const pageWithData = async (path: string) => {
  const page = await (await get(path)).text();
  const blocks = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = ""]) =>
    JSON.parse(text),
  );
  const things = blocks.flatMap((block: { "@graph": Thing[] }) => block["@graph"]);
  const of = (type: string) => things.filter((resource) => resource["@type"] === type);
  return { page, blocks, of };
};

const price = (text: string) => Number(text.replace(/[^\d.]/g, ""));

test("the home page names its publisher, with stable ids", async () => {
  const { of, blocks } = await pageWithData("/");
  expect(blocks.map((block) => block["@context"])).toEqual(["https://schema.org"]);
  expect(of("Organization")).toMatchObject([
    { "@id": `${siteUrl}/#organization`, url: `${siteUrl}/`, logo: `${siteUrl}/icon-512.png` },
  ]);
  expect(of("WebSite")).toMatchObject([
    { "@id": `${siteUrl}/#website`, publisher: { "@id": `${siteUrl}/#organization` } },
  ]);
});

test.each(["/", "/growth-partner"])("%s has the same prices in its structured data as on the page", async (path) => {
  const { page, of } = await pageWithData(path);
  const shown = [...page.matchAll(/<span class="text-title">([^<]+)<\/span>/g)].map(([, text = ""]) => price(text));
  const offers = of("Product").map(({ offers }) => offers as { price: number; priceCurrency: string });
  expect(offers.length).toBeGreaterThan(0);
  expect(offers.map(({ price }) => price)).toEqual(shown);
  expect(new Set(offers.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set(["USD"]));
});

test.each([
  ["EUR", "EUR"],
  ["€", "EUR"],
  ["chf", "CHF"],
])("a plan priced in %s is one in %s", (devise, priceCurrency) => {
  const plans = landingPlans.map((plan, id) => ({ ...planInput.parse(plan), id, devise, isForSale: true }));
  for (const { offers } of planData(plans, "https://linkstead.test") as { offers: object }[])
    expect(offers).toMatchObject({ priceCurrency });
  expect(planData(plans, "https://linkstead.test")).toHaveLength(landingPlans.length);
});

test("the structured data has no ratings or reviews", async () => {
  const { page } = await pageWithData("/");
  expect(page).not.toMatch(/aggregateRating|"review"|ratingValue/i);
});

const listed = ["/page/saas-backlinks", "/g/directory-listing-saas", "/c/directory-submission-websites-germany"];

test.each(listed)("%s has no products in its structured data", async (path) => {
  const { page, of } = await pageWithData(path);
  expect(page).toContain("per month");
  expect(of("Product")).toEqual([]);
});

test.each(["/", "/growth-partner", link("reciprocalLinks"), ...listed])(
  "%s has an FAQ, but no FAQPage in its structured data",
  async (path) => {
    const { page, of } = await pageWithData(path);
    expect(page).toContain('id="faq"');
    expect(of("FAQPage")).toEqual([]);
  },
);

test.each(["/g/directory-listing-saas", "/c/directory-submission-websites-germany", link("reciprocalLinks")])(
  "%s lists the directories of its table in the same order",
  async (path) => {
    const { page, of } = await pageWithData(path);
    const [list, ...others] = of("ItemList") as unknown as {
      numberOfItems: number;
      itemListElement: { position: number; url: string }[];
    }[];
    expect(others).toEqual([]);
    const table = page.match(/<table.*?<\/table>/s)?.[0] ?? "";
    const shown = [...table.matchAll(/<th scope="row".*?<a href="([^"]+)"/gs)].map(([, href]) => siteUrl + href);
    expect(shown.length).toBeGreaterThan(3);
    expect(list?.numberOfItems).toBe(shown.length);
    expect(list?.itemListElement.map(({ url }) => url)).toEqual(shown);
    expect(list?.itemListElement.map(({ position }) => position)).toEqual(shown.map((_, at) => at + 1));
  },
);

test.each([link("directories"), `${link("directories")}?page=2`, link("directory", { slug: "ai" })])(
  "%s lists our pages about its directories",
  async (path) => {
    const { page, of } = await pageWithData(path);
    const [list] = of("ItemList") as unknown as { itemListElement: { url: string }[] }[];
    const table = page.match(/<table.*?<\/table>/s)?.[0] ?? "";
    const hrefs = [...table.matchAll(/<th scope="row".*?<a href="([^"]+)"/gs)].map(([, href]) => siteUrl + href);
    expect(hrefs.length).toBeGreaterThan(3);
    expect(list?.itemListElement.map(({ url }) => url)).toEqual(hrefs);
  },
);

test("a filtered list of directories has no structured list, since it is not indexed", async () => {
  const { page, of } = await pageWithData(`${link("directories")}?pricing=free`);
  expect(page).toContain("noindex");
  expect(of("ItemList")).toEqual([]);
});

test("the breadcrumbs in the structured data are those on the page", async () => {
  const { page, of } = await pageWithData("/page/saas-backlinks");
  const [logged] = of("BreadcrumbList") as unknown as {
    itemListElement: { position: number; name: string; item: string }[];
  }[];
  expect(logged?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${siteUrl}/` },
    { "@type": "ListItem", position: 2, name: "SaaS backlinks", item: `${siteUrl}/page/saas-backlinks` },
  ]);
  const shown = page.match(/<nav aria-label="Breadcrumb".*?<\/nav>/s)?.[0] ?? "";
  expect([...shown.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, name]) => [href, name])).toEqual([
    ["/", "Home"],
    ["/page/saas-backlinks", "SaaS backlinks"],
  ]);
  expect(shown).toContain('aria-current="page"');
});

test("escapes hostile text in a plan, on the page and in its structured data", async () => {
  const hostile = `</script><script>alert(1)</script><!-- "quotes"`;
  await dependencies.db.update(plans).set({ label: hostile }).where(eq(plans.label, "Publisher"));
  cache.invalidate("plans");
  const { page, of } = await pageWithData("/");
  expect(page).not.toContain("<script>alert(1)");
  expect(page).not.toContain('<!-- "');
  expect(of("Product").map(({ name }) => name)).toContainEqual(expect.stringContaining(hostile));
});
