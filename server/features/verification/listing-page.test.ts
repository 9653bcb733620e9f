import { expect, test } from "vitest";
import { linkTargetsOf } from "./link-target.ts";
import { readListingPage } from "./listing-page.ts";

const targets = linkTargetsOf(["https://parcelo.example"]);
const isMentioned = (path: string, html: string) =>
  readListingPage(`https://directory.example${path}`, html, { targets, names: ["Parcelo"], agents: [] }).isMentioned;

test.each([
  ["/parcelo", "<p>https://parcelo.example/</p>", true],
  ["/parcelo.example", "<p>https://parcelo.example/</p>", true],
  ["/parcelo.example", '<script>{"site":"https:\\/\\/parcelo.example"}</script>', true],
  ["/site/parcelo.example", '<a href="/site/parcelo.example/reviews">Reviews</a>', false],
  ["/parcelo.example", '<link rel="canonical" href="https://directory.example/parcelo.example">', false],
  ["/parcelo.example", '<script>{"page":"https:\\/\\/directory.example\\/parcelo.example"}</script>', false],
])("the page at %s with %s mentions the website: %s", (path, html, expected) => {
  expect(isMentioned(path, html)).toBe(expected);
});
