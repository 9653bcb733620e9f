import { expect, test } from "vitest";
import { totpCode } from "#server/testing/second-factors.ts";
import { link } from "#shared/routes.ts";
import { browser } from "../../../testing/browser.ts";
import { password, signUpUser } from "../../../testing/users.ts";

const { url, openAs } = await browser();

type Page = Awaited<ReturnType<typeof openAs>>;

const visit = async () => {
  const person = await signUpUser(url);
  const page = await openAs(person, link("accountSecurity"));
  const section = (name: string) => page.getByRole("region", { name, exact: true });
  return { person, page, section, dialog: page.getByRole("dialog") };
};

const signOut = async (page: Page) => {
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL("**/auth/login");
};

const enterPassword = async (page: Page, email: string) => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/auth/second-factor**");
  // The first step responds 403, which the browser logs.
  page.consoleErrors.length = 0;
};

test("turns two-factor authentication on, signs in with a code and a recovery code, and turns it off", async () => {
  const { person, page, section, dialog } = await visit();
  const factor = section("Two-factor authentication");
  await factor.getByRole("button", { name: "Set up" }).click();
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("img", { name: "QR code" }).waitFor();
  const secret = ((await dialog.getByText(/^Key:/).locator("code").textContent()) ?? "").replaceAll(" ", "");
  await dialog.getByLabel("Six-digit code").fill(totpCode(secret, new Date(Date.now() - 30_000)));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect.poll(() => dialog.getByRole("listitem").count()).toBe(10);
  const recoveryCode = (await dialog.getByRole("listitem").first().textContent()) ?? "";
  await dialog.getByRole("button", { name: "I have saved them" }).click();
  await factor.getByText("10 recovery codes left").waitFor();

  await signOut(page);
  await enterPassword(page, person.email);
  await page.getByLabel("Six-digit code").fill(totpCode(secret, new Date()));
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
});

test("adds a passkey, signs in with it, and removes it", async () => {
  const { page, section, dialog } = await visit();
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
  await dialog.getByLabel("Current password").fill(password);
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
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Remove passkey" }).click();
  await expect.poll(() => passkeys.getByRole("listitem").count()).toBe(0);
});
