// Payments with a stand-in for Stripe: at our checkout, by a plan's payment link, and what the owner sees of them.
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { createFactories } from "#server/testing/factories.ts";
import { stripe } from "#server/testing/stand-ins/stripe.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { trialDays } from "#shared/limits.ts";
import { link } from "#shared/routes.ts";
import { createClient, read } from "../../app/api-client.ts";
import { accessibilityIssues } from "../../testing/accessibility.ts";
import { admin, browser } from "../../testing/browser.ts";
import { waitForEmailLink } from "../../testing/emails.ts";
import { clientOf, password, signUpUser } from "../../testing/users.ts";

const database = await databaseWith(async () => {});
const shop = stripe();
afterAll(() => shop.stop());
const { url, dataDir, open, openAs } = await browser({ database, env: { ...shop.env } });
shop.deliverTo(`${url}/api/payments/webhook`);
shop.promotionCode("LAUNCH20", 20);

const session = await read(createClient(`${url}/api`, fetch).auth.signIn.$post({ json: admin }));
const owner = clientOf(url, session);
const plans = await read(owner.plans.all.$get({ query: {} }));
const planNamed = (label: string) => plans.find((plan) => plan.label === label) ?? expect.fail(`No plan ${label}.`);
const update = async (label: string, changes: { stripePlanId: string; url?: string | null }) => {
  const { id, isForSale: _, ...values } = planNamed(label);
  await read(owner.plans[":id"].$put({ param: { id: String(id) }, json: { ...values, ...changes } }));
  return { id, ...values };
};
const monthly = (price: number) => shop.price(price * 100, "usd", "month").id;
const publisher = await update("Publisher", { stripePlanId: shop.price(planNamed("Publisher").price * 100).id });
const { id: partnerId, ...partner } = await update("Growth Partner", {
  url: null,
  stripePlanId: monthly(planNamed("Growth Partner").price),
});
await read(
  owner.plans.$post({
    json: { ...partner, label: "Scale", price: 990, url: null, stripePlanId: monthly(990), position: 0 },
  }),
);
// As the guide says: a plan's link redirects to the home page with `payment=success`.
const checkoutSite = "https://buy.stripe.com";
const linkPrice = shop.price(37_375);

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

test("pays for a plan, settles a failed payment, cancels, resumes and ends it", async () => {
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

  await page.getByRole("heading", { name: "Plan", exact: true }).waitFor();
  shop.failPayment(subscriptionId);
  await waitForText(page, "Your last payment failed.");
  await press(page, "Update payment method");
  await press(page, "Pay now");
  await press(page, "Back");
  await page.getByRole("heading", { name: "Plan", exact: true }).waitFor();
  await waitForText(page, "Renews on");

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

test("changes the plan without another checkout, replaces it by a one-time plan, and buys that again", async () => {
  const { page, user, subscriptionId } = await createPayer();
  const { id: ownerId } = await read(clientOf(url, user).users.me.$get());
  for (let count = 0; count < 10; count++) await createFactories(database.db).project({ ownerId });
  await press(page, "Change to Scale");
  const scale = page.getByRole("dialog", { name: "Change to Scale?" });
  await scale.getByText(/^Scale costs \$990 a month\. It starts right away, in place of Growth Partner/).waitFor();
  await scale.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("heading", { name: "Growth Partner, $690 a month" }).waitFor();
  await press(page, "Change to Scale");
  await scale.getByRole("button", { name: "Change plan" }).click();
  await page.getByRole("status").getByText("Your plan is now Scale.").waitFor();
  await page.getByRole("heading", { name: "Scale, $990 a month" }).waitFor();

  await press(page, "Change to Publisher");
  const dialog = page.getByRole("dialog", { name: "Change to Publisher?" });
  await dialog.getByText("What happens to Scale, $990 a month?").waitFor();
  await expect.poll(() => dialog.getByRole("radio", { name: /^It ends on / }).isChecked()).toBe(true);
  await dialog.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("heading", { name: "Pay 299 USD" }).waitFor();
  await press(page, "Pay");
  const result = page.getByRole("dialog", { name: "Your payment has been successfully processed" });
  await result.getByText(/^What Publisher includes is in your account\. Scale stays your plan until /).waitFor();
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

test("leads a visitor who chooses a plan through sign-up to its checkout, whose failure grants nothing", async () => {
  const page = await open(link("growthPartner"));
  const choose = page.getByRole("link", { name: "Choose Growth Partner" });
  const path = (await choose.getAttribute("href")) ?? "";
  await page.goto(link("home"));
  await expect.poll(() => choose.getAttribute("href")).toBe(path);
  await choose.click();
  await expect.poll(() => page.url()).toBe(`${url}${link("signUp")}?plan=${partnerId}`);
  const email = `${crypto.randomUUID().slice(0, 8)}@people.example`;
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await press(page, "Create account");
  await page.getByRole("heading", { name: "Pay 690 USD" }).waitFor();
  const checkout = [...shop.sessions.values()].at(-1);
  expect(checkout).toMatchObject({ customer_email: email, client_reference_id: expect.stringMatching(/^[\w-]{36}$/) });
  await press(page, "Back");
  await page.getByRole("dialog", { name: "Your payment attempt has failed" }).waitFor();
  await press(page, "Ok");
  await expect.poll(() => page.url()).toBe(url + link("plan"));
  await page.getByRole("heading", { name: `Trial: ${trialDays} days left` }).waitFor();
});

/** Opens a page of the site whose links to Stripe lead to the stand-in. */
const visitSite = async (path: string) => {
  const page = await open("/terms");
  await page.route(`${checkoutSite}/**`, (route) =>
    route.fulfill({ status: 302, headers: { location: route.request().url().replace(checkoutSite, shop.url) } }),
  );
  await page.goto(path);
  return page;
};

/** Buys a plan with the button of a page and returns to the site. */
const buyByLink = async (email: string) => {
  const page = await visitSite("/");
  await page.getByRole("link", { name: "Choose Publisher" }).click();
  await page.getByRole("heading", { name: "Pay 299 USD" }).waitFor();
  await page.getByLabel("Email").fill(email);
  await press(page, "Pay");
  const dialog = page.getByRole("dialog", { name: "Your payment has been successfully processed" });
  await dialog.getByText("in the account with the email address you paid with").waitFor();
  await dialog.getByRole("button", { name: "Close", exact: true }).waitFor();
  return { page, dialog };
};

const currentPlan = (page: Page) => page.getByRole("region", { name: "Publisher", exact: true });

test("a visitor pays by link, signs up with that address and has the plan once it is confirmed", async () => {
  const address = checkoutSite + shop.paymentLink(linkPrice, `${url}/?payment=success`);
  await update("Publisher", { stripePlanId: linkPrice.id, url: address });
  const email = `${crypto.randomUUID().slice(0, 8)}@strangers.example`;
  const { page, dialog } = await buyByLink(email);
  await expect.poll(() => page.url()).toBe(`${url}/?payment=success`);
  // Stored without an account: the buyer is asked to create one.
  expect(await waitForEmailLink(dataDir, email, "/auth/signup")).toBe("/auth/signup?paid=yes");

  await dialog.getByRole("link", { name: "Create account" }).click();
  await page.getByText("Use the email address you paid with.").waitFor();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await press(page, "Create account");
  await page.getByRole("heading", { name: "Plan", exact: true }).waitFor();
  // Until the address is confirmed, it may belong to someone else.
  await page.getByRole("heading", { name: "Trial: 3 days left" }).waitFor();
  await page.getByText("If you've already paid with this address, don't pay again.").waitFor();
  await expect.poll(() => currentPlan(page).count()).toBe(0);

  await page.goto(await waitForEmailLink(dataDir, email, "/auth/confirm-email"));
  await press(page, "Confirm");
  await page.getByRole("heading", { name: "Email confirmed" }).waitFor();
  await page.goto("/dashboard/plan");
  await currentPlan(page).waitFor();
});

/** A payment by link of an address without an account, once it is in the list. */
const payByLink = async () => {
  const email = `${crypto.randomUUID().slice(0, 8)}@strangers.example`;
  shop.complete(shop.open({ price: linkPrice }).id, { email });
  await expect.poll(async () => (await read(owner.payments.$get({ query: { q: email } }))).total).toBe(1);
  return email;
};

test("the owner sees a dispute, and finds, assigns and refunds a payment with the keyboard", async () => {
  await update("Publisher", { stripePlanId: linkPrice.id });
  const disputed = await payByLink();
  const [paid] = [...shop.sessions.values()].filter(({ customer_details }) => customer_details?.email === disputed);
  shop.dispute(paid?.id ?? "");
  await expect.poll(async () => (await read(owner.payments.waiting.$get())).disputes).toBe(1);
  const page = await openAs(session, `${link("adminPayments")}?state=disputed`, {
    viewport: { width: 1280, height: 900 },
  });
  await page.getByRole("link", { name: disputed }).click();
  await page.getByText("product not received: Needs a response", { exact: false }).waitFor();
  await page.getByText(/Evidence is due/).waitFor();
  await expect
    .poll(() => page.getByRole("link", { name: "Respond in Stripe" }).getAttribute("href"))
    .toContain("/disputes/dp_");
  await page.locator("nav a[aria-description$='waiting']", { hasText: "Payments" }).waitFor();

  const email = await payByLink();
  const person = await signUpUser(url);
  await page.goto(link("adminPayments"));
  await page.getByRole("table", { name: "Payments" }).getByText("Unmatched").first().waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByLabel("Search by email or Stripe ID").fill(email);
  // The rows of the whole list, whose links don't keep the search, are gone.
  await page.getByText("1 payment found").waitFor();
  await page.getByRole("link", { name: email }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Assign" }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);

  await page.getByRole("button", { name: "Assign" }).press("Enter");
  const account = page.getByRole("combobox", { name: "Account" });
  await account.and(page.locator(":enabled")).focus();
  await page.keyboard.type(person.email);
  await page.getByRole("option", { name: person.email }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Assign payment" }).press("Enter");
  await page.getByRole("link", { name: person.email }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Assign", exact: true }).count()).toBe(0);

  await page.getByRole("button", { name: "Refund", exact: true }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("The customer loses Publisher", { exact: false }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByRole("button", { name: /^Refund \$/ }).press("Enter");
  await page.getByText("Refund made.").waitFor();
  await page.getByText("Requested by the customer", { exact: false }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Refund", exact: true }).count()).toBe(0);
});
