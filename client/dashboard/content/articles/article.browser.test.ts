// Articles from the idea to the published page, and the destinations they are published to.
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { articles } from "#db/schema/index.ts";
import { addCredits } from "#server/billing/credits/credits.ts";
import { goodHtml, goodMarkdown } from "#server/content/articles/testing/article-texts.ts";
import { customerWebsite } from "#server/content/articles/testing/customer-website.ts";
import { createFactories } from "#server/testing/factories.ts";
import { writerStandIn } from "#server/testing/stand-ins/ai.ts";
import { createWebflowApi, webflowToken } from "#server/testing/stand-ins/webflow.ts";
import { createWordpressSite } from "#server/testing/stand-ins/wordpress.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { link } from "#shared/routes.ts";
import { createClient, read } from "../../../app/api-client.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { selectOption } from "../../../testing/select-option.ts";
import { clientOf, password } from "../../../testing/users.ts";
import { projectLink } from "../../current-project.ts";
import { articleLink } from "./article-filters.ts";

const site = customerWebsite();
const service = writerStandIn();
const wordpress = createWordpressSite();
const webflow = createWebflowApi();
afterAll(() => Promise.all([site.stop(), service.stop(), wordpress.stop(), webflow.stop()]));

const owner = { email: "owner@people.example", password };
const operator = { email: "operator@people.example", password };
const publisher = { email: "publisher@people.example", password };
let publisherProject = "";
const paths: Record<"model" | "operator" | "conflict" | "twice", { id: string; path: string }> = {
  model: { id: "", path: "" },
  operator: { id: "", path: "" },
  conflict: { id: "", path: "" },
  twice: { id: "", path: "" },
};

const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  const emailVerifiedAt = new Date("2026-01-01T09:00:00Z");
  const trialEndsAt = new Date(Date.now() + 7 * 24 * 3600_000);
  const { id: ownerId } = await create.user({ ...owner, emailVerifiedAt, trialEndsAt });
  await create.user({ ...operator, role: "operator", emailVerifiedAt });
  const { id: projectId } = await create.project({ ownerId, url: site.url });
  const credits = { userId: ownerId, kind: "article", delta: 3, reason: "purchase", source: "test" } as const;
  await addCredits(db, credits);
  await create.destination({ projectId, name: "Parcelo files", settings: { publishAs: "live" } });
  const { id: topicId } = await create.topic({
    projectId,
    title: "Lost parcels",
    evidence: [{ kind: "mention", text: "Where is my parcel?", url: "https://forum.example/t/1" }],
  });
  const brief = {
    intent: "solve" as const,
    outline: ["Where parcels wait", "What to do about it"],
    questions: ["Where is my parcel?"],
    links: site.pages.map((url) => ({ url, title: `About ${url.split("/").at(-1)}` })),
  };
  const add = async (name: keyof typeof paths, title: string, values = {}) => {
    const { id } = await create.article({ projectId, topicId, title, brief, ...values });
    paths[name] = { id, path: articleLink(id, projectId) };
  };
  await add("model", "How to track a parcel");
  await add("operator", "How to find a lost parcel");
  const publishedUrl = `${site.url}/send-a-parcel`;
  const published = { state: "published", publishAs: "live", publishedAt: emailVerifiedAt, publishedUrl } as const;
  await add("twice", "How to insure a parcel", { ...published, html: "<p>First.</p>", approvedVersion: 1 });
  for (const [name, mode] of [
    ["Blog", "live"],
    ["Newsletter", "draft"],
  ] as const) {
    const { id: destinationId } = await create.destination({ projectId, name, settings: { publishAs: "draft" } });
    const url = mode === "live" ? publishedUrl : null;
    const of = { projectId, articleId: paths.twice.id, destinationId, mode, url, publishedAt: emailVerifiedAt };
    await create.publication({ ...of, state: "published" });
    if (mode === "live") await db.update(articles).set({ destinationId }).where(eq(articles.id, paths.twice.id));
  }
  await add("conflict", "How to send a parcel", { ...published, html: "<p>First.</p>", approvedVersion: 1 });

  const { id: publisherId } = await create.user({ ...publisher, trialEndsAt });
  publisherProject = (await create.project({ ownerId: publisherId, name: "Parcelo", url: wordpress.url })).id;
  const archive = await create.destination({ projectId: publisherProject, name: "Archive" });
  const of = { projectId: publisherProject, destinationId: archive.id };
  await create.publication({ ...of, publishedAt: new Date("2026-11-02T09:00:00Z") });
});
const { url, openAs } = await browser({
  database,
  env: {
    NODE_ENV: "test",
    FETCH_ALLOW: [site.host, wordpress.host, webflow.host].join(","),
    AI_BASE_URL: service.baseUrl,
    WEBFLOW_URL: webflow.url,
  },
});

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
const status = (page: Page, text: string | RegExp) =>
  page.getByRole("region", { name: "Status" }).getByText(text).first().waitFor();
const saved = (page: Page) =>
  page
    .getByRole("status")
    .getByText(/^Saved at/)
    .waitFor();
const textOf = (page: Page) => page.getByRole("textbox", { name: "Article text" });
const checkOf = (page: Page, label: string) =>
  page.getByRole("region", { name: "Checks" }).getByRole("listitem").filter({ hasText: label });
const apiOf = async (who: typeof owner) =>
  clientOf(url, await read(createClient(`${url}/api`, fetch).auth.signIn.$post({ json: who })));

/** Pastes HTML into the focused editor. */
const paste = (page: Page, html: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", text);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, html);

const markdown = goodMarkdown({ links: site.pages.slice(1) });
const half = Math.floor(markdown.length / 2);

test("an idea is approved, drafted by the model, corrected, drafted again, approved and scheduled", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(service.behavior, { chunks: [markdown.slice(0, half), markdown.slice(half)], gate: promise });
  const page = await openAs(owner, paths.model.path, { reducedMotion: "reduce" });
  page.on("dialog", (dialog) => void dialog.accept());
  await status(page, "Waiting for you");
  await page.getByRole("link", { name: "Where is my parcel?" }).waitFor();
  await page.getByLabel("Outline").fill("Where parcels wait\n\nWhat goes wrong");
  await saved(page);
  expect(await accessibilityIssues(page)).toEqual([]);
  await press(page, /^Approve/);
  await page.getByText("one of your 3 article credits").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();

  await status(page, "The language model is writing");
  await page.getByRole("heading", { name: "Where parcels wait" }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.reload();
  await page.getByRole("heading", { name: "Where parcels wait" }).waitFor();
  resolve();

  await status(page, "1 check blocks the approval");
  await checkOf(page, "Links to your pages").getByText("Add 1 link.").waitFor();
  await press(page, /^Approve text/);
  await page.getByRole("alert").getByText("doesn't pass its checks yet").waitFor();
  await textOf(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" See also ");
  await page.keyboard.press("Control+k");
  await page.getByLabel("URL").fill(site.pages[0] ?? "");
  await page.keyboard.press("Enter");
  await saved(page);
  await checkOf(page, "Links to your pages").getByText("Passed").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);

  Object.assign(service.behavior, { chunks: [goodMarkdown({ seed: 2, links: site.pages })] });
  await press(page, /^Request changes/);
  await page.getByLabel("What should change").fill("Name the couriers.");
  await page.getByRole("dialog").getByRole("button", { name: "Request changes" }).click();
  await status(page, "Changes requested");
  await page.getByRole("region", { name: "Comments" }).getByText("Name the couriers.").waitFor();
  await press(page, /^Draft it again/);
  await status(page, "To review");
  await press(page, /^Approve text/);
  await status(page, "Ready to publish");

  await press(page, /^Schedule/);
  await page.getByLabel("Day and time (UTC)").fill("2020-01-01T09:00");
  await page.getByRole("dialog").getByRole("button", { name: "Schedule" }).click();
  await page.getByText("Choose a time in the future.").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByLabel("Day and time (UTC)").fill("2099-12-31T09:00");
  await page.getByRole("dialog").getByRole("button", { name: "Schedule" }).click();
  await status(page, /^It goes to Parcelo files on Dec 31, 2099/);
  // The browser logs the rejected calls.
  page.consoleErrors.length = 0;
});

test("an operator writes with the keyboard alone, loses the claim without losing text, and the customer approves", async () => {
  const page = await openAs(owner, paths.operator.path);
  await status(page, "Waiting for you");
  await page.locator("button[aria-keyshortcuts=a]:enabled").waitFor();
  await page.keyboard.press("a");
  await page.getByRole("radio", { name: /^The language model/ }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await status(page, /^One of our operators writes it by/);

  const work = await openAs(operator, link("work"), { reducedMotion: "reduce" });
  work.on("dialog", (dialog) => void dialog.accept());
  const task = work.locator("h2#task:focus", { hasText: "How to find a lost parcel" });
  await task.waitFor();
  await work.getByRole("link", { name: "Where is my parcel?" }).waitFor();
  await work.getByRole("region", { name: "Brief" }).getByText("About tracking").waitFor();
  await textOf(work).waitFor();
  // Another window gives the task back before the text is saved.
  const { promise: isReleased, resolve: goOn } = Promise.withResolvers<void>();
  const saving = "**/api/articles/*";
  await work.route(saving, async (route) => {
    if (route.request().method() === "PUT") await isReleased;
    await route.continue();
  });
  await work.keyboard.press("e");
  await work.keyboard.type("Parcelo has tracked 40 couriers since 2021.");
  const calls = (await apiOf(operator)).tasks;
  const { tasks } = await read(calls.$get({ query: { mine: "true", state: "claimed" } }));
  await read(calls[":id"].release.$post({ param: { id: tasks[0]?.id ?? "" } }));
  goOn();
  await work.getByRole("status").getByText("Not saved: Article not found.").waitFor();
  work.consoleErrors.length = 0;
  await work.unroute(saving);
  await work.reload();
  await work.getByText("This browser has unsaved changes").waitFor();
  await press(work, "Restore changes");
  await textOf(work).getByText("since 2021.").waitFor();

  await work.keyboard.press("e");
  await work.keyboard.press("Control+End");
  await paste(work, goodHtml({ seed: 3, brand: "It is used in Lisbon.", links: site.pages }));
  await saved(work);
  await checkOf(work, "Length").getByText("Passed").waitFor();
  expect(await accessibilityIssues(work)).toEqual([]);
  await work.keyboard.press("Escape");
  await task.waitFor();
  await work.keyboard.press("s");
  await work.getByLabel("Note for the customer").waitFor();
  await work.keyboard.type("I added an example.");
  await work.keyboard.press("Control+Enter");
  await work.getByRole("status").getByText("How to find a lost parcel: Sent to the customer for review.").waitFor();

  await page.reload();
  await status(page, "To review");
  await page.getByRole("region", { name: "Comments" }).getByText("I added an example.").waitFor();
  await page.locator("button[aria-keyshortcuts=a]:enabled").waitFor();
  await page.keyboard.press("a");
  await status(page, "Ready to publish");
});

test("a published text changes through review and keeps both of two changes, and is unpublished at one destination", async () => {
  const page = await openAs(owner, paths.conflict.path);
  await status(page, "We keep checking the public page.");
  await textOf(page).click();
  const call = (await apiOf(owner)).articles[":id"];
  const param = { id: paths.conflict.id };
  await read(call.$put({ param, json: { version: 1, html: "<p>Theirs.</p>" } }));
  await page.keyboard.type("Mine. ");
  await page.getByText("Saving sends the text to review").waitFor();
  await press(page, "Save and send to review");
  const dialog = page.getByRole("dialog", { name: "Someone saved this article since you opened it" });
  await expect.poll(() => dialog.getByLabel("Their saved version").inputValue()).toContain("Theirs.");
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Overwrite with mine" }).click();
  await status(page, "To review");
  await expect.poll(async () => (await read(call.$get({ param }))).html).toContain("Mine.");
  // The browser logs the rejected save.
  page.consoleErrors.length = 0;

  await page.goto(paths.twice.path);
  const publications = page.getByRole("region", { name: "Publications" });
  await publications.getByText("Published at Blog since").waitFor();
  await publications.getByText("A draft at Newsletter since").waitFor();
  await press(page, /^Publish again/);
  const again = page.getByRole("dialog");
  const how = again.getByLabel("How");
  await how.getByText("Live").waitFor();
  await selectOption(again, "Destination", "Newsletter");
  await how.getByText("Live").waitFor();
  await again.getByText("It's already public at Blog.").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await selectOption(again, "How", "As a draft: you publish it there");
  await expect.poll(() => again.getByText("already public").count()).toBe(0);
  await again.getByRole("button", { name: "Cancel" }).click();

  await publications.getByRole("button", { name: "Unpublish from Blog" }).click();
  await page.getByRole("dialog", { name: "Unpublish from Blog?" }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await again.getByRole("button", { name: "Unpublish" }).click();
  await page.getByRole("status").getByText("Unpublished from Blog.").waitFor();
  const left = page.getByRole("region", { name: "Publication", exact: true });
  await left.getByText("A draft at Newsletter since").waitFor();
  await expect.poll(() => left.getByText("Blog").count()).toBe(0);
});

test("connects WordPress and Webflow, resumes after a failure, shows a secret once, and downloads files", async () => {
  const path = projectLink("destinations", publisherProject);
  const page = await openAs(publisher, path, { reducedMotion: "reduce" });
  const item = (name: string) => page.getByRole("listitem", { name });
  await page.getByRole("link", { name: "Add destination" }).click();
  await page.getByRole("link", { name: /^WordPress/ }).click();
  const oneClick = page.locator("form").filter({ hasText: "With one click" });
  await oneClick.waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await oneClick.getByLabel("Website").fill(wordpress.url);
  await oneClick.getByRole("button", { name: "Continue to your website" }).click();
  await page.getByRole("button", { name: "No, I do not approve" }).click();
  await page.getByText("You didn't allow the connection").waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Yes, I approve" }).click();

  const drawer = page.getByRole("dialog", { name: wordpress.host });
  await selectOption(drawer, "Category", "News");
  await selectOption(drawer, "Publish as", "Live: visible to everyone at once");
  await drawer.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  expect(page.url()).not.toContain("password");
  await page.goBack();
  expect(page.url()).not.toContain("password");
  await page.goto(path);

  wordpress.settings.stripsAuthorization = true;
  const row = item(wordpress.host);
  await expect.poll(() => row.getByRole("button", { name: /^Test/ }).isEnabled()).toBe(true);
  await row.focus();
  await page.keyboard.press("t");
  await row.getByText(/Your server removes the Authorization header/).waitFor();
  await row.getByText("Paused").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  wordpress.settings.stripsAuthorization = false;
  await row.getByRole("button", { name: /^Test and resume/ }).click();
  await row.getByText("Signed in as Ada on Parcelo. We can create drafts, publish, and upload images.").waitFor();
  await row.getByText("Ready").waitFor();

  await page.getByRole("button", { name: /^Check key file/ }).click();
  await page.getByText("The file is not there: its address answers 404.").waitFor();

  await page.goto(`${path}&add=webflow`);
  await page.getByLabel("Site token").fill("not the token");
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  const webflowDrawer = page.getByRole("dialog", { name: "Webflow" });
  await webflowDrawer.getByText("Webflow didn't accept the token.").first().waitFor();
  await webflowDrawer.getByRole("button", { name: "Replace key" }).click();
  await webflowDrawer.getByLabel("Site token").fill(webflowToken);
  await webflowDrawer.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await webflowDrawer.getByRole("button", { name: "Save" }).click();
  // The form starts over once it is saved.
  await webflowDrawer.getByLabel("Site token").waitFor({ state: "detached" });
  await webflowDrawer.getByLabel("Collection").click();
  await page.getByRole("listbox", { name: "Collection" }).getByRole("option").nth(1).click();
  await selectOption(webflowDrawer, "Summary", "post-summary");
  await Promise.all([
    page.waitForResponse("**/api/destinations/*"),
    webflowDrawer.getByRole("button", { name: "Save" }).click(),
  ]);
  await webflowDrawer.getByRole("button", { name: "Test connection" }).click();
  await webflowDrawer.getByText(/We can create drafts and publish/).waitFor();

  await page.goto(`${path}&add=webhook`);
  await page.getByLabel("Address").fill("https://parcelo.example/hooks");
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  const signing = page.getByRole("dialog", { name: "Your signing secret" }).getByRole("textbox");
  await expect.poll(() => signing.inputValue()).toMatch(/^whsec_/);
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("button", { name: "I have stored it" }).click();
  const webhook = page.getByRole("dialog", { name: "Webhook" });
  await webhook.getByText("Stored encrypted.").waitFor();
  await webhook.getByRole("button", { name: "Delete destination" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByText("Deleted Webhook.").waitFor();

  await item("Archive").getByRole("link", { name: "Files" }).click();
  await page.getByText("where-is-my-parcel.md and where-is-my-parcel.html").waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download 1 document as zip" }).click();
  expect((await download).suggestedFilename()).toBe("articles.zip");
});
