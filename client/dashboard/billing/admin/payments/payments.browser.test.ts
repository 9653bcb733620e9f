import { afterAll, expect, test } from "vitest";
import { stripe } from "#server/testing/stand-ins/stripe.ts";
import { link } from "#shared/routes.ts";
import { createClient, read } from "../../../../app/api-client.ts";
import { accessibilityIssues } from "../../../../testing/accessibility.ts";
import { admin, browser } from "../../../../testing/browser.ts";
import { clientOf, signUpUser } from "../../../../testing/users.ts";

const shop = stripe();
afterAll(() => void shop.stop());
const { url, openAs } = await browser({ env: shop.env });
shop.deliverTo(`${url}/api/payments/webhook`);

const session = await read(createClient(`${url}/api`, fetch).auth.signIn.$post({ json: admin }));
const owner = clientOf(url, session);
const [plan] = await read(owner.plans.all.$get({ query: {} }));
if (!plan) throw new Error("There are no plans.");
const price = shop.price(
  Math.round((plan.strokePrice ?? plan.price) * 100),
  "usd",
  plan.type === "onetime" ? undefined : "month",
);
const { id: planId, isForSale: _, ...values } = plan;
await read(owner.plans[":id"].$put({ param: { id: String(planId) }, json: { ...values, stripePlanId: price.id } }));

/** A payment by link of an address without an account, once it is in the list. */
const payByLink = async () => {
  const email = `${crypto.randomUUID().slice(0, 8)}@strangers.example`;
  shop.complete(shop.open({ price }).id, { email });
  await expect
    .poll(async () => (await read(owner.payments.$get({ query: { q: email } }))).total, { timeout: 15_000 })
    .toBe(1);
  return email;
};

test("finds, assigns and refunds a payment with the keyboard", async () => {
  const email = await payByLink();
  const person = await signUpUser(url);
  const page = await openAs(session, link("adminPayments"));
  await page.getByRole("table", { name: "Payments" }).getByText("Unmatched").first().waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByLabel("Search by email or Stripe ID").fill(email);
  await page.waitForURL(/[?&]q=/);
  await page.getByRole("link", { name: email }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Assign" }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);

  await page.getByRole("button", { name: "Assign" }).press("Enter");
  const account = page.getByRole("combobox", { name: "Account" });
  await account.focus();
  await page.keyboard.type(person.email);
  await page.getByRole("option", { name: person.email }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Assign payment" }).press("Enter");
  await page.getByRole("link", { name: person.email }).waitFor();
  expect(await page.getByRole("button", { name: "Assign", exact: true }).count()).toBe(0);

  await page.getByRole("button", { name: "Refund", exact: true }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByText(`The customer loses ${plan.label}`, { exact: false }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByRole("button", { name: /^Refund \$/ }).press("Enter");
  await page.getByText("Refund made.").waitFor();
  await page.getByText("Requested by the customer", { exact: false }).waitFor();
  expect(await page.getByRole("button", { name: "Refund", exact: true }).count()).toBe(0);
});

test("shows a dispute with its deadline and counts it in the navigation", async () => {
  const email = await payByLink();
  const [paid] = [...shop.sessions.values()].filter(({ customer_details }) => customer_details?.email === email);
  shop.dispute(paid?.id ?? "");
  await expect.poll(async () => (await read(owner.payments.waiting.$get())).disputes, { timeout: 15_000 }).toBe(1);
  const page = await openAs(session, `${link("adminPayments")}?state=disputed`, {
    viewport: { width: 1280, height: 900 },
  });
  await page.getByRole("link", { name: email }).click();
  await page.getByText("product not received: Needs a response", { exact: false }).waitFor();
  await page.getByText(/Evidence is due/).waitFor();
  expect(await page.getByRole("link", { name: "Respond in Stripe" }).getAttribute("href")).toContain("/disputes/dp_");
  await page.locator("nav a[aria-description$='waiting']", { hasText: "Payments" }).waitFor();
});
