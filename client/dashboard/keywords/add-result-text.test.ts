import { expect, test } from "vitest";
import { ApiError } from "../../app/api-client.ts";
import { addResultText } from "./add-result-text.ts";

const nothing = { added: [], existing: [], refused: [], left: [], stop: undefined };
const limit = new ApiError(403, { error: "limit", detail: "Your plan watches 5 keywords a project." });

test.each([
  ["one that is added", { added: ["seo"] }, "“seo” is watched now.", ""],
  ["one that is known", { existing: ["seo"] }, "", "This keyword already exists."],
  ["one that is too short", { refused: [{ text: "x", why: "Use at least 2 characters." }] }, "", /at least 2/],
  ["one over the limit", { left: ["seo"], stop: limit }, "", "Your plan watches 5 keywords a project."],
  ["several", { added: ["a1", "b1"] }, "2 of 2 keywords are added.", ""],
  [
    "several, some over the limit",
    { added: ["a1"], existing: ["b1"], left: ["c1", "d1"], stop: limit },
    "1 of 4 keywords are added.",
    "1 is watched already. Your plan watches 5 keywords a project. 2 were not added and are still in the field.",
  ],
  [
    "several, one too long",
    { added: ["a1"], refused: [{ text: "x".repeat(90), why: "Use at most 80 characters." }] },
    "1 of 2 keywords are added.",
    `1 cannot be watched, such as “${"x".repeat(40)}…”: Use at most 80 characters.`,
  ],
])("%s: said and error", (_, outcome, said, error) => {
  const words = addResultText({ ...nothing, ...outcome });
  expect(words.said).toBe(said);
  expect(words.error).toMatch(error);
});
