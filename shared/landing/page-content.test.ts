import { expect, test } from "vitest";
import { z } from "zod";
import { entries } from "./generated-pages.ts";
import { findGuide, guides } from "./guides.ts";
import { pageContent } from "./page-content.ts";

const own = (slug: string) => {
  const entry = entries.find((one) => one.slug === slug);
  if (!entry) throw new Error(`There is no ${slug}.`);
  return pageContent(entry);
};

test("a country's page has its facts", () => {
  expect(own("directory-submission-list-seo-france").facts).toMatchObject({ capital: "Paris", callingCode: "+33" });
});

test.each([
  ["country", "uk-business-directories-list", "In the UK", "Listing a business in the UK"],
  ["niche", "directory-listing-saas", "For SaaS products", "Listing advice for SaaS products"],
  ["type", "quality-backlinks-ai-tool", "For AI tools", "How to judge a backlink for an AI tool"],
])("the section titles of a %s page are grammatical", (_, slug, group, guide) => {
  expect(own(slug).titles).toMatchObject({ groups: { own: group }, guide });
});

const text = z
  .string()
  .min(3)
  .regex(/^\S.*\S$/s);
const guide = z
  .object({
    intro: text,
    prepare: z.array(text).length(5),
    advice: z.array(z.object({ heading: text, text }).strict()).length(2),
    questions: z.array(z.object({ question: text.endsWith("?"), answer: text }).strict()).length(3),
  })
  .strict();

test("every guide has all its parts, enough words, no placeholders, and a page", () => {
  const found = Object.values(guides).flatMap((ofFamily) => Object.entries(ofFamily));
  expect(found.length).toBeGreaterThan(400);
  for (const [slug, content] of found) {
    expect(guide.safeParse(content).error, slug).toBeUndefined();
    const words = JSON.stringify(content);
    expect(words).not.toMatch(/[{}]{3}|lorem|\bTODO\b|—|skyrocket|game-changer/i);
    expect(words.split(/\s+/).length).toBeGreaterThan(330);
  }
  expect(entries.filter(findGuide).length).toBe(found.length);
});
