import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createFactories } from "#server/testing/factories.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { recurringLimits } from "#shared/limits.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { password, signUpUser } from "../../../testing/users.ts";

const expired = { email: "expired@people.example", password };
const largest = { email: "largest@people.example", password };
const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  await create.user({ ...expired, name: "Ada", trialEndsAt: new Date("2026-01-01T09:00:00Z") });
  const monthly = await create.plan({ type: "monthly" });
  const { id: ownerId } = await create.user({ ...largest, planId: monthly.id });
  for (let count = 0; count < (recurringLimits.projects ?? 0); count++) await create.project({ ownerId });
});
const { url, open, openAs } = await browser({ database });

test("reminds once per visit of a payment after the trial, and leads to the payment page and to no other URL", async () => {
  const page = await openAs(expired, link("dashboard"));
  const dialog = page.getByRole("dialog", { name: "Confirm your payment information" });
  await dialog.waitFor();
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

  const next = await page.context().newPage();
  const confirm = next.getByRole("button", { name: "Confirm payment information" });
  const alert = (text: string) => next.getByRole("alert").filter({ hasText: text }).waitFor();
  const respondWith = async (status: number, json: object) => {
    await next.unroute("**/api/users/complete-payment");
    await next.route("**/api/users/complete-payment", (route) => route.fulfill({ status, json }));
  };
  await next.goto(link("account"));
  await respondWith(200, { paymentUrl: "https://checkout.stripe.com.evil.example/pay" });
  await confirm.click();
  await alert("Something bad happened");
  await respondWith(503, { status: 503, error: "unavailable", detail: "Payments are not set up." });
  await confirm.click();
  await alert("Payments aren't set up on this site yet.");
  await next.getByRole("link", { name: "View plans" }).click();
  await next.getByRole("heading", { name: "No plan" }).waitFor();
  await expect.poll(() => next.getByRole("dialog").count()).toBe(0);

  const last = await page.context().newPage();
  await last.route("**/api/users/complete-payment", (route) =>
    route.fulfill({ json: { paymentUrl: "https://checkout.stripe.com/c/pay/cs_1" } }),
  );
  await last.route("https://checkout.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Pay here</h1>" }),
  );
  await last.goto(link("account"));
  await last.getByRole("button", { name: "Confirm payment information" }).click();
  await last.getByRole("heading", { name: "Pay here" }).waitFor();
});

test("offers an upgrade for any call that hits a limit, and a contact to those with the largest plan", async () => {
  /** Saves the name, whose call hits a plan limit. */
  const hitLimit = async (page: Page & { consoleErrors: string[] }) => {
    await page.goto(link("account"));
    await page.route("**/api/users/me", (route) =>
      route.fulfill({
        status: 403,
        json: { status: 403, error: "limit", detail: "Your plan has room for 1 project." },
      }),
    );
    await page.getByLabel("Name").fill("Unsaved");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("dialog").getByText("Your plan has room for 1 project.").waitFor();
    await page.unroute("**/api/users/me");
    page.consoleErrors.length = 0;
  };
  const page = await openAs(await signUpUser(url), link("account"));
  await hitLimit(page);
  await page.getByRole("button", { name: "No, thanks!" }).click();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Unsaved");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Save");
  await hitLimit(page);
  await page.getByRole("button", { name: "Upgrade your plan" }).click();
  await page.waitForURL(`**${link("plan")}`);
  await page.getByRole("heading", { name: "Plan", exact: true }).waitFor();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  // The site takes no payments itself, so a plan's own checkout opens.
  await page.route("https://buy.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Checkout</h1>" }),
  );
  await page.getByRole("button", { name: "Choose Publisher" }).click();
  await page.getByRole("heading", { name: "Checkout" }).waitFor();
  expect(new URL(page.url()).searchParams.get("client_reference_id")).toMatch(/^[\w-]{36}$/);

  const customer = await openAs(largest, link("account"));
  await hitLimit(customer);
  await customer.getByRole("button", { name: "Upgrade your plan" }).click();
  await customer.waitForURL(`**${link("plan")}#higher-limits`);
  const contact = customer.getByRole("main").getByRole("link", { name: "Contact us", exact: true });
  await expect.poll(() => contact.getAttribute("href")).toMatch(/^mailto:/);
  await customer.getByRole("button", { name: "Update payment method" }).click();
  await customer.getByRole("status").filter({ hasText: "Payments aren't set up on this site yet." }).waitFor();
  customer.consoleErrors.length = 0;
  await customer.goto(link("newProject"));
  await customer.getByText(`Your plan includes ${recurringLimits.projects} projects`).waitFor();
  await expect.poll(() => contact.getAttribute("href")).toMatch(/^mailto:/);
  await expect.poll(() => customer.getByRole("main").getByRole("link", { name: "View plans" }).count()).toBe(0);
});

const succeeded = "Your payment has been successfully processed";
const failed = "Your payment attempt has failed";

test("shows the result of a payment to users, polling a pending one, and to visitors on every kind of page", async () => {
  const page = await openAs(await signUpUser(url), `${link("dashboard")}?payment=failed&other=1`);
  await page.getByRole("dialog", { name: failed }).getByRole("button", { name: "Ok", exact: true }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?other=1");
  await page.reload();
  await page.getByRole("heading", { name: "Overview" }).waitFor();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);

  const requests: string[] = [];
  const answers: string[] = [];
  await page.route("**/api/payments/confirms?**", (route) => {
    requests.push(new URL(route.request().url()).search);
    const status = answers.length > 1 ? answers.shift() : answers[0];
    return route.fulfill({ status: status === "unknown" ? 502 : 200, json: { status } });
  });
  for (const [status, title, ...texts] of [
    ["failed", failed, "You weren't charged."],
    ["unknown", succeeded, "We couldn't check this payment.", "Your plan is active."],
    ["pending", succeeded, "We're waiting for the payment.", "Your plan is active."],
  ] as const) {
    answers.splice(0, answers.length, status, ...(status === "failed" ? [] : [status, "paid"]));
    await page.goto(`${link("plan")}?payment=success&session_id=cs_test_1`);
    for (const text of texts) await page.getByRole("dialog", { name: title }).getByText(text).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => new URL(page.url()).search).toBe("");
  }
  expect(new Set(requests)).toEqual(new Set(["?session_id=cs_test_1"]));
  page.consoleErrors.length = 0;

  // Public pages have a script of their own, auth pages the dialog above. Neither requests the status.
  const visitor = await open("/terms");
  visitor.on("request", (request) => request.url().includes("/confirms") && visitor.consoleErrors.push(request.url()));
  for (const path of ["/", "/page/ai-backlink-maker", "/blog", "/404", "/auth/signup"]) {
    await visitor.goto(`${path}?payment=success&utm_source=x`);
    const success = visitor.getByRole("dialog", { name: succeeded, exact: true });
    await success.getByText("in the account with the email address you paid with").waitFor();
    await success.getByRole("button", { name: "Close", exact: true }).click();
    await expect.poll(() => new URL(visitor.url()).search).toBe("?utm_source=x");
    await visitor.goto(`${path}?payment=failed`);
    const failure = visitor.getByRole("dialog", { name: failed, exact: true });
    await failure.getByRole("button", { name: "Ok", exact: true }).click();
    await expect.poll(() => new URL(visitor.url()).search).toBe("");
  }
  // The status 404 of the not-found visitor.
  expect(visitor.consoleErrors.filter((message) => !message.includes("404"))).toEqual([]);
  visitor.consoleErrors.length = 0;
});
