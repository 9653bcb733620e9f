import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createFactories } from "#server/testing/factories.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { trialLimits } from "#shared/limits.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { chooseDays } from "../../../testing/choose-days.ts";
import { selectOption } from "../../../testing/select-option.ts";
import { password } from "../../../testing/users.ts";

const seen = (daysAgo: number) => new Date(Date.UTC(2026, 10, 20 - daysAgo, 9));
const reasons = ["The keyword is in the title", "Asks a question"];

const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  const person = (name: string) =>
    create.user({ email: `${name}@people.example`, password, trialEndsAt: new Date("2036-01-01T09:00:00Z") });
  const withProject = async (name: string) =>
    create.project({ ownerId: (await person(name)).id, name: "Parcelo", url: "https://parcelo.example" });

  for (const name of ["many", "writer", "limited"]) {
    const { id: projectId } = await withProject(name);
    const people = name === "limited" ? (trialLimits.exports ?? 0) + 1 : 23;
    for (let at = 0; at < people; at++) {
      const handle = `person-${String(at).padStart(2, "0")}`;
      const { id: leadId } = await create.lead({
        projectId,
        handle,
        reasons,
        score: at,
        mentions: at === 7 ? 9 : 1,
        profileUrl: `https://news.example/${handle}`,
        lastSeenAt: seen(at),
      });
      if (at < 2) await create.mention({ projectId, leadId, title: `Question ${at}`, keyword: "parcel tracker" });
    }
  }
});
const { openAs } = await browser({ database, env: { JOBS: "off" } });

const visit = async (name: string, query = "") => {
  const page = await openAs({ email: `${name}@people.example`, password }, link("leads") + query, {
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.getByRole("heading", { name: "Leads", exact: true }).waitFor();
  return page;
};
const peopleOn = (page: Page) => page.getByRole("rowheader").getByRole("link").allTextContents();
const firstOn = async (page: Page) => (await peopleOn(page))[0];
// Behind a dialog, too.
const statusOf = (page: Page, handle: string) =>
  page.getByRole("button", { name: `Status of ${handle}`, includeHidden: true });
const changeStatus = async (page: Page, handle: string, label: string) => {
  await statusOf(page, handle).click();
  await page.getByRole("menuitemradio", { name: label, exact: true }).click();
};
const inAddress = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

test("sorts, searches, filters and exports leads by URL, and remembers hidden columns", async () => {
  const page = await visit("many");
  await expect.poll(() => firstOn(page)).toBe("person-00");
  await page.getByText("23 leads").waitFor();
  await page.getByRole("link", { name: "2", exact: true }).click();
  await expect.poll(() => peopleOn(page)).toEqual(["person-20", "person-21", "person-22"]);

  await selectOption(page, "Sort by", "Highest score");
  await expect.poll(() => firstOn(page)).toBe("person-22");
  await selectOption(page, "Sort by", "Most mentions");
  await expect.poll(() => firstOn(page)).toBe("person-07");

  await page.getByLabel("Search by name").fill("son-1");
  await expect.poll(() => peopleOn(page)).toHaveLength(10);
  await chooseDays(page, "Last seen", "2026-11-07", "2026-12-31");
  await expect.poll(() => peopleOn(page)).toEqual(["person-10", "person-11", "person-12", "person-13"]);
  expect(inAddress(page, "q")).toBe("son-1");
  await page.reload();
  await expect.poll(() => page.getByLabel("Search by name").inputValue()).toBe("son-1");
  await expect.poll(() => peopleOn(page)).toHaveLength(4);

  await selectOption(page, "Status", "Won");
  await page.getByText("No leads match these filters").waitFor();
  await page.getByRole("link", { name: "Show all leads" }).click();
  await expect.poll(() => peopleOn(page)).toHaveLength(20);
  await expect.poll(() => page.getByLabel("Search by name").inputValue()).toBe("");
  expect(await accessibilityIssues(page)).toEqual([]);

  const column = page.getByRole("columnheader", { name: "Last seen" });
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Last seen" }).uncheck();
  await expect.poll(() => column.count()).toBe(0);
  await page.reload();
  await expect.poll(() => column.count()).toBe(0);
  // Rendered without the column, so that nothing moves on load.
  expect(await (await page.request.get(page.url())).text()).not.toContain('data-label="Last seen"');

  await page.goto(`${link("leads")}?from=2026-11-19`);
  await expect.poll(() => peopleOn(page)).toHaveLength(2);
  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog", { name: "Export leads" });
  await dialog.getByRole("button", { name: "Last seen: Since Nov 19, 2026" }).waitFor();
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Leads_\d{4}-\d\d-\d\d-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await download.path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(lines.slice(1).map((line) => line.split(",")[0])).toEqual(["person-00", "person-01"]);
  await page.getByText("Leads exported.").waitFor();
  await expect.poll(() => dialog.count()).toBe(0);
});

test("changes the status of one or more leads, undoes it, and meets the plan's limits with one prompt", async () => {
  const page = await visit("limited");
  const status = statusOf(page, "person-00");
  await changeStatus(page, "person-00", "Contacted");
  await page.getByText("person-00 marked as contacted.").waitFor();
  await page.reload();
  await expect.poll(() => status.textContent()).toBe("Contacted");

  await status.click();
  const focused = page.getByRole("menu").locator(":focus");
  await focused.getByText("Contacted").waitFor();
  await page.keyboard.press("ArrowDown");
  await focused.getByText("Won").waitFor();
  await page.keyboard.press("Enter");
  await page.getByText("person-00 marked as won.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("person-00 marked as contacted again.").waitFor();
  await expect.poll(() => status.textContent()).toBe("Contacted");

  await page.getByLabel("Select person-01").click();
  await page.getByLabel("Select person-03").click({ modifiers: ["Shift"] });
  await page.getByText("3 selected").waitFor();
  await page.getByRole("row").filter({ hasText: "person-03" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("x");
  await page.getByText("4 selected").waitFor();
  await page.getByRole("button", { name: "Mark as" }).click();
  await page.getByRole("menuitem", { name: "Contacted", exact: true }).click();
  await page.getByText("4 leads marked as contacted.").waitFor();
  await expect.poll(() => statusOf(page, "person-04").textContent()).toBe("Contacted");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("4 leads changed back.").waitFor();
  await expect.poll(() => statusOf(page, "person-04").textContent()).toBe("New");

  const next = statusOf(page, "person-01");
  const { promise: isUndone, resolve } = Promise.withResolvers<void>();
  const reloads = /\/leads(\?[^/]*)?$/;
  await page.route(reloads, async (route) => {
    await isUndone;
    await route.continue();
  });
  const reloading = page.waitForRequest(reloads);
  await changeStatus(page, "person-01", "Won");
  await reloading;
  const undoing = page.waitForRequest((request) => request.method() === "PUT");
  await page.getByRole("button", { name: "Undo" }).click();
  await undoing;
  resolve();
  await page.getByText("person-01 marked as new again.").waitFor();
  await expect.poll(() => next.textContent()).toBe("New");

  await page.route("**/leads/*", (route) =>
    route.fulfill({ status: 403, json: { status: 403, error: "limit", detail: "Choose a plan to go on." } }),
  );
  await changeStatus(page, "person-02", "Won");
  await page.getByRole("dialog").getByText("Choose a plan to go on.").waitFor();
  await expect.poll(() => statusOf(page, "person-02").textContent()).toBe("New");
  await expect.poll(() => page.getByText("Choose a plan to go on.").count()).toBe(1);
  page.consoleErrors.length = 0;
  await page.getByRole("button", { name: "No, thanks!" }).click();
  await page.unroute("**/leads/*");

  page.on("download", () => page.consoleErrors.push("a download"));
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Download" }).click();
  await page.getByText("Export limit reached: your plan exports 25 leads a month").waitFor();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(1);
  await page.getByRole("button", { name: "No, thanks!" }).click();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect(page.consoleErrors).toEqual([expect.stringContaining("403")]);
  page.consoleErrors.length = 0;
});

test("drafts a message, keeps it unsaved through a reload, saves it and copies it for a lead", async () => {
  const page = await visit("writer");
  await page.context().route("https://news.example/**", (route) => route.fulfill({ body: "profile" }));
  await page.getByRole("link", { name: "person-01", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^person-/ });
  await dialog.getByRole("button", { name: "Write a draft" }).click();
  await dialog.getByText("Written from our template. Make it your own.").waitFor();
  const preview = dialog.getByRole("region", { name: "Message to person-01" });
  await preview.getByText('I saw your post "Question 1" about parcel tracker.').waitFor();

  await dialog.getByRole("button", { name: "Write a draft" }).click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.getByLabel("Your message").fill("Hi {{handle}}, about {{keyword}} {{name}} ");
  await dialog.getByRole("button", { name: "Your website" }).click();
  await preview.getByText("Hi person-01, about parcel tracker {{name}} https://parcelo.example").waitFor();
  await dialog.getByText("No value for {{name}}").waitFor();
  await page.getByRole("link", { name: "person-00", exact: true }).click();
  await dialog.getByRole("region", { name: "Message to person-00" }).getByText("Hi person-00,").waitFor();

  await dialog.getByRole("button", { name: "Save message" }).click();
  await dialog.getByText("Saved.").waitFor();
  const opened = page.waitForEvent("popup");
  await dialog.getByRole("button", { name: "Copy message and open profile" }).click();
  expect((await opened).url()).toBe("https://news.example/person-00");
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe("Hi person-00, about parcel tracker {{name}} https://parcelo.example");
  await page.bringToFront();
  await page.getByText("person-00 marked as contacted.").waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => statusOf(page, "person-00").textContent()).toBe("Contacted");

  await page.getByRole("button", { name: "Edit message" }).click();

  await dialog.getByLabel("Your message").fill("Not saved");
  await dialog.getByText("Unsaved changes.").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("Your message has unsaved changes.").waitFor();
  await page.reload();
  await page.getByText("Your message has unsaved changes.").waitFor();

  await page.getByRole("link", { name: "Keywords" }).click();
  const leave = page.getByRole("dialog", { name: "Leave without saving?" });
  await leave.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Continue editing" }).click();
  await expect.poll(() => dialog.getByLabel("Your message").inputValue()).toBe("Not saved");
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => page.getByText("Your message has unsaved changes").count()).toBe(0);
});
