import { expect, test } from "vitest";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { selectOption } from "../../../testing/select-option.ts";
import { clientOf, signUpUser } from "../../../testing/users.ts";

const { url, openAs } = await browser();

test("creates a key, shows it once, lists its last use and revokes it", async () => {
  const person = await signUpUser(url);
  const page = await openAs(person, link("account"), { permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "API keys" }).click();
  await page.getByText("No API keys yet").waitFor();
  await page.getByRole("button", { name: "Create key" }).click();

  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Weekly report");
  await dialog.getByLabel("Read").uncheck();
  await dialog.getByRole("button", { name: "Create key" }).click();
  await dialog.getByRole("alert").filter({ hasText: "Choose at least one permission." }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("value"))).toBe("read");
  expect(await dialog.getByLabel("Name").inputValue()).toBe("Weekly report");
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByLabel("Read").check();
  await dialog.getByLabel("Write").check();
  await selectOption(dialog, "Expires", "Never");
  await dialog.getByRole("button", { name: "Create key" }).click();
  await dialog.getByRole("button", { name: "Copy key" }).click();
  const key = await page.evaluate(() => navigator.clipboard.readText());
  expect([key, await dialog.getByLabel("API key", { exact: true }).inputValue()]).toEqual([
    expect.stringMatching(/^lsk_live_\w{38}$/),
    key,
  ]);
  await dialog.getByRole("button", { name: "Done" }).click();

  const row = page.getByRole("listitem").filter({ hasText: "Weekly report" });
  await row.getByText("never used").waitFor();
  await row.getByText("never expires").waitFor();
  expect(await page.content()).not.toContain(key);
  expect((await clientOf(url, { accessToken: key }).projects.my.$get()).status).toBe(200);
  await page.reload();
  await row.getByText("last used").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);

  await row.getByRole("button", { name: "Revoke Weekly report" }).click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await row.getByRole("button", { name: "Revoke Weekly report" }).click();
  await dialog.getByRole("button", { name: "Revoke key" }).click();
  await page.getByRole("status").getByText("“Weekly report” no longer works.").waitFor();
  await page.getByText("No API keys yet").waitFor();
  expect((await clientOf(url, { accessToken: key }).projects.my.$get()).status).toBe(401);
});
