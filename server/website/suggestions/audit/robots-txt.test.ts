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
  ["an unreserved character encoded in the rule", forAll("Disallow: /%7Ejoe/"), "/~joe/index.html", false],
  ["an unreserved character encoded in the path", forAll("Disallow: /~joe/"), "/%7ejoe/index.html", false],
  ["letters encoded in the rule", forAll("Disallow: /%70riv%61te"), "/private/a", false],
  ["octets in UTF-8, encoded in the path", forAll("Disallow: /foo/bar/ツ"), "/foo/bar/%E3%83%84", false],
  ["octets in UTF-8, encoded in the rule", forAll("Disallow: /foo/bar/%e3%83%84"), "/foo/bar/ツ", false],
  ["octets that are no UTF-8", forAll("Disallow: /caf%e9"), "/caf%E9/menu", false],
  ["hexadecimal digits of another case", forAll("Disallow: /a%3cd.html"), "/a%3Cd.html", false],
  ["a reserved character encoded in the rule", forAll("Disallow: /a%2Fb.html"), "/a/b.html", true],
  ["a reserved character encoded in both", forAll("Disallow: /a%2fb.html"), "/a%2Fb.html", false],
  ["a reserved character encoded in the path", forAll("Disallow: /a/b.html"), "/a%2Fb.html", true],
  ["a space", forAll("Disallow: /my files/"), "/my%20files/a", false],
  ["a query in another script", forAll("Disallow: /*?q=ключ"), "/search?q=%D0%BA%D0%BB%D1%8E%D1%87", false],
  ["a star that is part of the path", forAll("Disallow: /a%2Ab"), "/a*b", false],
  ["a star that is not part of the path", forAll("Disallow: /a%2Ab"), "/axb", true],
  ["a dollar that is part of the path", forAll("Disallow: /price%24"), "/price$list", false],
  ["a percent sign without digits", forAll("Disallow: /100%"), "/100%/a", false],
  ["an exact end in another spelling", forAll("Allow: /%7Ejoe$", "Disallow: /"), "/~joe", true],
  ["the longer rule, whatever its spelling", forAll("Disallow: /%61%62%63", "Allow: /abcd"), "/abcde", true],
  ["a flood of spaces", forAll(`Disallow: /a${" ".repeat(200_000)}b`), "/a", true],
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
])("thousands of rules of %s are applied to 1,000 links in two seconds of CPU time", (_, count, path) => {
  const text = forAll(...Array.from({ length: count }, (_, at) => `Disallow: ${path(at)}`));
  const addresses = Array.from({ length: 1_000 }, (_, at) => `https://shop.example/folder/page-${at}`);
  const start = process.threadCpuUsage();
  expect(parseRobotsTxt(text).allows("LinksteadBot", addresses)).toEqual(addresses.map(() => true));
  expect(process.threadCpuUsage(start).user).toBeLessThan(2_000_000);
});
