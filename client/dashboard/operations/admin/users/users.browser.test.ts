import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createFactories } from "#server/testing/factories.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { link } from "#shared/routes.ts";
import { createClient, read } from "../../../../app/api-client.ts";
import { accessibilityIssues } from "../../../../testing/accessibility.ts";
import { admin, browser } from "../../../../testing/browser.ts";
import { isHydrated } from "../../../../testing/hydration.ts";
import { clientOf, password, signUpUser } from "../../../../testing/users.ts";

// Only a confirmed account can become an admin.
const confirmed = { email: "confirmed@people.example", password };
const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  const createdAt = new Date("2025-01-01T09:00:00Z");
  await create.user({ ...confirmed, emailVerifiedAt: createdAt });
  const operator = await create.user({ email: "operator@people.example", role: "operator" });
  const project = await create.project({ ownerId: operator.id, name: "Parcelo" });
  await create.task({ projectId: project.id, dueAt: new Date("2026-01-02T09:00:00Z") });
  await create.task({ state: "done", finishedBy: operator.id, finishedAt: new Date() });
  await create.submission({ projectId: project.id, state: "needs_customer" });
  for (let at = 10; at < 32; at++) await create.user({ email: `crowd-${at}@people.example`, createdAt });
});
const { url, openAs } = await browser({ database });

const openPage = async (query = "", look = {}) => {
  const path = link("adminUsers") + query;
  const page = await openAs(admin, path, look);
  await isHydrated(page);
  const rowOf = (email: string) => page.getByRole("row").filter({ hasText: email });
  return {
    page,
    rowOf,
    search: page.getByLabel("Search by email, name or website"),
    dialog: page.getByRole("dialog"),
    expectStatus: (text: string) => page.getByRole("status").getByText(text).waitFor(),
    roleOf: (email: string) => page.getByRole("button", { name: `Role of ${email}` }),
    changeRole: async (email: string, role: string) => {
      await page.getByRole("button", { name: `Role of ${email}` }).click();
      await page.getByRole("menuitemradio", { name: role, exact: true }).click();
    },
    // With the keyboard: a toast may lie above the last row.
    openMenu: (email: string) => page.getByRole("button", { name: `Actions for ${email}` }).press("Enter"),
    focused: () => page.evaluate(() => document.activeElement?.getAttribute("aria-label")),
  };
};
type Person = Awaited<ReturnType<typeof signUpUser>>;
const isSignedIn = async (person: Pick<Person, "accessToken">) =>
  (await clientOf(url, person).users.me.$get()).status === 200;
const isAdminWith = async (person: Pick<Person, "accessToken">) =>
  (await clientOf(url, person).users.$get({ query: {} })).status === 200;

const signInRequest = ({ email, password }: Pick<Person, "email" | "password">) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ email, password }),
});

test("lists all users, filters while typing, and changes a role after confirmation", async () => {
  const name = `Grace ${crypto.randomUUID().slice(0, 8)}`;
  const { email } = await signUpUser(url, { name });
  const { page, rowOf, search, roleOf, changeRole, dialog, expectStatus, focused } = await openPage();
  const row = rowOf(email);
  for (const text of [name, "3"]) await row.getByText(text, { exact: true }).waitFor();
  await expect.poll(() => row.getByRole("button", { name: /^Role of/ }).textContent()).toBe("Customer");
  await rowOf(admin.email).getByText("Admin", { exact: true }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);

  await search.click();
  await page.keyboard.type(name.slice(6));
  await page.waitForURL(`**?q=${name.slice(6)}`);
  await expectStatus("1 account found");
  await expect.poll(() => page.getByRole("row").count()).toBe(2);
  await page.keyboard.press("Home");
  await page.keyboard.type("grace ");
  await page.waitForURL(`**?q=grace+${name.slice(6)}`);
  await row.waitFor();
  await expect.poll(() => search.evaluate((input) => input === document.activeElement)).toBe(true);
  await search.fill("nobody%");
  await page.getByText("No users match these filters").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);

  await page.getByRole("link", { name: "Users", exact: true }).click();
  await rowOf(admin.email).waitFor();
  await expect.poll(() => search.inputValue()).toBe("");

  const { accessToken } = await read(createClient(`${url}/api`, fetch).auth.signIn.$post({ json: confirmed }));
  const person = { ...confirmed, accessToken };
  const role = roleOf(person.email);
  await changeRole(person.email, "Admin");
  await dialog.getByText(`${person.email} will get full access to the admin area and be signed out`).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => role.textContent()).toBe("Customer");
  await expect.poll(() => isSignedIn(person)).toBe(true);

  await changeRole(person.email, "Admin");
  await dialog.getByRole("button", { name: "Make admin" }).click();
  await expectStatus(`${person.email} is now an admin.`);
  await expect.poll(() => role.textContent()).toBe("Admin");
  await expect.poll(focused).toBe(`Role of ${person.email}: Admin`);
  await expect.poll(() => isSignedIn(person)).toBe(false);

  const again = await (await fetch(`${url}/api/auth/signIn`, signInRequest(person))).json();
  await expect.poll(() => isAdminWith(again)).toBe(true);
  await page.reload();
  await changeRole(person.email, "Operator");
  await dialog.getByText("will see the tasks and listing kits of all customers").waitFor();
  await dialog.getByRole("button", { name: "Make operator" }).click();
  await expectStatus(`${person.email} is now an operator.`);
  await expect.poll(() => role.textContent()).toBe("Operator");
  await expect.poll(() => isSignedIn(again)).toBe(false);
  await changeRole(person.email, "Customer");
  await dialog.getByRole("button", { name: "Remove operator" }).click();
  await expectStatus(`${person.email} is no longer an operator.`);
  await expect.poll(() => role.textContent()).toBe("Customer");
});

test("signs out, adjusts credits, exports and deletes an account from its menu, but not one's own", async () => {
  const { page, rowOf, roleOf, search, openMenu, dialog, expectStatus, focused } = await openPage();
  const elsewhere = await (await fetch(`${url}/api/auth/signIn`, signInRequest(admin))).json();
  const row = rowOf(admin.email);
  await row.getByTitle("You. Only another admin can change your role.").waitFor();
  await expect.poll(() => row.getByRole("button", { name: /^Role of/ }).count()).toBe(0);
  await openMenu(admin.email);
  await expect.poll(() => page.getByRole("menuitem", { name: /^Delete account/ }).count()).toBe(0);
  await page.getByRole("menuitem", { name: "Sign out everywhere else" }).click();
  await dialog.getByText("You will stay signed in here").waitFor();
  await dialog.getByRole("button", { name: "Sign out" }).click();
  await expectStatus("Signed out everywhere else.");
  await expect.poll(() => isSignedIn(elsewhere)).toBe(false);
  await page.reload();
  await row.waitFor();

  const email = `${crypto.randomUUID().slice(0, 8)}@people.example`;
  await page.getByRole("button", { name: "Invite to the team" }).click();
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await page.getByText(`Invitation sent to ${email}.`).waitFor();
  await rowOf(email).waitFor();
  await expect.poll(() => roleOf(email).textContent()).toBe("Operator");

  const person = await signUpUser(url);
  await search.fill(person.email);
  await expectStatus("1 account found");
  const button = page.getByRole("menuitem", { name: `Sign out everywhere: ${person.email}` });
  await openMenu(person.email);
  await button.click();
  await dialog.getByText(`${person.email} will have to sign in again on every device.`).waitFor();
  await dialog.getByRole("button", { name: "Sign out" }).click();
  await expectStatus(`Signed ${person.email} out everywhere.`);
  await expect.poll(focused).toBe(`Actions for ${person.email}`);
  await page.keyboard.press("Enter");
  await expect.poll(() => button.getAttribute("aria-disabled")).toBe("true");
  await expect.poll(() => button.getAttribute("title")).toBe("No open sessions.");
  await expect.poll(focused).toBe(`Sign out everywhere: ${person.email}`);
  await expect.poll(() => isSignedIn(person)).toBe(false);
  await page.keyboard.press("Enter");
  await expect.poll(() => dialog.count()).toBe(0);
  await page.keyboard.press("Escape");

  await openMenu(person.email);
  await page.getByRole("menuitem", { name: `Adjust credits of ${person.email}` }).click();
  const submit = dialog.getByRole("button", { name: "Adjust credits" });
  await dialog.getByLabel("Change").fill("none");
  await submit.click();
  await dialog.getByText("Enter a whole number other than 0").waitFor();
  await dialog.getByLabel("Change").fill("-4");
  await dialog.getByLabel("Reason").fill("They asked twice");
  await submit.click();
  await dialog.getByText("The account has 3 submission credits.").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByLabel("Change").fill("4");
  await submit.click();
  await expectStatus(`Adjusted the credits of ${person.email}.`);
  // The browser logs the rejected call.
  page.consoleErrors.length = 0;

  const download = page.waitForEvent("download");
  await openMenu(person.email);
  await page.getByRole("menuitem", { name: `Export data of ${person.email}` }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^linkstead-data-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(readFileSync(await file.path(), "utf8"))).toMatchObject({ account: { email: person.email } });
  await expectStatus(`Exported the data of ${person.email}.`);

  const remove = page.getByRole("menuitem", { name: `Delete account: ${person.email}` });
  await openMenu(person.email);
  await remove.click();
  await dialog.getByText("This cannot be undone.").waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await openMenu(person.email);
  await remove.click();
  const confirmation = dialog.getByLabel("Type the account's email to confirm");
  await confirmation.fill(admin.email);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await dialog.getByText("This is a different email.").waitFor();
  await confirmation.fill(person.email);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expectStatus(`Deleted the account of ${person.email}.`);
  await page.getByText("No users match these filters").waitFor();
});

test("extends a trial, keeps notes, signs in as the customer and returns, deletes the account, and sees deliveries", async () => {
  const person = await signUpUser(url);
  const { id } = await (await clientOf(url, person).users.me.$get()).json();
  const path = link("adminUser", { id });
  const page = await openAs(admin, path);
  await page.getByRole("button", { name: "Extend trial" }).click();
  const dialog = page.getByRole("dialog").and(page.locator(":not([data-panel])"));
  await dialog.getByLabel("Reason").fill("Asked for a week.");
  await dialog.getByRole("button", { name: "Extend trial" }).click();
  await page.getByText(/Trial until .*: Asked for a week\./).waitFor();
  await page.getByLabel("New note").fill("Prefers calls.");
  await page.getByRole("button", { name: "Add note" }).click();
  await page.getByText("Prefers calls.", { exact: true }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);

  await page.getByRole("button", { name: "Sign in as customer" }).click();
  await page.waitForURL(`**${link("dashboard")}`);
  const banner = page.getByRole("status").filter({ hasText: `You are signed in as ${person.email}` });
  await banner.waitFor();
  await page.goto(link("account"));
  await banner.waitFor();
  await banner.getByRole("button", { name: "Return to your account" }).click();
  await page.waitForURL(`**${path}`);
  await page.getByRole("button", { name: "Sign in as customer" }).waitFor();
  await expect.poll(() => banner.count()).toBe(0);

  await page.getByRole("button", { name: `Delete account: ${person.email}` }).click();
  await dialog.getByLabel("Type the account's email to confirm").fill(person.email);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await page.getByRole("status").getByText(`Deleted the account of ${person.email}.`).waitFor();
  await page.waitForURL(`**${link("adminUsers")}`);

  await page.goto(link("adminDeliveries"));
  const overdue = page.getByRole("region", { name: "Table of overdue tasks" });
  await overdue.getByRole("cell", { name: "Parcelo" }).waitFor();
  await page
    .getByRole("region", { name: "Table of operators" })
    .getByRole("cell", { name: "operator@people.example" })
    .waitFor();
  await page.getByRole("region", { name: "Projects that wait" }).getByRole("cell", { name: "Parcelo" }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
});
