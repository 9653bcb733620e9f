import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { destinations, projects, users } from "#db/schema/index.ts";
import { listDuePublications, queuePublication } from "./publications.ts";
import { attemptPublication, unpublish } from "./publish.ts";
import { createPublishingApp, platformNames, start } from "./testing/publishing-app.ts";

const app = await createPublishingApp();
const { dependencies, platforms, document, time, connect, queue, rowOf, destinationOf, articlesOn, create } = app;
const { db } = dependencies;
const nothing = { errorClass: null, reason: null, remoteId: null, url: null };

test.each(platformNames)("%s: publishes, changes, unpublishes and publishes again the same article", async (kind) => {
  const { id: destinationId } = await connect(kind);
  const { id, articleId } = await queue(destinationId);
  const again = { articleId: articleId ?? "" };
  const published = await attemptPublication(dependencies, id);
  expect(published).toMatchObject({ state: "published", remoteId: expect.any(String) });
  expect(await rowOf(id)).toMatchObject({ publishedAt: start, attempts: 1 });
  if (kind !== "webflow") expect(published.url).toContain("/track-a-parcel");
  if (kind !== "webhook") expect(articlesOn(kind)[0]?.image).toMatch(/cover|track-a-parcel/);
  if (kind !== "webflow") expect(articlesOn(kind)[0]?.tags).toEqual(document.tags);

  time.now = new Date(start.getTime() + 60_000);
  await queue(destinationId, { ...again, version: 2, document: { html: "<p>New text.</p>" } });
  expect(await attemptPublication(dependencies, id)).toMatchObject({
    state: "published",
    remoteId: published.remoteId,
  });
  expect(articlesOn(kind)).toMatchObject([{ html: "<p>New text.</p>", isLive: true }]);

  expect(await unpublish(dependencies, id)).toMatchObject({ state: "unpublished", remoteId: published.remoteId });
  expect(await rowOf(id)).toMatchObject({ state: "unpublished", url: null, leaseUntil: null });
  expect([...platforms[kind].posts.values()]).toMatchObject([{ isLive: false }]);
  await expect(unpublish(dependencies, id)).rejects.toMatchObject({ code: "conflict" });

  await queue(destinationId, { ...again, version: 2 });
  await attemptPublication(dependencies, id);
  expect(articlesOn(kind)).toMatchObject([{ html: document.html, isLive: true }]);
});

test.each(platformNames)("%s: saves a draft, and leaves an article live that already is", async (kind) => {
  const { id: destinationId } = await connect(kind);
  const { id, articleId } = await queue(destinationId, { mode: "draft" });
  await attemptPublication(dependencies, id);
  expect(articlesOn(kind)).toMatchObject([{ isLive: false }]);
  if (kind === "webhook") return;
  const [post] = articlesOn(kind);
  if (post) post.isLive = true;
  if (kind === "webflow" && post) post.values.isDraft = false;
  await queue(destinationId, { mode: "draft", articleId: articleId ?? "", version: 2 });
  await attemptPublication(dependencies, id);
  expect(articlesOn(kind)).toMatchObject([{ isLive: true }]);
});

test("waits while the account is about to be erased", async () => {
  const { id, projectId } = await queue((await connect("ghost")).id);
  const ofOwner = inArray(
    users.id,
    db.select({ id: projects.userId }).from(projects).where(eq(projects.id, projectId)),
  );
  await db.update(users).set({ deletionAt: time.now }).where(ofOwner);
  expect(await listDuePublications(dependencies, 10)).toEqual([]);
  await db.update(users).set({ deletionAt: null }).where(ofOwner);
  expect(await listDuePublications(dependencies, 10)).toMatchObject([{ id }]);
});

test("of two processes, one publishes", async () => {
  const { id } = await queue((await connect("ghost")).id);
  await Promise.all([attemptPublication(dependencies, id), attemptPublication(dependencies, id)]);
  expect(await rowOf(id)).toMatchObject({ state: "published", attempts: 1 });
  expect(articlesOn("ghost")).toHaveLength(1);
});

test("what is being published can't be queued again, and another project's destination is not found", async () => {
  const { id: destinationId } = await connect("ghost");
  const { articleId } = await queue(destinationId);
  await db.execute("update publications set state = 'publishing'");
  await expect(queue(destinationId, { articleId: articleId ?? "" })).rejects.toMatchObject({ code: "conflict" });
  await db.execute("delete from publications");
  const { id: projectId } = await create.project({ ownerId: app.owner.id });
  const values = { projectId, destinationId, pageId: crypto.randomUUID(), version: 1, mode: "live" as const, document };
  await expect(queuePublication(db, values)).rejects.toMatchObject({ code: "not-found" });
});

test("scheduled ones wait for their time, and those of a paused destination for their owner", async () => {
  const { id: destinationId } = await connect("ghost");
  const at = new Date(start.getTime() + 60_000);
  const input = { projectId: app.projectId, destinationId, version: 1, mode: "live" as const, document };
  const later = await queuePublication(db, { ...input, articleId: crypto.randomUUID(), at });
  expect(await listDuePublications(dependencies, 10)).toEqual([]);
  expect(await attemptPublication(dependencies, later.id)).toMatchObject({ ...nothing, state: "queued" });
  time.now = at;
  expect(await listDuePublications(dependencies, 10)).toEqual([{ id: later.id, destinationId }]);
  await db.update(destinations).set({ state: "paused" }).where(eq(destinations.id, destinationId));
  expect(await listDuePublications(dependencies, 10)).toEqual([]);
  expect(await attemptPublication(dependencies, later.id)).toMatchObject({ ...nothing, state: "queued" });
  await db.execute("delete from publications");
});

test("rejected credentials pause the destination and its owner gets one email", async () => {
  const { id: destinationId } = await connect("webflow", { secret: { token: "wrong" } });
  const [one, other] = [await queue(destinationId), await queue(destinationId)];
  const reason = "Webflow didn't accept the token. Create a site token with access to the CMS and paste it.";
  expect(await attemptPublication(dependencies, one.id)).toMatchObject({ state: "failed", errorClass: "auth", reason });
  expect(await attemptPublication(dependencies, other.id)).toMatchObject({ ...nothing, state: "queued" });
  expect(await destinationOf(destinationId)).toMatchObject({ state: "paused", reason });
  await app.runJobs("send-email");
  expect(app.outbox).toMatchObject([
    { to: app.owner.email, subject: "Publishing to webflow is paused", text: expect.stringContaining(reason) },
  ]);
});

test("credentials whose key is gone pause the destination", async () => {
  const { id: destinationId } = await connect("ghost");
  const { id } = await queue(destinationId);
  await db.update(destinations).set({ secret: "v1.00000000.AAAA.AAAA" }).where(eq(destinations.id, destinationId));
  expect(await attemptPublication(dependencies, id)).toMatchObject({
    errorClass: "auth",
    reason: "The stored credentials can't be read any more. Enter them again.",
  });
});

test("wordpress: says what the site changed, and sends no password to another domain", async () => {
  const { id } = await queue((await connect("wordpress")).id, {
    document: { html: '<p>Watch:</p><iframe src="https://v.example/"><a href="https://v.example/">it</a></iframe>' },
  });
  expect((await attemptPublication(dependencies, id)).reason).toBe("Your site removed 1 of the links.");
  const elsewhere = await queue((await connect("wordpress")).id);
  const { requests, behavior } = platforms.wordpress;
  requests.length = 0;
  const link = '<https://evil.example/wp-json/>; rel="https://api.w.org/"';
  behavior.fault = (operation) => (operation === "discover" ? new Response("", { headers: { link } }) : undefined);
  expect(await attemptPublication(dependencies, elsewhere.id)).toMatchObject({
    errorClass: "refused",
    reason: "This website's API is at another domain. Enter the address of the WordPress site itself.",
  });
  expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual([null]);
});

test("ghost: keeps tables, cuts what is too long, and drops tag prefixes with a meaning", async () => {
  const html = "<table><tr><td>1</td></tr></table>";
  const changes = { html, excerpt: "x".repeat(400), tags: ["#internal", ",comma"] };
  const { id } = await queue((await connect("ghost")).id, { document: changes });
  await attemptPublication(dependencies, id);
  expect(articlesOn("ghost")).toMatchObject([
    {
      html: `<!--kg-card-begin: html-->\n${html}\n<!--kg-card-end: html-->`,
      tags: ["internal", "comma"],
      values: { custom_excerpt: `${"x".repeat(299)}…`, meta_title: "Track a parcel" },
    },
  ]);
});

test("addresses of our own images become absolute, and our own cover is read from the storage", async () => {
  const image = crypto.randomUUID();
  await dependencies.storage.write(`images/${image}/1920.webp`, new Uint8Array([1, 2, 3]), "image/webp");
  const url = `/api/file-uploads/${image}/image`;
  const changes = { html: `<img src="${url}?w=960" srcset="${url} 320w">`, image: { url, alt: "A parcel" } };
  const { id } = await queue((await connect("wordpress")).id, { document: changes });
  expect((await attemptPublication(dependencies, id)).reason).toBeNull();
  expect(articlesOn("wordpress")[0]?.html).toBe(`<img src="https://linkstead.test${url}?w=960">`);
  expect([...platforms.wordpress.media.values()]).toMatchObject([{ type: "image/webp", alt: "A parcel" }]);
});

test("saves no address of a page that isn't a web address", async () => {
  const { id } = await queue((await connect("ghost")).id);
  platforms.ghost.behavior.fault = (operation, proceed) => {
    if (operation !== "read") return undefined;
    return proceed()
      .text()
      .then((text) => new Response(text.replace(/"url":"[^"]*"/, '"url":"javascript:alert(1)"')));
  };
  expect(await attemptPublication(dependencies, id)).toEqual({
    ...nothing,
    state: "published",
    remoteId: expect.any(String),
  });
});
