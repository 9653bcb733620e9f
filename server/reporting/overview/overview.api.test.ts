import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  credits,
  directoryVisits,
  keywords,
  mentions,
  scans,
  sourceStatuses,
  submissionEvents,
} from "#db/schema/index.ts";
import { scanProgress } from "#shared/conversations/sources.ts";
import type { SubmissionState } from "#shared/links/submission-states.ts";
import { type OverviewDay, overview } from "#shared/reporting/overview.ts";
import type { Source } from "../../integrations/mention-source.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { toKeywordRow } from "../../workspace/keywords/keywords.ts";

const source = (name: Source["name"], off?: string): Source => ({
  name,
  unavailableReason: off,
  minIntervalMs: 0,
  queriesFor: () => [],
  search: async () => [],
});
const { dependencies, create, get, tokenOf } = await createTestApp({
  sources: [source("hacker-news"), source("reddit"), source("feeds"), source("bluesky", "Bluesky is not set up here.")],
});
const call = callWith(get);

const owned = async () => {
  const user = await create.user();
  const { id } = await create.project({ ownerId: user.id });
  const token = await tokenOf(user);
  const request = async (path: string) => (await call("GET", `projects/${id}/${path}`, token)).json();
  const list = async () => (await call("GET", `posts/${id}/mentions?filter=new`, token)).json();
  return { id, token, userId: user.id, request, list };
};

test("the overview counts new mentions per day for 30 days, and shows the best first", async () => {
  const { id, request } = await owned();
  const now = dependencies.clock();
  const foundAt = (daysAgo: number) => new Date(now.getTime() - daysAgo * 24 * 3600_000);
  await create.mention({ projectId: id, foundAt: foundAt(0), score: 40, title: "Fair" });
  await create.mention({ projectId: id, foundAt: foundAt(0), score: 90, title: "Best" });
  await create.mention({ projectId: id, foundAt: foundAt(29), score: 60, title: "Good" });
  await create.mention({ projectId: id, foundAt: foundAt(3), score: 99, status: "replied" });
  await create.mention({ projectId: id, foundAt: foundAt(31), score: 99, title: "Old" });
  await create.lead({ projectId: id });
  await create.lead({ projectId: id, status: "won" });
  const other = await owned();
  await create.mention({ projectId: other.id, foundAt: now, score: 100 });

  const body = overview.parse(await request("overview"));
  expect(body).toMatchObject({ newMentions: 4, newLeads: 1 });
  expect(body.best.map(({ title }) => title)).toEqual(["Best", "Good", "Fair"]);
  expect(body.days).toHaveLength(30);
  const counted = body.days.flatMap(({ day, mentions }) => (mentions ? [[day, mentions]] : []));
  expect(counted).toEqual([
    ["2026-10-23", 1],
    ["2026-11-18", 1],
    ["2026-11-21", 2],
  ]);
});

test("the overview counts articles that wait, are scheduled and were published this month", async () => {
  const { id: projectId, request } = await owned();
  const articles = async () => overview.parse(await request("overview")).articles;
  const none = {
    total: 0,
    waiting: 0,
    ideas: 0,
    toReview: 0,
    failed: 0,
    scheduled: 0,
    nextAt: null,
    publishedThisMonth: 0,
  };
  expect(await articles()).toEqual(none);
  for (const state of ["idea", "in_review", "failed", "drafting", "archived"] as const)
    await create.article({ projectId, state });
  for (const day of ["2026-11-25", "2026-11-23", "2026-12-01"])
    await create.article({ projectId, state: "scheduled", scheduledAt: new Date(`${day}T09:00:00Z`) });
  for (const day of ["2026-10-31", "2026-11-01"])
    await create.article({ projectId, state: "published", publishedAt: new Date(`${day}T09:00:00Z`) });
  await create.article({ projectId: (await owned()).id });
  expect(await articles()).toEqual({
    total: 9,
    waiting: 3,
    ideas: 1,
    toReview: 1,
    failed: 1,
    scheduled: 3,
    nextAt: "2026-11-23T09:00:00.000Z",
    publishedThisMonth: 1,
  });
});

test("the overview counts submissions per state, and live links at the end of each day", async () => {
  const { id, request } = await owned();
  const now = dependencies.clock();
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * 24 * 3600_000);
  const newSubmission = async (
    state: SubmissionState,
    history: [from: SubmissionState, to: SubmissionState, daysAgo: number][],
  ) => {
    const submission = await create.submission({ projectId: id, state });
    for (const [from, to, daysAgo] of history)
      await dependencies.db
        .insert(submissionEvents)
        .values({ submissionId: submission.id, actor: "verifier", from, to, at: at(daysAgo) });
    return submission;
  };
  await newSubmission("live", [["submitted", "live", 90]]);
  const lost = await newSubmission("lost", [
    ["in_review", "live", 20],
    ["live", "suspect", 5],
    ["suspect", "lost", 1],
  ]);
  await newSubmission("live", [
    ["submitted", "live", 10],
    // A note, as when the link is no longer followed.
    ["live", "live", 7],
    ["live", "suspect", 4],
    ["suspect", "live", 3],
  ]);
  await newSubmission("needs_customer", []);
  await create.submission({ projectId: id, replacesId: lost.id });
  const { links } = overview.parse(await request("overview"));
  expect(links).toMatchObject({ total: 5, live: 2, needsCustomer: 1, proposed: 1, lost: 1, replaced: 1 });
  const liveAgo = (daysAgo: number) => links.days.at(-1 - daysAgo)?.live;
  expect([29, 20, 10, 5, 4, 3, 0].map(liveAgo)).toEqual([1, 2, 3, 2, 1, 2, 2]);
});

const total = (days: readonly OverviewDay[], name: Exclude<keyof OverviewDay, "day">) =>
  days.reduce((sum, day) => sum + day[name], 0);

test("the overview compares a period with the one before", async () => {
  const { id: projectId, request } = await owned();
  const { db } = dependencies;
  const at = (daysAgo: number) => new Date(dependencies.clock().getTime() - daysAgo * 24 * 3600_000);
  for (const daysAgo of [0, 6, 7, 13, 14]) {
    await create.mention({ projectId, foundAt: at(daysAgo), source: daysAgo === 6 ? "reddit" : "hacker-news" });
    await create.article({ projectId, state: "published", publishedAt: at(daysAgo) });
  }
  const { id: submissionId, directoryId } = await create.submission({ projectId, state: "lost" });
  const history = [
    ["submitted", "live", 40],
    ["live", "suspect", 12],
    ["suspect", "live", 11],
    ["live", "suspect", 9],
    ["suspect", "lost", 2],
    ["lost", "live", 1],
    ["live", "suspect", 0.5],
    ["suspect", "lost", 0],
  ] as const;
  for (const [from, to, daysAgo] of history)
    await db.insert(submissionEvents).values({ submissionId, actor: "verifier", from, to, at: at(daysAgo) });
  await create.submission({ projectId, replacesId: submissionId, createdAt: at(3) });
  const visits = [4, 20].map((count, index) => ({
    day: at(index * 8)
      .toISOString()
      .slice(0, 10),
    visits: count,
  }));
  await db.insert(directoryVisits).values(visits.map((day) => ({ ...day, projectId, directoryId })));

  const { days, previousDays, sources, links } = overview.parse(await request("overview?days=7"));
  expect([days.length, days[0]?.day, previousDays.length, previousDays[0]?.day]).toEqual([
    7,
    "2026-11-15",
    7,
    "2026-11-08",
  ]);
  const figures = ["gained", "lost", "replaced", "mentions", "visits", "articles"] as const;
  expect(figures.map((name) => total(days, name))).toEqual([1, 2, 1, 2, 4, 2]);
  // The link was live before, and back after a suspicion.
  expect(figures.map((name) => total(previousDays, name))).toEqual([0, 0, 0, 2, 20, 2]);
  expect(previousDays.map(({ live }) => live)).toEqual([1, 0, 1, 1, 0, 0, 0]);
  expect(links.days.map(({ live }) => live)).toEqual(days.map(({ live }) => live));
  expect(sources).toEqual([
    { source: "hacker-news", mentions: 1, previous: 2 },
    { source: "reddit", mentions: 1, previous: 0 },
  ]);
});

test("the overview shows what waits, what comes next and the credits left", async () => {
  const { id: projectId, userId, request } = await owned();
  const empty = overview.parse(await request("overview?days=90"));
  expect(empty).toMatchObject({
    openSuggestions: 0,
    acceptedOffers: 0,
    days: { length: 90 },
    sources: [],
    links: { answerBy: null, autoApproveAt: null },
    next: { submissionAt: null, reportAt: null },
    credits: [
      { kind: "submission", available: 0 },
      { kind: "article", available: 0 },
      { kind: "page", available: 0 },
    ],
  });
  const on = (day: number) => new Date(Date.UTC(2026, 10, day, 9));
  for (const day of [25, 24]) {
    await create.submission({ projectId, state: "needs_customer", dueAt: on(day) });
    await create.submission({ projectId, autoApproveAt: on(day + 1) });
    await create.submission({ projectId, state: "approved", plannedAt: on(day + 3) });
  }
  await dependencies.db.insert(credits).values([
    { userId, kind: "article", delta: 5, reason: "adjustment", source: `${projectId} 1` },
    { userId, kind: "article", delta: -2, reason: "adjustment", source: `${projectId} 2` },
  ]);
  const { links, next, credits: left } = overview.parse(await request("overview"));
  expect(links).toMatchObject({ answerBy: on(24).toISOString(), autoApproveAt: on(25).toISOString() });
  expect(next).toMatchObject({ submissionAt: on(27).toISOString() });
  expect(left).toContainEqual({ kind: "article", available: 3 });
});

test("the overview covers 7, 30 or 90 days", async () => {
  const { id, token } = await owned();
  expect((await call("GET", `projects/${id}/overview?days=8`, token)).status).toBe(400);
});

test("a source whose mentions are deleted is not listed, and the deleted are not counted", async () => {
  const { id: projectId, request } = await owned();
  const { db } = dependencies;
  await create.mention({ projectId, source: "reddit", foundAt: dependencies.clock() });
  await create.mention({ projectId, source: "bluesky", foundAt: dependencies.clock() });
  await db.delete(mentions).where(and(eq(mentions.projectId, projectId), eq(mentions.source, "reddit")));
  const { days, newMentions, sources } = overview.parse(await request("overview"));
  expect([newMentions, total(days, "mentions")]).toEqual([1, 1]);
  expect(sources).toEqual([{ source: "bluesky", mentions: 1, previous: 0 }]);
});

test("the best mentions are those of the period, with at most five of the same score", async () => {
  const { id: projectId, request } = await owned();
  const foundAt = (daysAgo: number) => new Date(dependencies.clock().getTime() - daysAgo * 24 * 3600_000);
  for (let at = 0; at < 7; at++) await create.mention({ projectId, score: 0, foundAt: foundAt(at) });
  await create.mention({ projectId, score: 100, foundAt: foundAt(7) });
  await create.mention({ projectId, score: 100, foundAt: foundAt(5) });
  const { best } = overview.parse(await request("overview?days=7"));
  const found = best.map(({ score, foundAt, newer }) => [score, new Date(foundAt), newer]);
  expect(found.slice(1)).toEqual([0, 1, 2, 3].map((at) => [0, foundAt(at), at]));
  expect(found[0]?.slice(0, 2)).toEqual([100, foundAt(5)]);
});

test("each of the best mentions has its position among the new ones", async () => {
  const { id, request, list } = await owned();
  const foundAt = dependencies.clock();
  for (const score of [30, 20, 50, 40]) await create.mention({ projectId: id, foundAt, score });
  await create.mention({ projectId: id, foundAt, score: 99, status: "dismissed" });
  await create.mention({ projectId: id, foundAt: new Date(foundAt.getTime() - 1_000), score: 10 });
  await create.mention({ projectId: (await owned()).id, foundAt, score: 60 });
  const { best } = overview.parse(await request("overview"));
  const { mentions } = (await list()) as { mentions: { id: string }[] };
  expect(best.map(({ score }) => score)).toEqual([50, 40, 30, 20, 10]);
  expect(best.map(({ newer }) => mentions[newer]?.id)).toEqual(best.map(({ id }) => id));
});

test("reports a scan's progress by keyword and source until nothing is left", async () => {
  const { id, request } = await owned();
  const progress = async () => scanProgress.parse(await request("scan"));
  const rows = ["parcel tracker", "order tracking"].map((text) => ({ ...toKeywordRow({ text }), projectId: id }));
  const [first, second] = await dependencies.db.insert(keywords).values(rows).returning();
  if (!first || !second) throw new Error("The keywords were not made.");
  expect(await progress()).toMatchObject({ keywords: 2, searched: 0, mentions: 0, isDone: false });

  const scannedAt = dependencies.clock();
  const search = (keywordId: string, name: Source["name"]) =>
    dependencies.db.insert(scans).values({ keywordId, source: name, scannedAt });
  const report = (name: Source["name"], state: "on" | "failing") =>
    dependencies.db.insert(sourceStatuses).values({ projectId: id, source: name, state, since: scannedAt });
  await search(first.id, "hacker-news");
  await dependencies.db.update(keywords).set({ lastScanAt: scannedAt });
  await create.mention({ projectId: id });
  expect(await progress()).toMatchObject({ searched: 2, mentions: 1, isDone: false });
  await search(second.id, "hacker-news");
  await report("feeds", "on");
  expect(await progress()).toMatchObject({ isDone: false });
  await report("reddit", "failing");
  const done = await progress();
  expect(done.isDone).toBe(true);
  expect(done.sources.map(({ source, state, searched }) => [source, state, searched])).toEqual([
    ["hacker-news", "on", 2],
    ["reddit", "failing", 0],
    ["feeds", "on", 0],
    ["bluesky", "off", 0],
  ]);
});
