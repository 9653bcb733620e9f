import { expect, test } from "vitest";
import { homePage } from "../../site/landing/site-content.ts";
import { type LandingPage, landingPages } from "./landing-pages.ts";

const shingleWords = 5;
const neededWords = 300;

const textOf = ({ table, intro, sections, questions }: LandingPage) => [
  table.note,
  intro,
  ...sections.flatMap(({ heading, text, points = [], steps = [] }) => [heading, text, ...points, ...steps]),
  ...questions.flatMap(({ question, answer }) => [question, answer]),
];

const shinglesOf = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return {
    words,
    shingles: words.slice(shingleWords - 1).map((_, at) => words.slice(at, at + shingleWords).join(" ")),
  };
};

const pages = landingPages.map((page) => ({ slug: page.slug, ...shinglesOf(textOf(page).join(" ")) }));

test.each(pages)("$slug has at least 300 words of its own", ({ slug, words, shingles }) => {
  const others = new Set(pages.filter((page) => page.slug !== slug).flatMap((page) => page.shingles));
  const own = new Set<number>();
  shingles.forEach((shingle, start) => {
    if (!others.has(shingle)) for (let word = start; word < start + shingleWords; word++) own.add(word);
  });
  expect(own.size).toBeGreaterThanOrEqual(neededWords);
  // Nearly all of it, so that no paragraph is repeated from page to page.
  expect(own.size / words.length).toBeGreaterThan(0.95);
});

test("headings and questions are not shared between topics", () => {
  const headings = landingPages.flatMap(({ sections, questions }) => [
    ...sections.map(({ heading }) => heading),
    ...questions.map(({ question }) => question),
  ]);
  expect(headings.filter((heading, at) => headings.indexOf(heading) !== at)).toEqual([]);
});

test("texts make no promise that the product cannot keep", () => {
  for (const page of landingPages)
    for (const text of [page.metaTitle, page.metaDescription, page.h2, ...textOf(page)]) {
      expect(text).not.toMatch(/\b(we|our) guarantee|guaranteed (ranking|position|link)|coming soon/i);
      // Shares and averages would need a source.
      expect(text, page.slug).not.toMatch(/\b\d+ (percent|%) of|\bon average\b|\bstudies show\b/i);
    }
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
