import { eq } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { articleComments, articles } from "#db/schema/index.ts";
import type { Article } from "#shared/content/articles.ts";
import { createAiWriter } from "../../integrations/ai.ts";
import { createSafeFetch } from "../../integrations/safe-fetch.ts";
import { streamed, writerStandIn } from "../../testing/stand-ins/ai.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { goodMarkdown } from "./testing/article-texts.ts";
import { customerWebsite } from "./testing/customer-website.ts";

const site = customerWebsite();
const service = writerStandIn();
afterAll(() => void site.stop());
afterAll(() => service.stop());
const usual = { ...service.behavior };
afterEach(() => void Object.assign(service.behavior, usual));
const writer = createAiWriter(service.baseUrl, { AI_API_KEY: undefined, AI_MODEL: "model-1" });
const { dependencies, create, as, get, tokenOf, clock } = await createTestApp({
  writer,
  safeFetch: createSafeFetch({ allow: [site.host] }),
});
const { db } = dependencies;

const newArticle = async (values: Partial<typeof articles.$inferInsert> = {}) => {
  const owner = await create.user({ trialEndsAt: new Date("2026-12-01T00:00:00Z") });
  const project = await create.project({ ownerId: owner.id, url: site.url });
  const { id } = await create.article({ projectId: project.id, state: "approved", creditState: "reserved", ...values });
  const headers = { authorization: `Bearer ${await tokenOf(owner)}`, accept: "text/event-stream" };
  const call = (await as(owner)).articles[":id"];
  return {
    id,
    project,
    draft: () => call.draft.$post({ param: { id } }),
    stream: (signal?: AbortSignal) =>
      get(`/api/articles/${id}/draft`, { method: "POST", headers, ...(signal && { signal }) }),
    stored: async () => (await db.select().from(articles).where(eq(articles.id, id)))[0],
  };
};

const eventsOf = (text: string) =>
  text
    .split("\n\n")
    .filter(Boolean)
    .map((event) => JSON.parse(event.replace(/^data: /, "")) as { part?: string } & Partial<Article>);
const textOf = (events: { part?: string }[]) => events.map(({ part = "" }) => part).join("");

/** What the model was sent last. */
const lastChat = () => {
  const [system, user] = service.chats().at(-1)?.messages ?? [];
  return { system: system?.content ?? "", material: JSON.parse(user?.content ?? "{}") as Record<string, string> };
};

const markdown = goodMarkdown({ links: site.pages });
const half = Math.floor(markdown.length / 2);

test("streams a draft, checks it and sends it to review", async () => {
  service.behavior.chunks = [markdown.slice(0, half), markdown.slice(half)];
  const { stream, stored } = await newArticle();
  const events = eventsOf(await (await stream()).text());
  expect(textOf(events)).toBe(markdown);
  const final = events.at(-1);
  expect(final).toMatchObject({
    state: "in_review",
    version: 2,
    excerpt: "Parcelo has tracked 40 couriers since 2021.",
  });
  expect(final?.html).toContain(`<a href="${site.pages[0]}">Page 1</a>`);
  expect(final?.checks?.map(({ verdict }) => verdict)).toEqual(Array.from({ length: 7 }, () => "pass"));
  expect(await stored()).toMatchObject({ draftText: null, draftLeaseUntil: null });
  expect(service.chats().at(-1)).toMatchObject({ max_tokens: 4000, stream: true });
});

test("a client that leaves and returns follows the same draft", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  service.behavior.chunks = [markdown.slice(0, half), markdown.slice(half)];
  service.behavior.gate = promise;
  const { stream, stored } = await newArticle();
  const requests = service.requests.length;
  const leaving = new AbortController();
  const reader = (await stream(leaving.signal)).body?.getReader();
  await reader?.read();
  await expect.poll(async () => (await stored())?.draftText).toBe(markdown.slice(0, half));
  leaving.abort();
  await reader?.cancel();
  const again = await stream();
  resolve();
  const events = eventsOf(await again.text());
  expect(textOf(events)).toBe(markdown);
  expect(events.at(-1)).toMatchObject({ state: "in_review" });
  expect(service.requests.length - requests).toBe(1);
});

test("a draft that breaks off keeps its text, and the next request continues it", async () => {
  const { draft, stream, stored } = await newArticle();
  const firstPart = markdown.slice(0, markdown.indexOf("## What goes wrong"));
  service.behavior.now = () => streamed([firstPart, "## What goes"], Promise.resolve(), "");
  const failed = await draft();
  expect(failed.status).toBe(502);
  expect(await stored()).toMatchObject({
    state: "drafting",
    draftText: `${firstPart}## What goes`,
    draftLeaseUntil: null,
  });
  service.behavior.now = undefined;
  service.behavior.chunks = [" wrong\n\nNothing.\n\n", ...site.pages.map((url) => `[Here](${url})\n\n`)];
  const events = eventsOf(await (await stream()).text());
  expect(events[0]).toEqual({ part: `${firstPart}## What goes` });
  expect(lastChat().material.written).toBe(`${firstPart}## What goes`);
  expect(events.at(-1)?.html).toContain("<h2>What goes wrong</h2><p>Nothing.</p>".replace("><p", ">\n<p"));
});

test("the draft of a killed process is continued once its lease is over", async () => {
  const until = (seconds: number) => new Date(dependencies.clock().getTime() + seconds * 1000);
  const { draft, stored } = await newArticle({
    state: "drafting",
    draftText: "## Where parcels wait\n\nAt the depot.",
    draftLeaseUntil: until(30),
  });
  const busy = await draft();
  expect([busy.status, busy.headers.get("retry-after")]).toEqual([503, "5"]);
  clock.forward(31);
  service.behavior.chunks = ["\n\nThen at the door."];
  expect(await read(draft())).toMatchObject({ state: "in_review" });
  expect((await stored())?.html).toContain("At the depot.");
  expect((await stored())?.html).toContain("at the door.");
});

test.each(["idea", "in_review", "scheduled", "archived"] as const)(
  "an article that is %s can't be drafted",
  async (state) => {
    expect((await (await newArticle({ state })).draft()).status).toBe(409);
  },
);

test("remarks and the previous text are given to the next draft", async () => {
  const { id, draft } = await newArticle({ state: "changes_requested", html: "<p>The old text.</p>" });
  await db.insert(articleComments).values({ articleId: id, author: "customer", text: "With prices, please." });
  service.behavior.chunks = ["## One\n\nText."];
  await read(draft());
  expect(lastChat().material).toMatchObject({ remarks: "With prices, please.", previous: "The old text." });
});

test("an archived article discards the draft that was being written", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  service.behavior.gate = promise;
  const { id, project, draft, stored } = await newArticle();
  const drafting = draft();
  await expect.poll(async () => (await stored())?.state).toBe("drafting");
  const owner = await as({ id: project.userId, isAdmin: false });
  expect((await owner.articles[":id"].$delete({ param: { id } })).status).toBe(204);
  resolve();
  expect((await drafting).status).toBe(409);
  expect(await stored()).toMatchObject({ state: "archived", html: "", creditState: "returned" });
});
