import { expect, test } from "vitest";
import { elements, freshSite, openFresh, readFresh, textOf } from "../testing/fresh-site.ts";
import pageTexts from "./page-texts.json" with { type: "json" };
import { columnsOf, landingSections, linksIn, plansIn, rowsOf, sectionOf, sectionsOf, tagsInMain } from "./sections.ts";

const specified = [
  "ai-backlink-maker",
  "ai-backlinks-generator",
  "free-ai-backlinks",
  "ai-directory-bulk-submission",
  "saas-backlinks",
  "startups-backlinks",
  "directory-submission-service",
  "local-directory-submissions",
  "legal-directory-submissions",
];

// The pages under /page, letter by letter: slug, title, description, h1, h2, and h3 of the features.
test("there are 45 pages, the specified nine among them", () => {
  const slugs = pageTexts.map(([slug]) => slug);
  expect(new Set(slugs).size).toBe(45);
  expect(slugs).toEqual(expect.arrayContaining(specified));
});

test.each(pageTexts as [string, string, string, string, string, string][])(
  "/page/%s has its own texts in the home page's layout",
  async (slug, title, description, h1, h2, h3) => {
    const page = await openFresh(`/page/${slug}`);
    expect(page).toMatchObject({
      status: 200,
      title,
      description,
      h1: [h1],
      canonical: `${await freshSite()}/page/${slug}`,
      robots: undefined,
    });
    expect(elements(sectionOf(page, "hero"), "h2").map(textOf)).toEqual([h2]);
    expect(elements(sectionOf(page, "features"), "h3").map(textOf)).toEqual([h3]);
    expect(sectionsOf(page)).toEqual(landingSections);
    expect(tagsInMain(page).filter((tag) => tag !== "section")).toEqual(["nav"]);

    const preview = sectionOf(page, "directories");
    expect(columnsOf(preview)).toEqual(["Name", "URL", "DR", "Monthly visits", "Pricing"]);
    expect(rowsOf(preview)).toHaveLength(10);
    expect(linksIn(preview).some(([, href]) => href.startsWith("/directories?") || href === "/directories")).toBe(true);

    const [header] = elements(page.document, "header");
    expect(header && linksIn(header)).toEqual(
      expect.arrayContaining([
        ["Benefits", `/page/${slug}#features`],
        ["Pricing", `/page/${slug}#pricing`],
        ["FAQs", `/page/${slug}#faq`],
      ]),
    );
    expect(plansIn(sectionOf(page, "pricing")).map(({ label, href }) => [label, href])).toEqual([
      ["Publisher", "https://buy.stripe.com/linkstead-publisher?prefilled_promo_code=LAUNCH20"],
      ["Full Organic Growth", "https://buy.stripe.com/linkstead-full-organic-growth?prefilled_promo_code=LAUNCH20"],
      ["Growth Partner", "https://buy.stripe.com/linkstead-growth-partner?prefilled_promo_code=LAUNCH20"],
    ]);
    expect(Buffer.byteLength(page.html)).toBeLessThanOrEqual(120 * 1024);
  },
);

test("an unknown slug redirects to /404", async () => {
  const { status, headers } = await readFresh("/page/no-such-page");
  expect([status, headers.get("location")]).toEqual([302, "/404"]);
});
