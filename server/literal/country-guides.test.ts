// The pages under /g about countries: every country, letter by letter.
import { expect, test } from "vitest";
import { readLanding } from "../testing/fresh-landing.ts";
import countryNames from "./country-names.json" with { type: "json" };

const countries = Object.entries(countryNames);

test("there are 190 countries, with the irregular slugs of the specification", () => {
  expect(countries).toHaveLength(190);
  expect(Object.keys(countryNames)).toEqual(
    expect.arrayContaining(["salvador", "zealand", "islands", "macedonia", "srilanka", "saudi", "timorleste"]),
  );
  expect(Object.keys(countryNames)).toEqual(expect.arrayContaining(["unitedarabemirates", "uk", "usa"]));
});

test.each(countries)("the SEO page of %s has its fixed texts", async (slug, country) => {
  const path = `/g/directory-submission-list-seo-${slug}`;
  const page = await readLanding(path);
  expect(page).toMatchObject({
    status: 200,
    title: `Directory Submission List for SEO in ${country} - High Authority Listings`,
    description: `Boost your SEO with curated directory submission lists in ${country}, featuring top directories to improve online visibility.`,
    h1: `SEO directory submission list in ${country}`,
    highlights: ["SEO directory submission list"],
    h2: `Enhance SEO visibility with top directory submissions in ${country}`,
    h3: `Why use directory submissions for SEO in ${country}`,
    canonicals: [path],
  });
  expect(page.directories).toBeLessThanOrEqual(100);
  expect(page.bytes).toBeLessThanOrEqual(120_000);
});

test.each(countries)("the business page of %s has its fixed texts", async (slug, country) => {
  const path = `/g/${slug}-business-directories-list`;
  const page = await readLanding(path);
  expect(page).toMatchObject({
    status: 200,
    title: `${country} Business Directories List - Optimize Business Visibility`,
    description: `Find the best ${country} business directories list to boost online visibility and connect with more customers.`,
    h1: `${country} business directories list for your business`,
    highlights: [`${country} business directories list`],
    h2: `Expand your reach with business directories in ${country}`,
    h3: `Benefits of listing your business in ${country} directories`,
    canonicals: [path],
  });
  expect(page.directories).toBeLessThanOrEqual(100);
  expect(page.bytes).toBeLessThanOrEqual(120_000);
});
