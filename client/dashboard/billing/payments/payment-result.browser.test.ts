import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { link } from "#shared/routes.ts";
import { browser } from "../../../testing/browser.ts";
import { signUpUser } from "../../../testing/users.ts";

const { url, open, openAs } = await browser();
const person = await signUpUser(url);

const signedIn = async () => {
  const page = await openAs(person, link("dashboard"));
  await page.waitForURL(`**${link("dashboard")}`);
  return page;
};

/** Fakes the checkout's status response and returns the requested URLs. */
const fakeStatus = async (page: Page, status: number, json: object) => {
  const requests: string[] = [];
  await page.route("**/api/payments/confirms?**", (route) => {
    requests.push(new URL(route.request().url()).search);
    return route.fulfill({ status, json });
  });
  return requests;
};

const succeeded = "Your payment has been successfully processed";
const failed = "Your payment attempt has failed";

test.each([
  ["success", succeeded, "Close"],
  ["failed", failed, "Ok"],
])("payment=%s shows '%s', and the button removes it from the URL", async (value, title, button) => {
  const page = await signedIn();
  await page.goto(`${link("dashboard")}?payment=${value}&other=1`);
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.getByRole("button", { name: button, exact: true }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  await expect.poll(() => new URL(page.url()).search).toBe("?other=1");
  await page.reload();
  await page.getByRole("heading", { name: "Overview" }).waitFor();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
});

test.each([
  ["paid", 200, succeeded, "Your plan is active."],
  ["pending", 200, succeeded, "We're waiting for the payment."],
  ["failed", 200, failed, "You weren't charged."],
  ["unknown", 502, succeeded, "We couldn't check this payment."],
])("shows a checkout that is %s", async (status, code, title, text) => {
  const page = await signedIn();
  const requests = await fakeStatus(page, code, { status });
  await page.goto(`${link("plan")}?payment=success&session_id=cs_test_1`);
  await page.getByRole("dialog", { name: title }).getByText(text).waitFor();
  expect(requests).toEqual(["?session_id=cs_test_1"]);
  await page.keyboard.press("Escape");
  await expect.poll(() => new URL(page.url()).search).toBe("");
  page.consoleErrors.length = 0;
});

// Public pages have a script of their own, auth pages the dialog above.
test.each([
  "/",
  "/growth-partner",
  "/page/ai-backlink-maker",
  "/c/directory-submission-websites-france",
  "/g/directory-submission-list-seo-france",
  "/blog",
  "/list-of-directories-with-reciprocal-links",
  "/privacy",
  "/404",
  "/auth/signup",
])("%s shows both dialogs to a visitor", async (path) => {
  const page = await open(`${path}?payment=success&utm_source=x`);
  const success = page.getByRole("dialog", { name: "Your payment has been successfully processed", exact: true });
  await success.getByText("in the account with the email address you paid with").waitFor();
  await success.getByRole("button", { name: "Close", exact: true }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?utm_source=x");
  await page.goto(`${path}?payment=failed`);
  const failure = page.getByRole("dialog", { name: "Your payment attempt has failed", exact: true });
  await failure.getByRole("button", { name: "Ok", exact: true }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("");
  // The status 404 of the not-found page.
  if (path === "/404") page.consoleErrors.length = 0;
});

test("shows a signed-out visitor the dialog without requesting the status", async () => {
  const page = await open("/terms");
  const requests = await fakeStatus(page, 200, { status: "paid" });
  await page.goto(`${link("signIn")}?payment=success&session_id=cs_test_1`);
  await page.getByRole("dialog", { name: succeeded }).getByRole("button", { name: "Close" }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  expect(requests).toEqual([]);
});

test("polls a pending payment until the plan is active", async () => {
  const page = await signedIn();
  const statuses = ["pending", "pending", "paid"];
  await page.route("**/api/payments/confirms?**", (route) =>
    route.fulfill({ json: { status: statuses.length > 1 ? statuses.shift() : statuses[0] } }),
  );
  await page.goto(`${link("plan")}?payment=success&session_id=cs_test_1`);
  await page.getByRole("dialog").getByText("We're waiting for the payment.").waitFor();
  await page.getByRole("dialog").getByText("Your plan is active.").waitFor();
});
