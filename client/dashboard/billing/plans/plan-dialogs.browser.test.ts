import { describe, expect, test } from "vitest";
import { createFactories } from "#server/testing/factories.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { recurringLimits } from "#shared/limits.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { password, signUpUser } from "../../../testing/users.ts";

const email = "expired@people.example";
const largest = { email: "largest@people.example", password };
const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  await create.user({ email, password, name: "Ada", trialEndsAt: new Date("2026-01-01T09:00:00Z") });
  const monthly = await create.plan({ type: "monthly" });
  const { id: ownerId } = await create.user({ ...largest, planId: monthly.id });
  for (let count = 0; count < (recurringLimits.projects ?? 0); count++) await create.project({ ownerId });
});
const { url, openAs } = await browser({ database });

describe("payment reminder", () => {
  const visit = async () => {
    const page = await openAs({ email, password }, link("dashboard"));
    const dialog = page.getByRole("dialog", { name: "Confirm your payment information" });
    await dialog.waitFor();
    return { page, dialog };
  };

  test("opens once per visit after the trial, and keeps the dashboard readable", async () => {
    const { page, dialog } = await visit();
    expect(await accessibilityIssues(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Not now" }).click();
    await expect.poll(() => dialog.count()).toBe(0);
    await page.getByRole("heading", { name: "Your trial has ended" }).waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    await page.reload();
    await page.getByRole("heading", { name: "Your trial has ended" }).waitFor();
    await page.getByRole("link", { name: "Account" }).click();
    await page.getByRole("heading", { name: "Account", exact: true }).waitFor();
    await expect.poll(() => dialog.count()).toBe(0);

    const nextVisit = await page.context().newPage();
    await nextVisit.goto(link("account"));
    await nextVisit.getByRole("dialog", { name: "Confirm your payment information" }).waitFor();
  });

  test("links to the plans if payments are not set up", async () => {
    const { page, dialog } = await visit();
    await page.route("**/api/users/complete-payment", (route) =>
      route.fulfill({ status: 503, json: { status: 503, error: "unavailable", detail: "Payments are not set up." } }),
    );
    await dialog.getByRole("button", { name: "Confirm payment information" }).click();
    await dialog.getByRole("alert").filter({ hasText: "Payments aren't set up on this site yet." }).waitFor();
    await dialog.getByRole("link", { name: "View plans" }).click();
    await page.getByRole("heading", { name: "No plan" }).waitFor();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    page.consoleErrors.length = 0;
  });

  test("redirects to the payment page and to no other URL", async () => {
    const { page, dialog } = await visit();
    const respondWith = (paymentUrl: string) =>
      page.route("**/api/users/complete-payment", (route) => route.fulfill({ json: { paymentUrl } }));
    await page.route("https://checkout.stripe.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Pay here</h1>" }),
    );
    await respondWith("https://checkout.stripe.com.evil.example/pay");
    await dialog.getByRole("button", { name: "Confirm payment information" }).click();
    await dialog.getByRole("alert").filter({ hasText: "Something bad happened" }).waitFor();
    await respondWith("https://checkout.stripe.com/c/pay/cs_1");
    await dialog.getByRole("button", { name: "Confirm payment information" }).click();
    await page.getByRole("heading", { name: "Pay here" }).waitFor();
  });
});

describe("upgrade prompt", () => {
  /** Opens a page whose next API call hits a plan limit. */
  const hitLimit = async (user?: { email: string; password: string }) => {
    const page = await openAs(user ?? (await signUpUser(url)), link("account"));
    await page.route("**/api/users/me", (route) =>
      route.fulfill({
        status: 403,
        json: { status: 403, error: "limit", detail: "Your plan has room for 1 project." },
      }),
    );
    await page.getByLabel("Name").fill("Unsaved");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const prompt = page.getByRole("dialog");
    await prompt.getByText("Your plan has room for 1 project.").waitFor();
    page.consoleErrors.length = 0;
    return { page, prompt };
  };

  test("opens for any call that hits a limit and leads to the plans", async () => {
    const { page, prompt } = await hitLimit();
    await page.unroute("**/api/users/me");
    await prompt.getByRole("button", { name: "Upgrade your plan" }).click();
    await page.waitForURL(`**${link("plan")}`);
    await page.getByRole("heading", { name: "Plan", exact: true }).waitFor();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });

  test("offers a contact to those who have the largest plan", async () => {
    const { page, prompt } = await hitLimit(largest);
    await page.unroute("**/api/users/me");
    await prompt.getByRole("button", { name: "Upgrade your plan" }).click();
    await page.waitForURL(`**${link("plan")}#higher-limits`);
    const contact = page.getByRole("main").getByRole("link", { name: "Contact us", exact: true });
    await expect.poll(() => contact.getAttribute("href")).toMatch(/^mailto:/);

    await page.goto(link("newProject"));
    await page.getByText(`Your plan includes ${recurringLimits.projects} projects`).waitFor();
    await expect.poll(() => contact.getAttribute("href")).toMatch(/^mailto:/);
    await expect.poll(() => page.getByRole("main").getByRole("link", { name: "View plans" }).count()).toBe(0);
  });

  test("keeps input and focus after 'No, thanks!'", async () => {
    const { page, prompt } = await hitLimit();
    await prompt.getByRole("button", { name: "No, thanks!" }).click();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Unsaved");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Save");
  });
});
