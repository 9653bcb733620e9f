import { expect, test } from "vitest";
import { exampleHistory, exampleReport } from "./example-project.ts";

const { month, figures, listings, articles } = exampleReport;
const isInMonth = (at: string | null) => at?.startsWith(month) ?? false;

test("the figures of the example match its listings and articles", () => {
  expect(listings.filter(({ firstLiveAt }) => isInMonth(firstLiveAt))).toHaveLength(figures.live);
  expect(listings.filter(({ lostAt }) => isInMonth(lostAt))).toHaveLength(figures.lost);
  expect(articles.filter(({ publishedAt }) => isInMonth(publishedAt))).toHaveLength(figures.articlesPublished);
});

test("all of its websites are under a top-level domain that cannot be registered", () => {
  const urls = [exampleReport.project.url, ...[...listings, ...articles].map(({ url }) => url ?? "")];
  expect(urls.filter((url) => !new URL(url).host.endsWith(".example"))).toEqual([]);
});

test("the history ends with the listing's first proof and a later check", () => {
  expect(exampleHistory.map(({ at }) => at)).toContain(listings[0]?.firstLiveAt);
  expect(exampleHistory.map(({ at }) => at)).toEqual(exampleHistory.map(({ at }) => at).sort());
});
