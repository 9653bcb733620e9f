// Ten tasks of a customer's first days, without a pointer.
import type { Locator, Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { demoCustomer } from "#db/seed.ts";
import { startDemoServer } from "#server/testing/demo-server.ts";
import { link } from "#shared/routes.ts";
import { browserAt } from "../testing/browser.ts";
import { isHydrated } from "../testing/hydration.ts";

const server = await startDemoServer({ JOBS: "off" });
afterAll(server.stop);
const { open, openAs } = await browserAt(server.url);

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole("button", { name, exact: true }).first();

/** Tabs to the element; fails if it can't be reached. */
const tabTo = async (page: Page, target: Locator) => {
  await target.waitFor();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await isFocused()); presses++) {
    if (presses === 150) throw new Error(`${target} can't be reached by Tab.`);
    await page.keyboard.press("Tab");
  }
};

const press = async (page: Page, target: Locator, key = "Enter") => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

const type = async (page: Page, target: Locator, text: string) => {
  await tabTo(page, target);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
};

/** Opens a page of the dashboard with the command menu. */
const runCommand = async (page: Page, name: string) => {
  await isHydrated(page);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: /Search/ }).waitFor();
  await page.keyboard.type(name);
  await page.getByRole("option", { name, selected: true }).first().waitFor();
  await page.keyboard.press("Enter");
};

const openPage = async (path: string) => {
  const page = await openAs(demoCustomer, path, { viewport: { width: 1280, height: 800 } });
  await isHydrated(page);
  return page;
};

test("1 and 2: signs in and opens a page with the command menu", async () => {
  const page = await open(link("signIn"), { viewport: { width: 1280, height: 800 } });
  // Until then, Enter doesn't submit the form.
  await page.getByRole("button", { name: "Sign in", exact: true, disabled: false }).waitFor();
  await type(page, page.getByLabel("Email"), demoCustomer.email);
  await type(page, page.getByLabel("Password"), demoCustomer.password);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${link("dashboard")}*`);
  await runCommand(page, "Submissions");
  await page.waitForURL(`**${link("submissions")}*`);
});

test("3: approves a proposal", async () => {
  const page = await openPage(`${link("submissions")}?state=proposed`);
  await button(page, /^Approve/).waitFor();
  const approvable = page.getByRole("button", { name: /^Approve/ });
  const before = await approvable.count();
  await page.keyboard.press("j");
  await page.keyboard.press("a");
  await expect.poll(() => approvable.count()).toBeLessThan(before);
});

test("4: dismisses a mention and restores it", async () => {
  const page = await openPage(link("mentions"));
  await page.getByRole("button", { name: "Dismiss" }).first().waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await press(page, button(page, "Undo"));
  await button(page, "Undo").waitFor({ state: "detached" });
});

test("5: adds a keyword", async () => {
  const page = await openPage(link("keywords"));
  await type(page, page.getByLabel("Keyword", { exact: true }), "return label");
  await press(page, button(page, "Add keyword"));
  await page.getByRole("row", { name: /return label/ }).waitFor();
});

test("6: changes the listing kit", async () => {
  const page = await openPage(link("kit"));
  await expect.poll(() => button(page, "Save kit").isEnabled()).toBe(true);
  const tagline = page.getByLabel("Tagline", { exact: true });
  await type(page, tagline, "Labels for every parcel");
  await press(page, button(page, "Save kit"));
  await page.getByRole("status").getByText("Listing kit saved.").waitFor();
  await page.reload();
  expect(await tagline.inputValue()).toBe("Labels for every parcel");
});

test("7: adds a topic", async () => {
  const page = await openPage(link("topics"));
  await press(page, button(page, "Add topic"));
  await type(page, page.getByLabel("Topic", { exact: true }), "Return by post");
  await type(page, page.getByLabel("Where it comes from"), "Support gets this twice a week.");
  await press(page, button(page.getByRole("dialog"), "Add topic"));
  await page.getByText("Return by post").first().waitFor();
});

test("8: invites a member", async () => {
  const page = await openPage(link("members"));
  await press(page, button(page, "Invite member"));
  await type(page, page.getByLabel("Email address"), "colleague@people.example");
  await page.keyboard.press("Enter");
  await page.getByText("colleague@people.example").first().waitFor();
});

test("9: creates an API key", async () => {
  const page = await openPage(link("apiKeys"));
  await press(page, button(page, "Create key"));
  const dialog = page.getByRole("dialog");
  await type(page, dialog.getByLabel("Name"), "Weekly report");
  await press(page, button(dialog, "Create key"));
  await press(page, button(dialog, "Done"));
  await page.getByRole("listitem").filter({ hasText: "Weekly report" }).waitFor();
});

test("10: signs out", async () => {
  const page = await openPage(link("dashboard"));
  await runCommand(page, "Sign out");
  await page.waitForURL(`**${link("signIn")}*`);
});
