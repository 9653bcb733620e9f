import { expect, test } from "vitest";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../../testing/accessibility.ts";
import { admin, browser } from "../../../../testing/browser.ts";

const { url, openAs } = await browser({});
const home = async () => (await fetch(url)).text();

const openGroup = async (group: string) => {
  const path = `${link("adminSettings")}?group=${group}`;
  const page = await openAs(admin, path);
  await page.waitForURL(`**${path}`);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  return {
    page,
    press,
    field: (name: string) => page.getByLabel(name, { exact: true }),
    save: async () => {
      await press("Save settings");
      await page.getByRole("status").getByText("Settings saved. The site is up to date.").last().waitFor();
    },
  };
};

test("an edited and moved question is on the home page at once, and a reset restores the default", async () => {
  const { page, press, field, save } = await openGroup("faq");
  const first = await field("Question").first().inputValue();
  expect(await home()).toContain(first);
  await field("Question").first().fill("Is there a phone number?");
  await field("Answer").first().fill("No. Write to {supportEmail}.");
  await press("Move down question 1");
  await save();
  await expect.poll(home).toMatch(/Is there a phone number\?.*Write to support@/s);
  const changed = await home();
  expect(changed).not.toContain(first);
  const second = await field("Question").first().inputValue();
  expect(changed.indexOf(`<h3>${second}`)).toBeLessThan(changed.indexOf("Is there a phone number?"));

  await press("Reset to default");
  await page.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
  await expect.poll(() => field("Question").first().inputValue()).toBe(first);
  expect(await home()).toContain(first);
});

test("adds and removes items, with focus on the next field", async () => {
  const { page, press, field, save } = await openGroup("social");
  await press("Add profile");
  expect(await field("Network").evaluate((input) => input === document.activeElement)).toBe(true);
  await field("Network").fill("Mastodon");
  await field("URL").fill("not a URL");
  await press("Save settings");
  await expect.poll(() => field("URL").getAttribute("aria-invalid")).toBe("true");
  // The browser reports the rejected request itself.
  page.consoleErrors.length = 0;
  await field("URL").fill("https://social.example/@us");
  await save();
  await expect.poll(home).toContain("https://social.example/@us");
  await press("Remove profile 1");
  await save();
  await page.reload();
  await page.getByRole("button", { name: "Add profile" }).waitFor();
  expect(await field("Network").count()).toBe(0);
});

test("asks before another group is opened with unsaved changes", async () => {
  const { page, press, field } = await openGroup("general");
  await field("Tagline").fill("Something else");
  await page.getByRole("link", { name: "FAQ", exact: true }).click();
  await page.getByRole("dialog").getByText("Leave without saving?").waitFor();
  await press("Leave");
  await page.waitForURL("**group=faq");
});

test("asks before data is deleted without an archive, and shows how much", async () => {
  const { page, press, field, save } = await openGroup("retention");
  const old = page.getByRole("region", { name: "Deleted by the next run" });
  await old.getByText("Nothing is old enough to be deleted.").waitFor();
  await field("Dismissed mentions").fill("2");
  await old.getByText(">=3").waitFor();
  // The browser reports the rejected request itself.
  page.consoleErrors.length = 0;
  await field("Dismissed mentions").fill("3");
  await press("Save settings");
  const dialog = page.getByRole("dialog", { name: "Delete without an archive?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByText("Unsaved changes").waitFor();
  await page.getByLabel("Archive before deleting").check();
  await save();
  await page.getByLabel("Archive before deleting").uncheck();
  await press("Save settings");
  await dialog.getByRole("button", { name: "Save and delete" }).click();
  await page.getByText("Unsaved changes").waitFor({ state: "detached" });
  await page.reload();
  await expect.poll(() => field("Dismissed mentions").inputValue()).toBe("3");
  expect(await page.getByLabel("Archive before deleting").isChecked()).toBe(false);
});

test("a change by someone else in the meantime is a conflict", async () => {
  const late = await openGroup("trial");
  const early = await openGroup("trial");
  await early.field("Days").fill("5");
  await early.save();
  await late.field("Days").fill("6");
  await late.press("Save settings");
  await late.page.getByText("Someone else has changed these settings. Reload and try again.").waitFor();
  // The browser reports the refused request itself.
  late.page.consoleErrors.length = 0;
});

test("the groups pass axe", async () => {
  const { page } = await openGroup("faq");
  for (const group of ["faq", "limits", "clients"]) {
    await page.goto(`${link("adminSettings")}?group=${group}`);
    await page.getByRole("button", { name: "Save settings" }).waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
  }
});
