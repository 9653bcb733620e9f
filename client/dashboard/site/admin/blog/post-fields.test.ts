import { expect, test } from "vitest";
import { emptyFields, slugFor, withTitle } from "./post-fields.ts";

test.each([
  ["a new post's slug follows its title", { title: "", slug: "" }, "Hello World", true, "hello-world"],
  ["and goes on following", { title: "Hello", slug: "hello" }, "Hello there", true, "hello-there"],
  ["a slug written by hand stays", { title: "Hello", slug: "mine" }, "Hello there", true, "mine"],
  ["that of a published post stays", { title: "Hello", slug: "hello" }, "Hello there", false, "hello"],
  ["a title in another script leaves it to the server", { title: "", slug: "" }, "Привет 24", true, ""],
  ["a programming language keeps its signs", { title: "", slug: "" }, "C++ vs C#", true, "c-plus-plus-vs-c-sharp"],
  ["a title without letters leaves none", { title: "", slug: "" }, "???", true, ""],
])("%s", (_, fields, title, isFree, slug) => {
  expect(withTitle({ ...emptyFields, ...fields }, title, isFree)).toMatchObject({ title, slug });
});

test("a slug has at most the maximum length, and no trailing hyphen", () => {
  const slug = slugFor("word ".repeat(60));
  expect(slug.length).toBeLessThanOrEqual(120);
  expect(slug).not.toMatch(/-$/);
});
