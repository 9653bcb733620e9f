import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  articles,
  assistantVisits,
  directoryVisits,
  pages,
  purchases,
  reportLinks,
  searchDays,
  submissionChecks,
  submissionEvents,
} from "#db/schema/index.ts";
import { imageUrl } from "#shared/images.ts";
import { maxReportLinks } from "#shared/reporting/report-limits.ts";
import { checkPageSets } from "../../content/page-sets/check-page-sets.job.ts";
import { publicEvidence } from "../../testing/article-document.ts";
import { deliverablesOf } from "../../testing/deliverables.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create, visitor, as, get, clock } = await createTestApp();
const { db } = dependencies;
const user = await create.user();
const owner = () => as(user);

const createReport = async (projectId: string, month = "2026-11") => {
  const response = await (await owner()).projects[":id"].reports.$post({ param: { id: projectId }, json: { month } });
  return response.json();
};
const newProject = (name = "Parcelo") => create.project({ ownerId: user.id, name });
const share = async (id: string, expiresAt?: string) => {
  const response = await (await owner()).reports[":id"].links.$post({ param: { id }, json: { expiresAt } });
  expect(response.status).toBe(201);
  const link = await response.json();
  return { ...link, token: new URL(link.url).pathname.replace("/r/", "") };
};
const readShared = (token: string) => visitor.reports.shared[":token"].$get({ param: { token } });
const readDetail = async (id: string) => (await (await owner()).reports[":id"].$get({ param: { id } })).json();

/** A project with two listings in November: one live, and one that was lost; and a mention, a lead and visits. */
const createMonth = async () => {
  const { id: projectId } = await newProject();
  const at = (day: string) => new Date(`2026-${day}T12:00:00Z`);
  const hub = await create.directory({ name: "Hub" });
  const live = await create.submission({
    projectId,
    directoryId: hub.id,
    state: "live",
    linkUrl: "https://hub.example/parcelo",
    linkKind: "follow",
    firstLiveAt: at("11-03"),
  });
  const lost = await create.submission({
    projectId,
    directoryId: (await create.directory({ name: "List" })).id,
    state: "lost",
    listingUrl: "https://list.example/parcelo",
    firstLiveAt: at("10-20"),
    lostAt: at("11-10"),
  });
  const event = (submissionId: string, to: "submitted" | "live" | "lost", day: string) => ({
    submissionId,
    actor: "system" as const,
    to,
    at: at(day),
  });
  await db
    .insert(submissionEvents)
    .values([
      event(live.id, "submitted", "11-01"),
      event(live.id, "live", "11-03"),
      event(lost.id, "submitted", "10-01"),
      event(lost.id, "live", "10-20"),
      event(lost.id, "lost", "11-10"),
    ]);
  await create.mention({ projectId, foundAt: at("11-05") });
  await create.mention({ projectId, foundAt: at("10-05") });
  await create.lead({ projectId, createdAt: at("11-05") });
  await db.insert(articles).values([
    { projectId, title: "One", slug: "one", state: "published", publishAs: "live", publishedAt: at("11-06") },
    { projectId, title: "Two", slug: "two", state: "published", publishAs: "draft", publishedAt: at("11-06") },
    { projectId, title: "Three", slug: "three", state: "published", publishAs: "live", publishedAt: at("10-06") },
  ]);
  const visit = { projectId, directoryId: hub.id };
  await db.insert(directoryVisits).values([
    { ...visit, day: "2026-10-31", visits: 9 },
    { ...visit, day: "2026-11-01", visits: 3 },
    { ...visit, day: "2026-11-30", visits: 4 },
  ]);
  return projectId;
};

test("a report has the month in Google Search and the visits from assistants", async () => {
  const projectId = await createMonth();
  expect((await createReport(projectId)).figures).not.toHaveProperty("search");
  const day = { projectId, impressions: 10, isPartial: false, readAt: dependencies.clock() };
  await db.insert(searchDays).values([
    { ...day, day: "2026-10-01", clicks: 4, position: 9 },
    { ...day, day: "2026-10-19", clicks: 50, position: 9 },
    { ...day, day: "2026-11-01", clicks: 2, position: 8 },
    { ...day, day: "2026-11-18", clicks: 7, impressions: 30, position: 4 },
  ]);
  await db.insert(assistantVisits).values([
    { projectId, assistant: "chatgpt", day: "2026-10-31", visits: 9 },
    { projectId, assistant: "chatgpt", day: "2026-11-01", visits: 3 },
    { projectId, assistant: "claude", day: "2026-11-01", visits: 1 },
  ]);
  expect(await createReport(projectId)).toMatchObject({
    figures: {
      assistantVisits: 4,
      search: { clicks: 9, impressions: 40, position: 5, clicksBefore: 4, until: "2026-11-18", isSample: false },
    },
  });
});

test("a report counts a month, and counts it again on request", async () => {
  const projectId = await createMonth();
  const report = await createReport(projectId);
  expect(report).toMatchObject({
    month: "2026-11",
    createdAt: "2026-11-21T09:00:00.000Z",
    figures: {
      submitted: 1,
      live: 1,
      rejected: 0,
      expired: 0,
      lost: 1,
      replaced: 0,
      articlesPublished: 1,
      pagesPublished: 0,
      mentions: 1,
      leads: 1,
      visits: 7,
    },
  });
  await create.mention({ projectId, foundAt: new Date("2026-11-21T00:00:00Z") });
  expect(await createReport(projectId)).toMatchObject({ id: report.id, figures: { mentions: 2 } });
  await createReport(projectId, "2026-10");
  const list = await (await owner()).projects[":id"].reports.$get({ param: { id: projectId }, query: {} });
  expect(await list.json()).toMatchObject({ total: 2, reports: [{ month: "2026-11" }, { month: "2026-10" }] });
});

test.each([
  ["the 1st", "2026-11-01T00:00:00Z", "2027-01"],
  ["a later day", "2026-11-20T00:00:00Z", "2027-02"],
])("lists the months of three that were bought on %s", async (_, boughtAt, last) => {
  const buyer = await create.user();
  const { id } = await create.project({ ownerId: buyer.id });
  const list = async () => (await (await as(buyer)).projects[":id"].reports.$get({ param: { id }, query: {} })).json();
  expect(await list()).toMatchObject({ automatic: null });
  const plan = await create.plan({
    type: "onetime",
    deliverables: deliverablesOf({ reportMonths: { count: 3, per: "once" } }),
  });
  const purchase = { userId: buyer.id, planId: plan.id, createdAt: new Date(boughtAt) };
  await db.insert(purchases).values({ ...purchase, checkoutId: crypto.randomUUID() });
  expect(await list()).toMatchObject({ automatic: { first: "2026-11", last } });
  await db.update(purchases).set({ refundedAt: new Date() }).where(eq(purchases.userId, buyer.id));
  expect(await list()).toMatchObject({ automatic: null });
});

test("refuses a month that has not begun", async () => {
  const { id } = await newProject();
  const call = (await owner()).projects[":id"].reports.$post({ param: { id }, json: { month: "2026-12" } });
  expect(await (await call).json()).toMatchObject({ status: 400, issues: [{ path: "month" }] });
});

test("a report lists the links as its month ended, whatever happened since", async () => {
  const projectId = await createMonth();
  const hub = { directory: "Hub", url: "https://hub.example/parcelo", kind: "follow", state: "live", lostAt: null };
  const list = { directory: "List", url: "https://list.example/parcelo", kind: null };
  const listings = async (month: string) => (await readDetail((await createReport(projectId, month)).id)).listings;
  expect(await listings("2026-11")).toMatchObject([
    hub,
    { ...list, state: "lost", lostAt: "2026-11-10T12:00:00.000Z" },
  ]);
  expect(await listings("2026-10")).toMatchObject([{ ...list, state: "live", lostAt: null }]);
});

test("a closed month doesn't change when a link is suspected, lost or no longer followed", async () => {
  const { id: projectId } = await newProject();
  const at = (day: string) => new Date(`2026-${day}T12:00:00Z`);
  const { id: submissionId } = await create.submission({
    projectId,
    state: "lost",
    linkKind: "nofollow",
    firstLiveAt: at("09-03"),
    lostAt: at("11-10"),
  });
  const event = { submissionId, actor: "system" as const };
  await db.insert(submissionEvents).values([
    { ...event, to: "live", at: at("09-03") },
    { ...event, from: "live", to: "suspect", at: at("10-30") },
    { ...event, from: "suspect", to: "live", at: at("11-02") },
    { ...event, from: "suspect", to: "lost", at: at("11-10") },
  ]);
  const check = { submissionId, reason: "A sentence.", finalUrl: "https://hub.example/parcelo" };
  await db.insert(submissionChecks).values([
    { ...check, outcome: "live_follow", at: at("09-03") },
    { ...check, outcome: "live_nofollow", at: at("11-02") },
  ]);
  for (const [month, state, kind, lostAt] of [
    ["2026-09", "live", "follow", null],
    ["2026-10", "suspect", "follow", null],
    ["2026-11", "lost", "nofollow", "2026-11-10T12:00:00.000Z"],
  ] as const)
    expect((await readDetail((await createReport(projectId, month)).id)).listings).toMatchObject([
      { state, kind, lostAt },
    ]);
});

test("a report lists the articles and pages of its month with their proof, and why pages were held back", async () => {
  const { id: projectId } = await newProject();
  const at = (day: string) => new Date(`2026-${day}T12:00:00Z`);
  const destination = await create.destination({ projectId });
  const live = { projectId, destinationId: destination.id, publishAs: "live" } as const;
  const url = "https://parcelo.example/track";
  const published = { ...live, state: "published", title: "How to track a parcel", publishedUrl: url } as const;
  const article = await create.article({ ...published, publishedAt: at("11-04") });
  await create.article({ ...published, title: "Of October", publishedAt: at("10-30") });
  await create.article({ ...published, title: "A draft", publishAs: "draft", publishedAt: at("11-05") });
  const { id: articleId } = article;
  const checked = { checkedAt: at("11-10"), evidence: publicEvidence };
  await create.publication({ projectId, destinationId: destination.id, articleId, url, ...checked });
  const text = "Our vans start at the harbour and reach every quarter of the town within half an hour.";
  const csv = `name,text\nBremen,"${text}"\nKiel,\nUlm,\nJena,"${text} Jena"\n`;
  const template = { title: "{{name}}", slug: "{{name}}", html: "<p>{{text}}</p>" };
  await create.pageSet({ projectId, csv, template });
  await checkPageSets(dependencies);
  const page = {
    ...live,
    publishedAt: at("11-20"),
    url: "https://parcelo.example/bremen",
    state: "published",
  } as const;
  await db
    .update(pages)
    .set(page)
    .where(and(eq(pages.projectId, projectId), eq(pages.slug, "bremen")));

  const report = await createReport(projectId);
  expect(report.figures).toMatchObject({ articlesPublished: 1, pagesPublished: 1 });
  const content = {
    articles: [
      {
        title: article.title,
        url,
        publishedAt: "2026-11-04T12:00:00.000Z",
        check: { at: "2026-11-10T12:00:00.000Z", reachable: "yes", indexable: true, reason: "The page is public." },
      },
    ],
    pages: [{ title: "Bremen", url: page.url, publishedAt: "2026-11-20T12:00:00.000Z", check: null }],
    heldBack: [
      { reason: "A value that the page needs is missing", pages: 2 },
      { reason: "Too similar to another page", pages: 1 },
    ],
  };
  expect(await readDetail(report.id)).toMatchObject(content);
  const { token } = await share(report.id);
  const html = await (await get(`/r/${token}`)).text();
  for (const shown of [url, page.url, "Pages held back", "Too similar to another page"]) expect(html).toContain(shown);
  expect(await readDetail((await createReport(projectId, "2026-10")).id)).toMatchObject({
    articles: [{ title: "Of October" }],
    pages: [],
    heldBack: [],
  });
});

test("anyone with the link sees the report and nothing that leads to the account", async () => {
  const projectId = await createMonth();
  const { id } = await createReport(projectId);
  const { token } = await share(id);
  const shared = await (await readShared(token)).json();
  expect(shared).toMatchObject({ project: { name: "Parcelo" }, month: "2026-11", figures: { live: 1 } });
  const text = JSON.stringify(shared);
  for (const secret of [id, projectId, user.id, user.email, token]) expect(text).not.toContain(secret);
});

const brandingOf = async () => (await owner()).projects[":id"]["report-branding"];

test("a shared report shows the agency's name, logo and colour", async () => {
  const { id: projectId } = await newProject();
  const param = { id: projectId };
  const { token } = await share((await createReport(projectId)).id);
  expect(await (await readShared(token)).json()).toMatchObject({ branding: null });

  const logo = await create.image({ projectId });
  const json = { name: " Northpine <b>Agency</b> ", logoFileId: logo.id, color: "#FFD400" };
  const branding = { ...json, name: "Northpine <b>Agency</b>", color: "#ffd400" };
  expect(await (await (await brandingOf()).$put({ param, json })).json()).toEqual({ branding });
  expect(await (await (await brandingOf()).$get({ param })).json()).toEqual({ branding });
  const logoUrl = imageUrl(logo.id, 320);
  expect(await (await readShared(token)).json()).toMatchObject({
    branding: { name: branding.name, logoUrl, color: "#ffd400" },
  });
  const html = await (await get(`/r/${token}`)).text();
  expect(html).toContain("Northpine &lt;b&gt;Agency&lt;/b&gt;");
  expect(html).toContain(`src="${logoUrl}"`);
  expect(html).toContain('fill="#ffd400"');

  const { id: otherId } = await newProject();
  await (await brandingOf()).$put({ param, json: { ...json, everyProject: true } });
  const other = { id: otherId };
  expect(await (await (await brandingOf()).$get({ param: other })).json()).toEqual({ branding });
  expect((await (await brandingOf()).$put({ param: other, json: branding })).status).toBe(200);

  expect((await (await brandingOf()).$delete({ param })).status).toBe(204);
  expect(await (await readShared(token)).json()).toMatchObject({ branding: null });
});

test.each([
  ["a foreign logo", async () => ({ logoFileId: (await create.image()).id }), "logoFileId"],
  ["a colour by name", () => ({ color: "red" }), "color"],
  ["a style in place of a colour", () => ({ color: "#fff;background:url(//x)" }), "color"],
  ["no name", () => ({ name: " " }), "name"],
  ["a name that is too long", () => ({ name: "a".repeat(61) }), "name"],
])("refuses a branding with %s", async (_, values, path) => {
  const { id } = await newProject();
  const json = { name: "Northpine", logoFileId: null, color: "#1d4fa8", ...(await values()) };
  const response = await (await brandingOf()).$put({ param: { id }, json });
  expect(await response.json()).toMatchObject({ status: 400, issues: [{ path }] });
});

test("a token is random, shown once and stored as a hash", async () => {
  const { id } = await createReport((await newProject()).id);
  const [one, other] = [await share(id), await share(id)];
  // 128 bits.
  expect(one.token).toMatch(/^[\w-]{22}$/);
  expect(one.token).not.toBe(other.token);
  const { links } = await readDetail(id);
  expect(links.map((link) => link.id)).toEqual([other.id, one.id]);
  const stored = await db.select().from(reportLinks).where(eq(reportLinks.reportId, id));
  for (const text of [JSON.stringify(links), JSON.stringify(stored)]) expect(text).not.toContain(one.token);
});

test("a link ends when it is revoked", async () => {
  const { id } = await createReport((await newProject()).id);
  const { id: linkId, token } = await share(id);
  const other = await share(id);
  const call = (await owner()).reports[":id"].links[":linkId"];
  expect((await call.$delete({ param: { id, linkId } })).status).toBe(204);
  expect((await readShared(token)).status).toBe(404);
  expect((await get(`/r/${token}`)).status).toBe(404);
  expect((await readShared(other.token)).status).toBe(200);
  expect((await call.$delete({ param: { id, linkId } })).status).toBe(404);
  expect((await readDetail(id)).links).toHaveLength(1);
});

test("a link ends when it expires", async () => {
  const { id } = await createReport((await newProject()).id);
  const { token } = await share(id, "2026-11-21T10:00:00Z");
  expect((await readShared(token)).status).toBe(200);
  clock.forward(3_600);
  expect((await readShared(token)).status).toBe(404);
  expect((await readDetail(id)).links).toEqual([]);
});

test("refuses an expiry in the past and more links than a report may have", async () => {
  const { id } = await createReport((await newProject()).id);
  const call = (await owner()).reports[":id"].links;
  const past = await call.$post({ param: { id }, json: { expiresAt: "2026-11-20T00:00:00Z" } });
  expect(await past.json()).toMatchObject({ status: 400, issues: [{ path: "expiresAt" }] });
  const responses = await Promise.all(
    Array.from({ length: maxReportLinks + 3 }, () => call.$post({ param: { id }, json: {} })),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(maxReportLinks);
  expect(responses.filter(({ ok }) => !ok).map((response): number => response.status)).toEqual([409, 409, 409]);
});

test.each(["unknown", "a".repeat(100), "%C3%A9"])("the token %j shows nothing", async (token) => {
  expect((await get(`/api/reports/shared/${token}`)).status).toBe(404);
  expect((await get(`/r/${token}`)).status).toBe(404);
});

test("the shared page is private: not cached, not indexed, without a referrer", async () => {
  const { id } = await createReport(await createMonth());
  const { token } = await share(id);
  for (const _ of ["first", "second"]) {
    const response = await get(`/r/${token}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
    const html = await response.text();
    expect(html).toContain("Parcelo: November 2026");
    expect(html).toContain("https://hub.example/parcelo");
    expect(html).toContain('content="noindex');
    expect(html).not.toContain('rel="canonical"');
    expect(html).not.toContain(token);
  }
});
