import { expect, test } from "vitest";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../../testing/accessibility.ts";
import { admin, browser } from "../../../../testing/browser.ts";
import { clientOf, signUpUser } from "../../../../testing/users.ts";

const { url, openAs } = await browser({});

const openUser = async () => {
  const person = await signUpUser(url);
  const { id } = await (await clientOf(url, person).users.me.$get()).json();
  const path = link("adminUser", { id });
  const page = await openAs(admin, path);
  await page.waitForURL(`**${path}`);
  return { person, page, path };
};

test("extends a trial and keeps notes", async () => {
  const { page } = await openUser();
  await page.getByRole("button", { name: "Extend trial" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("Asked for a week.");
  await dialog.getByRole("button", { name: "Extend trial" }).click();
  await page.getByText(/Trial until .*: Asked for a week\./).waitFor();
  await page.getByLabel("New note").fill("Prefers calls.");
  await page.getByRole("button", { name: "Add note" }).click();
  await page.getByText("Prefers calls.", { exact: true }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
});

test("signs in as the customer, shows it on every page, and returns", async () => {
  const { person, page, path } = await openUser();
  await page.getByRole("button", { name: "Sign in as customer" }).click();
  await page.waitForURL(`**${link("dashboard")}`);
  const banner = page.getByRole("status").filter({ hasText: `You are signed in as ${person.email}` });
  await banner.waitFor();
  await page.goto(link("account"));
  await banner.waitFor();
  await banner.getByRole("button", { name: "Return to your account" }).click();
  await page.waitForURL(`**${path}`);
  await page.getByRole("button", { name: "Sign in as customer" }).waitFor();
  expect(await banner.count()).toBe(0);
});

test("deletes the account and returns to the list", async () => {
  const { person, page } = await openUser();
  await page.getByRole("button", { name: `Delete account: ${person.email}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Type the account's email to confirm").fill(person.email);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await page.getByRole("status").getByText(`Deleted the account of ${person.email}.`).waitFor();
  await page.waitForURL(`**${link("adminUsers")}`);
});
