import { expect, test } from "vitest";
import { isOtherScript, slugify, titleSlug } from "./slug.ts";

test.each([
  ["Hello World", "hello-world"],
  ["  spaces   around and between  ", "spaces-around-and-between"],
  ["tabs\tand\nlines\u00a0too", "tabs-and-lines-too"],
  ["a_b/c.d,e:f;g·h", "a-b-c-d-e-f-g-h"],
  ["runs -- of _ / separators", "runs-of-separators"],
  ["2020–2024 — a review", "2020-2024-a-review"],
  ["what's new? (part #2)", "whats-new-part-2"],
  ["100% free & easy", "100-free-easy"],
  ["-leading and trailing-", "leading-and-trailing"],
  ["...", ""],
  ["", ""],
  ["日本語", ""],
  ["central-african-republic", "central-african-republic"],
  ["B2B Services", "b2b-services"],
])("%j becomes %j", (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test.each([
  ["àáäâ", "aaaa"],
  ["èéëê", "eeee"],
  ["ìíïî", "iiii"],
  ["òóöô", "oooo"],
  ["ùúüû", "uuuu"],
  ["ñç", "nc"],
  ["ÀÉÎÕÜÑÇ", "aeiounc"],
  ["São Tomé and Príncipe", "sao-tome-and-principe"],
  ["e\u0301te\u0301", "ete"],
  ["Straße", "strasse"],
  ["Łódź", "lodz"],
  ["Ærø", "aero"],
  ["Đà Nẵng", "da-nang"],
  ["İstanbul ılık", "istanbul-ilik"],
])("the accents of %j are folded to %j", (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test("slugifying a slug returns it unchanged", () => {
  const once = slugify("Crème brûlée: the best / worst of it");
  expect(slugify(once)).toBe(once);
});

test.each([
  ["C++ vs C#", "c-plus-plus-vs-c-sharp"],
  ["C vs C", "c-vs-c"],
  ["F# 9.0", "f-sharp-9-0"],
  ["part #2 of a#b", "part-2-of-ab"],
  ["1 + 1", "1-1"],
  ["Crème brûlée & more", slugify("Crème brûlée & more")],
])("the title %j has the slug %j", (title, slug) => expect(titleSlug(title)).toBe(slug));

test.each([
  ["Crème brûlée, Łódź, İstanbul, Đà Nẵng, ß æ œ ø þ ð", false],
  ["2020–2024 — 100% 🎉", false],
  ["SEO für 日本", false],
  ["Привет 24", true],
])("%j is of another script than Latin: %j", (text, expected) => expect(isOtherScript(text)).toBe(expected));
