import { expect, test } from "vitest";
import { findSimilar, similarityOf, verdictOf } from "./similarity.ts";
import { pairs } from "./testing/pairs.ts";

const text = "Parcelo tracks every parcel of your shop and writes to customers before they ask";

test.each([
  ["the same text is alike regardless of case and punctuation", `${text.toUpperCase()}!`, 1],
  [
    "a text without common runs is different",
    "Before customers ask, your shop hears about each parcel from Parcelo",
    0,
  ],
  ["a short text is compared as a whole", "Parcelo tracks", 0],
])("%s", (_, other, similarity) => expect(similarityOf(text, other)).toBe(similarity));

test("a changed end keeps most runs", () => {
  const similarity = similarityOf(text, text.replace("they ask", "they write"));
  expect(similarity).toBeGreaterThan(0.7);
  expect(similarity).toBeLessThan(1);
});

test.each(pairs)("$what: $verdict", ({ one, other, verdict }) => {
  expect(one).not.toBe(other);
  expect({ share: similarityOf(one, other), verdict: verdictOf(similarityOf(one, other)) }).toMatchObject({ verdict });
});

test("the table has forty pairs", () => expect(pairs).toHaveLength(40));

test("scripts without spaces are compared character by character", () => {
  const japanese = "私たちは毎朝四時にパンを焼き、三日間新鮮に保ちます。";
  expect(similarityOf(japanese, japanese.replace("四時", "五時"))).toBeGreaterThan(0.5);
  expect(similarityOf(japanese, "自転車の修理は当日の夕方に終わります。")).toBe(0);
});

test("finds the similar texts among many, the most similar first", async () => {
  const [copied, edited, template, translated] = pairs;
  const texts = [translated, template, edited, copied].map((pair, id) => ({ id, text: pair?.other ?? "" }));
  const found = await findSimilar(copied?.one ?? "", texts);
  expect(found.map(({ other }) => other.id)).toEqual([3, 2, 1]);
});
