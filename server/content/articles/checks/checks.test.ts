import { expect, test } from "vitest";
import type { CheckVerdict } from "#shared/content/articles.ts";
import { linkTargetsOf } from "../../../links/verification/link-target.ts";
import { goodHtml, sentences } from "../testing/article-texts.ts";
import {
  checkBrandSwap,
  checkHeadings,
  checkLinks,
  checkOwnLinks,
  checkReadability,
  checkSimilarity,
  checkWords,
} from "./checks.ts";
import { readArticle, sentencesOf } from "./text.ts";

const ofWords = (count: number) => `<p>${sentences(count / 10).join(" ")}</p>`;
const read = (html: string) => readArticle("The title", html);

test.each<[number, CheckVerdict]>([
  [0, "block"],
  [290, "block"],
  [300, "warn"],
  [590, "warn"],
  [600, "pass"],
  [3_500, "pass"],
  [3_510, "warn"],
])("%i words: %s", (count, verdict) => expect(checkWords(read(ofWords(count))).verdict).toBe(verdict));

const headings = (...list: string[]) => list.map((html) => `${html}${ofWords(50)}`).join("");

test.each<[string, string, CheckVerdict]>([
  ["two headings", headings("<h2>One</h2>", "<h2>Two</h2>"), "pass"],
  ["one heading", headings("<h2>One</h2>"), "block"],
  ["only headings of the third level", headings("<h3>One</h3>", "<h3>Two</h3>"), "block"],
  ["an empty heading", headings("<h2>One</h2>", "<h2> </h2>"), "block"],
  ["a repeated heading", headings("<h2>One</h2>", "<h2>one</h2>"), "warn"],
  ["the title as a heading", headings("<h2>The Title</h2>", "<h2>Two</h2>"), "warn"],
  ["a skipped level", headings("<h2>One</h2>", "<h4>Deep</h4>", "<h2>Two</h2>"), "warn"],
  ["a long text under few headings", headings("<h2>One</h2>", "<h2>Two</h2>") + ofWords(900), "warn"],
])("headings: %s", (_, html, verdict) => expect(checkHeadings(read(html)).verdict).toBe(verdict));

const long = `${Array.from({ length: 40 }, () => "word").join(" ")}.`;

test.each<[string, string, CheckVerdict]>([
  ["short sentences", ofWords(100), "pass"],
  ["no sentences", "", "warn"],
  ["long sentences", `<p>${long} ${long}</p>`, "warn"],
  ["some long sentences", `<p>${sentences(4).join(" ")}</p><p>A${long}</p>`, "warn"],
  ["a paragraph of 160 words", ofWords(160), "warn"],
])("readability: %s", (_, html, verdict) => expect(checkReadability(read(html)).verdict).toBe(verdict));

test.each([
  ["One. Two! Three? Four", 4],
  ["It costs 3.50 euros, e.g. in Berlin.", 1],
  ["“Really?” She said so. (Twice.)", 3],
  ["Version 2 is out. 40 couriers work.", 2],
])("“%s” has %i sentences", (text, count) => expect(sentencesOf(text).length).toBe(count));

const own = "https://parcelo.example";
const link = (url: string) => `<a href="${url}">x</a>`;
const answersOf = (answers: Record<string, number | null>) => new Map(Object.entries(answers));
const targets = linkTargetsOf([own]);

test.each<[string, Record<string, number | null>, CheckVerdict]>([
  ["all answer", { [`${own}/a`]: 200, "https://other.example/": 200 }, "pass"],
  ["one is gone", { [`${own}/a`]: 200, "https://other.example/": 404 }, "block"],
  ["one has moved away", { [`${own}/a`]: 200, "https://other.example/": 410 }, "block"],
  ["one refuses", { [`${own}/a`]: 200, "https://other.example/": 403 }, "warn"],
  ["one doesn't answer", { [`${own}/a`]: 200, "https://other.example/": null }, "warn"],
  ["one was not opened", { [`${own}/a`]: 200 }, "warn"],
])("links: %s", (_, answers, verdict) => {
  const html = `<p>${link(`${own}/a`)} ${link("https://other.example/")}</p>`;
  expect(checkLinks(read(html), answersOf(answers)).verdict).toBe(verdict);
});

const five = ["a", "b", "c", "d", "e"].map((path) => `${own}/${path}`);

test.each<[string, string[], number, Record<string, number>, CheckVerdict]>([
  ["five pages", five, 9, {}, "pass"],
  ["four pages", five.slice(1), 9, {}, "block"],
  ["the same page five times", Array.from({ length: 5 }, (_, at) => `${own}/a#part-${at}`), 9, {}, "block"],
  ["five pages, one of which is gone", five, 9, { [`${own}/c`]: 404 }, "block"],
  ["subdomains count", [...five.slice(1), "https://docs.parcelo.example/"], 9, {}, "pass"],
  ["hosts that only look alike don't", [...five.slice(1), "https://parcelo.example.evil.example/"], 9, {}, "block"],
  ["a website of two pages needs two", five.slice(3), 2, {}, "pass"],
  ["a website that we have not read needs five", five.slice(3), 0, {}, "block"],
])("links to the customer's website: %s", (_, urls, sitePages, answers, verdict) => {
  const html = `<p>${urls.map(link).join(" ")}</p>`;
  expect(checkOwnLinks(read(html), answersOf(answers), { targets, sitePages }).verdict).toBe(verdict);
});

test.each<[number | undefined, CheckVerdict]>([
  [undefined, "pass"],
  [0.29, "pass"],
  [0.3, "warn"],
  [0.79, "warn"],
  [0.8, "block"],
])("similarity of %s: %s", (share, verdict) => {
  const closest = share === undefined ? undefined : { share, other: { label: "your page /a", text: "" } };
  const check = checkSimilarity(closest, 12);
  expect(check.verdict).toBe(verdict);
  expect(check.detail).toContain(verdict === "pass" ? "12 texts" : "alike with your page /a");
});

const facts = { name: "Parcelo", phrases: ["customs labels", "29"], host: "parcelo.example" };

test.each<[string, string, CheckVerdict]>([
  ["a text that never names the product", goodHtml({ brand: "Parcels are great." }), "warn"],
  ["praise that fits any competitor", "<p>Parcelo is the best.</p><p>With Parcelo you save time.</p>", "warn"],
  ["a feature of its own", "<p>Parcelo prints customs labels.</p><p>Parcelo is nice.</p>", "pass"],
  ["a number", "<p>Parcelo tracks 40 couriers.</p>", "pass"],
  ["a link to its page", '<p><a href="https://parcelo.example/a">See Parcelo</a></p>', "pass"],
])("brand swap: %s", (_, html, verdict) => expect(checkBrandSwap(read(html), facts).verdict).toBe(verdict));
