// A stranger pays by a plan's payment link, as the plans' buttons on the site lead to it: no account exists before.
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { stripe } from "#server/testing/stand-ins/stripe.ts";
import { createClient, read } from "../../app/api-client.ts";
import { admin, browser } from "../../testing/browser.ts";
import { waitForEmailLink } from "../../testing/emails.ts";
import { clientOf, password } from "../../testing/users.ts";

const shop = stripe();
afterAll(() => shop.stop());
const { url, dataDir, open } = await browser({ env: { ...shop.env } });
shop.deliverTo(`${url}/api/payments/webhook`);
shop.promotionCode("LAUNCH20", 20);

// As the guide says: each plan's link redirects to the home page with `payment=success`.
const api = clientOf(url, await read(createClient(`${url}/api`, fetch).auth.signIn.$post({ json: admin })));
const plans = await read(api.plans.all.$get({ query: {} }));
const checkoutSite = "https://buy.stripe.com";
const sellByLink = async (label: string, price: ReturnType<typeof shop.price>) => {
  const plan = plans.find((one) => one.label === label) ?? expect.fail(`No plan ${label}.`);
  const { id, isForSale: _, ...values } = plan;
  const address = checkoutSite + shop.paymentLink(price, `${url}/?payment=success`);
  const json = { ...values, stripePlanId: price.id, url: address };
  await read(api.plans[":id"].$put({ param: { id: String(id) }, json }));
};
await sellByLink("Publisher", shop.price(37_375));
await sellByLink("Growth Partner", shop.price(86_250, "usd", "month"));

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const currentPlan = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
const newEmail = () => `${crypto.randomUUID().slice(0, 8)}@strangers.example`;

/** Opens a page of the site whose links to Stripe lead to the stand-in. */
const visit = async (path: string) => {
  const page = await open("/terms");
  await page.route(`${checkoutSite}/**`, (route) =>
    route.fulfill({ status: 302, headers: { location: route.request().url().replace(checkoutSite, shop.url) } }),
  );
  await page.goto(path);
  return page;
};

const signUp = async (page: Page, email: string) => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await press(page, "Create account");
  await page.getByRole("heading", { name: "Plan", exact: true }).waitFor();
};

/** Buys a plan with the button of a page and returns to the site. */
const buy = async (from: string, plan: string, amount: string, email: string) => {
  const page = await visit(from);
  await page.getByRole("link", { name: `Choose ${plan}` }).click();
  await page.getByRole("heading", { name: `Pay ${amount} USD` }).waitFor();
  await page.getByLabel("Email").fill(email);
  await press(page, "Pay");
  const dialog = page.getByRole("dialog", { name: "Your payment has been successfully processed" });
  await dialog.getByText("in the account with the email address you paid with").waitFor();
  await dialog.getByRole("button", { name: "Close", exact: true }).waitFor();
  return { page, dialog };
};

test.each([
  ["/", "Publisher", "299", "Publisher"],
  ["/growth-partner", "Growth Partner", "690", "Growth Partner, $690 a month"],
])(
  "a visitor of %s pays %s by link, signs up with that address and has the plan",
  async (from, plan, amount, title) => {
    const email = newEmail();
    const { page, dialog } = await buy(from, plan, amount, email);
    await expect.poll(() => page.url()).toBe(`${url}/?payment=success`);
    // Stored without an account: the buyer is asked to create one.
    expect(await waitForEmailLink(dataDir, email, "/auth/signup")).toBe("/auth/signup?paid=yes");

    await dialog.getByRole("link", { name: "Create account" }).click();
    await page.getByText("Use the email address you paid with.").waitFor();
    await signUp(page, email);
    // Until the address is confirmed, it may belong to someone else.
    await page.getByRole("heading", { name: "Trial: 3 days left" }).waitFor();
    await page.getByText("If you've already paid with this address, don't pay again.").waitFor();
    expect(await currentPlan(page, title).count()).toBe(0);

    await page.goto(await waitForEmailLink(dataDir, email, "/auth/confirm-email"));
    await press(page, "Confirm");
    await page.getByRole("heading", { name: "Email confirmed" }).waitFor();
    await page.goto("/dashboard/plan");
    await currentPlan(page, title).waitFor();
  },
);

test("a buyer who has an account signs in instead and has the plan", async () => {
  const email = newEmail();
  const { accessToken } = await read(
    createClient(`${url}/api`, fetch).auth.signup.$post({ json: { email, password } }),
  );
  const token = new URLSearchParams((await waitForEmailLink(dataDir, email, "/auth/confirm-email")).split("?")[1]);
  const json = { token: token.get("token") ?? "" };
  await read(clientOf(url, { accessToken }).users.me["confirm-email"].$post({ json }));

  const { page, dialog } = await buy("/", "Publisher", "299", email);
  await dialog.getByRole("link", { name: "Create account" }).click();
  // The home page has such a link, too.
  await page.getByText("Use the email address you paid with.").waitFor();
  await page.getByRole("link", { name: "Sign in", exact: true }).last().click();
  // The page before has the same fields.
  await page.getByRole("heading", { name: "Sign in", exact: true }).waitFor();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await press(page, "Sign in");
  // The payment service reports the payment after it has redirected the buyer.
  await page.getByRole("heading", { name: "Plan", exact: true }).waitFor();
  await expect
    .poll(async () => {
      await page.reload();
      return currentPlan(page, "Publisher").count();
    })
    .toBe(1);
});
