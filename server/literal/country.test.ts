// The pages under /c: every country, letter by letter.
import { expect, test } from "vitest";
import { readLanding, sectionsOf } from "../testing/fresh-landing.ts";
import { readFresh } from "../testing/fresh-site.ts";
import countryNames from "./country-names.json" with { type: "json" };

// The country is one part of the URL, so it has no dashes.
const countries = Object.entries(countryNames).map(([slug, country]) => [slug.replaceAll("-", ""), country] as const);

const expectFixed = (page: Awaited<ReturnType<typeof readLanding>>, path: string, country: string) => {
  expect(page).toMatchObject({
    status: 200,
    title: `Directory Submission Websites in ${country} - SEO Listings`,
    description: expect.stringContaining(country),
    h1: expect.stringContaining(country),
    h2: expect.stringContaining(country),
    h3: expect.stringContaining(country),
    canonicals: [path],
  });
  expect(page.highlights).toHaveLength(1);
  expect(page.directories).toBeLessThanOrEqual(100);
  expect(page.bytes).toBeLessThanOrEqual(120_000);
};

test.each(countries)("the page of %s has its fixed texts", async (slug, country) => {
  const path = `/c/directory-submission-websites-${slug}`;
  expectFixed(await readLanding(path), path, country);
});

test.each([
  ["/c/best-submission-sites-france", "FRANCE"],
  ["/c/directory-submission-websites-atlantis", "ATLANTIS"],
])(
  "%s, which visitors can make up, has the texts and its own canonical URL, but is not indexed",
  async (path, country) => {
    const page = await readLanding(path);
    expectFixed(page, path, country);
    expect(page.isIndexed).toBe(false);
    expect(sectionsOf(page.html)).toEqual(sectionsOf((await readLanding("/c/directory-submission-websites-uk")).html));
  },
);

test.each([
  "/c/france",
  "/c/one-part-too-many-france",
  "/c/directory-submission-france",
  "/c/directory-submission-websites-south-africa",
  "/c/directory-submission-websites-",
  "/c/directory--websites-france",
  "/c/Directory-submission-websites-france",
])("%s redirects to /404", async (path) => {
  const { status, headers } = await readFresh(path);
  expect([status, headers.get("location")]).toEqual([302, "/404"]);
});
