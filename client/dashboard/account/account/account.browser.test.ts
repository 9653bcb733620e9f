import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { link } from "#shared/routes.ts";
import { browser } from "../../../testing/browser.ts";
import { waitForEmailLink } from "../../../testing/emails.ts";
import { clientOf, password, signUpUser } from "../../../testing/users.ts";

const { url, dataDir, openAs } = await browser();
const another = "quite another password";

type AccountPage = "account" | "accountSecurity" | "accountEmails" | "accountData";

/** Opens a page of the account as a new user. */
const visit = async (path: AccountPage = "account") => {
  const person = await signUpUser(url, { name: "Ada" });
  // Uses a second session, besides the one from signing up.
  const page = await openAs({ email: person.email, password: person.password }, link(path));
  await page.getByRole("heading", { name: "Account", exact: true }).waitFor();
  const section = (name: string) => page.getByRole("region", { name, exact: true });
  return { person, page, section, hasToast: (text: string) => page.getByRole("status").getByText(text).waitFor() };
};
const isIn = async (email: string, password: string) => {
  const answer = await fetch(`${url}/api/auth/signIn`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return answer.ok;
};

test("saves name and website, and the overview greets by the new name", async () => {
  const { page, section, hasToast } = await visit();
  const profile = section("Profile");
  await expect.poll(() => profile.getByLabel("Name").inputValue()).toBe("Ada");
  await profile.getByLabel("Name").fill("Ada Byron");
  await profile.getByLabel("Website").fill("ada.example");
  await profile.getByRole("button", { name: "Save" }).click();
  await hasToast("Profile saved.");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Save");
  await page.getByRole("link", { name: "Overview" }).click();
  await page.getByText("Hello, Ada Byron.").waitFor();
  await page.goto(link("account"));
  await expect.poll(() => section("Profile").getByLabel("Website").inputValue()).toBe("ada.example");
});

test("changes the email with the password and a confirmation link", async () => {
  const { person, page, section, hasToast } = await visit();
  const email = `new-${person.email}`;
  const form = section("Email");
  await form.getByLabel("New email").fill(email);
  await form.getByRole("button", { name: "Change email" }).click();
  await form.getByRole("alert").filter({ hasText: "Enter your password." }).waitFor();
  await form.getByLabel("Current password").fill("wrong");
  await form.getByRole("button", { name: "Change email" }).click();
  await form.getByRole("alert").filter({ hasText: "This is not your password." }).waitFor();
  await expect.poll(() => form.getByLabel("New email").inputValue()).toBe(email);
  page.consoleErrors.length = 0;
  await form.getByLabel("Current password").fill(password);
  await form.getByRole("button", { name: "Change email" }).click();
  await hasToast(`We sent a link to ${email}.`);
  await form.getByText(`Confirm ${email}`).waitFor();
  await form.getByText(`Until then, your email stays ${person.email}.`).waitFor();
  await expect.poll(() => form.getByLabel("New email").inputValue()).toBe("");

  await page.goto(await waitForEmailLink(dataDir, email, link("confirmEmail")));
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("link", { name: "Go to the dashboard" }).click();
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("banner").getByText(email).waitFor();
  expect(await isIn(email, password)).toBe(true);
});

test("submits once on a double click and focuses the first invalid field", async () => {
  const { page, section } = await visit();
  const form = section("Email");
  const submissions: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") submissions.push(request.url());
  });
  await form.getByLabel("New email").fill("new@people.example");
  await form.getByRole("button", { name: "Change email" }).dblclick();
  await form.getByRole("alert").filter({ hasText: "Enter your password." }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("password");
  expect(submissions).toHaveLength(1);
  page.consoleErrors.length = 0;
});

test("cancels an email change and keeps the focus in the section", async () => {
  const { person, page, section, hasToast } = await visit();
  const form = section("Email");
  await form.getByLabel("New email").fill(`typo-${person.email}`);
  await form.getByLabel("Current password").fill(password);
  await form.getByRole("button", { name: "Change email" }).click();
  await form.getByRole("button", { name: "Cancel the change" }).click();
  await hasToast(`Your email is still ${person.email}.`);
  await form.getByText(`Confirm ${person.email}`).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Email");
});

test("resends the confirmation link", async () => {
  const { person, page, section, hasToast } = await visit();
  await waitForEmailLink(dataDir, person.email, link("confirmEmail"));
  await section("Email").getByRole("button", { name: "Resend link" }).click();
  await hasToast(`We sent a link to ${person.email}.`);
  await page.goto(await waitForEmailLink(dataDir, person.email, link("confirmEmail"), { after: 1 }));
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Email confirmed" }).waitFor();
});

test("changes the password with the current one and signs out other devices", async () => {
  const { person, page, section, hasToast } = await visit("accountSecurity");
  const form = section("Password");
  await form.getByLabel("Current password").fill("wrong");
  await form.getByLabel("New password").fill(another);
  await form.getByRole("button", { name: "Change password" }).click();
  await form.getByRole("alert").filter({ hasText: "This is not your password." }).waitFor();
  await expect.poll(() => form.getByLabel("New password").inputValue()).toBe(another);
  page.consoleErrors.length = 0;
  await form.getByLabel("Current password").fill(password);
  await form.getByRole("button", { name: "Change password" }).click();
  await hasToast("Password changed.");
  await expect.poll(() => form.getByLabel("New password").inputValue()).toBe("");
  expect((await clientOf(url, person).users.me.$get()).status).toBe(401);
  expect([await isIn(person.email, password), await isIn(person.email, another)]).toEqual([false, true]);
});

test("lists sessions and signs out a single one", async () => {
  const { person, page, section, hasToast } = await visit("accountSecurity");
  const list = section("Active sessions");
  await expect.poll(() => list.getByRole("listitem").count()).toBe(2);
  await expect.poll(() => list.getByText("This device").count()).toBe(1);
  await list.getByRole("button", { name: "Sign out unknown device" }).click();
  await hasToast("signed out.");
  await expect.poll(() => list.getByRole("listitem").count()).toBe(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Active sessions");
  expect((await clientOf(url, person).users.me.$get()).status).toBe(401);
});

test("signs out everywhere after a confirmation", async () => {
  const { person, page } = await visit("accountSecurity");
  const opener = page.getByRole("button", { name: "Sign out everywhere" });
  await opener.click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Sign out everywhere");
  await opener.click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click();
  await page.waitForURL("**/auth/login");
  expect((await clientOf(url, person).users.me.$get()).status).toBe(401);
});

test("exports the stored data as a file", async () => {
  const { person, page, section } = await visit("accountData");
  const download = page.waitForEvent("download");
  await section("Your data").getByRole("button", { name: "Export my data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const text = readFileSync((await file.path()) ?? "", "utf8");
  expect(JSON.parse(text)).toMatchObject({ account: { email: person.email, name: "Ada" } });
});

test("deletes the account after a typed confirmation and the password, and clears browser data", async () => {
  const { person, page } = await visit("accountData");
  await page.evaluate(() => {
    localStorage.setItem("current_mode", "test");
    localStorage.setItem("theme", "dark");
  });
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByLabel("Type DELETE or your email").fill("delete it");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await dialog
    .getByRole("alert")
    .filter({ hasText: `Type DELETE or ${person.email}.` })
    .waitFor();
  await dialog.getByLabel("Type DELETE or your email").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await dialog.getByRole("alert").filter({ hasText: "Enter your password." }).waitFor();
  await expect.poll(() => dialog.getByLabel("Type DELETE or your email").inputValue()).toBe("DELETE");
  page.consoleErrors.length = 0;
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await page.waitForURL(`${url}/`);
  await expect.poll(() => page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({ theme: "dark" });
  await expect.poll(() => page.context().cookies()).toEqual([]);
  await page.goto(link("signIn"));
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { name: /^Your account will be deleted on/ }).waitFor();
  await page.getByRole("button", { name: "Keep my account" }).click();
  await page.getByText("Your account stays.").waitFor();
  await expect.poll(() => page.getByRole("heading", { name: /^Your account will be deleted/ }).count()).toBe(0);
});

test("keeps the account when the deletion is canceled, and returns the focus to the button", async () => {
  const { person, page } = await visit("accountData");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Delete my account");
  expect(await isIn(person.email, password)).toBe(true);
});

test("shows an unexpected error and keeps the input", async () => {
  const { page, section } = await visit();
  await page.route("**/api/users/me", (route) => route.fulfill({ status: 500, json: {} }));
  await section("Profile").getByLabel("Name").fill("Grace");
  await section("Profile").getByRole("button", { name: "Save" }).click();
  await section("Profile").getByText("Something bad happened; please try again later.").waitFor();
  await expect.poll(() => section("Profile").getByLabel("Name").inputValue()).toBe("Grace");
  await page.unroute("**/api/users/me");
  await page.evaluate(() => void Promise.reject(new Error("unhandled")));
  await page.getByRole("status").getByText("Something bad happened; please try again later.").waitFor();
  page.consoleErrors.length = 0;
});
