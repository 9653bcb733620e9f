import { expect, test } from "vitest";
import type { Article } from "#shared/content/articles.ts";
import { changesOf, fieldsOf } from "./article-fields.ts";

const article = {
  title: "How to track a parcel",
  slug: "track-a-parcel",
  html: "<p>Text.</p>",
  excerpt: null,
  metaTitle: null,
  metaDescription: "A description.",
  coverFileId: null,
  targetKeyword: null,
  brief: { intent: "learn", outline: ["One", "Two"], questions: [], links: [{ url: "https://a.example", title: "A" }] },
  version: 4,
} as unknown as Article;

test("an unchanged form saves nothing but its version", () => {
  expect(changesOf(article, fieldsOf(article))).toEqual({ version: 4 });
});

test.each([
  ["a text", { html: "<p>New.</p>" }, { html: "<p>New.</p>" }],
  ["an emptied field", { metaDescription: "" }, { metaDescription: "" }],
  ["a removed cover", { coverFileId: null }, {}],
  [
    "lines of the brief, without empty ones",
    { outline: "One\n\n Three " },
    { brief: { ...article.brief, outline: ["One", "Three"] } },
  ],
  ["links, without empty ones", { links: [{ url: " ", title: "" }] }, { brief: { ...article.brief, links: [] } }],
])("sends %s", (_, change, sent) => {
  expect(changesOf(article, { ...fieldsOf(article), ...change })).toEqual({ version: 4, ...sent });
});
