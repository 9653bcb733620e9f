import { expect, test } from "vitest";
import { descriptionHint, emptyFields, lengthHint, slugFor, titleHint, withTitle } from "./post-fields.ts";

test.each([
  ["a new post's slug follows its title", { title: "", slug: "" }, "Hello World", true, "hello-world"],
  ["and goes on following", { title: "Hello", slug: "hello" }, "Hello there", true, "hello-there"],
  ["a slug written by hand stays", { title: "Hello", slug: "mine" }, "Hello there", true, "mine"],
  ["that of a published post stays", { title: "Hello", slug: "hello" }, "Hello there", false, "hello"],
  ["a title without letters leaves none", { title: "", slug: "" }, "???", true, ""],
])("%s", (_, fields, title, isFree, slug) => {
  expect(withTitle({ ...emptyFields, ...fields }, title, isFree)).toMatchObject({ title, slug });
});

test("a slug has at most the maximum length, and no trailing hyphen", () => {
  const slug = slugFor("word ".repeat(60));
  expect(slug.length).toBeLessThanOrEqual(120);
  expect(slug).not.toMatch(/-$/);
});

test.each([
  [0, titleHint, "Best between 50 and 60 characters."],
  [49, titleHint, "49 characters: 1 more would use the room."],
  [50, titleHint, "50 characters: fits."],
  [60, titleHint, "60 characters: fits."],
  [61, titleHint, "61 characters: the last 1 may be cut."],
  [160, descriptionHint, "160 characters: fits."],
])("%i characters: %j", (length, hint, text) => {
  expect(lengthHint(length, hint)).toBe(text);
});
