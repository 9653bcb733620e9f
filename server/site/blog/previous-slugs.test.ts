import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import type { PostInput } from "#shared/site/blog.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { visitor, as, create, get } = await createTestApp();
const admin = await as(await create.user({ isAdmin: true }));

const newSlug = () => `post-${crypto.randomUUID()}`;
const inputOf = (values: Partial<PostInput>): PostInput => ({
  title: "A post",
  coverImageId: null,
  metaTitle: null,
  metaDescription: null,
  content: "<p>Text.</p>",
  status: "published",
  ...values,
});
const add = (values: Partial<PostInput>) => read(admin.blogposts.$post({ json: inputOf(values) }));
const save = (id: string, values: Partial<PostInput>) =>
  read(admin.blogposts[":id"].$put({ param: { id }, json: inputOf(values) }));
const findBySlug = (slug: string, client = visitor) => client.blogposts[":slug"].slug.$get({ param: { slug } });
const pageAt = async (path: string) => {
  const { status, headers } = await get(path);
  return { status, location: headers.get("location") };
};

test("every previous URL of a post redirects permanently to its current one, with the query", async () => {
  const [first, second, third] = [newSlug(), newSlug(), newSlug()];
  const { id } = await add({ slug: first });
  await pageAt(`/blog/${first}`);
  await save(id, { slug: second });
  await save(id, { slug: third });
  for (const slug of [first, second]) {
    expect(await pageAt(`/blog/${slug}`)).toEqual({ status: 301, location: `/blog/${third}` });
    expect(await pageAt(`/blog/${slug}?ref=mail`)).toEqual({ status: 301, location: `/blog/${third}?ref=mail` });
  }
  expect(await pageAt(`/blog/${third}`)).toEqual({ status: 200, location: null });
});

test("the API finds a post by a previous slug and returns its current one", async () => {
  const [previous, current] = [newSlug(), newSlug()];
  const { id } = await add({ slug: previous });
  await save(id, { slug: current });
  expect(await read(findBySlug(previous))).toMatchObject({ id, slug: current });
});

test("a post can return to its own previous slug without a redirect loop", async () => {
  const [one, other] = [newSlug(), newSlug()];
  const { id } = await add({ slug: one });
  await save(id, { slug: other });
  await save(id, { slug: one });
  expect(await pageAt(`/blog/${one}`)).toEqual({ status: 200, location: null });
  expect(await pageAt(`/blog/${other}`)).toEqual({ status: 301, location: `/blog/${one}` });
});

test("another post may take over a previous slug, which then no longer redirects, even after that post is deleted", async () => {
  const [previous, current] = [newSlug(), newSlug()];
  const { id } = await add({ slug: previous });
  await save(id, { slug: current });
  const successor = await add({ slug: previous, title: "Its successor" });
  expect(await pageAt(`/blog/${previous}`)).toEqual({ status: 200, location: null });
  expect(await read(findBySlug(previous))).toMatchObject({ id: successor.id });
  await admin.blogposts[":id"].$delete({ param: { id: successor.id } });
  expect((await pageAt(`/blog/${previous}`)).status).toBe(404);
});

test("a previous slug taken over by a rename redirects to the post that had it last", async () => {
  const [shared, current, later] = [newSlug(), newSlug(), newSlug()];
  const first = await add({ slug: shared });
  const second = await add({ slug: newSlug() });
  await save(first.id, { slug: current });
  await save(second.id, { slug: shared });
  await save(second.id, { slug: later });
  expect(await pageAt(`/blog/${shared}`)).toEqual({ status: 301, location: `/blog/${later}` });
});

test("a previous slug of a draft or of a deleted post is not found", async () => {
  const [draft, deleted] = [newSlug(), newSlug()];
  const hidden = await add({ slug: draft });
  await save(hidden.id, { slug: newSlug(), status: "draft" });
  const { id } = await add({ slug: deleted });
  await save(id, { slug: newSlug() });
  await admin.blogposts[":id"].$delete({ param: { id } });
  for (const slug of [draft, deleted]) {
    expect((await pageAt(`/blog/${slug}`)).status).toBe(404);
    expect((await findBySlug(slug)).status).toBe(404);
  }
  expect((await findBySlug(draft, admin)).status).toBe(200);
});
