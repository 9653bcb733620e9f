import { expect, test } from "vitest";
import { confirmedCount, reciprocalEntries } from "./reciprocal.ts";

test("has fifty entries: the confirmed ones first, then unconfirmed general web directories", () => {
  expect(reciprocalEntries).toHaveLength(50);
  expect(confirmedCount).toBe(36);
  const [first, rest] = [reciprocalEntries.slice(0, confirmedCount), reciprocalEntries.slice(confirmedCount)];
  expect(first.filter(({ backlink }) => backlink === "unconfirmed")).toEqual([]);
  for (const { backlink, category } of rest) expect([backlink, category]).toEqual(["unconfirmed", "general"]);
});

test("every entry names its source, and none is a known link farm", () => {
  for (const { name, source } of reciprocalEntries) expect(source, name).toMatch(/\w{4}/);
  expect(reciprocalEntries.map(({ name }) => name)).not.toContain("Viesearch");
});

test("a link is marked required only if a source says so", () => {
  for (const { backlink, source } of reciprocalEntries) if (backlink === "required") expect(source).toMatch(/required/);
});
