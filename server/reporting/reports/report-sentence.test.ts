import { expect, test } from "vitest";
import { noFigures } from "../../testing/report-figures.ts";
import { sentenceOf } from "./report-sentence.ts";

const search = {
  clicks: 340,
  impressions: 9_000,
  position: 12.4,
  clicksBefore: 280,
  until: "2026-10-31",
  isSample: false,
};

test.each([
  [
    { live: 5, search },
    "5 new links to it went live and Google Search sent it 340 clicks (21% more than in the same days of the month before)",
  ],
  [
    { search: { ...search, clicks: 140 } },
    "Google Search sent it 140 clicks (50% fewer than in the same days of the month before)",
  ],
  [
    { search: { ...search, clicksBefore: 340 } },
    "Google Search sent it 340 clicks (as many as in the same days of the month before)",
  ],
  [{ search: { ...search, clicksBefore: 3 } }, "Google Search sent it 340 clicks"],
  [{ search: { ...search, clicksBefore: null } }, "Google Search sent it 340 clicks"],
  [
    { live: 1, articlesPublished: 1, visits: 1, assistantVisits: 2 },
    "1 new link to it went live, 1 article was published, 1 visit came from directories, and 2 visits came from AI assistants",
  ],
  [{}, "nothing changed that we count in this sentence"],
])("a month with %j", (figures, expected) => {
  expect(sentenceOf("Parcelo", "2026-10", { ...noFigures, ...figures })).toBe(`Parcelo in October 2026: ${expected}.`);
});
