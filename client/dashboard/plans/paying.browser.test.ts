import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { createFactories } from "#server/testing/factories.ts";
import { stripe } from "#server/testing/stand-ins/stripe.ts";
import { link } from "#shared/routes.ts";
import { createClient, read } from "../../app/api-client.ts";
import { admin, browser, signIn } from "../../testing/browser.ts";
import { createSeededData } from "../../testing/seeded-data.ts";
import { clientOf, password, signUpUser } from "../../testing/users.ts";

const late = { email: "late@people.example", password };
const DATA_DIR = await createSeededData((db) =>
  createFactories(db).user({ ...late, trialEndsAt: new Date("2026-01-01T09:00:00Z") }),
);
const shop = stripe();
afterAll(() => shop.stop());
const { url, open, openAs } = await browser({ DATA_DIR, ...shop.env });
shop.deliverTo(`${url}/api/payments/webhook`);

// The payment stand-in sells the site's plans: two monthly ones, one of them new.
const api = clientOf(url, await read(createClient(`${url}/api`, fetch).auth.signIn.$post({ json: admin })));
const offered = await read(api.plans.all.$get({ query: {} }));
const partner = offered.find(({ label }) => label === "Growth Partner");
if (!partner) throw new Error("The plan of the specification is missing.");
const { id: partnerId, ...growthPartner } = partner;
const sell = (price: number) => shop.price(price * 100, "usd", "month").id;
await read(
  api.plans[":id"].$put({
    param: { id: String(partnerId) },
    json: { ...growthPartner, stripePlanId: sell(growthPartner.price) },
  }),
);
await read(
  api.plans.$post({
    json: { ...growthPartner, label: "Scale", price: 990, stripePlanId: sell(990), popular: true, position: 0 },
  }),
);

const visit = async (person: { email: string; password: string }) => {
  const page = await openAs(person, link("plan"));
  await page.getByRole("heading", { name: "Plan", exact: true }).waitFor();
  return page;
};
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
/** Waits for text that appears after the payment service's webhook. */
const comesToSay = (page: Page, text: string) =>
  expect
    .poll(async () => {
      await page.reload();
      return page.getByRole("main").textContent();
    })
    .toContain(text);
/** Creates a user who pays for a plan at the checkout. */
const payer = async () => {
  const person = await signUpUser(url);
  const page = await visit(person);
  await press(page, "Choose Growth Partner");
  await page.getByRole("heading", { name: "Pay 690 USD" }).waitFor();
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(person.email);
  await press(page, "Pay");
  const dialog = page.getByRole("dialog", { name: "Your payment has been successfully processed" });
  await dialog.getByText("It is paid, and your plan is yours.").waitFor();
  await press(page, "Close");
  await expect.poll(() => page.url()).toBe(url + link("plan"));
  await comesToSay(page, "Growth Partner, $690 a month");
  const [customer] = [...shop.customers.values()].filter(({ email }) => email === person.email);
  const [subscription] = [...shop.subscriptions.values()].filter((one) => one.customer === customer?.id);
  return { page, subscriptionId: subscription?.id ?? "" };
};

test("a plan is paid for, used, and cancelled: checkout, webhook, plan active, portal, end", async () => {
  const { page, subscriptionId } = await payer();
  await page.getByText(/^Active until .*, and renewed then\.$/).waitFor();
  await page.getByText("You have this plan.").waitFor();
  await page.getByText("0, no limit").waitFor();

  await press(page, "Invoices");
  await page.getByRole("heading", { name: "Billing" }).waitFor();
  await press(page, "Cancel subscription");
  await page.getByText("ends with the period").waitFor();
  await press(page, "Back");
  await comesToSay(page, "It will end on");

  shop.cancel(subscriptionId);
  await comesToSay(page, "Trial: 3 days left");
  await page.getByRole("button", { name: "Choose Growth Partner" }).waitFor();
});

test("who turns back at the checkout hears that the payment failed, and has nothing", async () => {
  const page = await visit(await signUpUser(url));
  await press(page, "Choose Growth Partner");
  await press(page, "Back");
  await page.getByRole("dialog", { name: "Your payment attempt has failed" }).waitFor();
  await press(page, "Ok");
  await expect.poll(() => page.url()).toBe(url + link("plan"));
  await page.getByRole("heading", { name: "Trial: 3 days left" }).waitFor();
});

test("another plan is changed to after a question, without another checkout", async () => {
  const { page } = await payer();
  await press(page, "Change to Scale");
  const dialog = page.getByRole("dialog", { name: "Change to Scale?" });
  await dialog.getByText("It costs $990 a month and starts at once.").waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("heading", { name: "Growth Partner, $690 a month" }).waitFor();
  await press(page, "Change to Scale");
  await dialog.getByRole("button", { name: "Change the plan" }).click();
  await page.getByRole("status").getByText("Your plan is now Scale.").waitFor();
  await page.getByRole("heading", { name: "Scale, $990 a month" }).waitFor();
});

test("a payment that failed is said, and mended where cards are kept", async () => {
  const { page, subscriptionId } = await payer();
  shop.failPayment(subscriptionId);
  await comesToSay(page, "The last payment failed.");
  await press(page, "Update payment");
  await press(page, "Pay now");
  await press(page, "Back");
  await comesToSay(page, "Active until");
});

test("an address that says 'paid' grants nothing", async () => {
  const page = await visit(await signUpUser(url));
  const [session] = shop.sessions.keys();
  for (const id of [session, "cs_live_made_up"]) {
    await page.goto(`${link("plan")}?payment=success&session_id=${id}`);
    await page.getByRole("dialog").getByText("We could not ask about this payment just now.").waitFor();
    await press(page, "Close");
    await page.getByRole("heading", { name: "Trial: 3 days left" }).waitFor();
  }
  page.complaints.length = 0;
});

test("who signs in after the trial is led to the payment, and may still go and read", async () => {
  const page = await open(link("signIn"));
  await signIn(page, late);
  await page.getByRole("heading", { name: "Pay 990 USD" }).waitFor();
  await page.goto(link("dashboard"));
  const dialog = page.getByRole("dialog", { name: "Confirm your payment information" });
  await dialog.getByRole("button", { name: "Go on reading" }).click();
  await page.getByRole("heading", { name: "Your trial has ended" }).waitFor();
  const nextVisit = await page.context().newPage();
  await nextVisit.goto(link("dashboard"));
  await press(nextVisit, "Confirm payment information");
  await nextVisit.getByRole("heading", { name: "Pay 990 USD" }).waitFor();
});

test.each([link("home"), link("growthPartner")])(
  "a visitor who chooses a plan on %s signs up and is led to its checkout",
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
