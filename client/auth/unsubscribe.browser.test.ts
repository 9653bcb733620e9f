import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createUnsubscribeToken } from "#server/emails/unsubscribe-token.ts";
import { createTokens } from "#server/security/session-tokens.ts";
import { link } from "#shared/routes.ts";
import { read } from "../app/api-client.ts";
import { accessibilityIssues } from "../testing/accessibility.ts";
import { browser, signIn } from "../testing/browser.ts";
import { clientOf, signUpUser } from "../testing/users.ts";

const { url, dataDir, open } = await browser();

/** Signs up a user with a digest unsubscribe link, and reads whether the digest is on. */
const subscriber = async () => {
  const person = await signUpUser(url);
  const { me } = clientOf(url, person).users;
  const tokens = createTokens(readFileSync(join(dataDir, "secret"), "utf8").trim(), () => new Date());
  const { id } = await read(me.$get());
  const hasDigest = async () => (await read(me.mails.$get())).digest;
  return { person, hasDigest, address: `${link("unsubscribe")}?token=${createUnsubscribeToken(tokens, id)}` };
};

test("unsubscribes by a click without signing in, but not by opening the link", async () => {
  const { address, hasDigest } = await subscriber();
  const page = await open(address);
  const button = page.getByRole("button", { name: "Unsubscribe" });
  await button.waitFor();
  await page.waitForLoadState("networkidle");
  expect(await hasDigest()).toBe(true);
  expect(await page.locator("meta[name=referrer]").getAttribute("content")).toBe("no-referrer");
  expect(await accessibilityIssues(page)).toEqual([]);
  await button.click();
  await page.getByRole("heading", { name: "You're unsubscribed" }).waitFor();
  await expect.poll(() => page.url()).toBe(url + link("unsubscribe"));
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  expect(await hasDigest()).toBe(false);
  expect(await accessibilityIssues(page)).toEqual([]);
});

test("rejects an incomplete link", async () => {
  const { address, hasDigest } = await subscriber();
  const page = await open(address.slice(0, -3));
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await page.getByRole("heading", { name: "This link doesn't work" }).waitFor();
  expect(await hasDigest()).toBe(true);
  page.consoleErrors.length = 0;
});

test("turns the digest off and on in the account", async () => {
  const { person, hasDigest } = await subscriber();
  const page = await open(`/auth/login?next=${link("accountEmails")}`);
  await signIn(page, person);
  const choice = page.getByRole("region", { name: "Email preferences" }).getByLabel("Weekly digest");
  await expect.poll(() => choice.isChecked()).toBe(true);
  await choice.click();
  await page.getByRole("status").getByText("Weekly digest turned off.").waitFor();
  expect(await hasDigest()).toBe(false);
  await page.reload();
  await expect.poll(() => choice.isEnabled()).toBe(true);
  expect(await choice.isChecked()).toBe(false);
  await choice.click();
  await page.getByRole("status").getByText("Weekly digest turned on.").waitFor();
  expect(await hasDigest()).toBe(true);
});
