import { eq } from "drizzle-orm";
import { XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { postImages, posts } from "#db/schema/index.ts";
import { imageUrl } from "#shared/images.ts";
import { type PostInput, post, postList, postSummary } from "#shared/site/blog.ts";
import { problemOf } from "../../testing/raw-http.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { attacks } from "../../testing/xss-attacks.ts";
import { sanitizerVersion } from "./sanitize-html.ts";

const { dependencies, cache, visitor, as, create, get, tokenOf } = await createTestApp();
const someone = await create.user();
const adminUser = await create.user({ isAdmin: true });
const [user, admin] = [await as(someone), await as(adminUser)];
// The role comes from the database; the token's `isAdmin` claim is ignored.
const pretender = await as({ id: someone.id, isAdmin: true });
const token = await tokenOf(adminUser);

const newSlug = () => `post-${crypto.randomUUID()}`;
const newTitle = () => `Title ${crypto.randomUUID()}`;
const inputOf = (values: Partial<PostInput> = {}): PostInput => ({
  title: newTitle(),
  coverImageId: null,
  content: "<p>Text.</p>",
  metaTitle: null,
  metaDescription: null,
  status: "published",
  ...values,
});
const add = async (values: Partial<PostInput> = {}) =>
  post.parse(await read(admin.blogposts.$post({ json: inputOf(values) })));
const save = async (id: string, values: Partial<PostInput> & { updatedAt?: string }) =>
  post.parse(await read(admin.blogposts[":id"].$put({ param: { id }, json: inputOf(values) })));
const byId = async (id: string, client = visitor) =>
  post.parse(await read(client.blogposts[":id"].$get({ param: { id } })));
const bySlug = async (slug: string, client = visitor) =>
  post.parse(await read(client.blogposts[":slug"].slug.$get({ param: { slug } })));
const list = async (query: Record<string, string> = {}, client = visitor) =>
  postList.parse(await read(client.blogposts.$get({ query })));
const latests = async (n: number, query: { slug?: string } = {}, client = visitor) =>
  postSummary.array().parse(await read(client.blogposts[":n"].latests.$get({ param: { n: String(n) }, query })));

/** Sends a body without the typed client. */
const send = (method: string, path: string, body?: unknown) =>
  get(`/api/blogposts${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);
const minutes = (count: number) => new Date(dependencies.clock().getTime() + count * 60_000);

/** Replaces all posts with these, each a minute newer than the previous one. */
const only = async (...values: Partial<typeof posts.$inferInsert>[]) => {
  await dependencies.db.delete(posts);
  cache.invalidate("blogposts");
  for (const [at, value] of values.entries()) await create.post({ createdAt: minutes(at), ...value });
};

const noSuch = "0196a000-0000-7000-8000-000000000000";

test("lists nine posts a page, newest first, with the total", async () => {
  await only(...Array.from({ length: 11 }, (_, at) => ({ title: `${at}` })));
  const first = await list();
  expect(titles(first.blogposts)).toEqual(["10", "9", "8", "7", "6", "5", "4", "3", "2"]);
  expect(first.total).toBe(11);
  expect(titles((await list({ page: "2" })).blogposts)).toEqual(["1", "0"]);
  expect(await list({ page: "3" })).toEqual({ blogposts: [], total: 11 });
  expect(titles((await list({ limit: "3", page: "2" })).blogposts)).toEqual(["7", "6", "5"]);
  expect((await list({ limit: "100" })).blogposts).toHaveLength(11);
  expect((await list({ limit: "1" })).blogposts).toHaveLength(1);
});

test("orders posts of the same instant consistently across pages", async () => {
  await only(...Array.from({ length: 6 }, (_, at) => ({ title: `${at}`, createdAt: minutes(0) })));
  const pages = await Promise.all(["1", "2", "3"].map((page) => list({ limit: "2", page })));
  expect(new Set(pages.flatMap(({ blogposts }) => titles(blogposts))).size).toBe(6);
});

test.each<[sort: "newest" | "oldest" | "updated" | "title", order: string[]]>([
  ["newest", ["c", "A", "b"]],
  ["oldest", ["b", "A", "c"]],
  ["updated", ["A", "b", "c"]],
  ["title", ["A", "b", "c"]],
])("the list can be sorted: %s", async (sort, order) => {
  await only(
    { title: "b", updatedAt: minutes(2) },
    { title: "A", updatedAt: minutes(3) },
    { title: "c", updatedAt: minutes(1) },
  );
  expect(titles((await list({ sort })).blogposts)).toEqual(order);
});

test("visitors and users get published posts, whatever status they request", async () => {
  await only({ title: "draft", status: "draft" }, { title: "out" });
  for (const client of [visitor, user, pretender])
    for (const status of [undefined, "draft", "published", "all", ""]) {
      const { blogposts, total } = await list(status === undefined ? {} : { status }, client);
      expect(titles(blogposts)).toEqual(["out"]);
      expect(total).toBe(1);
    }
});

test("an admin gets all posts, or those of one status", async () => {
  await only({ title: "draft", status: "draft" }, { title: "out" });
  expect(titles((await list({}, admin)).blogposts)).toEqual(["out", "draft"]);
  expect(await list({ status: "draft" }, admin)).toMatchObject({ blogposts: [{ title: "draft" }], total: 1 });
  expect(await list({ status: "published" }, admin)).toMatchObject({ blogposts: [{ title: "out" }], total: 1 });
  await expect(list({ status: "archived" }, admin)).rejects.toMatchObject({
    status: 400,
    code: "invalid",
    issues: [{ path: "status" }],
  });
});

test("only admins find a draft, by id and by slug", async () => {
  const draft = await create.post({ status: "draft" });
  for (const client of [visitor, user, pretender]) {
    await expect(byId(draft.id, client)).rejects.toMatchObject({ status: 404, code: "not-found" });
    await expect(bySlug(draft.slug, client)).rejects.toMatchObject({ status: 404, code: "not-found" });
  }
  expect((await byId(draft.id, admin)).status).toBe("draft");
  expect((await bySlug(draft.slug, admin)).id).toBe(draft.id);
});

test("an invalid token makes a visitor, not an error", async () => {
  const { id } = await create.post();
  const response = await get(`/api/blogposts/${id}`, { headers: { authorization: "Bearer nonsense" } });
  expect(response.status).toBe(200);
  post.parse(await response.json());
});

test("reads a post by id and by slug, with exactly the documented fields", async () => {
  const { id: coverImageId } = await create.image();
  const made = await create.post({ title: "Read me", metaTitle: "M", metaDescription: "D", coverImageId });
  const { searchVector, sanitizerVersion, createdAt, updatedAt, ...fields } = made;
  const expected = { ...fields, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  expect(await byId(made.id)).toEqual(expected);
  expect(await bySlug(made.slug)).toEqual(expected);
});

test.each([`/${noSuch}`, "/no-such-post/slug", "/NO-SUCH-POST/slug", "/%25/slug", "/'%20or%201=1/slug"])(
  "%s is not found",
  async (path) => {
    expect(await problemOf(await get(`/api/blogposts${path}`), 404)).toMatchObject({ error: "not-found" });
  },
);

test.each([
  "?page=0",
  "?page=x",
  "?page=100001",
  "?limit=101",
  "?sort=price",
  `?q=${"a".repeat(101)}`,
  `?status=${"a".repeat(21)}`,
  "/x",
  `/${noSuch}x`,
  `/${"a".repeat(201)}/slug`,
  "/21/latests",
  `/3/latests?slug=${"a".repeat(201)}`,
])("%s is an invalid question", async (path) => {
  const body = await problemOf(await get(`/api/blogposts${path}`), 400);
  expect(body).toMatchObject({ error: "invalid", issues: [{ message: expect.any(String) }] });
});

test("the latest posts are published, newest first, and exclude the current one", async () => {
  await only({ title: "1" }, { title: "2", slug: "two" }, { title: "draft", status: "draft" }, { title: "3" });
  expect(titles(await latests(20))).toEqual(["3", "2", "1"]);
  expect(titles(await latests(20, {}, admin))).toEqual(["3", "2", "1"]);
  expect(titles(await latests(2))).toEqual(["3", "2"]);
  expect(titles(await latests(1, { slug: "two" }))).toEqual(["3"]);
  expect(titles(await latests(3, { slug: "two" }))).toEqual(["3", "1"]);
  expect(titles(await latests(3, { slug: "unknown" }))).toEqual(["3", "2", "1"]);
});

test("creating a post returns 201 with the stored post", async () => {
  const json = inputOf({ title: "  Spaces around  ", slug: newSlug(), metaTitle: " Meta ", metaDescription: "About" });
  const response = await send("POST", "", json);
  expect(response.status).toBe(201);
  const added = post.parse(await response.json());
  expect(added).toMatchObject({ ...json, title: "Spaces around", metaTitle: "Meta" });
  expect(await byId(added.id)).toEqual(added);
});

test("a slug generated from a long title can be read and saved again", async () => {
  const title = `${"word ".repeat(24)}${newTitle()} ${"word ".repeat(15)}`.trim().slice(0, 200);
  const added = await add({ title });
  expect(added.slug.length).toBeLessThanOrEqual(120);
  expect(added.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect((await bySlug(added.slug)).id).toBe(added.id);
  expect((await save(added.id, { title, slug: added.slug })).slug).toBe(added.slug);
});

test.each(["!!!", "…", "🎉", "'; --"])("the title %j without letters makes a slug of its own", async (title) => {
  const [one, other] = [await add({ title }), await add({ title })];
  for (const { id, slug } of [one, other]) expect(slug).toBe(`post-${id.slice(-8)}`);
  expect(one.slug).not.toBe(other.slug);
  expect((await save(one.id, { title, slug: undefined })).slug).toBe(one.slug);
  expect((await add({ title, slug: newSlug() })).title).toBe(title);
});

test("a slug is unique, also for two concurrent posts", async () => {
  const { slug } = await add();
  const taken = { status: 409, code: "conflict", issues: [{ path: "slug" }] };
  await expect(add({ slug })).rejects.toMatchObject(taken);
  await create.post({ slug: "same-title" });
  await expect(add({ title: "Same title" })).rejects.toMatchObject(taken);
  const raced = newSlug();
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => add({ slug: raced })));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const result of results) if (result.status === "rejected") expect(result.reason).toMatchObject(taken);
});

test.each([null, "", "   ", undefined])("a meta title of %j is none", async (text) => {
  const { metaTitle, metaDescription, ...rest } = inputOf();
  const fields = text === undefined ? {} : { metaTitle: text, metaDescription: text };
  const added = post.parse(await (await send("POST", "", { ...rest, ...fields })).json());
  expect(added).toMatchObject({ metaTitle: null, metaDescription: null });
});

const wrong: [what: string, path: string, change: Record<string, unknown>][] = [
  ["no title", "title", { title: undefined }],
  ["an empty title", "title", { title: "" }],
  ["a title of spaces", "title", { title: "   " }],
  ["a title of 201 characters", "title", { title: "a".repeat(201) }],
  ["NUL in the title", "title", { title: "a\0b" }],
  ["a lone surrogate in the title", "title", { title: "a\ud800b" }],
  ["no content", "content", { content: undefined }],
  ["content over 300,000 characters", "content", { content: "a".repeat(300_001) }],
  ["content that is over 300,000 characters once it is escaped", "content", { content: "&".repeat(100_000) }],
  ["NUL in the content", "content", { content: "<p>\0</p>" }],
  ["a picture in the content that is not there", "content", { content: `<img src="${imageUrl(noSuch)}">` }],
  ["an empty slug", "slug", { slug: "" }],
  ["a slug in capitals", "slug", { slug: "Post" }],
  ["a slug with dots", "slug", { slug: "../post" }],
  ["a slug with a line break", "slug", { slug: "post\n" }],
  ["a slug of 121 characters", "slug", { slug: "a".repeat(121) }],
  ["a cover that is no id", "coverImageId", { coverImageId: "cover.png" }],
  ["a cover that is not there", "coverImageId", { coverImageId: noSuch }],
  ["a meta title of 121 characters", "metaTitle", { metaTitle: "a".repeat(121) }],
  ["a meta description of 321 characters", "metaDescription", { metaDescription: "a".repeat(321) }],
  ["no status", "status", { status: undefined }],
  ["an unknown status", "status", { status: "archived" }],
  ["an id", "", { id: noSuch }],
];

test.each(wrong)("rejects a post with %s at %j, new or existing", async (_, path, change) => {
  const existing = await create.post();
  const before = await dependencies.db.$count(posts);
  for (const response of [
    await send("POST", "", { ...inputOf(), ...change }),
    await send("PUT", `/${existing.id}`, { ...inputOf(), ...change }),
  ]) {
    const body = await problemOf(response, 400);
    expect(body).toMatchObject({ error: "invalid", issues: [{ path, message: expect.any(String) }] });
  }
  expect(await dependencies.db.$count(posts)).toBe(before);
  expect((await byId(existing.id)).title).toBe(existing.title);
});

test("rejects a new post with an update time", async () => {
  const response = await send("POST", "", { ...inputOf(), updatedAt: "2020-01-01T00:00:00.000Z" });
  expect(await problemOf(response, 400)).toMatchObject({ error: "invalid" });
});

test.each(["yesterday", 1, null, "2026-11-21", ""])(
  "a post that was last saved at %j cannot be saved",
  async (updatedAt) => {
    const { id } = await create.post();
    const body = await problemOf(await send("PUT", `/${id}`, { ...inputOf(), updatedAt }), 400);
    expect(body).toMatchObject({ issues: [{ path: "updatedAt" }] });
  },
);

test("updates a post in full and keeps its id and creation time", async () => {
  const added = await add({ status: "draft" });
  const values = { title: "New title", slug: newSlug(), content: "<p>New.</p>", status: "published" as const };
  const saved = await save(added.id, { ...values, updatedAt: added.updatedAt });
  expect(saved).toMatchObject({ ...values, id: added.id, createdAt: added.createdAt });
  expect(await byId(added.id)).toEqual(saved);
});

test("refuses to overwrite a newer version, unless the writer names no version", async () => {
  const added = await add();
  const saved = await save(added.id, { title: "First", updatedAt: added.updatedAt });
  await expect(save(added.id, { title: "Late", updatedAt: added.updatedAt })).rejects.toMatchObject({
    status: 409,
    code: "conflict",
    issues: [{ path: "updatedAt" }],
  });
  expect(await byId(added.id)).toEqual(saved);
  expect((await save(added.id, { title: "Forced" })).title).toBe("Forced");
});

test("one of eight concurrent saves of one version succeeds", async () => {
  const { id, updatedAt } = await add();
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => save(id, { updatedAt })));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const result of results) if (result.status === "rejected") expect(result.reason).toMatchObject({ status: 409 });
});

test("the update time always grows, even if the clock went back", async () => {
  const { id } = await create.post({ updatedAt: new Date("2100-01-01T00:00:00.000Z") });
  const times = [(await byId(id)).updatedAt];
  for (let at = 0; at < 5; at++) times.push((await save(id, { title: `Same ${at}`, slug: "same-slug" })).updatedAt);
  expect(times).toEqual([...new Set(times)].sort());
});

test("a post cannot be saved with the slug of another, but with its own", async () => {
  const [one, two] = [await add(), await add()];
  await expect(save(two.id, { slug: one.slug })).rejects.toMatchObject({
    status: 409,
    code: "conflict",
    issues: [{ path: "slug" }],
  });
  expect(await byId(two.id)).toEqual(two);
  expect((await save(two.id, { slug: two.slug })).slug).toBe(two.slug);
});

test("a deleted post is gone, and its slug is free", async () => {
  const { id, slug } = await add();
  const response = await send("DELETE", `/${id}`);
  expect([response.status, await response.text()]).toEqual([204, ""]);
  await expect(byId(id, admin)).rejects.toMatchObject({ status: 404 });
  await add({ slug });
});

test("a missing post cannot be saved or deleted", async () => {
  expect(await problemOf(await send("PUT", `/${noSuch}`, inputOf()), 404)).toMatchObject({ error: "not-found" });
  expect(await problemOf(await send("DELETE", `/${noSuch}`), 404)).toMatchObject({ error: "not-found" });
  expect(await problemOf(await send("PUT", "/x", inputOf()), 400)).toMatchObject({ error: "invalid" });
  expect(await problemOf(await send("DELETE", "/x"), 400)).toMatchObject({ error: "invalid" });
});

test("measures and references images in the content, and releases them when removed", async () => {
  const image = await create.image({ width: 640, height: 480 });
  const src = imageUrl(image.id, 320);
  const held = () => dependencies.db.select().from(postImages).where(eq(postImages.fileId, image.id));
  const added = await add({ content: `<p><img src="${src}" alt="A" width="1" height="1" onerror="x"></p>` });
  expect(added.content).toBe(`<p><img src="${src}" alt="A" width="640" height="480" /></p>`);
  expect(await byId(added.id)).toEqual(added);
  expect(await held()).toEqual([{ postId: added.id, fileId: image.id }]);
  const twice = await save(added.id, { content: `${added.content}${added.content}` });
  expect(twice.content.match(/width="640"/g)).toHaveLength(2);
  expect(await held()).toHaveLength(1);
  await save(added.id, { content: "<p>None.</p>" });
  expect(await held()).toEqual([]);
});

test("an existing cover is accepted, and can be removed", async () => {
  const { id: coverImageId } = await create.image();
  const added = await add({ coverImageId });
  expect(added.coverImageId).toBe(coverImageId);
  expect((await save(added.id, { coverImageId: null })).coverImageId).toBeNull();
});

test("sanitizes content before storing it", async () => {
  const content = attacks.map(([, html]) => html.replaceAll("\0", "")).join("");
  const added = await add({ content });
  expect(added.content).not.toMatch(/<(script|svg|iframe|style)|\son\w+=\w|="javascript:/i);
  const [row] = await dependencies.db.select({ content: posts.content }).from(posts).where(eq(posts.id, added.id));
  expect(row?.content).toBe(added.content);
});

test("control characters pasted into a text do not break the feeds", async () => {
  await add({ title: "Pasted\v text", content: "<p>From\u0001 elsewhere\ufffe, 🎉</p>" });
  for (const path of ["/blog/feed.xml", "/blog/atom.xml"]) {
    const xml = await (await get(path)).text();
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(xml).toContain("Pasted text");
    expect(xml).toContain("From elsewhere, 🎉");
  }
});

const hostile = '<p onclick="x">Text</p><script>x</script><img src=x onerror=x><a href="javascript:x">x</a>';

test("lists have no bodies, so a hundred long posts cost no more than their titles", async () => {
  await only({ title: "long", content: "<p>Text.</p>".repeat(20_000) });
  expect((await (await get("/api/blogposts?limit=100")).text()).length).toBeLessThan(1_000);
  expect((await (await get("/api/blogposts/20/latests")).text()).length).toBeLessThan(1_000);
});

const stored = async () => (await dependencies.db.select().from(posts))[0];

test.each<[call: string, show: (id: string) => Promise<string>]>([
  ["by its id", async (id) => (await byId(id)).content],
  ["by its slug", async () => (await bySlug("hostile")).content],
  ["in the feed", async () => (await get("/blog/feed.xml")).text()],
])("a post stored under older rules is cleaned when it is read %s, and stored so", async (_, show) => {
  await only({ slug: "hostile", content: hostile });
  const before = await stored();
  const shown = await show(before?.id ?? "");
  expect(shown).toContain("<p>Text</p><a>x</a>");
  expect(shown).not.toMatch(/onclick|onerror|script>/);
  expect(await stored()).toEqual({
    ...before,
    content: "<p>Text</p><a>x</a>",
    sanitizerVersion,
    searchVector: expect.any(String),
  });
});

test("a post sanitized under the current rules is read as stored", async () => {
  const id = (await add({ content: "<p>Text.</p>" })).id;
  // The sanitizer would remove this attribute, so it shows that the post is not sanitized again.
  await dependencies.db.update(posts).set({ content: "<p data-as-stored>Text.</p>" }).where(eq(posts.id, id));
  expect((await byId(id)).content).toBe("<p data-as-stored>Text.</p>");
});
