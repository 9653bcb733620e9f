import { expect, test } from "vitest";
import { businessTypes } from "../landing/business-types.ts";
import { countries } from "../landing/countries.ts";
import { niches } from "../landing/niches.ts";
import {
  directories,
  directoriesOfCountry,
  directoriesOfNiche,
  directoriesOfType,
  filterDirectories,
  worldwide,
  worldwideDirectories,
} from "./catalogue.ts";
import { categories } from "./categories.ts";
import { nichesOfType, relatedNiches } from "./related-niches.ts";

const slugsOf = (things: readonly { slug: string }[]) => things.map(({ slug }) => slug);
const nicheSlugs = slugsOf(niches);

test("every directory has a name, a public URL and a source", () => {
  for (const { name, url, source, submitUrl } of directories) {
    expect(name.trim(), url).toBe(name);
    expect(name).not.toBe("");
    for (const address of submitUrl ? [url, submitUrl] : [url]) expect(new URL(address).protocol).toMatch(/^https?:$/);
    expect(source, name).toMatch(/\w{4}/);
  }
  expect(directories.length).toBeGreaterThan(600);
  expect(new Set(directories.map(({ host }) => host.replace(/^www\./, ""))).size).toBe(directories.length);
});

test("countries, niches and categories are those of the site", () => {
  const used = (of: "countries" | "niches") => new Set(directories.flatMap((one) => one[of]));
  expect([...used("countries")].filter((slug) => !slugsOf(countries).includes(slug))).toEqual([]);
  expect([...used("niches")].filter((slug) => !nicheSlugs.includes(slug))).toEqual([]);
  expect(new Set(directories.map(({ category }) => category))).toEqual(new Set(slugsOf(categories)));
});

test("every figure has a year, and every rating a source", () => {
  for (const { name, dr, drSource, year, visits, visitsYear, reciprocal, reciprocalSource } of directories) {
    if (dr !== undefined) {
      expect(dr, name).toBeGreaterThan(0);
      expect(dr, name).toBeLessThanOrEqual(100);
      expect([drSource, year], name).not.toContain(undefined);
    }
    // Figures without a year stay in the data but are never shown.
    if (visitsYear) expect(visits, name).toBeDefined();
    if (reciprocal) expect(reciprocalSource, name).toMatch(/\w{4}/);
    if (year) expect(year).toBeGreaterThan(2010);
  }
});

test("an assumed price is marked", () => {
  for (const { pricingSure, source, reputation } of directories)
    if (reputation === "unread" || /pricing: (assumed|general)/.test(source)) expect(pricingSure).toBe(false);
});

test("the related-niche tables cover every niche and business type, and refer only to niches", () => {
  expect(Object.keys(relatedNiches).sort()).toEqual([...nicheSlugs].sort());
  expect(Object.keys(nichesOfType).sort()).toEqual(slugsOf(businessTypes).sort());
  const named = [...Object.values(relatedNiches), ...Object.values(nichesOfType)].flat();
  expect(named.filter((slug) => !nicheSlugs.includes(slug))).toEqual([]);
});

test.each(nicheSlugs)("%s has at least eight directories without duplicates, its own first", (slug) => {
  const found = directoriesOfNiche(slug);
  expect(found.length).toBeGreaterThanOrEqual(8);
  expect(new Set(found).size).toBe(found.length);
  const own = filterDirectories({ niche: slug });
  expect(new Set(found.slice(0, own.length))).toEqual(new Set(own));
});

test.each(slugsOf(businessTypes))("%s has at least eight directories without duplicates", (slug) => {
  const found = directoriesOfType(slug);
  expect(found.length).toBeGreaterThanOrEqual(8);
  expect(new Set(found).size).toBe(found.length);
});

test("directories of one network or without a list as source come last", () => {
  const reputations = directories.map(({ reputation }) => reputation);
  expect(reputations.indexOf("unread")).toBe(reputations.lastIndexOf("listed") + 1);
  expect(reputations.indexOf("network")).toBe(reputations.lastIndexOf("unread") + 1);
});

test("combines filters", () => {
  expect(filterDirectories({})).toHaveLength(directories.length);
  expect(filterDirectories({ country: worldwide })).toEqual(worldwideDirectories);
  expect(filterDirectories({ country: "uk" })).toEqual(directoriesOfCountry("uk"));
  const found = filterDirectories({ category: "startup", pricing: "free", link: "dofollow", niche: "saas" });
  expect(found.length).toBeGreaterThan(0);
  for (const one of found)
    expect(one).toMatchObject({ category: "startup", pricing: "free", linkKind: "dofollow", countries: [] });
  expect(filterDirectories({ category: "ai", country: "uk" })).toEqual([]);
});
