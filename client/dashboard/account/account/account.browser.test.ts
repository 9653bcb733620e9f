import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { totpCode } from "#server/testing/second-factors.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser, signIn } from "../../../testing/browser.ts";
import { waitForEmailLink } from "../../../testing/emails.ts";
import { isHydrated } from "../../../testing/hydration.ts";
import { selectOption } from "../../../testing/select-option.ts";
import { clientOf, password, signUpUser } from "../../../testing/users.ts";

const { url, dataDir, openAs } = await browser();

type AccountPage = "account" | "accountSecurity" | "accountData";
type Page = Awaited<ReturnType<typeof openAs>>;

/** Opens a page of the account as a new user. */
const visit = async (path: AccountPage) => {
  const person = await signUpUser(url, { name: "Ada" });
  // Uses a second session, besides the one from signing up.
  const { email } = person;
  const page = await openAs({ email, password }, link(path), {
    permissions: ["clipboard-read", "clipboard-write"],
    reducedMotion: "reduce",
  });
  const section = (name: string) => page.getByRole("region", { name, exact: true });
  const hasToast = (text: string) => page.getByRole("status").getByText(text).waitFor();
  const hasFocus = (text: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text);
  return { person, page, section, dialog: page.getByRole("dialog"), hasToast, hasFocus };
};

test("saves the profile, and changes the email with the password and a confirmation link", async () => {
  const { person, page, section, hasToast, hasFocus } = await visit("account");
  const profile = section("Profile");
  const save = profile.getByRole("button", { name: "Save" });
  await page.route("**/api/users/me", (route) => route.fulfill({ status: 500, json: {} }));
  await profile.getByLabel("Name").fill("Ada Byron");
  await save.click();
  await profile.getByText("Something bad happened; please try again later.").waitFor();
  await expect.poll(() => profile.getByLabel("Name").inputValue()).toBe("Ada Byron");
  await page.unroute("**/api/users/me");
  page.consoleErrors.length = 0;
  await profile.getByLabel("Website").fill("ada.example");
  await save.click();
  await hasToast("Profile saved.");
  await hasFocus("Save");

  const form = section("Email");
  const change = form.getByRole("button", { name: "Change email" });
  await section("Email").getByRole("button", { name: "Resend link" }).click();
  await hasToast(`We sent a link to ${person.email}.`);
  await waitForEmailLink(dataDir, person.email, link("confirmEmail"), { after: 1 });
  const submissions: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") submissions.push(request.url());
  });
  await form.getByLabel("New email").fill(`typo-${person.email}`);
  await change.dblclick();
  await form.getByRole("alert").filter({ hasText: "Enter your password." }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("password");
  expect(submissions).toHaveLength(1);
  await form.getByLabel("Current password").fill("wrong");
  await change.click();
  await form.getByRole("alert").filter({ hasText: "This is not your password." }).waitFor();
  await expect.poll(() => form.getByLabel("New email").inputValue()).toBe(`typo-${person.email}`);
  page.consoleErrors.length = 0;
  await form.getByLabel("Current password").fill(password);
  await change.click();
  await form.getByText(`Until then, your email stays ${person.email}.`).waitFor();
  await form.getByRole("button", { name: "Cancel the change" }).click();
  await hasToast(`Your email is still ${person.email}.`);
  await hasFocus("Email");

  const email = `new-${person.email}`;
  await form.getByLabel("New email").fill(email);
  await form.getByLabel("Current password").fill(password);
  await change.click();
  await hasToast(`We sent a link to ${email}.`);
  await form.getByText(`Confirm ${email}`).waitFor();
  await expect.poll(() => form.getByLabel("New email").inputValue()).toBe("");
  await page.goto(await waitForEmailLink(dataDir, email, link("confirmEmail")));
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("link", { name: "Go to the dashboard" }).click();
  await page.getByText("Hello, Ada Byron.").waitFor();
  // The menu opens before that, but errors are not shown yet.
  await isHydrated(page);
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("banner").getByText(email).waitFor();
  await page.keyboard.press("Escape");
  await page.evaluate(() => void Promise.reject(new Error("unhandled")));
  await hasToast("Something bad happened; please try again later.");
  page.consoleErrors.length = 0;
});

const signOut = async (page: Page) => {
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL("**/auth/login");
};

test("changes the password, lists and ends sessions, and uses a passkey", async () => {
  const { person, page, section, dialog, hasToast, hasFocus } = await visit("accountSecurity");
  const list = section("Active sessions");
  await expect.poll(() => list.getByRole("listitem").count()).toBe(2);
  await expect.poll(() => list.getByText("This device").count()).toBe(1);
  await list.getByRole("button", { name: "Sign out unknown device" }).click();
  await hasToast("signed out.");
  await expect.poll(() => list.getByRole("listitem").count()).toBe(1);
  await hasFocus("Active sessions");
  expect((await clientOf(url, person).users.me.$get()).status).toBe(401);

  const form = section("Password");
  const another = "quite another password";
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

  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const passkeys = section("Passkeys");
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await dialog.getByLabel("Name").fill("Laptop");
  await dialog.getByLabel("Current password").fill(another);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await passkeys.getByRole("button", { name: "Remove Laptop" }).waitFor();
  // The virtual authenticator would answer the offer in the email field at once, too.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await signOut(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.waitForURL("**/dashboard");
  await page.goto(link("accountSecurity"));
  await passkeys.getByRole("button", { name: "Remove Laptop" }).click();
  await dialog.getByLabel("Current password").fill(another);
  await dialog.getByRole("button", { name: "Remove passkey" }).click();
  await expect.poll(() => passkeys.getByRole("listitem").count()).toBe(0);
  await hasFocus("Passkeys");

  const opener = page.getByRole("button", { name: "Sign out everywhere" });
  await opener.click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await hasFocus("Sign out everywhere");
  await opener.click();
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.waitForURL("**/auth/login");
});

const enterPassword = async (page: Page, email: string) => {
  await signIn(page, { email, password });
  await page.waitForURL("**/auth/second-factor**");
  // The first step responds 403, which the browser logs.
  page.consoleErrors.length = 0;
};

test("turns two-factor authentication on, signs in with a code and a recovery code, and turns it off", async () => {
  const { person, page, section, dialog, hasFocus } = await visit("accountSecurity");
  const factor = section("Two-factor authentication");
  await factor.getByRole("button", { name: "Set up" }).click();
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("img", { name: "QR code" }).waitFor();
  const secret = ((await dialog.getByText(/^Key:/).locator("code").textContent()) ?? "").replaceAll(" ", "");
  await dialog.getByLabel("Six-digit code").fill(totpCode(secret, new Date()));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect.poll(() => dialog.getByRole("listitem").count()).toBe(10);
  const recoveryCode = (await dialog.getByRole("listitem").first().textContent()) ?? "";
  await dialog.getByRole("button", { name: "I have saved them" }).click();
  await factor.getByText("10 recovery codes left").waitFor();

  await signOut(page);
  await enterPassword(page, person.email);
  // The next one, since each code works once. It is accepted for a minute around its own.
  await page.getByLabel("Six-digit code").fill(totpCode(secret, new Date(Date.now() + 30_000)));
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/dashboard");

  await signOut(page);
  await enterPassword(page, person.email);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recoveryCode);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/dashboard");

  await page.goto(link("accountSecurity"));
  await factor.getByText("9 recovery codes left").waitFor();
  await factor.getByRole("button", { name: "Turn off" }).click();
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await factor.getByText("Off", { exact: true }).waitFor();
  await hasFocus("Two-factor authentication");
});

test("creates an API key, shows it once, lists its last use and revokes it", async () => {
  const { page, dialog, hasFocus } = await visit("account");
  await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "API keys" }).click();
  await page.getByText("No API keys yet").waitFor();
  await page.getByRole("button", { name: "Create key" }).click();

  await dialog.getByLabel("Name").fill("Weekly report");
  await dialog.getByLabel("Read").uncheck();
  await dialog.getByRole("button", { name: "Create key" }).click();
  await dialog.getByRole("alert").filter({ hasText: "Choose at least one permission." }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("value"))).toBe("read");
  await expect.poll(() => dialog.getByLabel("Name").inputValue()).toBe("Weekly report");
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByLabel("Read").check();
  await dialog.getByLabel("Write").check();
  await selectOption(dialog, "Expires", "Never");
  await dialog.getByRole("button", { name: "Create key" }).click();
  await dialog.getByRole("button", { name: "Copy key" }).click();
  const key = await dialog.getByLabel("API key", { exact: true }).inputValue();
  expect(key).toMatch(/^lsk_live_\w{38}$/);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await dialog.getByRole("button", { name: "Done" }).click();

  const row = page.getByRole("listitem").filter({ hasText: "Weekly report" });
  await row.getByText("never used").waitFor();
  await hasFocus("Your keys");
  await row.getByText("never expires").waitFor();
  await expect.poll(() => page.content()).not.toContain(key);
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
  await hasFocus("Your keys");
  expect((await clientOf(url, { accessToken: key }).projects.my.$get()).status).toBe(401);
});

test("exports the stored data, deletes the account after a typed confirmation, and keeps it after all", async () => {
  const { person, page, section, hasFocus } = await visit("accountData");
  const download = page.waitForEvent("download");
  await section("Your data").getByRole("button", { name: "Export my data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const text = readFileSync((await file.path()) ?? "", "utf8");
  expect(JSON.parse(text)).toMatchObject({ account: { email: person.email, name: "Ada" } });

  await page.evaluate(() => {
    localStorage.setItem("current_mode", "test");
    localStorage.setItem("theme", "dark");
  });
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await page.getByRole("button", { name: "Delete my account" }).click();
  await dialog.locator(":focus").waitFor();
  await page.keyboard.press("Escape");
  await hasFocus("Delete my account");
  await page.getByRole("button", { name: "Delete my account" }).click();
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
  await signIn(page, person);
  await page.getByRole("heading", { name: /^Your account will be deleted on/ }).waitFor();
  await page.getByRole("button", { name: "Keep my account" }).click();
  await page.getByText("Your account stays.").waitFor();
  await expect.poll(() => page.getByRole("heading", { name: /^Your account will be deleted/ }).count()).toBe(0);
});
