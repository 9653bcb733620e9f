import { expect, test } from "vitest";
import { countries } from "./countries.ts";
import { countryFacts } from "./country-facts.ts";

const facts = (slug: string) => {
  const country = countries.find((one) => one.slug === slug);
  if (!country) throw new Error(`There is no ${slug}.`);
  return countryFacts(country);
};

test("every country has a region and a language", () => {
  for (const country of countries) {
    const { region, languages } = countryFacts(country);
    expect([country.slug, region !== "", languages.length > 0]).toEqual([country.slug, true, true]);
  }
});

test("every country maps to a different country of the data set", () => {
  expect(new Set(countries.map((country) => countryFacts(country).officialName)).size).toBe(countries.length);
});

test.each([
  ["usa", "United States of America", "+1", "Washington D.C."],
  ["uk", "United Kingdom of Great Britain and Northern Ireland", "+44", "London"],
  ["zealand", "New Zealand", "+64", "Wellington"],
  ["islands", "Republic of the Marshall Islands", "+692", "Majuro"],
  ["salvador", "Republic of El Salvador", "+503", "San Salvador"],
  ["macedonia", "Republic of North Macedonia", "+389", "Skopje"],
  ["congo", "Democratic Republic of the Congo", "+243", "Kinshasa"],
  ["republic-of-the-congo", "Republic of the Congo", "+242", "Brazzaville"],
])("%s is %s", (slug, officialName, callingCode, capital) => {
  expect(facts(slug)).toMatchObject({ officialName, callingCode, capital });
});

test("neighbors and nearby countries are in our list and never include the country itself", () => {
  const { neighbours, nearby } = facts("france");
  expect(neighbours.map(({ slug }) => slug)).toEqual(expect.arrayContaining(["belgium", "germany", "spain"]));
  expect([...neighbours, ...nearby].map(({ slug }) => slug)).not.toContain("france");
});
