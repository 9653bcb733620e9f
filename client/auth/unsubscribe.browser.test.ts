import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTokens } from "#server/features/auth/session-tokens.ts";
import { createUnsubscribeToken } from "#server/features/digest/unsubscribe-token.ts";
import { link } from "#shared/routes.ts";
import { read } from "../app/api-client.ts";
import { accessibilityIssues } from "../testing/accessibility.ts";
import { browser, signIn } from "../testing/browser.ts";
import { clientOf, signUpUser } from "../testing/users.ts";

const { url, dataDir, open } = await browser();

/** Signs up a user with a digest unsubscribe link, and reads whether the digest is on. */
const reader = async () => {
  const person = await signUpUser(url);
  const { me } = clientOf(url, person).users;
  const tokens = createTokens(readFileSync(join(dataDir, "secret"), "utf8").trim(), () => new Date());
  const { id } = await read(me.$get());
  const wantsDigest = async () => (await read(me.mails.$get())).digest;
  return { person, wantsDigest, address: `${link("unsubscribe")}?token=${createUnsubscribeToken(tokens, id)}` };
};

test("the mail is stopped by a click, without signing in, and by no scanner that opens the link", async () => {
  const { address, wantsDigest } = await reader();
  const page = await open(address);
  const stop = page.getByRole("button", { name: "Stop the weekly mail" });
  await stop.waitFor();
  await page.waitForLoadState("networkidle");
  expect(await wantsDigest()).toBe(true);
  expect(await page.locator("meta[name=referrer]").getAttribute("content")).toBe("no-referrer");
  expect(await accessibilityIssues(page)).toEqual([]);
  await stop.click();
  await page.getByRole("heading", { name: "The weekly mail is stopped" }).waitFor();
  await expect.poll(() => page.url()).toBe(url + link("unsubscribe"));
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  expect(await wantsDigest()).toBe(false);
  expect(await accessibilityIssues(page)).toEqual([]);
});

test("a link that did not arrive whole says so", async () => {
  const { address, wantsDigest } = await reader();
  const page = await open(address.slice(0, -3));
  await page.getByRole("button", { name: "Stop the weekly mail" }).click();
  await page.getByRole("heading", { name: "This link does not work" }).waitFor();
  expect(await wantsDigest()).toBe(true);
  page.complaints.length = 0;
});

test("the account turns the mail off and on again", async () => {
  const { person, wantsDigest } = await reader();
  const page = await open(`/auth/login?next=${link("account")}`);
  await signIn(page, person);
  const choice = page.getByRole("region", { name: "Mails" }).getByLabel("Weekly mail");
  await expect.poll(() => choice.isChecked()).toBe(true);
  await choice.click();
  await page.getByRole("status").getByText("You get no weekly mail any more.").waitFor();
  expect(await wantsDigest()).toBe(false);
  await page.reload();
  await expect.poll(() => choice.isEnabled()).toBe(true);
  expect(await choice.isChecked()).toBe(false);
  await choice.click();
  await page.getByRole("status").getByText("You get the weekly mail.").waitFor();
  expect(await wantsDigest()).toBe(true);
});
