import { expect, test } from "vitest";
import { similarityOf } from "./similarity.ts";

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
