import type { Locator, Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { demoCustomer } from "#db/seed.ts";
import { startDemoServer } from "#server/testing/demo-server.ts";
import { createSeededData } from "#server/testing/seeded-data.ts";
import { link } from "#shared/routes.ts";
import { read } from "../app/api-client.ts";
import { accessibilityIssues } from "../testing/accessibility.ts";
import { browserAt } from "../testing/browser.ts";
import { isHydrated } from "../testing/hydration.ts";
import { clientOf, signUpUser } from "../testing/users.ts";

const server = await startDemoServer({ JOBS: "off" }, await createSeededData());
afterAll(server.stop);
const { open, openAs } = await browserAt(server.url);

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole("button", { name, exact: true }).first();

/** Tabs to the element; fails if it can't be reached. */
const tabTo = async (page: Page, target: Locator) => {
  await target.and(page.locator(":enabled")).waitFor();
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

/** The option that Enter runs. */
const highlighted = (page: Page, name: string) =>
  page.getByRole("option", { name }).and(page.locator("[data-highlighted]"));

/** Opens a page of the dashboard with the command menu. */
const runCommand = async (page: Page, name: string) => {
  await isHydrated(page);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: /Search/ }).waitFor();
  await page.keyboard.type(name);
  await highlighted(page, name).first().waitFor();
  await page.keyboard.press("Enter");
};

test("ten tasks of a customer's first days work without a pointer", async () => {
  const page = await open(link("signIn"), { viewport: { width: 1280, height: 800 } });
  // Until then, Enter doesn't submit the form.
  await page.getByRole("button", { name: "Sign in", exact: true, disabled: false }).waitFor();
  await type(page, page.getByLabel("Email"), demoCustomer.email);
  await type(page, page.getByLabel("Password"), demoCustomer.password);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${link("dashboard")}*`);
  await runCommand(page, "Submissions");
  await page.waitForURL(`**${link("submissions")}*`);
  const openPage = async (path: string) => {
    await page.goto(path);
    await isHydrated(page);
  };

  // Approves a proposal.
  await openPage(`${link("submissions")}?state=proposed`);
  await button(page, /^Approve/).waitFor();
  const approvable = page.getByRole("button", { name: /^Approve/ });
  const before = await approvable.count();
  await page.keyboard.press("j");
  await page.keyboard.press("a");
  await expect.poll(() => approvable.count()).toBeLessThan(before);

  // Dismisses a mention and restores it.
  await openPage(link("mentions"));
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await button(page, "Undo").waitFor();
  // Moves the focus to the messages, which then stay.
  await page.keyboard.press("F6");
  await press(page, button(page, "Undo"));
  await page.getByRole("status").getByText("Mention restored.").waitFor();

  // Adds a keyword.
  await openPage(link("keywords"));
  await type(page, page.getByLabel("Keyword", { exact: true }), "return label");
  await press(page, button(page, "Add keyword"));
  await page.getByRole("row", { name: /return label/ }).waitFor();

  // Changes the listing kit.
  await openPage(link("kit"));
  await expect.poll(() => button(page, "Save kit").isEnabled()).toBe(true);
  const tagline = page.getByLabel("Tagline", { exact: true });
  await type(page, tagline, "Labels for every parcel");
  await press(page, button(page, "Save kit"));
  await page.getByRole("status").getByText("Listing kit saved.").waitFor();
  await page.reload();
  await expect.poll(() => tagline.inputValue()).toBe("Labels for every parcel");

  // Adds a topic.
  await openPage(link("topics"));
  await press(page, button(page, "Add topic"));
  await type(page, page.getByLabel("Topic", { exact: true }), "Return by post");
  await type(page, page.getByLabel("Where it comes from"), "Support gets this twice a week.");
  await press(page, button(page.getByRole("dialog"), "Add topic"));
  await page.getByText("Return by post").first().waitFor();

  // Invites a member.
  await openPage(link("members"));
  await press(page, button(page, "Invite member"));
  await type(page, page.getByLabel("Email address"), "colleague@people.example");
  await page.keyboard.press("Enter");
  await page.getByText("colleague@people.example").first().waitFor();

  // Creates an API key.
  await openPage(link("apiKeys"));
  await press(page, button(page, "Create key"));
  const dialog = page.getByRole("dialog");
  await type(page, dialog.getByLabel("Name"), "Weekly report");
  await press(page, button(dialog, "Create key"));
  await press(page, button(dialog, "Done"));
  await page.getByRole("listitem").filter({ hasText: "Weekly report" }).waitFor();

  // Signs out.
  await openPage(link("dashboard"));
  await runCommand(page, "Sign out");
  await page.waitForURL(`**${link("signIn")}*`);
});

test("opens pages with keys, remembers the shrunk sidebar, and has all pages behind the bar on a phone", async () => {
  const user = await signUpUser(server.url, { name: "Ada" });
  const page = await openAs(user, link("dashboard"));
  await isHydrated(page);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("acc");
  await highlighted(page, "Account").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Account", exact: true }).waitFor();
  await page.keyboard.press("?");
  await page.getByRole("dialog").getByText("Go to Overview").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  // In one task: between keys, a slow machine may pause for longer than a sequence lasts.
  await page.evaluate(() => {
    for (const key of "go") document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
  await page.waitForURL(`**${link("dashboard")}`);

  await page.getByRole("button", { name: "Shrink sidebar" }).click();
  await page.getByRole("button", { name: "Widen sidebar" }).waitFor();
  // The server renders it, so that nothing moves on load.
  await expect.poll(async () => (await page.request.get(link("account"))).text()).toContain("Widen sidebar");

  await page.goto(link("apiKeys"));
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await trail.getByText("API keys").waitFor();
  await trail.getByRole("link", { name: "Account" }).click();
  await page.waitForURL(`**${link("account")}`);

  const owner = await signUpUser(server.url);
  await read(clientOf(server.url, owner).projects.$post({ json: { name: "Parcelo", url: "https://parcelo.example" } }));
  const phone = await openAs(owner, link("dashboard"), { viewport: { width: 360, height: 640 } });
  const bar = phone.getByRole("navigation", { name: "Main pages" });
  await bar.getByText("Conversations").waitFor();
  const isCut = (label: HTMLElement | SVGElement) => label.scrollWidth > label.clientWidth;
  for (const label of await bar.locator("span").all()) expect(await label.evaluate(isCut)).toBe(false);
  await phone.setViewportSize({ width: 320, height: 640 });
  await phone.goto(link("account"));
  await phone.getByRole("button", { name: "More" }).click();
  await phone.getByRole("dialog").getByRole("link", { name: "Plan" }).waitFor();
  expect(await accessibilityIssues(phone)).toEqual([]);
});

test("a page that fails, is slow or has no connection says so inside the layout, and recovers", async () => {
  const user = await signUpUser(server.url);
  await clientOf(server.url, user).projects.$post({
    json: { name: "Parcelo", url: "https://parcelo.example", keywords: [] },
  });
  const page = await openAs(user, link("dashboard"));
  const open = (name: string) =>
    page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name }).click();
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  await heading("Overview").waitFor();
  await isHydrated(page);

  await page.route("**/api/posts/**", (route) => route.fulfill({ status: 500, json: {} }));
  await open("Mentions");
  await heading("This page didn't load").waitFor();
  await page.getByText("Something bad happened; please try again later.").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.unroute("**/api/posts/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await heading("Mentions").waitFor();

  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/projects/*/leads**", async (route) => {
    await answered;
    await route.continue();
  });
  await open("Leads");
  await page.getByRole("status").getByText("Loading").waitFor();
  await expect.poll(() => heading("Mentions").isVisible()).toBe(false);
  expect(await accessibilityIssues(page)).toEqual([]);
  answer();
  await heading("Leads").waitFor();

  await page.context().setOffline(true);
  await page.getByRole("status").getByText("You're offline.").waitFor();
  await open("Mentions");
  await heading("You're offline").waitFor();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await heading("Mentions").waitFor();
  await expect.poll(() => page.getByText("You're offline").count()).toBe(0);
  page.consoleErrors.length = 0;
});
