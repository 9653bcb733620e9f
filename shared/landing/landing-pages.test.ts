import { expect, test } from "vitest";
import { slugify } from "../text/slug.ts";
import { findLandingPage, landingPages } from "./landing-pages.ts";
import { homePage } from "./site-content.ts";

test("there are 45 variants of the home page with unique slugs", () => {
  expect(landingPages).toHaveLength(45);
  expect(new Set(landingPages.map(({ slug }) => slug)).size).toBe(45);
  for (const { slug } of landingPages) expect(slug).toBe(slugify(slug));
});

test.each([
  "ai-backlink-maker",
  "ai-backlinks-generator",
  "free-ai-backlinks",
  "ai-directory-bulk-submission",
  "saas-backlinks",
  "startups-backlinks",
  "directory-submission-service",
  "local-directory-submissions",
  "legal-directory-submissions",
])("the specified variant %s exists", (slug) => {
  expect(findLandingPage(slug)?.slug).toBe(slug);
});

test("no two variants share a text", () => {
  const texts = [homePage, ...landingPages].flatMap(({ metaTitle, metaDescription, h1, h2, h3 }) => [
    metaTitle,
    metaDescription,
    h1.text,
    h2,
    h3,
  ]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test("titles and descriptions fit a search result", () => {
  for (const { metaTitle, metaDescription } of [homePage, ...landingPages]) {
    expect(metaTitle.length, metaTitle).toBeLessThanOrEqual(70);
    expect(metaDescription.length, metaDescription).toBeGreaterThanOrEqual(70);
    expect(metaDescription.length, metaDescription).toBeLessThanOrEqual(160);
  }
});

test("headlines contain their highlighted words", () => {
  for (const { h1 } of [homePage, ...landingPages]) expect(h1.text).toContain(h1.highlight);
});

test("an unknown slug has no variant", () => {
  expect(findLandingPage("unheard-of")).toBeUndefined();
  expect(findLandingPage("constructor")).toBeUndefined();
  expect(findLandingPage("")).toBeUndefined();
});
