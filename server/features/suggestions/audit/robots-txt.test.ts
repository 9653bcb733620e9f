import { expect, test } from "vitest";
import { parseRobotsTxt } from "./robots-txt.ts";

const forAll = (...rules: string[]) => ["User-agent: *", ...rules].join("\n");

test.each<[what: string, robots: string, path: string, isAllowed: boolean]>([
  ["nothing", "", "/", true],
  ["a page of HTML", "<!doctype html><title>Home</title>", "/", true],
  ["everything forbidden", forAll("Disallow: /"), "/", false],
  ["an empty rule, which forbids nothing", forAll("Disallow:"), "/", true],
  ["a folder forbidden, and what is in it", forAll("Disallow: /private"), "/private/page", false],
  ["a folder forbidden, and another page", forAll("Disallow: /private"), "/public", true],
  ["the longer rule, which allows", forAll("Disallow: /a", "Allow: /a/b"), "/a/b/c", true],
  ["the longer rule, which forbids", forAll("Allow: /a", "Disallow: /a/b"), "/a/b/c", false],
  ["two rules alike", forAll("Disallow: /a", "Allow: /a"), "/a", true],
  ["a star in the middle", forAll("Disallow: /*/edit"), "/posts/1/edit", false],
  ["an end that is one", forAll("Disallow: /*.pdf$"), "/files/a.pdf", false],
  ["an end that is none", forAll("Disallow: /*.pdf$"), "/files/a.pdf?x=1", true],
  ["an end without a star", forAll("Disallow: /a$"), "/ab", true],
  ["an end behind a star, which is any", forAll("Disallow: /*$"), "/ab", false],
  ["a query", forAll("Disallow: /*?sort="), "/shop?sort=price", false],
  ["a comment and odd spelling", "USER-AGENT:*#all\r\n  disallow : /a # not this", "/a", false],
  ["a group of its own", "User-agent: *\nDisallow: /\n\nUser-agent: LinksteadBot\nDisallow: /a", "/b", true],
  ["a group that it shares", "User-agent: Other\nUser-agent: linksteadbot\nDisallow: /", "/", false],
  ["a group of another's", "User-agent: Other\nDisallow: /", "/", true],
  ["rules without a group", "Disallow: /", "/", true],
  ["a flood of stars", forAll(`Disallow: /${"*a".repeat(5_000)}$`), `/${"a".repeat(4_000)}`, true],
])("with %s", (_, robots, path, isAllowed) => {
  expect(parseRobotsTxt(robots).allows("LinksteadBot", [`https://shop.example${path}`])).toEqual([isAllowed]);
});

test("finds sitemaps anywhere in the file", () => {
  const text =
    "Sitemap: https://a.example/1.xml\nUser-agent: *\nDisallow: /a\nsitemap:https://a.example/2.xml\nSitemap:";
  expect(parseRobotsTxt(text).sitemaps).toEqual(["https://a.example/1.xml", "https://a.example/2.xml"]);
});

test.each([
  ["paths", 11_000, (at: number) => `/folder-${at}/`],
  ["stars", 2_000, (at: number) => `/*folder-${at}*/x$`],
])("thousands of rules of %s are applied to 1,000 links in two seconds", (_, count, path) => {
  const text = forAll(...Array.from({ length: count }, (_, at) => `Disallow: ${path(at)}`));
  const addresses = Array.from({ length: 1_000 }, (_, at) => `https://shop.example/folder/page-${at}`);
  const startedAt = performance.now();
  expect(parseRobotsTxt(text).allows("LinksteadBot", addresses)).toEqual(addresses.map(() => true));
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
