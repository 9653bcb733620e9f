import { expect, test } from "vitest";
import { describeScan } from "./first-scan.tsx";

const scan = { keywords: 5, searched: 5, mentions: 0, isDone: true };

test.each([
  ["a project without keywords", { ...scan, keywords: 0, searched: 0 }, "No keywords yet"],
  ["a running search", { ...scan, searched: 2, isDone: false }, "Searching for mentions"],
  ["a running search with results", { ...scan, mentions: 1, isDone: false }, "Searching: 1 mention found so far"],
  ["a finished search", { ...scan, mentions: 12 }, "12 mentions found"],
  ["a finished search without results", scan, "No mentions yet"],
  ["a search that sources did not answer", { ...scan, searched: 0 }, "The search is incomplete"],
])("describes %s", (_, progress, title) => {
  expect(describeScan(progress, progress.isDone).title).toBe(title);
});

test("says that a slow search continues in the background", () => {
  expect(describeScan({ ...scan, isDone: false }, true).text).toContain("continues in the background");
});
