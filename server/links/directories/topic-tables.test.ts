import { expect, test } from "vitest";
import { landingPlans } from "#shared/billing/default-plans.ts";
import { landingPages } from "#shared/links/directories/landing-pages.ts";
import { isConfirmed } from "#shared/links/directories/page-tables.ts";
import type { Directory } from "#shared/links/directories.ts";
import { homePage } from "#shared/site/landing/site-content.ts";
import { site } from "#shared/site.ts";
import { listSitemapPaths } from "../../developers/crawlers/sitemaps.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { getPageTable, readTopics } from "./page-tables.ts";

const { dependencies } = await createTestApp();
const { db } = dependencies;
const topics = await readTopics(db);
const tableOf = (slug: string) => {
  const topic = topics.get(`/page/${slug}`);
  if (!topic) throw new Error(`No topic has the slug ${slug}.`);
  return topic;
};
const withTables = landingPages.map((page) => ({ page, slug: page.slug, topic: tableOf(page.slug) }));

/** Reads titles as a visitor does. It shares no rule with the filters. */
const claims: [title: RegExp, claim: string, isKept: (directory: Directory) => boolean][] = [
  [
    /\bfree ai backlinks|free directory submission|small business backlinks/i,
    "is free as a source states it",
    ({ pricing, pricingKnown }) => pricing === "free" && pricingKnown,
  ],
  [/\bAI (tool )?director/i, "is an AI directory", ({ category }) => category === "ai"],
  [/^dofollow/i, "gives a dofollow link", ({ linkKind }) => linkKind === "dofollow"],
  [/high DR/i, "has a high domain rating", ({ dr }) => (dr ?? 0) >= 70],
  [/domain authority/i, "has two figures", ({ dr, referringSubnets }) => dr !== null && referringSubnets !== null],
  [/^legal/i, "is for lawyers", ({ niches }) => niches.some((niche) => /^law|^legal/.test(niche))],
  [/^medical/i, "is for health care", ({ niches }) => niches.some((niche) => /health/.test(niche))],
  [/^real estate/i, "is for real estate", ({ niches }) => niches.includes("real-estate")],
  [/^restaurant/i, "is for restaurants", ({ niches }) => niches.includes("restaurants")],
  [/^ecommerce/i, "is for shops", ({ niches }) => niches.includes("ecommerce")],
  [/^mobile app/i, "is for apps", ({ niches }) => niches.includes("mobile-apps")],
  [/^blog/i, "is for blogs", ({ niches }) => niches.includes("blogs")],
  [/^B2B/, "is for B2B", ({ niches }) => niches.includes("b2b-services")],
  [/^local/i, "lists local businesses", ({ category }) => category === "local"],
  [/^niche/i, "is for one trade", ({ category }) => category === "industry"],
  [/^web directory/i, "is a general directory", ({ category }) => category === "general"],
  [/^startup directory/i, "is for startups", ({ category }) => category === "startup"],
  [/^(saas|software) directory/i, "is for software", ({ category }) => category === "software"],
  [/^manual/i, "needs an account", ({ accountRequired }) => accountRequired === true],
];

test.each(withTables)("each row of $slug keeps what the title promises", ({ page, topic }) => {
  const { rows } = topic.table;
  for (const { directory, group } of rows) {
    expect(directory.status, directory.name).toBe("active");
    expect(directory.listedBy, directory.name).toBe("submission");
    expect(group === "own", directory.name).toBe(isConfirmed(directory));
  }
  for (const [title, claim, isKept] of claims.filter(([title]) => title.test(page.metaTitle)))
    expect(
      rows.filter(({ directory }) => !isKept(directory)).map(({ directory }) => directory.name),
      `${title}: ${claim}`,
    ).toEqual([]);
});

test("every claim is about a topic", () => {
  for (const [title] of claims)
    expect(
      landingPages.some(({ metaTitle }) => title.test(metaTitle)),
      `${title}`,
    ).toBe(true);
});

test("every topic has enough directories of its own, so that all are indexed and in the sitemap", async () => {
  const thin = withTables
    .filter(({ topic }) => topic.reason !== null)
    .map(({ slug, topic }) => [slug, topic.reason, topic.found]);
  expect(thin).toEqual([]);
  expect(await listSitemapPaths(db, "page")).toEqual([...topics.keys()]);
});

test("every host named in a filter has a row", () => {
  for (const { page, topic } of withTables)
    for (const host of page.table.filter.hosts ?? [])
      expect(
        topic.table.rows.some(({ directory }) => directory.host === host),
        host,
      ).toBe(true);
});

test("“200+ directories” appears only where that many fit", () => {
  for (const { page, topic } of withTables)
    if (/200\+/.test([page.metaTitle, page.metaDescription, page.h1.text, page.h2].join(" ")))
      expect(topic.found, page.slug).toBeGreaterThanOrEqual(200);
});

test("the home page and the plans promise no more directories than a startup can use", () => {
  expect([homePage.h1.text, homePage.metaTitle, site.description].every((text) => text.includes("200+"))).toBe(true);
  expect(landingPlans.some(({ description }) => description.includes("200+ free directories"))).toBe(true);
  // Free directories for websites from every country, without those for a single trade.
  const rows = tableOf("bulk-directory-submission").table.rows.filter(
    ({ group, directory }) => group === "own" && directory.category !== "industry",
  );
  expect(rows.length).toBeGreaterThanOrEqual(200);
  expect(rows.every(({ directory }) => directory.pricing === "free")).toBe(true);
});

test("a topic's table comes with its first ten rows and the nearest topics", async () => {
  const table = await getPageTable(db, "/page/ai-tool-directory-submission");
  expect(table).toMatchObject({ isIndexed: true, promise: null });
  expect(table.rows).toHaveLength(10);
  expect(table.counts.own).toBeGreaterThan(10);
  expect(table.related.similar).toContain("/page/free-ai-backlinks");
  expect(table.related.similar).not.toContain("/page/legal-directory-submissions");
});
