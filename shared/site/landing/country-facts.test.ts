import { expect, test } from "vitest";
import { countries } from "./countries.ts";
import { countryFacts, hasOfficialRegister, officialRegisters } from "./country-facts.ts";

const country = (slug: string) => countries.find((one) => one.slug === slug) ?? expect.fail(slug);
const facts = (slug: string) => countryFacts(country(slug));

test("every country has a region and a language", () => {
  for (const one of countries) {
    const { region, languages } = countryFacts(one);
    expect([one.slug, region !== "", languages.length > 0]).toEqual([one.slug, true, true]);
  }
});

test("every country maps to a different country of the data set", () => {
  expect(new Set(countries.map((one) => countryFacts(one).officialName)).size).toBe(countries.length);
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

test("every country has a capital, a currency, a calling code, an address format and a phone example", () => {
  for (const one of countries) {
    const { capital, currencies, callingCode, address, phoneExample } = countryFacts(one);
    expect([one.slug, capital !== "", currencies.length > 0]).toEqual([one.slug, true, true]);
    expect(callingCode, one.slug).toMatch(/^\+\d{1,4}$/);
    expect(phoneExample.international.replace(/[ -]/g, "").startsWith(callingCode), one.slug).toBe(true);
    expect(address.format.join(), one.slug).toContain("{street address}");
  }
});

test.each([
  ["bangladesh", ["Friday", "Saturday"]],
  ["brunei", ["Friday", "Sunday"]],
  ["djibouti", ["Friday", "Saturday"]],
  ["maldives", ["Friday", "Saturday"]],
  ["france", ["Saturday", "Sunday"]],
])("the weekend in %s is %j", (slug, weekend) => {
  expect(facts(slug).weekend).toEqual(weekend);
});

test("registers are those of companies, the main one first, each described once", () => {
  expect(officialRegisters("uk").map(({ name }) => name)).toEqual(["Companies House", "Mutuals Public Register"]);
  expect(officialRegisters("zealand").map(({ name }) => name)).toEqual([
    "New Zealand Companies Office",
    "New Zealand Business Number",
  ]);
  expect(officialRegisters("india")).toMatchObject([{ idExample: "L24111UR1986PLC015895" }]);
});

test("a country without a register of companies has none", () => {
  expect(countries.filter(({ slug }) => hasOfficialRegister(slug)).length).toBeGreaterThan(165);
  expect(["italy", "usa", "andorra", "south-korea"].filter(hasOfficialRegister)).toEqual([]);
});

test("business numbers leave out those of people and private ones", () => {
  const numbers = (slug: string) => countryFacts(country(slug)).businessIds.map(({ name }) => name.split(" ")[0]);
  expect(numbers("usa")).toEqual(["EIN"]);
  expect(numbers("australia")).toEqual(["ABN", "ACN"]);
  expect(numbers("brazil")).toEqual(["CNPJ"]);
});
