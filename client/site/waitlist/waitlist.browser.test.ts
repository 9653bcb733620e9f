import { expect, test } from "vitest";
import { brevo } from "#server/testing/stand-ins/brevo.ts";
import { createClient, read } from "../../app/api-client.ts";
import { admin, browser } from "../../testing/browser.ts";
import { clientOf } from "../../testing/users.ts";

const service = brevo();
const { url, open } = await browser({ env: { BREVO_API_KEY: "test-key", BREVO_URL: service.url } });

const asAdmin = clientOf(url, await read(createClient(`${url}/api`, fetch).auth.signIn.$post({ json: admin })));
const joinedMessage = "You have successfully joined the waitlist, You will be notified once the product is online.";
const joinFailedMessage = "Something was wrong. Try it again!";

const contactsOnServer = async () => (await read(asAdmin.waitlist.$get({ query: { limit: "100" } }))).contacts;

test("a visitor joins, sees the message for 20 seconds and is added to the first list", async () => {
  const page = await open("/");
  await page.clock.install();
  const field = page.getByLabel("Your email").first();
  await field.fill("ada@browser.example");
  await page.getByRole("button", { name: "Join the waitlist" }).first().click();
  const message = page.getByRole("status").filter({ hasText: joinedMessage });
  await message.waitFor();
  await expect.poll(() => field.inputValue()).toBe("");
  await page.clock.fastForward(19_000);
  await expect.poll(() => message.count()).toBe(1);
  await page.clock.fastForward(2_000);
  await message.waitFor({ state: "detached" });
  await expect.poll(() => service.lists.get("ada@browser.example"), { timeout: 10_000 }).toEqual(new Set([11]));
  await expect
    .poll(async () => (await contactsOnServer()).find(({ email }) => email === "ada@browser.example"))
    .toMatchObject({ state: "synced", list: 11, source: "home" });
});

test("a failed sign-up shows an error for 15 seconds and preserves the input", async () => {
  const page = await open("/");
  await page.clock.install();
  await page.route("**/api/waitlist", (route) => route.abort());
  const field = page.getByLabel("Your email").first();
  await field.fill("ben@browser.example");
  await page.getByRole("button", { name: "Join the waitlist" }).first().click();
  const alert = page.getByRole("alert").filter({ hasText: joinFailedMessage });
  await alert.waitFor();
  await expect.poll(() => field.inputValue()).toBe("ben@browser.example");
  await page.clock.fastForward(14_000);
  await expect.poll(() => alert.count()).toBe(1);
  await page.clock.fastForward(2_000);
  await alert.waitFor({ state: "detached" });
  // The browser logs the failed request.
  page.consoleErrors.length = 0;
});

test("the form works without JavaScript", async () => {
  const page = await open("/", { javaScriptEnabled: false });
  await page.getByLabel("Your email").first().fill("nojs@browser.example");
  await page.getByRole("button", { name: "Join the waitlist" }).first().click();
  await page.getByText(joinedMessage).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/waitlist");
  expect((await contactsOnServer()).map(({ email }) => email)).toContain("nojs@browser.example");
});
