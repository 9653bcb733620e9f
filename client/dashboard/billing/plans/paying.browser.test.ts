import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { createFactories } from "#server/testing/factories.ts";
import { stripe } from "#server/testing/stand-ins/stripe.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { trialDays } from "#shared/limits.ts";
import { link } from "#shared/routes.ts";
import { createClient, read } from "../../../app/api-client.ts";
import { admin, browser, signIn } from "../../../testing/browser.ts";
import { clientOf, password, signUpUser } from "../../../testing/users.ts";

const expiredUser = { email: "expired@people.example", password };
const database = await databaseWith((db) =>
  createFactories(db).user({ ...expiredUser, trialEndsAt: new Date("2026-01-01T09:00:00Z") }),
);
const shop = stripe();
afterAll(() => shop.stop());
const { url, open, openAs } = await browser({ database, env: { ...shop.env } });
shop.deliverTo(`${url}/api/payments/webhook`);

// The payment stand-in sells the site's plans: two monthly ones, one of them new.
const api = clientOf(url, await read(createClient(`${url}/api`, fetch).auth.signIn.$post({ json: admin })));
const plans = await read(api.plans.all.$get({ query: {} }));
const partner = plans.find(({ label }) => label === "Growth Partner");
if (!partner) throw new Error("The plan of the specification is missing.");
const { id: partnerId, isForSale: _, ...growthPartner } = partner;
const sell = (price: number) => shop.price(price * 100, "usd", "month").id;
const publisher = plans.find(({ label }) => label === "Publisher");
if (!publisher) throw new Error("The plan of the specification is missing.");
const { id: publisherId, isForSale: _isForSale, ...once } = publisher;
await read(
  api.plans[":id"].$put({
    param: { id: String(publisherId) },
    json: { ...once, stripePlanId: shop.price(once.price * 100).id },
  }),
);
await read(
  api.plans[":id"].$put({
    param: { id: String(partnerId) },
    json: { ...growthPartner, url: null, stripePlanId: sell(growthPartner.price) },
  }),
);
await read(
  api.plans.$post({
    json: { ...growthPartner, label: "Scale", price: 990, stripePlanId: sell(990), popular: true, position: 0 },
  }),
);

const visit = async (user: { email: string; password: string }) => {
  const page = await openAs(user, link("plan"));
  await page.getByRole("heading", { name: "Plan", exact: true }).waitFor();
  return page;
};
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
/** Reloads until text appears, which needs the payment service's webhook. */
const waitForText = (page: Page, text: string) =>
  expect
    .poll(async () => {
      await page.reload();
      return page.getByRole("main").textContent();
    })
    .toContain(text);
const closeResult = async (page: Page) => {
  await press(page, "Close");
  await expect.poll(() => page.url()).toBe(url + link("plan"));
};
/** Creates a user who pays for a plan at the checkout. */
const createPayer = async () => {
  const user = await signUpUser(url);
  const page = await visit(user);
  await press(page, "Choose Growth Partner");
  await page.getByRole("heading", { name: "Pay 690 USD" }).waitFor();
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(user.email);
  await press(page, "Pay");
  const dialog = page.getByRole("dialog", { name: "Your payment has been successfully processed" });
  await dialog.getByText("Your plan is active.").waitFor();
  await closeResult(page);
  await waitForText(page, "Growth Partner, $690 a month");
  const [customer] = [...shop.customers.values()].filter(({ email }) => email === user.email);
  const [subscription] = [...shop.subscriptions.values()].filter((one) => one.customer === customer?.id);
  return { page, user, subscriptionId: subscription?.id ?? "" };
};

test("pays for, uses and cancels a plan: checkout, webhook, portal, cancellation, end", async () => {
  const { page, subscriptionId } = await createPayer();
  await page.getByText(/^Active\. Renews on .*\.$/).waitFor();
  await page.getByText("This is your current plan.").waitFor();
  await page.getByText("0 (unlimited)").waitFor();

  await press(page, "View invoices");
  await page.getByRole("heading", { name: "Billing" }).waitFor();
  await press(page, "Back");
  await press(page, "Update payment method");
  await page.getByRole("heading", { name: "Update payment method" }).waitFor();
  await press(page, "Save card");

  await press(page, "Cancel plan");
  const dialog = page.getByRole("dialog", { name: "Cancel Growth Partner?" });
  await dialog.getByText(/^It ends on .*, and you won't be charged again\./).waitFor();
  await dialog.getByRole("button", { name: "Cancel plan" }).click();
  await page.getByText(/^Ends on .*\. You have full access until then\.$/).waitFor();
  await press(page, "Keep plan");
  await page.getByText(/^Active\. Renews on .*\.$/).waitFor();
  await press(page, "Cancel plan");
  await dialog.getByRole("button", { name: "Cancel plan" }).click();
  await page.getByText(/^Ends on /).waitFor();

  shop.cancel(subscriptionId);
  await waitForText(page, `Trial: ${trialDays} days left`);
  await page.getByRole("button", { name: "Choose Growth Partner" }).waitFor();
});

test("buys a one-time plan in place of a subscription, keeps its projects, and buys it again", async () => {
  const { page, user, subscriptionId } = await createPayer();
  const { id: ownerId } = await read(clientOf(url, user).users.me.$get());
  for (let count = 0; count < 10; count++) await createFactories(database.db).project({ ownerId });
  await press(page, "Change to Publisher");
  const dialog = page.getByRole("dialog", { name: "Change to Publisher?" });
  await dialog.getByText("What happens to Growth Partner, $690 a month?").waitFor();
  await expect.poll(() => dialog.getByRole("radio", { name: /^It ends on / }).isChecked()).toBe(true);
  await dialog.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("heading", { name: "Pay 299 USD" }).waitFor();
  await press(page, "Pay");
  const result = page.getByRole("dialog", { name: "Your payment has been successfully processed" });
  await result
    .getByText(/^What Publisher includes is in your account\. Growth Partner stays your plan until /)
    .waitFor();
  await closeResult(page);
  await waitForText(page, "Then Publisher, which you've paid once, is your plan.");
  await page.getByText(/^Ends on /).waitFor();
  await expect.poll(() => page.getByText("don't pay again").count()).toBe(0);

  shop.cancel(subscriptionId);
  await waitForText(page, "Paid once. There is nothing to renew.");
  await page.getByText("10 of 3").waitFor();
  await page.getByText("Your projects from an earlier plan all stay.").waitFor();
  const creditsLeft = async () => Number(await page.locator("dt:text-is('Left') + dd").textContent());
  const before = await creditsLeft();
  await press(page, "Buy again");
  await page
    .getByRole("dialog", { name: "Buy Publisher again?" })
    .getByRole("button", { name: "Continue to payment" })
    .click();
  await page.getByRole("heading", { name: "Pay 299 USD" }).waitFor();
  await press(page, "Pay");
  await page.getByRole("dialog").getByText("Your plan is active.").waitFor();
  await closeResult(page);
  await expect.poll(creditsLeft).toBe(before + (publisher.deliverables?.submissions.count ?? 0));
  await press(page, "View invoices");
  await page.getByText("Invoices: 3").waitFor();
});

test("shows a failed payment after leaving the checkout and grants nothing", async () => {
  const page = await visit(await signUpUser(url));
  await press(page, "Choose Growth Partner");
  await press(page, "Back");
  await page.getByRole("dialog", { name: "Your payment attempt has failed" }).waitFor();
  await press(page, "Ok");
  await expect.poll(() => page.url()).toBe(url + link("plan"));
  await page.getByRole("heading", { name: `Trial: ${trialDays} days left` }).waitFor();
});

test("changes the plan after a confirmation, without another checkout", async () => {
  const { page } = await createPayer();
  await press(page, "Change to Scale");
  const dialog = page.getByRole("dialog", { name: "Change to Scale?" });
  await dialog.getByText(/^Scale costs \$990 a month\. It starts right away, in place of Growth Partner/).waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("heading", { name: "Growth Partner, $690 a month" }).waitFor();
  await press(page, "Change to Scale");
  await dialog.getByRole("button", { name: "Change plan" }).click();
  await page.getByRole("status").getByText("Your plan is now Scale.").waitFor();
  await page.getByRole("heading", { name: "Scale, $990 a month" }).waitFor();
});

test("shows a failed payment, which the billing portal resolves", async () => {
  const { page, subscriptionId } = await createPayer();
  shop.failPayment(subscriptionId);
  await waitForText(page, "Your last payment failed.");
  await press(page, "Update payment method");
  await press(page, "Pay now");
  await press(page, "Back");
  await waitForText(page, "Renews on");
});

test("grants nothing for a payment=success URL", async () => {
  const page = await visit(await signUpUser(url));
  const [session] = shop.sessions.keys();
  for (const id of [session, "cs_live_made_up"]) {
    await page.goto(`${link("plan")}?payment=success&session_id=${id}`);
    await page.getByRole("dialog").getByText("We couldn't check this payment.").waitFor();
    await press(page, "Close");
    await page.getByRole("heading", { name: `Trial: ${trialDays} days left` }).waitFor();
  }
  page.consoleErrors.length = 0;
});

test("leads to the plans when signing in after the trial, to no checkout, and still allows reading", async () => {
  const page = await open(link("signIn"));
  await signIn(page, expiredUser);
  await page.waitForURL(`**${link("plan")}`);
  await page.getByRole("heading", { name: "No plan" }).waitFor();
  await page.goto(link("dashboard"));
  const dialog = page.getByRole("dialog", { name: "Confirm your payment information" });
  await dialog.getByRole("button", { name: "Not now" }).click();
  await page.getByRole("heading", { name: "Your trial has ended" }).waitFor();
  const nextVisit = await page.context().newPage();
  await nextVisit.goto(link("dashboard"));
  await press(nextVisit, "Confirm payment information");
  await nextVisit.waitForURL(`**${link("plan")}`);
});

test.each([link("home"), link("growthPartner")])(
  "leads a visitor who chooses a plan without a payment link on %s through sign-up to its checkout",
  async (from) => {
    const page = await open(from);
    await page.getByRole("link", { name: "Choose Growth Partner" }).click();
    await expect.poll(() => page.url()).toBe(`${url}${link("signUp")}?plan=${partnerId}`);
    const email = `${crypto.randomUUID().slice(0, 8)}@people.example`;
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await press(page, "Create account");
    await page.getByRole("heading", { name: "Pay 690 USD" }).waitFor();
    const session = [...shop.sessions.values()].at(-1);
    expect(session).toMatchObject({ customer_email: email, client_reference_id: expect.stringMatching(/^[\w-]{36}$/) });
  },
);
