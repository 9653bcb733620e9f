import { expect, test } from "vitest";
import { leadInput } from "#shared/conversations/leads.ts";
import { keywordInput } from "#shared/workspace/keywords.ts";
import { demoKeywords, demoLeadStatuses, demoMentions } from "./project.ts";

test("has about forty distinct mentions over sixty days, newest first", () => {
  expect(demoMentions.length).toBeGreaterThanOrEqual(40);
  expect(new Set(demoMentions.map(({ title }) => title)).size).toBe(demoMentions.length);
  const days = demoMentions.map(({ daysAgo }) => daysAgo);
  expect(days).toEqual(days.toSorted((one, other) => one - other));
  expect(Math.max(...days)).toBeLessThan(60);
  expect(Math.min(...days)).toBeLessThan(1);
});

test("covers every source, intent and status, and each mention contains a keyword", () => {
  const kinds = (name: "source" | "intent" | "status") => new Set(demoMentions.map((mention) => mention[name])).size;
  expect([kinds("source"), kinds("intent"), kinds("status")]).toEqual([5, 4, 3]);
  for (const { title, excerpt, keyword } of demoMentions) {
    expect(demoKeywords.map(({ text }) => text)).toContain(keyword);
    expect(`${title} ${excerpt}`.toLowerCase()).toContain(keyword.toLowerCase());
  }
});

test("exactly the replied mentions have a reply", () => {
  for (const { status, reply } of demoMentions) expect(Boolean(reply)).toBe(status === "replied");
});

test("keywords and statuses are valid input", () => {
  for (const keyword of demoKeywords) expect(keywordInput.parse(keyword)).toEqual(keyword);
  const authors = demoMentions.map(({ author }) => author);
  for (const [handle, status] of Object.entries(demoLeadStatuses)) {
    expect(authors).toContain(handle);
    leadInput.parse({ status });
  }
});
