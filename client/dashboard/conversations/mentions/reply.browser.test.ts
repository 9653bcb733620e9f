import { afterAll, afterEach, expect, test } from "vitest";
import type { Db } from "#db/connect.ts";
import { monthlyUsage } from "#db/schema/index.ts";
import { monthKey } from "#server/limits/quota.ts";
import { createFactories } from "#server/testing/factories.ts";
import { writerStandIn } from "#server/testing/stand-ins/ai.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { selectOption } from "../../../testing/select-option.ts";
import { password } from "../../../testing/users.ts";

const writer = writerStandIn();
afterAll(() => writer.stop());
const usual = { ...writer.behavior };
afterEach(() => void Object.assign(writer.behavior, usual));

const emailOf = (name: string) => `${name}@people.example`;
const tomorrow = new Date(Date.now() + 24 * 3600_000);
const person = async (db: Db, name: string, used = 0) => {
  const create = createFactories(db);
  const { id: userId } = await create.user({ email: emailOf(name), password, trialEndsAt: tomorrow });
  const { id: projectId } = await create.project({ ownerId: userId });
  await create.mention({ projectId, excerpt: "I need one for my shop." });
  await create.mention({ projectId, title: "Another post" });
  if (used) await db.insert(monthlyUsage).values({ userId, month: monthKey(new Date()), kind: "replies", used });
};
const names = ["ada", "template", "keeper", "tabs"];
const database = await databaseWith(async (db) => {
  for (const name of names) await person(db, name);
  await person(db, "used-up", 10);
});
const { openAs } = await browser({ database, env: { AI_BASE_URL: writer.baseUrl, JOBS: "off" } });

const visit = async (name: string, options = {}) => {
  const page = await openAs({ email: emailOf(name), password }, link("mentions"), options);
  const feed = async () => {
    await page.getByRole("link", { name: "Which parcel tracker?", exact: true }).waitFor();
    await expect.poll(() => page.locator("button:disabled").count()).toBe(0);
  };
  await feed();
  const drawer = page.getByRole("dialog", { name: "Reply to ada" });
  const field = drawer.getByLabel("Your reply");
  return {
    page,
    feed,
    drawer,
    field,
    openDrawer: async (title = "Which parcel tracker?") => {
      await page.getByRole("row").filter({ hasText: title }).focus();
      await page.keyboard.press("r");
      await drawer.waitFor();
    },
    press: (label: string) => drawer.getByRole("button", { name: label }).click(),
    hasText: (text: string) => expect.poll(() => field.inputValue()).toBe(text),
    isClosed: () => expect.poll(() => page.getByRole("dialog").count()).toBe(0),
  };
};

test("streams a draft, replaces own text only after a confirmation, and falls back to a template", async () => {
  const gate = Promise.withResolvers<void>();
  writer.behavior.gate = gate.promise;
  const { page, feed, drawer, field, openDrawer, press, hasText } = await visit("ada");
  await openDrawer();
  await expect.poll(() => field.evaluate((area) => area === document.activeElement)).toBe(true);
  await drawer.getByText("I need one for my shop.").waitFor();
  await drawer.getByText("0 of 10 drafts used this month.").waitFor();
  await press("Write a draft");
  await hasText("Have a look ");
  await expect.poll(() => field.getAttribute("aria-busy")).toBe("true");
  gate.resolve();
  await hasText("Have a look at Parcelo.");
  await drawer.getByText("Written by AI.").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await drawer.getByText("1 of 10 drafts used this month.").waitFor();
  // It was counted, so it is there again.
  await page.reload();
  await feed();
  await openDrawer();
  await hasText("Have a look at Parcelo.");

  const dialog = page.getByRole("dialog", { name: "Replace your text?" });
  await field.fill("My own words");
  await press("Write a draft");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await hasText("My own words");
  await page.route("**/generate", (route) =>
    route.fulfill({ contentType: "text/event-stream", body: 'data: {"part":"Half"}\n\n' }),
  );
  await press("Write a draft");
  await dialog.getByRole("button", { name: "Replace text" }).click();
  await drawer.getByRole("alert").filter({ hasText: "The draft was interrupted." }).waitFor();
  await hasText("My own words");
  await page.unroute("**/generate");
  await press("Write a draft");
  await dialog.getByRole("button", { name: "Replace text" }).click();
  await hasText("Have a look at Parcelo.");

  writer.behavior.now = () => new Response("oops", { status: 500 });
  const failing = await visit("template");
  await failing.openDrawer();
  await failing.press("Write a draft");
  await failing.drawer.getByText("Written from our template. Fill in the [brackets]").waitFor();
  await expect.poll(() => failing.field.inputValue()).toContain("I work on Parcelo");
  await failing.drawer.getByText("0 of 10 drafts used this month.").waitFor();

  const last = await visit("used-up");
  await last.openDrawer();
  await last.drawer.getByText("10 of 10 drafts used this month.").waitFor();
  await last.press("Write a draft");
  const prompt = last.page.getByRole("dialog", { name: "You've reached your plan's limit" });
  await prompt.getByText("Your plan drafts 10 replies a month.").waitFor();
  await prompt.getByRole("button", { name: "No, thanks!" }).click();
  await expect.poll(() => prompt.count()).toBe(0);
  await last.drawer.waitFor();
  last.page.consoleErrors.length = 0;
});

test("offers to continue, save or discard unsaved text on close, and keeps it when the panel closes", async () => {
  const { page, feed, field, drawer, openDrawer, press, hasText, isClosed } = await visit("keeper");
  const dialog = page.getByRole("dialog", { name: "Save your reply?" });
  await openDrawer();
  await field.fill("Half a sentence");
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => page.keyboard.press("Escape"),
    () => press("Close"),
  ]) {
    await close();
    await dialog.getByRole("button", { name: "Continue editing" }).click();
    await hasText("Half a sentence");
  }
  await page.keyboard.press("Escape");
  await dialog.waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save draft" }).click();
  await isClosed();
  await page.getByText("Draft", { exact: true }).waitFor();
  await page.reload();
  await feed();
  await openDrawer();
  await hasText("Half a sentence");
  await press("Close");
  await isClosed();
  await openDrawer();
  await field.fill("Something else");
  await press("Close");
  await dialog.getByRole("button", { name: "Discard changes" }).click();
  await isClosed();
  await openDrawer();
  await hasText("Half a sentence");
  await press("Close");
  await isClosed();

  await page.getByRole("link", { name: "Overview" }).click();
  await page.getByRole("heading", { name: "Overview" }).waitFor();
  await page.getByRole("link", { name: "Mentions", exact: true }).click();
  await feed();
  await openDrawer();
  await field.fill("Another sentence");
  await page.getByRole("link", { name: "Overview" }).click();
  const leave = page.getByRole("dialog", { name: "Leave without saving?" });
  await leave.getByRole("button", { name: "Cancel" }).click();
  await drawer.waitFor();
  await hasText("Another sentence");
  await page.goBack();
  await isClosed();
  await openDrawer();
  await hasText("Another sentence");
  await page.getByRole("link", { name: "Overview" }).click();
  await leave.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("heading", { name: "Overview" }).waitFor();
});

test("lets the user choose between versions of two tabs, copies the text, and lists what was sent under replied", async () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const first = await visit("tabs", { permissions });
  const second = await visit("tabs");
  for (const tab of [first, second]) await tab.openDrawer();
  await first.field.fill("From the first tab");
  await first.press("Close");
  await first.page.getByRole("button", { name: "Save draft" }).click();
  await first.isClosed();

  await second.field.fill("From the second tab");
  await second.press("Mark as sent");
  await second.drawer.getByRole("alert").getByText("From the first tab").waitFor();
  await second.hasText("From the second tab");
  await second.press("Keep my version");
  await second.isClosed();
  await second.page.getByRole("status").getByText("Marked as sent.").waitFor();

  await first.openDrawer();
  await first.field.fill("From the first tab, again");
  await first.press("Mark as sent");
  await first.press("Use that version");
  await first.hasText("From the second tab");
  // The browser logs the rejected saves.
  for (const { page } of [first, second]) page.consoleErrors.length = 0;

  const { page, field, drawer, press } = first;
  await page
    .context()
    .route("https://news.example/**", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Thread</h1>" }));

  await field.fill("I work on Parcelo. ");
  const opening = page.context().waitForEvent("page");
  await press("Copy and open thread");
  const thread = await opening;
  await thread.getByRole("heading", { name: "Thread" }).waitFor();
  expect(await thread.evaluate(() => window.opener)).toBe(null);
  await thread.close();
  await drawer.getByText("Copied. Paste your reply into the thread").waitFor();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("I work on Parcelo.");

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  await press("Copy and open thread");
  await drawer.getByRole("alert").filter({ hasText: "copy it, then open the thread" }).waitFor();
  await field.fill("");
  await press("Mark as sent");
  await drawer.getByRole("alert").filter({ hasText: "Write something first." }).waitFor();
  await field.fill("  I work on Parcelo.  ");
  await press("Mark as sent");
  await first.isClosed();
  await page.getByRole("status").getByText("Marked as sent.").waitFor();
  await selectOption(page, "Status", "Replied");
  await first.openDrawer();
  await expect.poll(() => field.inputValue()).toBe("I work on Parcelo.");
});
