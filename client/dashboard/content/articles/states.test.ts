import { expect, test } from "vitest";
import { articleStates, articleTransitions, waitingStates } from "#shared/content/article-states.ts";
import { type ArticleSummary, articleWriters } from "#shared/content/articles.ts";
import { apiFilters, articleParams, groups } from "./article-filters.ts";
import { canSchedule, hasApprovedText, labelOf, nextStep } from "./states.tsx";

const article: ArticleSummary = {
  id: "1",
  projectId: "1",
  topicId: null,
  state: "idea",
  title: "How to track a parcel",
  slug: "how-to-track-a-parcel",
  excerpt: null,
  metaTitle: null,
  metaDescription: null,
  coverFileId: null,
  targetKeyword: null,
  scheduledAt: null,
  publishedAt: null,
  publishedUrl: null,
  destinationId: null,
  publishAs: null,
  writer: "ai",
  version: 2,
  approvedVersion: null,
  reason: null,
  createdAt: "2026-11-20T09:00:00Z",
  updatedAt: "2026-11-20T09:00:00Z",
};

test("an article can be scheduled in the states whose transitions allow it, once its text is approved", () => {
  for (const state of articleStates) {
    const isAllowed = articleTransitions[state].scheduled?.actors.includes("customer") ?? false;
    expect([state, canSchedule({ ...article, state, approvedVersion: 2 })]).toEqual([state, isAllowed]);
    expect(canSchedule({ ...article, state, approvedVersion: 1 })).toBe(false);
  }
});

test("an approved idea and an approved text are told apart", () => {
  const idea = { ...article, state: "approved" as const };
  const text = { ...idea, approvedVersion: 2 };
  expect([hasApprovedText(idea), labelOf(idea)]).toEqual([false, "Approved"]);
  expect([hasApprovedText(text), labelOf(text)]).toEqual([true, "Ready to publish"]);
  expect(nextStep(text)).not.toBe(nextStep(idea));
});

test("every state says what happens next for both writers", () => {
  for (const state of articleStates)
    for (const writer of articleWriters) expect(nextStep({ ...article, state, writer })).toMatch(/\.$/);
  expect(nextStep({ ...article, state: "failed", reason: "The title is taken." })).toBe("The title is taken.");
});

test("every state belongs to one filter", () => {
  const filtered = Object.values(groups).flatMap(({ states }) => [...states]);
  expect(groups.waiting.states).toEqual(waitingStates);
  expect(filtered.toSorted()).toEqual([...articleStates].toSorted());
});

test("links choose a group or a single state, and the days on which articles were published", () => {
  const filtersOf = (query: string) =>
    apiFilters(articleParams.parse(`https://linkstead.test/dashboard/articles?${query}`));
  expect(filtersOf("state=waiting&page=2")).toEqual({ page: "2", state: "idea,in_review,failed" });
  expect(filtersOf("state=failed")).toEqual({ page: "1", state: "failed" });
  expect(filtersOf("state=scheduled")).toEqual({ page: "1", state: "scheduled,publishing" });
  expect(filtersOf("from=2026-11-01&to=2026-11-07")).toEqual({
    page: "1",
    publishedFrom: "2026-11-01",
    publishedTo: "2026-11-07",
  });
  expect(filtersOf("state=online&from=soon")).toEqual({ page: "1" });
});
