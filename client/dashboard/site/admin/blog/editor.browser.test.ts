import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createClient, read } from "../../../../app/api-client.ts";
import { accessibilityIssues, overflowing } from "../../../../testing/accessibility.ts";
import { admin, browser } from "../../../../testing/browser.ts";
import { photo } from "../../../../testing/images.ts";
import { clientOf } from "../../../../testing/users.ts";

const { url, open, openAs } = await browser();
const signedIn = await read(createClient(`${url}/api`, fetch).auth.signIn.$post({ json: admin }));
const api = clientOf(url, signedIn);

const openPage = async (path: string, options = {}) => {
  const page = await openAs(admin, path, options);
  await page.waitForURL(`**${path}`);
  return page;
};
const bodyOf = (page: Page) => page.getByRole("textbox", { name: "Post content" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
/** Clicks a toolbar button; the selection stays in the editor. */
const format = async (page: Page, name: string) => {
  await press(page, name);
  await expect.poll(() => bodyOf(page).evaluate((element) => element === document.activeElement)).toBe(true);
};
const expectStatus = (page: Page, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text }).first().waitFor();
const publicText = async (path: string) => {
  const response = await fetch(url + path);
  return { status: response.status, text: await response.text() };
};
const isEverywhere = async (slug: string) => {
  const paths = ["/blog", "/blog/feed.xml", "/blog/atom.xml", "/sitemaps/blog.xml"];
  return Promise.all(paths.map(async (path) => (await publicText(path)).text.includes(slug)));
};
const draft = (title: string) =>
  read(api.blogposts.$post({ json: { title, content: "<p>First.</p>", status: "draft" } }));

test("an admin writes a post with an image, publishes, edits and unpublishes it", async () => {
  const page = await openPage("/dashboard/admin/blog/new");
  await page.getByLabel("Title", { exact: true }).fill("Found by everyone");
  await expect.poll(() => page.getByLabel("Slug").inputValue()).toBe("found-by-everyone");

  await bodyOf(page).click();
  await page.keyboard.type("Plain and ");
  await format(page, "Bold");
  await page.keyboard.type("bold");
  await format(page, "Bold");
  await page.keyboard.press("Enter");
  await format(page, "Heading 2");
  await page.keyboard.type("A part");
  await page.keyboard.press("Enter");
  await format(page, "Bullet list");
  await page.keyboard.type("One");
  await page
    .getByLabel("Add images")
    .setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: await photo() });
  await page.getByLabel("Alt text").fill("Our mark");
  await page
    .getByLabel("Choose cover image")
    .setInputFiles({ name: "cover.jpg", mimeType: "image/jpeg", buffer: await photo(1280, 720) });
  await page.getByAltText("Cover preview").waitFor();

  await press(page, "Publish");
  await expectStatus(page, "Published");
  const { status, text } = await publicText("/blog/found-by-everyone");
  expect(status).toBe(200);
  expect(text).toContain("Plain and <strong>bold</strong>");
  expect(text).toContain('<h2 id="section-a-part">A part</h2>');
  expect(text).toMatch(/<img [^>]*alt="Our mark" width="1600" height="900"/);
  expect(await isEverywhere("found-by-everyone")).toEqual([true, true, true, true]);

  await bodyOf(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("Added later");
  await expectStatus(page, "Unpublished changes");
  await press(page, "Publish changes");
  await expect.poll(async () => (await publicText("/blog/found-by-everyone")).text.includes("Added later")).toBe(true);

  await press(page, "Unpublish");
  await expect.poll(async () => (await publicText("/blog/found-by-everyone")).status).toBe(404);
  expect(await isEverywhere("found-by-everyone")).toEqual([false, false, false, false]);
});

test("a reader gets the largest image first, without layout shift", async () => {
  const cover = new FormData();
  cover.set("file", new File([new Uint8Array(await photo())], "cover.jpg"));
  const headers = { authorization: `Bearer ${signedIn.accessToken}` };
  const uploaded = await fetch(`${url}/api/file-uploads/image`, { method: "POST", body: cover, headers });
  const { id } = (await uploaded.json()) as { id: string };
  await read(
    api.blogposts.$post({
      json: { title: "Measured", content: "<p>Text.</p>".repeat(30), coverImageId: id, status: "published" },
    }),
  );
  const page = await open("/blog/measured", { viewport: { width: 360, height: 740 } });
  await page.waitForLoadState("networkidle");
  const seen = await page.evaluate(
    () =>
      new Promise<{ shift: number; largest: string; priority: string }>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as unknown as { element: Element | null };
          requestAnimationFrame(() =>
            resolve({ shift, largest: element?.tagName ?? "", priority: element?.getAttribute("fetchpriority") ?? "" }),
          );
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  expect(seen.shift).toBe(0);
  expect(seen.largest === "IMG" ? seen.priority : "high").toBe("high");
});

test("accepts a dropped image, and rejects another file without losing the text", async () => {
  const { id } = await draft("With a dropped image");
  const page = await openPage(`/dashboard/admin/blog/${id}`);
  await bodyOf(page).waitFor();
  const drop = async (bytes: number[], name: string) =>
    bodyOf(page).evaluate(
      (element, [content, fileName]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(content as number[])], fileName as string, { type: "image/png" }));
        const { left, top } = element.getBoundingClientRect();
        const at = { clientX: left + 30, clientY: top + 30 };
        element.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true, ...at }));
      },
      [bytes, name] as const,
    );
  await drop([...(await photo(400, 300))], "dropped.png");
  await bodyOf(page).locator("img").waitFor();
  await drop([...Buffer.from("not an image")], "text.png");
  await page.getByRole("alert").filter({ hasText: "not a supported image" }).waitFor();
  await press(page, "Dismiss");
  await expect.poll(() => bodyOf(page).locator("img").count()).toBe(1);
  await expect.poll(() => bodyOf(page).textContent()).toContain("First.");
  // The browser logs the rejected upload.
  page.consoleErrors.length = 0;
});

test("autosaves a draft, and restores unsaved input after the page was lost", async () => {
  const page = await openPage("/dashboard/admin/blog/new");
  await page.getByLabel("Title", { exact: true }).fill("Saves itself");
  await expectStatus(page, /Saved at \d\d:\d\d/);
  await page.waitForURL(/\/dashboard\/admin\/blog\/[0-9a-f-]{36}$/);
  const { blogposts } = await read(api.blogposts.$get({ query: { q: "saves itself" } }));
  expect(blogposts).toMatchObject([{ title: "Saves itself", status: "draft" }]);

  await page.route("**/api/blogposts/*", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await page.getByLabel("Title", { exact: true }).fill("Saves itself twice");
  await expectStatus(page, /Not saved/);
  await page.unroute("**/api/blogposts/*");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await press(page, "Restore changes");
  await expect.poll(() => page.getByLabel("Title", { exact: true }).inputValue()).toBe("Saves itself twice");
  await expectStatus(page, /Saved at/);
  page.consoleErrors.length = 0;
});

test("asks before leaving with unsaved input, and staying keeps it", async () => {
  const { id } = await read(
    api.blogposts.$post({ json: { title: "Public already", content: "", status: "published" } }),
  );
  const page = await openPage(`/dashboard/admin/blog/${id}`);
  await page.getByLabel("SEO title").fill("Changed");
  await page.getByRole("link", { name: "Users", exact: true }).click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
  await press(page, "Cancel");
  await expect.poll(() => page.getByLabel("SEO title").inputValue()).toBe("Changed");
  await page.getByRole("link", { name: "Users", exact: true }).click();
  await press(page, "Leave");
  await page.waitForURL("**/dashboard/admin/users");
});

test.each([
  ["Overwrite with mine", "Mine"],
  ["Use theirs", "Theirs"],
])("when someone saved since, both versions are there, and %s decides", async (choice, stored) => {
  const post = await draft(`Two writers: ${stored}`);
  const page = await openPage(`/dashboard/admin/blog/${post.id}`);
  await bodyOf(page).waitFor();
  const json = { title: "Theirs", content: "<p>Theirs.</p>", status: "draft" as const };
  await read(api.blogposts[":id"].$put({ param: { id: post.id }, json }));
  await page.getByLabel("Title", { exact: true }).fill("Mine");
  await press(page, "Save draft");
  const dialog = page.getByRole("dialog", { name: "Someone saved this post since you opened it" });
  await expect.poll(() => dialog.getByLabel("Their saved version").inputValue()).toContain("Theirs.");
  await expect.poll(() => dialog.getByLabel("Your unsaved version").inputValue()).toContain("First.");
  await press(page, choice);
  await expect.poll(async () => (await read(api.blogposts[":id"].$get({ param: { id: post.id } }))).title).toBe(stored);
  await expect.poll(() => page.getByLabel("Title", { exact: true }).inputValue()).toBe(stored);
  page.consoleErrors.length = 0;
});

test("keeps a conflicting edit as a draft of its own", async () => {
  const post = await draft("Two drafts");
  const page = await openPage(`/dashboard/admin/blog/${post.id}`);
  await bodyOf(page).waitFor();
  const json = { title: "Theirs stays", content: "<p>Theirs.</p>", status: "draft" as const };
  await read(api.blogposts[":id"].$put({ param: { id: post.id }, json }));
  await page.getByLabel("Title", { exact: true }).fill("Mine apart");
  await press(page, "Save draft");
  await press(page, "Save mine as a new draft");
  await expect.poll(() => page.getByLabel("Title", { exact: true }).inputValue()).toBe("Mine apart (my version)");
  expect((await read(api.blogposts[":id"].$get({ param: { id: post.id } }))).title).toBe("Theirs stays");
  page.consoleErrors.length = 0;
});

test("the list searches, publishes, unpublishes and deletes", async () => {
  const { slug } = await draft("Seldom words here");
  const page = await openPage("/dashboard/admin/blog");
  await page.getByLabel("Search").fill("seldom");
  await page.waitForURL(/q=seldom/);
  const row = page.getByRole("row").filter({ hasText: "Seldom words here" });
  await row.getByRole("button", { name: "Publish “Seldom words here”", exact: true }).click();
  await row.getByText("Published").waitFor();
  expect((await publicText(`/blog/${slug}`)).status).toBe(200);
  await row.getByRole("button", { name: /^Unpublish/ }).click();
  await row.getByText("Draft", { exact: true }).waitFor();
  await row.getByRole("button", { name: /^Delete/ }).click();
  await press(page, "Delete post");
  await page.getByText("No posts match these filters").waitFor();
});

test("the list and the editor pass axe", async () => {
  const { id } = await draft(`Checked in every look`);
  const page = await openPage("/dashboard/admin/blog", { reducedMotion: "reduce" });
  expect(await accessibilityIssues(page)).toEqual([]);
  await page
    .getByRole("button", { name: /^Delete “Checked in/ })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.goto(`/dashboard/admin/blog/${id}`);
  await bodyOf(page).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  await press(page, "Link");
  await page.getByRole("dialog", { name: "Add link" }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByLabel("URL").fill("javascript:alert(1)");
  await press(page, "Save link");
  await page.getByRole("alert").filter({ hasText: "Enter a URL" }).waitFor();
  await press(page, "Cancel");
  await press(page, "Preview");
  await page.getByRole("article", { name: "Preview" }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
});
