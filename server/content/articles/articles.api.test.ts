import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { articleComments, articles, credits, destinations, publications, sitePages, tasks } from "#db/schema/index.ts";
import type { ArticleChange, ArticleSchedule } from "#shared/content/articles.ts";
import type { ProblemBody } from "#shared/problem.ts";
import { addCredits } from "../../billing/credits/credits.ts";
import { createSafeFetch } from "../../integrations/safe-fetch.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { settleArticles } from "./publication.ts";
import { publishScheduledArticles } from "./publish-articles.job.ts";
import { goodHtml } from "./testing/article-texts.ts";
import { customerWebsite } from "./testing/customer-website.ts";

const site = customerWebsite();
afterAll(() => void site.stop());
const app = await createTestApp({ safeFetch: createSafeFetch({ allow: [site.host] }) });
const { dependencies, create, as, clock } = app;
const { db } = dependencies;

const newCustomer = async (granted = 1) => {
  const owner = await create.user({ trialEndsAt: new Date("2027-12-01T00:00:00Z") });
  const project = await create.project({ ownerId: owner.id, url: site.url });
  if (granted)
    await addCredits(db, { userId: owner.id, kind: "article", delta: granted, reason: "purchase", source: owner.id });
  const client = await as(owner);
  const call = client.articles[":id"];
  const ofProject = { param: { id: project.id } };
  const balance = async () => {
    const { balances } = await read(client.projects[":id"].credits.$get({ ...ofProject, query: {} }));
    const { available, reserved, used } = balances[1] ?? {};
    return [available, reserved, used];
  };
  const on = (id: string) => ({
    get: () => read(call.$get({ param: { id } })),
    put: (json: ArticleChange) => call.$put({ param: { id }, json }),
    approve: (writer?: "ai" | "person") => call.approve.$post({ param: { id }, json: writer ? { writer } : {} }),
    requestChanges: (note: string) => call["request-changes"].$post({ param: { id }, json: { note } }),
    schedule: (at: string, destinationId: string) =>
      call.schedule.$post({ param: { id }, json: { at, destinationId } }),
    publish: (destinationId: string, as?: "live") =>
      call.publish.$post({ param: { id }, json: { destinationId, ...(as && { as }) } }),
    unpublish: () => call.unpublish.$post({ param: { id }, query: {} }),
    archive: () => call.$delete({ param: { id } }),
  });
  const add = async (title = "How to track a parcel") => {
    const article = await read(client.projects[":id"].articles.$post({ ...ofProject, json: { title } }));
    return { ...article, ...on(article.id) };
  };
  const list = (query: Record<string, string> = {}) =>
    read(client.projects[":id"].articles.$get({ ...ofProject, query }));
  return { owner, project, client, add, on, list, balance };
};

const newDestination = async (projectId: string, publishAs: "draft" | "live" = "draft") => {
  const values = { projectId, kind: "download" as const, name: "Files", settings: { publishAs } };
  const [row] = await db.insert(destinations).values(values).returning();
  if (!row) throw new Error("The destination was not created.");
  return row;
};

const rowOf = async (id: string) => {
  const [row] = await db.select().from(articles).where(eq(articles.id, id));
  if (!row) throw new Error("The article is gone.");
  return row;
};
const stateOf = async (id: string) => (await rowOf(id)).state;
const problemOf = async (response: { json: () => Promise<unknown> }) => (await response.json()) as ProblemBody;

/** What the publishing job does to an article's publication. */
const endPublication = (articleId: string, values: Partial<typeof publications.$inferInsert>) =>
  db.update(publications).set(values).where(eq(publications.articleId, articleId));

/** An article whose text the customer has approved. */
const approved = async (customer: Awaited<ReturnType<typeof newCustomer>>) => {
  const { id, put, approve } = await customer.add();
  await read(approve());
  await read(put({ version: 1, html: goodHtml({ links: site.pages }) }));
  expect(await read(approve())).toMatchObject({ state: "approved", approvedVersion: 2 });
  return { id, ...customer.on(id) };
};

test("an article from an idea to the published page, with its credit and history", async () => {
  const customer = await newCustomer();
  const { id, get, put, approve, requestChanges, schedule, unpublish, archive } = await customer.add();
  expect(await get()).toMatchObject({ state: "idea", slug: "how-to-track-a-parcel", brief: { intent: "learn" } });
  expect(await read(approve())).toMatchObject({ state: "approved", writer: "person", approvedVersion: null });
  expect(await customer.balance()).toEqual([0, 1, 0]);
  const links = site.pages;
  expect(await read(put({ version: 1, html: goodHtml({ links }) }))).toMatchObject({ state: "in_review", version: 2 });
  expect(await read(requestChanges("Mention prices."))).toMatchObject({ state: "changes_requested" });
  const text = goodHtml({ links, seed: 3 });
  expect(await read(put({ version: 2, html: text }))).toMatchObject({ state: "in_review", html: text, version: 3 });
  const { checks, ...ready } = await read(approve());
  expect(ready).toMatchObject({ state: "approved", approvedVersion: 3 });
  expect(checks.map(({ name, verdict }) => [name, verdict])).toEqual(
    ["words", "headings", "links", "own-links", "readability", "similarity", "brand-swap"].map((name) => [
      name,
      "pass",
    ]),
  );
  const destination = await newDestination(customer.project.id, "live");
  const scheduled = await read(schedule("2026-11-22T08:00:00Z", destination.id));
  expect(scheduled).toMatchObject({ state: "scheduled", scheduledAt: "2026-11-22T08:00:00.000Z" });
  await publishScheduledArticles(dependencies);
  expect(await stateOf(id)).toBe("scheduled");
  clock.forward(24 * 3600);
  await publishScheduledArticles(dependencies);
  await publishScheduledArticles(dependencies);
  expect(await stateOf(id)).toBe("publishing");
  const [queued, ...more] = await db.select().from(publications).where(eq(publications.articleId, id));
  expect(more).toEqual([]);
  expect(queued).toMatchObject({
    destinationId: destination.id,
    version: 3,
    mode: "live",
    document: { title: "How to track a parcel", slug: "how-to-track-a-parcel", html: text },
  });
  const url = "https://parcelo.example/blog/how-to-track-a-parcel";
  await endPublication(id, { state: "published", url });
  const settle = () => settleArticles(db, dependencies.clock(), 10);
  await settle();
  await settle();
  expect(await customer.balance()).toEqual([0, 0, 1]);
  const { events, ...published } = await get();
  expect(published).toMatchObject({ state: "published", publishedUrl: url, publishedAt: "2026-11-22T09:00:00.000Z" });
  expect(events.map(({ to }) => to)).toEqual(
    [
      "idea",
      "approved",
      "in_review",
      "changes_requested",
      "in_review",
      "approved",
      "scheduled",
      "publishing",
      "published",
    ].reverse(),
  );
  expect((await archive()).status).toBe(409);
  expect(await read(unpublish())).toMatchObject({ state: "approved", publishedUrl: null });
  expect((await db.select().from(publications).where(eq(publications.articleId, id)))[0]).toMatchObject({
    state: "unpublished",
  });
  expect((await archive()).status).toBe(204);
  expect(await customer.balance()).toEqual([0, 0, 1]);
});

test("archiving releases the credit once, and deleting the project releases the rest", async () => {
  const customer = await newCustomer(2);
  const [first, second] = [await customer.add("One way"), await customer.add("Another way")];
  await read(first.approve());
  await read(second.approve());
  expect(await customer.balance()).toEqual([0, 2, 0]);
  expect((await first.archive()).status).toBe(204);
  expect((await first.archive()).status).toBe(204);
  expect(await customer.balance()).toEqual([1, 1, 0]);
  expect((await customer.list()).articles.map(({ id }) => id)).toEqual([second.id]);
  expect((await customer.list({ state: "archived" })).total).toBe(1);
  await customer.client.projects[":id"].$delete({ param: { id: customer.project.id } });
  const sum = await db.$count(credits, eq(credits.userId, customer.owner.id));
  expect(sum).toBe(5);
});

test("parallel approvals reserve no more credits than there are", async () => {
  const customer = await newCustomer(2);
  const added = [];
  for (let at = 0; at < 5; at++) added.push(await customer.add(`Way ${at}`));
  const responses = await Promise.all(added.map(({ approve }) => approve()));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 403, 403, 403]);
  expect(await customer.balance()).toEqual([0, 2, 0]);
});

test("a text that a check blocks can't be approved, and says why", async () => {
  const customer = await newCustomer();
  const { id, put, approve, get } = await customer.add();
  await read(approve());
  await read(put({ version: 1, html: `<p>Short. <a href="${site.url}/gone">Gone</a></p>` }));
  const response = await approve();
  expect(response.status).toBe(409);
  const { issues = [] } = await problemOf(response);
  expect(issues.map(({ path }) => path)).toEqual(["words", "headings", "links", "own-links"]);
  expect(issues[2]?.message).toBe(`No page at ${site.url}/gone. Correct or remove the link.`);
  expect((await get()).checks.filter(({ verdict }) => verdict === "block").length).toBe(4);
  expect(await stateOf(id)).toBe("in_review");
});

test("warns of a page that refuses our bot, and blocks a copy of another article", async () => {
  const customer = await newCustomer(2);
  const first = await approved(customer);
  const copy = await customer.add("Tracking parcels again");
  await read(copy.approve());
  const closed = `${site.url}/closed`;
  await read(copy.put({ version: 1, html: goodHtml({ links: [...site.pages, closed] }) }));
  const { issues = [] } = await problemOf(await copy.approve());
  expect(issues).toEqual([
    {
      path: "similarity",
      message: expect.stringMatching(/^(9\d|100)% alike with your article “How to track a parcel”/),
    },
  ]);
  expect((await copy.get()).checks.find(({ name }) => name === "links")).toMatchObject({
    verdict: "warn",
    detail: `No clear answer from ${closed}. Open them yourself.`,
  });
  expect((await first.get()).checks.every(({ verdict }) => verdict === "pass")).toBe(true);
});

test("compares a text with the pages of the customer's website", async () => {
  const customer = await newCustomer();
  const html = goodHtml({ links: site.pages });
  const page = { projectId: customer.project.id, title: "Copy", heading: "", readAt: dependencies.clock() };
  await db.insert(sitePages).values({ ...page, url: site.pages[0] ?? "" });
  const { put, approve, get } = await customer.add();
  await read(approve());
  await read(put({ version: 1, html }));
  await read(approve());
  expect((await get()).checks.find(({ name }) => name === "similarity")?.detail).toBe(
    "Compared with 5 texts of this project and its website.",
  );
});

test("moving a scheduled article keeps how it is published, unless its destination changes", async () => {
  const { project, client } = await newCustomer();
  const [files, blog] = [await newDestination(project.id), await newDestination(project.id)];
  const { id } = await create.article({ projectId: project.id, state: "approved", approvedVersion: 1 });
  const schedule = (json: ArticleSchedule) => read(client.articles[":id"].schedule.$post({ param: { id }, json }));
  const publishAs = async () => (await db.select().from(articles).where(eq(articles.id, id)))[0]?.publishAs;
  await schedule({ at: "2027-01-01T09:00:00Z", destinationId: files.id, as: "live" });
  await schedule({ at: "2027-01-02T09:00:00Z", destinationId: files.id });
  expect(await publishAs()).toBe("live");
  await schedule({ at: "2027-01-02T09:00:00Z", destinationId: blog.id });
  expect(await publishAs()).toBe("draft");
});

test("refuses a destination that is paused until its access is corrected", async () => {
  const { project, client } = await newCustomer();
  const { id: destinationId } = await newDestination(project.id);
  await db.update(destinations).set({ state: "paused" }).where(eq(destinations.id, destinationId));
  const { id } = await create.article({ projectId: project.id, state: "approved", approvedVersion: 1 });
  const { schedule, publish } = client.articles[":id"];
  const param = { id };
  expect((await schedule.$post({ param, json: { at: "2027-01-01T09:00:00Z", destinationId } })).status).toBe(409);
  expect((await publish.$post({ param, json: { destinationId } })).status).toBe(409);
});

test("a change of an approved, scheduled or published text sends it back to review", async () => {
  const customer = await newCustomer(3);
  const destination = await newDestination(customer.project.id);
  const article = await approved(customer);
  expect(await read(article.put({ version: 2, title: "How to follow a parcel" }))).toMatchObject({
    state: "in_review",
  });
  expect((await article.schedule("2027-01-01T00:00:00Z", destination.id)).status).toBe(409);
  await read(article.approve());
  await read(article.schedule("2027-01-01T00:00:00Z", destination.id));
  expect(await read(article.schedule("2027-02-01T00:00:00Z", destination.id))).toMatchObject({
    scheduledAt: "2027-02-01T00:00:00.000Z",
  });
  expect(await read(article.put({ version: 3, slug: "follow" }))).toMatchObject({
    state: "in_review",
    scheduledAt: null,
  });
});

test("refuses a save over a newer version, a taken slug and another project's picture", async () => {
  const customer = await newCustomer();
  const [one, other] = [await customer.add(), await customer.add()];
  expect(other.slug).toBe("how-to-track-a-parcel-2");
  await read(one.put({ version: 1, title: "New title" }));
  const stale = await one.put({ version: 1, title: "Old tab" });
  expect([stale.status, (await problemOf(stale)).issues]).toEqual([
    409,
    [{ path: "version", message: "The current version is 2." }],
  ]);
  expect((await other.put({ version: 1, slug: one.slug })).status).toBe(409);
  const image = await create.image();
  expect((await other.put({ version: 1, coverFileId: image.id })).status).toBe(400);
});

test.each([
  ["<b>", 10_000, 200],
  ["<b>", 10_001, 400],
  ["<svg><math>", 6_000, 400],
  ["<h2>x</h2>", 6_000, 400],
])("a text of %s times %i is answered %i: many tags take the sanitizer long", async (html, count, status) => {
  const { add } = await newCustomer();
  const response = await (await add()).put({ version: 1, html: html.repeat(count) });
  expect(response.status).toBe(status);
});

test("a published article is not approved again, and is unpublished in any later state", async () => {
  const customer = await newCustomer();
  const { id, approve, publish, put, unpublish, archive, get } = await approved(customer);
  await read(publish((await newDestination(customer.project.id)).id));
  expect((await unpublish()).status).toBe(409);
  await endPublication(id, { state: "published", url: "https://parcelo.example/blog/a" });
  await settleArticles(db, dependencies.clock(), 10);
  expect((await approve()).status).toBe(409);
  expect(await read(put({ version: 2, title: "A new title" }))).toMatchObject({ state: "in_review" });
  expect((await archive()).status).toBe(409);
  expect(await read(unpublish())).toMatchObject({ state: "in_review", publishedUrl: null });
  expect((await get()).events[0]).toMatchObject({ from: "in_review", to: "in_review", note: "Unpublished." });
  expect((await unpublish()).status).toBe(409);
  expect((await archive()).status).toBe(204);
  expect(await customer.balance()).toEqual([0, 0, 1]);
});

test("a destination gets no markup in the fields that are text", async () => {
  const customer = await newCustomer();
  const { id, put, approve, publish } = await approved(customer);
  const hostile = "Parcels <img src=x onerror=alert(1)><script>";
  const change = {
    title: hostile,
    excerpt: hostile,
    metaTitle: hostile,
    metaDescription: hostile,
    targetKeyword: hostile,
  };
  await read(put({ version: 2, ...change }));
  await read(approve());
  await read(publish((await newDestination(customer.project.id)).id));
  const [queued] = await db.select().from(publications).where(eq(publications.articleId, id));
  const { title, excerpt, metaTitle, metaDescription, tags } = queued?.document ?? {};
  expect([title, excerpt, metaTitle, metaDescription, ...(tags ?? [])]).toEqual(
    Array.from({ length: 5 }, () => "Parcels"),
  );
  expect(queued?.document.language).toBe("en");
});

test("an article is published in the language of most of the website's pages", async () => {
  const customer = await newCustomer();
  const { id, publish } = await approved(customer);
  const pages = [null, "de", "pt-BR", "de"].map((language, at) => ({
    projectId: customer.project.id,
    url: `${site.url}/${at}`,
    title: "",
    heading: "",
    language,
    readAt: dependencies.clock(),
  }));
  await db.insert(sitePages).values(pages);
  await read(publish((await newDestination(customer.project.id)).id));
  const [queued] = await db.select().from(publications).where(eq(publications.articleId, id));
  expect(queued?.document.language).toBe("de");
});

test("a failed publication says why, keeps the credit and can be repeated", async () => {
  const customer = await newCustomer();
  const { id, publish, get } = await approved(customer);
  const stranger = await newDestination((await newCustomer(0)).project.id);
  expect((await publish(stranger.id)).status).toBe(400);
  const destination = await newDestination(customer.project.id);
  expect(await read(publish(destination.id))).toMatchObject({ state: "publishing", destinationId: destination.id });
  const reason = "Your website doesn't accept the password.";
  const fail = async (version: number) => {
    await endPublication(id, { state: "failed", reason, version });
    await settleArticles(db, dependencies.clock(), 10);
  };
  await fail(1);
  expect(await stateOf(id)).toBe("publishing");
  await fail(2);
  expect(await get()).toMatchObject({ state: "failed", reason });
  expect(await customer.balance()).toEqual([0, 1, 0]);
  expect(await read(publish(destination.id, "live"))).toMatchObject({ state: "publishing", reason: null });
  const queued = await db.select().from(publications).where(eq(publications.articleId, id));
  expect(queued).toMatchObject([{ state: "queued", mode: "live" }]);
});

test("a scheduled article whose destination was deleted fails with a reason", async () => {
  const customer = await newCustomer();
  const { id, schedule } = await approved(customer);
  const destination = await newDestination(customer.project.id);
  await read(schedule("2026-12-24T08:00:00Z", destination.id));
  await db.delete(destinations).where(eq(destinations.id, destination.id));
  clock.forward(40 * 24 * 3600);
  await publishScheduledArticles(dependencies);
  expect(await rowOf(id)).toMatchObject({ state: "failed", reason: expect.stringContaining("was deleted") });
});

test("the calendar lists what is scheduled or published in a month", async () => {
  const customer = await newCustomer(0);
  const at = (day: string) => new Date(`${day}T09:00:00Z`);
  const projectId = customer.project.id;
  await create.article({ projectId, title: "Late", state: "scheduled", scheduledAt: at("2027-03-30") });
  await create.article({ projectId, title: "Early", state: "published", publishedAt: at("2027-03-02") });
  await create.article({ projectId, title: "April", state: "scheduled", scheduledAt: at("2027-04-01") });
  await create.article({ projectId, title: "Idea" });
  const { articles: found, counts } = await customer.list({ from: "2027-03-01", to: "2027-04-01" });
  expect(found.map(({ title }) => title)).toEqual(["Early", "Late"]);
  expect(counts).toEqual({ scheduled: 1, published: 1 });
});

test("an operator writes an article of the queue, without seeing others", async () => {
  await db.delete(tasks);
  const customer = await newCustomer();
  const { id, approve, requestChanges, get } = await customer.add();
  await read(approve("person"));
  const operatorUser = await create.user({ role: "operator" });
  const operator = await as(operatorUser);
  const call = operator.articles[":id"];
  expect((await call.$get({ param: { id } })).status).toBe(404);
  const claim = async () => (await read(operator.tasks.next.$post({ json: { kind: "article" } }))) as { id: string };
  const task = await claim();
  expect(task).toMatchObject({ kind: "article", article: { id, state: "drafting", brief: { intent: "learn" } } });
  const finish = (taskId: string, json: { outcome: "drafted" | "returned"; note?: string }) =>
    operator.tasks[":id"].finish.$post({ param: { id: taskId }, json });
  expect((await finish(task.id, { outcome: "drafted" })).status).toBe(409);
  const [row] = await db.select().from(articles).where(eq(articles.id, id));
  expect((await customer.on(id).put({ version: 1, title: "Mine" })).status).toBe(409);
  expect(row?.state).toBe("drafting");
  await read(operator.tasks[":id"].release.$post({ param: { id: task.id } }));
  expect(await stateOf(id)).toBe("approved");
  const again = await claim();
  expect(again.id).toBe(task.id);
  const html = goodHtml({ links: site.pages });
  await read(call.$put({ param: { id }, json: { version: 1, html: `${html}<script>alert(1)</script>` } }));
  await read(call.comments.$post({ param: { id }, json: { text: "I left out the prices." } }));
  expect(await read(finish(again.id, { outcome: "drafted" }))).toMatchObject({ state: "done", outcome: "drafted" });
  expect(await get()).toMatchObject({
    state: "in_review",
    html,
    excerpt: "Parcelo has tracked 40 couriers since 2021.",
  });
  expect((await call.$get({ param: { id } })).status).toBe(404);
  await read(requestChanges("With prices, please."));
  const third = await claim();
  expect(third).toMatchObject({ article: { id, html } });
  await read(finish(third.id, { outcome: "returned", note: "We don't know your prices." }));
  expect(await rowOf(id)).toMatchObject({ state: "idea", creditState: "returned" });
  const comments = await db.select().from(articleComments).where(eq(articleComments.articleId, id));
  expect(comments.map(({ author, text }) => [author, text]).sort()).toEqual([
    ["customer", "With prices, please."],
    ["operator", "I left out the prices."],
    ["operator", "We don't know your prices."],
  ]);
  expect(await customer.balance()).toEqual([1, 0, 0]);
});

test.each([
  [{ publishedFrom: "2026-11-10" }, ["changed", "first", "last", "late"]],
  [{ publishedTo: "2026-11-12" }, ["changed", "early", "first", "last"]],
  [{ publishedFrom: "2026-11-10", publishedTo: "2026-11-12" }, ["changed", "first", "last"]],
  [{ publishedFrom: "2026-11-10", publishedTo: "2026-11-12", state: "published" }, ["first", "last"]],
  [{ publishedFrom: "2026-11-13", publishedTo: "2026-11-10" }, []],
])(
  "lists articles published in a range, both days included, also while they are changed: %j",
  async (query, expected) => {
    const { project, list } = await newCustomer();
    const add = (title: string, time: string, state: "published" | "in_review" = "published") =>
      create.article({ projectId: project.id, title, state, publishedAt: new Date(time) });
    await add("early", "2026-11-09T23:59:59.999Z");
    await add("first", "2026-11-10");
    await add("changed", "2026-11-11", "in_review");
    await add("last", "2026-11-12T23:59:59.999Z");
    await add("late", "2026-11-13");
    await create.article({ projectId: project.id, state: "scheduled", scheduledAt: new Date("2026-11-11") });
    await create.article({ projectId: project.id, state: "idea" });
    const { articles: listed, total, counts } = await list(query);
    expect(listed.map(({ title }) => title).toSorted()).toEqual(expected);
    expect(total).toBe(expected.length);
    expect(counts.scheduled).toBeUndefined();
  },
);
