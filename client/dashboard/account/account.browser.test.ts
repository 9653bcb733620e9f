import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { link } from "#shared/routes.ts";
import { browser } from "../../testing/browser.ts";
import { waitForEmailLink } from "../../testing/emails.ts";
import { clientOf, password, signUpUser } from "../../testing/users.ts";

const { url, dataDir, openAs } = await browser();
const another = "quite another password";

/** Opens the account page as a new user. */
const visit = async () => {
  const person = await signUpUser(url, { name: "Ada" });
  // Uses a second session, besides the one from signing up.
  const page = await openAs({ email: person.email, password: person.password }, link("account"));
  await page.getByRole("heading", { name: "Account", exact: true }).waitFor();
  const part = (name: string) => page.getByRole("region", { name, exact: true });
  return { person, page, part, says: (text: string) => page.getByRole("status").getByText(text).waitFor() };
};
const isIn = async (email: string, password: string) => {
  const answer = await fetch(`${url}/api/auth/signIn`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return answer.ok;
};

test("name and website are saved, and the overview greets by the new name", async () => {
  const { page, part, says } = await visit();
  const profile = part("About you");
  await expect.poll(() => profile.getByLabel("Name").inputValue()).toBe("Ada");
  await profile.getByLabel("Name").fill("Ada Byron");
  await profile.getByLabel("Website").fill("ada.example");
  await profile.getByRole("button", { name: "Save" }).click();
  await says("Saved.");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Save");
  await page.getByRole("link", { name: "Overview" }).click();
  await page.getByText("Hello, Ada Byron.").waitFor();
  await page.goto(link("account"));
  await expect.poll(() => part("About you").getByLabel("Website").inputValue()).toBe("ada.example");
});

test("a new address wants the password, waits for its confirmation, and counts from then on", async () => {
  const { person, page, part, says } = await visit();
  const email = `new-${person.email}`;
  const form = part("Email");
  await form.getByLabel("New email").fill(email);
  await form.getByRole("button", { name: "Change the address" }).click();
  await form.getByRole("alert").filter({ hasText: "Enter your password." }).waitFor();
  await form.getByLabel("Your present password").fill("wrong");
  await form.getByRole("button", { name: "Change the address" }).click();
  await form.getByRole("alert").filter({ hasText: "This is not your password." }).waitFor();
  await expect.poll(() => form.getByLabel("New email").inputValue()).toBe(email);
  page.complaints.length = 0;
  await form.getByLabel("Your present password").fill(password);
  await form.getByRole("button", { name: "Change the address" }).click();
  await says(`A link is on its way to ${email}.`);
  await form.getByText(`Please confirm ${email}`).waitFor();
  await form.getByText(`Until then ${person.email} stays yours.`).waitFor();
  await expect.poll(() => form.getByLabel("New email").inputValue()).toBe("");

  await page.goto(await waitForEmailLink(dataDir, email, link("confirmEmail")));
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("link", { name: "Go to the dashboard" }).click();
  await page.getByRole("banner").getByText(email).waitFor();
  expect(await isIn(email, password)).toBe(true);
});

test("a change of address can be taken back, and the focus stays where it happened", async () => {
  const { person, page, part, says } = await visit();
  const form = part("Email");
  await form.getByLabel("New email").fill(`typo-${person.email}`);
  await form.getByLabel("Your present password").fill(password);
  await form.getByRole("button", { name: "Change the address" }).click();
  await form.getByRole("button", { name: "Keep the present address" }).click();
  await says(`Your address stays ${person.email}.`);
  await form.getByText(`Please confirm ${person.email}`).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Email");
});

test("another link to confirm the address comes for the asking", async () => {
  const { person, page, part, says } = await visit();
  await waitForEmailLink(dataDir, person.email, link("confirmEmail"));
  await part("Email").getByRole("button", { name: "Send the link again" }).click();
  await says(`A link is on its way to ${person.email}.`);
  await page.goto(await waitForEmailLink(dataDir, person.email, link("confirmEmail"), { after: 1 }));
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Your address is confirmed" }).waitFor();
});

test("a new password is taken with the present one, and signs the other devices out", async () => {
  const { person, page, part, says } = await visit();
  const form = part("Password");
  await form.getByLabel("Your present password").fill("wrong");
  await form.getByLabel("New password").fill(another);
  await form.getByRole("button", { name: "Save the password" }).click();
  await form.getByRole("alert").filter({ hasText: "This is not your password." }).waitFor();
  await expect.poll(() => form.getByLabel("New password").inputValue()).toBe(another);
  page.complaints.length = 0;
  await form.getByLabel("Your present password").fill(password);
  await form.getByRole("button", { name: "Save the password" }).click();
  await says("Your password is changed.");
  await expect.poll(() => form.getByLabel("New password").inputValue()).toBe("");
  expect((await clientOf(url, person).users.me.$get()).status).toBe(401);
  expect([await isIn(person.email, password), await isIn(person.email, another)]).toEqual([false, true]);
});

test("sessions are listed, and one is ended by itself", async () => {
  const { person, page, part, says } = await visit();
  const list = part("Where you are signed in");
  await expect.poll(() => list.getByRole("listitem").count()).toBe(2);
  await expect.poll(() => list.getByText("This device").count()).toBe(1);
  await list.getByRole("button", { name: "Sign out unknown device" }).click();
  await says("is signed out.");
  await expect.poll(() => list.getByRole("listitem").count()).toBe(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Where you are signed in");
  expect((await clientOf(url, person).users.me.$get()).status).toBe(401);
});

test("signing out everywhere asks first, then ends every session", async () => {
  const { person, page } = await visit();
  const opener = page.getByRole("button", { name: "Sign out everywhere" });
  await opener.click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Sign out everywhere");
  await opener.click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click();
  await page.waitForURL("**/auth/login");
  expect((await clientOf(url, person).users.me.$get()).status).toBe(401);
});

test("the export is a file with what is stored", async () => {
  const { person, page, part } = await visit();
  const download = page.waitForEvent("download");
  await part("Your data").getByRole("button", { name: "Export my data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const text = readFileSync((await file.path()) ?? "", "utf8");
  expect(JSON.parse(text)).toMatchObject({ account: { email: person.email, name: "Ada" } });
});

test("an account is deleted after a word and the password, and nothing of it is left", async () => {
  const { person, page } = await visit();
  await page.evaluate(() => {
    localStorage.setItem("current_mode", "test");
    localStorage.setItem("theme", "dark");
  });
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account for good?" });
  await dialog.getByLabel("Type DELETE or your email").fill("delete it");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await dialog
    .getByRole("alert")
    .filter({ hasText: `Type DELETE or ${person.email}.` })
    .waitFor();
  await dialog.getByLabel("Type DELETE or your email").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await dialog.getByRole("alert").filter({ hasText: "Enter your password." }).waitFor();
  await expect.poll(() => dialog.getByLabel("Type DELETE or your email").inputValue()).toBe("DELETE");
  page.complaints.length = 0;
  await dialog.getByLabel("Your present password").fill(password);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await page.waitForURL(`${url}/`);
  await expect.poll(() => page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({ theme: "dark" });
  await expect.poll(() => page.context().cookies()).toEqual([]);
  expect(await isIn(person.email, password)).toBe(false);
});

test("who changes their mind keeps the account, and the focus returns to the button", async () => {
  const { person, page } = await visit();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Delete my account");
  expect(await isIn(person.email, password)).toBe(true);
});

test("a failure that nobody expected is said, and what was typed stays", async () => {
  const { page, part } = await visit();
  await page.route("**/api/users/me", (route) => route.fulfill({ status: 500, json: {} }));
  await part("About you").getByLabel("Name").fill("Kept");
  await part("About you").getByRole("button", { name: "Save" }).click();
  await part("About you").getByText("Something bad happened; please try again later.").waitFor();
  await expect.poll(() => part("About you").getByLabel("Name").inputValue()).toBe("Kept");
  await page.unroute("**/api/users/me");
  await page.evaluate(() => void Promise.reject(new Error("nobody caught this")));
  await page.getByRole("status").getByText("Something bad happened; please try again later.").waitFor();
  page.complaints.length = 0;
});
