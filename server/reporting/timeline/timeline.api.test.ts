import { expect, test } from "vitest";
import { directoryVisits, pages, reports, submissionEvents } from "#db/schema/index.ts";
import type { SubmissionState } from "#shared/links/submission-states.ts";
import { noFigures } from "../../testing/report-figures.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create, as } = await createTestApp();
const { db } = dependencies;
const user = await create.user();
const calls = (await as(user)).projects[":id"].timeline;
const read = async (id: string, page = 1, limit = 50) =>
  (await calls.$get({ param: { id }, query: { page: String(page), limit: String(limit) } })).json();

/** A project with a history of submissions, mentions, visits and a report. */
const createHistory = async () => {
  const { id: projectId } = await create.project({ ownerId: user.id });
  const hub = await create.directory({ name: "Hub" });
  const { id: submissionId } = await create.submission({
    projectId,
    directoryId: hub.id,
    linkUrl: "https://hub.example/parcelo",
  });
  const states: [SubmissionState, string][] = [
    ["proposed", "2026-11-01T08:00:00Z"],
    ["approved", "2026-11-01T09:00:00Z"],
    ["queued", "2026-11-01T09:00:00Z"],
    ["in_progress", "2026-11-02T08:59:00Z"],
    ["rejected", "2026-11-02T08:59:50Z"],
    ["in_progress", "2026-11-02T08:59:55Z"],
    ["submitted", "2026-11-02T09:00:00Z"],
    ["live", "2026-11-05T09:00:00Z"],
    // A note.
    ["live", "2026-11-05T10:00:00Z"],
    ["suspect", "2026-11-06T09:00:00Z"],
    ["live", "2026-11-07T09:00:00Z"],
    ["suspect", "2026-11-08T09:00:00Z"],
    ["lost", "2026-11-15T09:00:00Z"],
    ["live", "2026-11-16T09:00:00Z"],
  ];
  let from: SubmissionState | null = null;
  for (const [to, at] of states) {
    await db.insert(submissionEvents).values({ submissionId, actor: "system", from, to, at: new Date(at) });
    from = to;
  }
  await db.insert(submissionEvents).values({
    submissionId,
    actor: "verifier",
    from: "live",
    to: "live",
    note: "The link changed from followed to not followed.",
    at: new Date("2026-11-17T09:00:00Z"),
  });
  const mention = await create.mention({ projectId, foundAt: new Date("2026-11-10T10:00:00Z") });
  for (const [day, visits] of [
    ["2026-11-06", 4],
    ["2026-11-09", 5],
    ["2026-11-12", 95],
  ] as const)
    await db.insert(directoryVisits).values({ projectId, directoryId: hub.id, day, visits });
  await db
    .insert(reports)
    .values({ projectId, month: "2026-10", figures: noFigures, createdAt: new Date("2026-11-01T05:00:00Z") });
  return { projectId, submissionId, mention };
};

test("lists what happened, newest first, with where it can be seen", async () => {
  const { projectId, submissionId, mention } = await createHistory();
  const listing = { url: "https://hub.example/parcelo", submissionId };
  expect(await read(projectId)).toEqual({
    total: 9,
    entries: [
      { at: "2026-11-17T09:00:00.000Z", kind: "unfollowed", title: "Link no longer followed on Hub", ...listing },
      { at: "2026-11-16T09:00:00.000Z", kind: "live", title: "Live again on Hub", ...listing },
      { at: "2026-11-15T09:00:00.000Z", kind: "lost", title: "Link lost on Hub", ...listing },
      { at: "2026-11-12T00:00:00.000Z", kind: "visits", title: "100 visits from Hub" },
      {
        at: "2026-11-10T10:00:00.000Z",
        kind: "mention",
        title: "Which parcel tracker?",
        url: mention.url,
        mentionId: mention.id,
      },
      { at: "2026-11-06T00:00:00.000Z", kind: "visits", title: "First visit from Hub" },
      { at: "2026-11-05T09:00:00.000Z", kind: "live", title: "Live on Hub", ...listing },
      { at: "2026-11-02T09:00:00.000Z", kind: "submitted", title: "Submitted to Hub", ...listing },
      { at: "2026-11-01T05:00:00.000Z", kind: "report", title: "Report for October 2026" },
    ],
  });
});

test("has articles, the pages of a day in one entry, and what is no longer online", async () => {
  const { id: projectId } = await create.project({ ownerId: user.id });
  const { id: destinationId } = await create.destination({ projectId });
  const live = { projectId, destinationId, publishAs: "live", state: "published" } as const;
  const publishedUrl = "https://parcelo.example/track";
  const at = (day: number, hour = 9) => new Date(Date.UTC(2026, 10, day, hour));
  const article = await create.article({ ...live, publishedUrl, publishedAt: at(3) });
  await create.article({ ...live, publishAs: "draft", publishedAt: at(3) });
  const { id: pageSetId } = await create.pageSet({ projectId });
  const page = { ...live, pageSetId, row: 1, values: {}, digest: "" };
  const titles: [string, Date][] = [
    ["Bremen", at(4)],
    ["Kiel", at(4, 10)],
    ["Ulm", at(5)],
  ];
  for (const [title, publishedAt] of titles)
    await db.insert(pages).values({ ...page, key: title, slug: title, title, publishedAt });
  const ofPublication = { projectId, destinationId, articleId: article.id, url: publishedUrl };
  const document = { title: "How to track a parcel" };
  const gone = { problem: "gone", problemSeenAt: at(6), problemConfirmedAt: at(7) } as const;
  await create.publication({ ...ofPublication, document, ...gone });
  // A single check may be wrong.
  await create.publication({ ...ofPublication, articleId: crypto.randomUUID(), problem: "gone", problemSeenAt: at(8) });
  const ofArticle = { url: publishedUrl, articleId: article.id };
  expect(await read(projectId)).toEqual({
    total: 4,
    entries: [
      { at: at(6).toISOString(), kind: "gone", title: "No longer online: How to track a parcel", ...ofArticle },
      { at: at(5).toISOString(), kind: "pages", title: "Page published: Ulm", pageSetId },
      { at: at(4, 10).toISOString(), kind: "pages", title: "2 pages of “Cities” published", pageSetId },
      { at: at(3).toISOString(), kind: "article", title: "Article published: How to track a parcel", ...ofArticle },
    ],
  });
});

test("pages have every entry once, whatever their size", async () => {
  const { projectId } = await createHistory();
  const { entries, total } = await read(projectId);
  for (const limit of [1, 3, 7]) {
    const paged = [];
    for (let page = 1; (page - 1) * limit < total; page++) paged.push(...(await read(projectId, page, limit)).entries);
    expect(paged).toEqual(entries);
  }
  expect(await read(projectId, 2)).toEqual({ entries: [], total });
});

test("shows nothing of another project", async () => {
  await createHistory();
  const { id } = await create.project({ ownerId: user.id });
  expect(await read(id)).toEqual({ entries: [], total: 0 });
});
