import { expect, test } from "vitest";
import { credits, directoryVisits, submissionEvents } from "#db/schema/index.ts";
import { link } from "#shared/routes.ts";
import { utcDay } from "#shared/time.ts";
import { linksIn, mainText } from "../testing/page-text.ts";
import { createTestApp } from "../testing/test-app.ts";

const { dependencies, create, get, tokenOf } = await createTestApp();
const { db, clock } = dependencies;
const now = clock();

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

const cookie = `token=${await tokenOf(owner)}`;
const openPage = async (path: string) => (await get(path, { headers: { cookie } })).text();
const overviewOf = (days: number, more = "") =>
  openPage(`${link("dashboard")}?project=${projectId}&days=${days}${more}`);
const countIn = (text: string | undefined) => Number(/\d+/.exec(text?.replaceAll(",", "") ?? "")?.[0] ?? Number.NaN);
const currentState = (html: string) =>
  html.match(/aria-current="true"[^>]*>(.*?)<\/a>/)?.[1]?.replaceAll(/<[^>]*>/g, " ");
const inText = (pattern: RegExp) => (html: string) => mainText(html).match(pattern)?.[0];

/** How each list says what it shows. */
const lists: Record<string, (html: string) => string | undefined> = {
  "Live links": currentState,
  "Lost links": currentState,
  "Mentions found": inText(/\d+ mentions?, newest first/),
  Visits: inText(/\d+ visits?, /),
  "Articles published": inText(/\d+ articles?\b/),
  "Credits left": inText(/(?<=Submissions )\d+/),
};
const withoutPeriod = ["Live links", "Credits left"];

test.each([
  [7, [2, 3, 3, 8, 3, 7]],
  [30, [2, 5, 5, 46, 5, 7]],
  [90, [2, 7, 7, 167, 7, 7]],
] as const)(
  "each figure of the last %i days leads to a list of the same days with the same count",
  async (days, expected) => {
    const overview = await overviewOf(days);
    for (const [at, [name, readCount]] of Object.entries(lists).entries()) {
      const path = linksIn(overview).find(({ text }) => text === name)?.href ?? "";
      expect([name, countIn(mainText(overview).match(new RegExp(`${name} ([\\d,]+)`))?.[1])]).toEqual([
        name,
        expected[at],
      ]);
      expect([name, countIn(readCount(await openPage(path)))]).toEqual([name, expected[at]]);
      const { searchParams } = new URL(path, "https://linkstead.test");
      const range = withoutPeriod.includes(name) ? [null, null] : [dayAt(days - 1), dayAt(0)];
      expect([name, searchParams.get("from"), searchParams.get("to")]).toEqual([name, ...range]);
    }
  },
);

test("mentions by source lead to the source's mentions of the period", async () => {
  const overview = await overviewOf(7, "&chart=mentions");
  for (const [name, count] of [
    ["Reddit", 1],
    ["Hacker News", 2],
  ] as const) {
    const path = linksIn(overview).find(({ text }) => text.startsWith(name))?.href ?? "";
    expect(mainText(await openPage(path))).toMatch(new RegExp(`\\b${count} mentions?, `));
  }
});

test("everything that waits leads to a list with the same count", async () => {
  const overview = await overviewOf(30);
  const items: [name: string, count: number, readCount: (html: string) => string | undefined][] = [
    ["submission to answer", 1, currentState],
    ["directories to approve", 2, currentState],
    ["articles to decide on", 5, currentState],
    ["mentions to answer", 7, inText(/\d+ mentions?, newest first/)],
    ["leads to contact", 2, inText(/\d+ leads?\b/)],
    ["suggestion for your website", 1, inText(/\d+ suggestions?, most/)],
  ];
  for (const [name, count, readCount] of items) {
    const path = linksIn(overview).find(({ text }) => text.startsWith(`${count} ${name}`))?.href ?? "";
    expect([name, countIn(readCount(await openPage(path)))]).toEqual([name, count]);
  }
});
