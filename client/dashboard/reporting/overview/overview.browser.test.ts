import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { credits, directoryVisits, submissionEvents } from "#db/schema/index.ts";
import { link } from "#shared/routes.ts";
import { utcDay } from "#shared/time.ts";
import { createServedApp } from "../../../testing/served-app.ts";

const now = new Date();
const { dependencies, create, openAs } = await createServedApp({ hosts: [], swap: { clock: () => now } });
const { db } = dependencies;

const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3600_000);
const dayAt = (days: number) => utcDay(daysAgo(days));

/** The first and the last day of each period, and the day before each. */
const edges = [0, 6, 7, 29, 30, 89, 90];

const owner = await create.user({ trialEndsAt: daysAgo(-10), emailVerifiedAt: now });
const { id: projectId } = await create.project({ ownerId: owner.id });
const directoryId = (await create.directory({ name: "Hub" })).id;

const newLink = async (state: "live" | "lost", history: [from: "live" | "suspect" | "lost", days: number][]) => {
  const { id: submissionId } = await create.submission({ projectId, state });
  const states = [...history.map(([from]) => from), state];
  for (const [at, [from, days]] of history.entries())
    await db
      .insert(submissionEvents)
      .values({ submissionId, actor: "verifier", from, to: states[at + 1] ?? state, at: daysAgo(days) });
};

for (const days of edges) {
  await create.mention({ projectId, foundAt: daysAgo(days), source: days === 6 ? "reddit" : "hacker-news" });
  await create.article({ projectId, state: "published", publishedAt: daysAgo(days) });
  await newLink("lost", [
    ["live", days + 2],
    ["suspect", days],
  ]);
  await db.insert(directoryVisits).values({ projectId, directoryId, day: dayAt(days), visits: days + 1 });
}
await create.mention({ projectId, foundAt: daysAgo(3), status: "dismissed" });
// Still online while its text is changed.
await create.article({ projectId, state: "in_review", publishedAt: daysAgo(2) });
await create.article({ projectId, state: "scheduled", scheduledAt: now });
for (const state of ["idea", "idea", "failed", "in_review"] as const) await create.article({ projectId, state });
await newLink("live", [
  ["live", 12],
  ["suspect", 5],
  ["lost", 1],
]);
for (const state of ["live", "proposed", "proposed", "needs_customer"] as const)
  await create.submission({ projectId, state });
for (const status of ["new", "new", "won"] as const) await create.lead({ projectId, status });
await create.suggestion({ projectId });
await create.suggestion({ projectId, state: "dismissed" });
await db
  .insert(credits)
  .values({ userId: owner.id, kind: "submission", delta: 7, reason: "adjustment", source: projectId });

const countIn = (text: string | null) => Number(/\d+/.exec(text?.replaceAll(",", "") ?? "")?.[0] ?? Number.NaN);

const openOverview = async () => {
  const page = await openAs(owner, link("dashboard"));
  const period = page.getByRole("navigation", { name: "Period" });
  return { page, period };
};

/** How each list says what it shows. */
const currentState = (page: Page) =>
  page.getByRole("navigation", { name: "States" }).locator("[aria-current]").textContent();
const status = (text: RegExp) => (page: Page) => page.getByRole("status").getByText(text).textContent();
const lists: Record<string, (page: Page) => Promise<string | null>> = {
  "Live links": currentState,
  "Lost links": currentState,
  "Mentions found": status(/^\d+ mentions?, newest first$/),
  Visits: (page) => page.getByRole("heading", { name: /^\d+ visits?, / }).textContent(),
  "Articles published": status(/^\d+ articles?$/),
  "Credits left": (page) => page.locator("dl > div", { hasText: "Submissions" }).locator("dd").textContent(),
};
const withoutPeriod = ["Live links", "Credits left"];

test.each([
  [7, [2, 3, 3, 8, 3]],
  [30, [2, 5, 5, 46, 5]],
  [90, [2, 7, 7, 167, 7]],
] as const)(
  "each figure of the last %i days leads to a list of the same days with the same count",
  async (days, expected) => {
    const { page, period } = await openOverview();
    await period.getByRole("link", { name: `${days} days` }).click();
    await period.locator("[aria-current]").getByText(`${days} days`).waitFor();
    const overviewUrl = page.url();
    const names = Object.keys(lists);
    const figure = (name: string) =>
      page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });
    const shown = new Map<string, number>();
    for (const name of names) shown.set(name, countIn(await figure(name).locator("p").first().textContent()));
    expect([...shown.values()]).toEqual([...expected, 7]);
    for (const [name, readCount] of Object.entries(lists)) {
      await figure(name).getByRole("link").click();
      await page.waitForURL((url) => url.pathname !== new URL(overviewUrl).pathname);
      await expect.poll(async () => [name, countIn(await readCount(page))]).toEqual([name, shown.get(name)]);
      const { searchParams } = new URL(page.url());
      const range = withoutPeriod.includes(name) ? [null, null] : [dayAt(days - 1), dayAt(0)];
      expect([name, searchParams.get("from"), searchParams.get("to")]).toEqual([name, ...range]);
      await page.goBack();
      await page.waitForURL(overviewUrl);
      await period.locator("[aria-current]").getByText(`${days} days`).waitFor();
    }
  },
);

test("mentions by source lead to the source's mentions of the period", async () => {
  const { page, period } = await openOverview();
  await period.getByRole("link", { name: "7 days" }).click();
  await period.locator("[aria-current]").getByText("7 days").waitFor();
  const sources = page.getByRole("region", { name: "Mentions by source" });
  for (const [name, count] of [
    ["Reddit", 1],
    ["Hacker News", 2],
  ] as const) {
    await sources
      .getByRole("listitem")
      .filter({ hasText: name })
      .getByText(String(count), { exact: true })
      .first()
      .waitFor();
    await sources.getByRole("link", { name }).click();
    await page
      .getByRole("status")
      .getByText(new RegExp(`^${count} mentions?, `))
      .waitFor();
    await page.goBack();
    await sources.waitFor();
  }
});

test("everything that waits leads to a list with the same count", async () => {
  const { page } = await openOverview();
  const waiting = page.getByRole("region", { name: "Waiting for you" });
  const items: [name: string, count: number, readCount: (page: Page) => Promise<string | null>][] = [
    ["submission to answer", 1, currentState],
    ["directories to approve", 2, currentState],
    ["articles to review", 2, currentState],
    ["article failed to publish", 1, currentState],
    ["article ideas to approve", 2, currentState],
    ["mentions to answer", 7, lists["Mentions found"] ?? currentState],
    [
      "leads to contact",
      2,
      (page) =>
        page
          .getByText(/^\d+ leads?$/)
          .first()
          .textContent(),
    ],
    ["suggestion for your website", 1, (page) => page.getByText(/^\d+ issues? to fix$/).textContent()],
  ];
  await waiting.getByRole("link").first().waitFor();
  expect(await waiting.getByRole("link").count()).toBe(items.length);
  for (const [name, count, readCount] of items) {
    await waiting.getByRole("link", { name: `${count} ${name}` }).click();
    await page.waitForURL((url) => url.pathname !== link("dashboard"));
    await expect.poll(async () => [name, countIn(await readCount(page))]).toEqual([name, count]);
    await page.goBack();
    await waiting.waitFor();
  }
});
