import { expect, test } from "vitest";
import { scanText } from "./scan-text.ts";

const scan = { keywords: 5, searched: 5, mentions: 0, isDone: true };

test.each([
  ["no keywords", { ...scan, keywords: 0, searched: 0 }, "No keywords yet"],
  ["a search under way", { ...scan, searched: 2, isDone: false }, "Looking for mentions"],
  ["a search that found some", { ...scan, mentions: 1, isDone: false }, "Looking for mentions: 1 mention so far"],
  ["a search that is done", { ...scan, mentions: 12 }, "12 mentions found"],
  ["one that found nothing", scan, "Nothing was found yet"],
  ["one that was not answered", { ...scan, searched: 0 }, "The search is not finished"],
])("%s is told", (_, progress, title) => {
  expect(scanText(progress, progress.isDone).title).toBe(title);
});

test("a search that takes long is not waited for", () => {
  expect(scanText({ ...scan, isDone: false }, true).text).toContain("goes on without you");
});
