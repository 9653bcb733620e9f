import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import type { PostInput } from "#shared/site/blog.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { as, create, get } = await createTestApp();
const admin = await as(await create.user({ isAdmin: true }));

const publish = (json: Partial<PostInput> & Pick<PostInput, "title" | "content">) =>
  read(admin.blogposts.$post({ json: { ...json, status: "published" } }));

test("the feeds are valid, use absolute URLs, and answer a known ETag with 304", async () => {
  const file = await create.image();
  for (let post = 0; post < 20; post++) await publish({ title: `Post ${post}`, content: "<p>Text.</p>" });
  const { id, slug } = await publish({
    title: "In the feed & <b>",
    content: `<p><a href="/directories">List</a> <img src="/api/file-uploads/${file.id}/image?w=640" alt=""></p>`,
    coverImageId: file.id,
  });
  await read(admin.blogposts.$post({ json: { title: "A draft", content: "<p>Soon.</p>", status: "draft" } }));
  const rss = await get("/blog/feed.xml");
  const xml = await rss.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(xml).not.toContain("A draft");
  expect(rss.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  const items = new XMLParser({ ignoreAttributes: false }).parse(xml).rss.channel.item as Record<string, unknown>[];
  expect(items).toHaveLength(20);
  const item = items.find(({ title }) => title === "In the feed & <b>");
  expect(item).toMatchObject({ link: `https://linkstead.test/blog/${slug}` });
  expect(JSON.stringify(item)).toContain(`urn:uuid:${id}`);
  expect(item?.["content:encoded"]).toContain('href="https://linkstead.test/directories"');
  expect(item?.["content:encoded"]).toContain(`src="https://linkstead.test/api/file-uploads/${file.id}`);
  const again = await get("/blog/feed.xml", { headers: { "if-none-match": rss.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
  expect(XMLValidator.validate(await (await get("/blog/atom.xml")).text())).toBe(true);
});
