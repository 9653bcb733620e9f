import { expect, test } from "vitest";
import { z } from "zod";
import { directoryCategories } from "../../links/directories.ts";
import { type LandingPage, landingPages } from "../landing-pages.ts";
import { niches } from "../niches.ts";
import type { Topic } from "./topic.ts";

const shingleWords = 5;
const neededWords = 300;

const textOf = ({ table, intro, sections, questions }: Topic) => [
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

const text = z
  .string()
  .min(3)
  .regex(/^\S.*\S$/s);
const landingPage = z
  .object({
    slug: z.string().regex(/^[a-z0-9-]+$/),
    metaTitle: text,
    metaDescription: text,
    h1: z
      .object({ text, highlight: text })
      .strict()
      .refine(({ text, highlight }) => text.includes(highlight), "The highlight is not in the text."),
    h2: text,
    h3: text,
    table: z
      .object({
        filter: z
          .object({
            categories: z.array(z.enum(directoryCategories)).optional(),
            niches: z.array(z.enum(niches.map(({ slug }) => slug))).optional(),
            hosts: z.array(text).optional(),
            scope: z.enum(["worldwide", "national"]).optional(),
            isFree: z.literal(true).optional(),
            isFreeToStart: z.literal(true).optional(),
            link: z.enum(["dofollow", "known"]).optional(),
            condition: z.enum(["none", "known"]).optional(),
            minDr: z.number().int().min(0).max(100).optional(),
            account: z.enum(["required", "not-required"]).optional(),
            knows: z.array(z.enum(["fields", "reviewTime", "submitUrl", "referringSubnets", "pricing"])).optional(),
          })
          .strict(),
        noun: text,
        note: text,
      })
      .strict(),
    intro: text,
    sections: z
      .array(
        z.object({ heading: text, text, points: z.array(text).optional(), steps: z.array(text).optional() }).strict(),
      )
      .min(1),
    questions: z.array(z.object({ question: text, answer: text }).strict()).min(1),
  })
  .strict() satisfies z.ZodType<LandingPage>;

test.each(landingPages)("$slug has all its parts and no others", (page) => {
  expect(landingPage.safeParse(page).error).toBeUndefined();
});

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
