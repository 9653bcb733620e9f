import { expect, test } from "vitest";
import { articleStates, editableStates } from "#shared/content/article-states.ts";
import { type ArticleDetail, articleWriters } from "#shared/content/articles.ts";
import { isTextEditable, savesAutomatically, stepOf } from "./article-steps.ts";

const article = { writer: "ai", version: 2, approvedVersion: null, task: null, checks: [] } as unknown as ArticleDetail;
const task = { dueAt: "2026-11-30T09:00:00Z", isClaimed: false };
const blocking: ArticleDetail["checks"] = [{ name: "words", verdict: "block", detail: "290 words." }];

test("the editor is shown only where the API accepts a change", () => {
  const edited = articleStates.filter((state) => isTextEditable({ state, version: 2, approvedVersion: 2 }));
  expect(editableStates).toEqual(expect.arrayContaining(edited));
  expect(isTextEditable({ state: "approved", version: 2, approvedVersion: null })).toBe(false);
});

test("saves automatically only where a save sends nothing to review", () => {
  expect(articleStates.filter((state) => savesAutomatically({ state }))).toEqual(["idea", "drafting", "in_review"]);
});

test("every state has a next step, with either writer", () => {
  for (const state of articleStates)
    for (const writer of articleWriters) expect(stepOf({ ...article, state, writer }).text).toMatch(/\.$/);
});

test.each<[string, Partial<ArticleDetail>, string, string]>([
  ["the customer starts the model's draft", { state: "approved" }, "you", "Start the draft"],
  ["an operator has a due date", { state: "approved", writer: "person", task }, "we", "writes it by Nov 30, 2026"],
  ["an operator revises", { state: "changes_requested", writer: "person", task }, "we", "by Nov 30, 2026"],
  ["blocking checks come first", { state: "in_review", checks: blocking }, "you", "1 check blocks the approval"],
  ["a failure says why", { state: "failed", reason: "The key was refused." }, "you", "The key was refused."],
  [
    "a draft at the destination waits for the customer",
    { state: "published", publishAs: "draft" },
    "you",
    "a draft at",
  ],
])("%s", (_, values, who, text) => {
  const step = stepOf({ ...article, ...values });
  expect(step.who).toBe(who);
  expect(step.text).toContain(text);
});
