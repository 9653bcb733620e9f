import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { createFactories } from "#server/testing/factories.ts";
import { createWebflowApi, webflowToken } from "#server/testing/stand-ins/webflow.ts";
import { createWordpressSite } from "#server/testing/stand-ins/wordpress.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { selectOption } from "../../../testing/select-option.ts";
import { password } from "../../../testing/users.ts";

const wordpress = createWordpressSite();
const webflow = createWebflowApi();
afterAll(() => {
  wordpress.stop();
  webflow.stop();
});

const email = "publisher@people.example";
let projectId = "";
const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  const trialEndsAt = new Date("2036-01-01T09:00:00Z");
  const { id: ownerId } = await create.user({ email, password, trialEndsAt });
  projectId = (await create.project({ ownerId, name: "Parcelo", url: wordpress.url })).id;
  const { id: destinationId } = await create.destination({ projectId, name: "Archive" });
  await create.publication({ projectId, destinationId, publishedAt: new Date("2026-11-02T09:00:00Z") });
});
const { openAs } = await browser({
  database,
  env: { NODE_ENV: "test", JOBS: "off", FETCH_ALLOW: `${wordpress.host},${webflow.host}`, WEBFLOW_URL: webflow.url },
});
const path = () => `${link("destinations")}?project=${projectId}`;
const item = (page: Page, name: string) => page.getByRole("listitem", { name });

test("connects WordPress and Webflow, resumes after a failure, shows a secret once, and downloads files", async () => {
  const page = await openAs({ email, password }, path(), { reducedMotion: "reduce" });
  await page.getByRole("link", { name: "Add destination" }).click();
  await page.getByRole("link", { name: /^WordPress/ }).click();
  expect(await accessibilityIssues(page)).toEqual([]);
  const oneClick = page.locator("form").filter({ hasText: "With one click" });
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
  await page.goto(path());

  wordpress.settings.stripsAuthorization = true;
  const row = item(page, wordpress.host);
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

  await page.goto(`${path()}&add=webflow`);
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
  await page.getByText("Saved.").waitFor();
  await webflowDrawer.getByLabel("Collection").click();
  await page.getByRole("listbox", { name: "Collection" }).getByRole("option").nth(1).click();
  await selectOption(webflowDrawer, "Summary", "post-summary");
  await webflowDrawer.getByRole("button", { name: "Save" }).click();
  await webflowDrawer.getByRole("button", { name: "Test connection" }).click();
  await webflowDrawer.getByText(/We can create drafts and publish/).waitFor();

  await page.goto(`${path()}&add=webhook`);
  await page.getByLabel("Address").fill("https://parcelo.example/hooks");
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  const signing = page.getByRole("dialog", { name: "Your signing secret" }).getByRole("textbox");
  expect(await signing.inputValue()).toMatch(/^whsec_/);
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("button", { name: "I have stored it" }).click();
  const webhook = page.getByRole("dialog", { name: "Webhook" });
  await webhook.getByText("Stored encrypted.").waitFor();
  await webhook.getByRole("button", { name: "Delete destination" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByText("Deleted Webhook.").waitFor();

  await item(page, "Archive").getByRole("link", { name: "Files" }).click();
  await page.getByText("where-is-my-parcel.md and where-is-my-parcel.html").waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download 1 document as zip" }).click();
  expect((await download).suggestedFilename()).toBe("articles.zip");
});
