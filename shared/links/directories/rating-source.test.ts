import { expect, test } from "vitest";
import { ratingSource } from "./rating-source.ts";

test.each([
  ["theshubh77/awesome-saas-directories (Ahrefs)", 2026, "Ahrefs, 2026"],
  ["zeng-yq/submit-agent (tool not named)", 2026, "public list, 2026"],
  ["volodstaimi/Startup-Launch-List", null, "public list"],
  ["Ahrefs", 2026, "Ahrefs, 2026"],
  ["Moz (our own check)", null, "Moz (our own check)"],
  [null, null, ""],
])("%j of %j is shown as %j", (drSource, drYear, text) => {
  expect(ratingSource({ drSource, drYear })).toBe(text);
});
