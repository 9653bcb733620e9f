import { expect, test } from "vitest";
import { createFactories } from "#server/testing/factories.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../testing/accessibility.ts";
import { browser } from "../../testing/browser.ts";
import { createSeededData } from "../../testing/seeded-data.ts";
import { password } from "../../testing/users.ts";

const email = "late@people.example";
const DATA_DIR = await createSeededData((db) =>
  createFactories(db).user({ email, password, name: "Late", trialEndsAt: new Date("2026-01-01T09:00:00Z") }),
);
const { openAs } = await browser({ DATA_DIR });

const visit = async (look = {}) => {
  const page = await openAs({ email, password }, link("dashboard"), look);
  const dialog = page.getByRole("dialog", { name: "Confirm your payment information" });
  await dialog.waitFor();
  return { page, dialog };
};

test("when the trial is over the dashboard asks for payment information, once a visit, and stays readable", async () => {
  const { page, dialog } = await visit();
  await dialog.getByRole("button", { name: "Go on reading" }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  await page.getByRole("heading", { name: "Your trial has ended" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Your trial has ended" }).waitFor();
  await page.getByRole("link", { name: "Account" }).click();
  await page.getByRole("heading", { name: "Account", exact: true }).waitFor();
  await expect.poll(() => dialog.count()).toBe(0);

  const nextVisit = await page.context().newPage();
  await nextVisit.goto(link("account"));
  await nextVisit.getByRole("dialog", { name: "Confirm your payment information" }).waitFor();
});

test("Escape is a way to go on reading, too", async () => {
  const { page, dialog } = await visit();
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog.count()).toBe(0);
});

test("without payments the dialog says so and leads to the plans", async () => {
  const { page, dialog } = await visit();
  await page.route("**/api/users/complete-payment", (route) =>
    route.fulfill({ status: 503, json: { status: 503, error: "unavailable", detail: "Payments are not set up." } }),
  );
  await dialog.getByRole("button", { name: "Confirm payment information" }).click();
  await dialog.getByRole("alert").filter({ hasText: "Payments are not set up on this site yet." }).waitFor();
  await dialog.getByRole("link", { name: "See the plans" }).click();
  await page.getByRole("heading", { name: "No plan" }).waitFor();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  page.complaints.length = 0;
});

test("the button leads to the payment page, and nowhere else", async () => {
  const { page, dialog } = await visit();
  const answer = (paymentUrl: string) =>
    page.route("**/api/users/complete-payment", (route) => route.fulfill({ json: { paymentUrl } }));
  await page.route("https://checkout.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Pay here</h1>" }),
  );
  await answer("https://checkout.stripe.com.evil.example/pay");
  await dialog.getByRole("button", { name: "Confirm payment information" }).click();
  await dialog.getByRole("alert").filter({ hasText: "Something bad happened" }).waitFor();
  await answer("https://checkout.stripe.com/c/pay/cs_1");
  await dialog.getByRole("button", { name: "Confirm payment information" }).click();
  await page.getByRole("heading", { name: "Pay here" }).waitFor();
});

test("axe finds nothing in the dialog or behind it", async () => {
  const { page, dialog } = await visit({ reducedMotion: "reduce" });
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Go on reading" }).click();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.goto(link("plan"));
  expect(await accessibilityIssues(page)).toEqual([]);
});
