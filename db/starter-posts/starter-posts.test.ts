import { expect, test } from "vitest";
import { landingPages } from "#shared/landing/landing-pages.ts";
import { categories } from "#shared/links/directories/categories.ts";
import { pages } from "#shared/routes.ts";
import { coverPng, coverSvg } from "./covers.ts";
import { starterPosts } from "./starter-posts.ts";

const used = new Set([
  ...Object.values(pages).map(({ path }) => path as string),
  ...starterPosts.map(({ slug }) => `/blog/${slug}`),
  ...categories.map(({ slug }) => `/directories/${slug}`),
  ...landingPages.map(({ slug }) => `/page/${slug}`),
]);

test("has at least twelve posts, each with its own slug, title and day", () => {
  expect(starterPosts.length).toBeGreaterThanOrEqual(12);
  for (const name of ["slug", "title", "daysAgo"] as const)
    expect(new Set(starterPosts.map((post) => post[name])).size).toBe(starterPosts.length);
});

test.each(starterPosts.map((post) => [post.slug, post] as const))(
  "%s fits its places, and its links lead somewhere",
  (_, post) => {
    expect(post.metaTitle.length).toBeLessThanOrEqual(60);
    expect(post.metaDescription.length).toBeGreaterThanOrEqual(120);
    expect(post.metaDescription.length).toBeLessThanOrEqual(160);
    const links = [...post.content.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path ?? "");
    expect(links.filter((path) => !used.has(path))).toEqual([]);
    expect(post.content.replace(/<[^>]*>/g, " ").split(/\s+/).length).toBeGreaterThan(500);
  },
);

test("draws a cover deterministically, different for each post, without text or links", async () => {
  const [first, second] = starterPosts;
  if (!first || !second) throw new Error("There are no posts.");
  const svg = coverSvg(first.cover, first.slug);
  expect(svg).toBe(coverSvg(first.cover, first.slug));
  expect(svg).not.toBe(coverSvg(first.cover, second.slug));
  expect(svg).not.toMatch(/<text|href/);
  expect(await new Bun.Image(await coverPng(first.cover, first.slug)).metadata()).toEqual({
    width: 1600,
    height: 900,
    format: "png",
  });
});
