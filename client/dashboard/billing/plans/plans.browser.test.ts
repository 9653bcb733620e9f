import { expect, test } from "vitest";
import type { Db } from "#db/connect.ts";
import { plans, subscriptions } from "#db/schema/index.ts";
import { createFactories } from "#server/testing/factories.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import type { SubscriptionStatus } from "#shared/billing/payments.ts";
import { planInput } from "#shared/billing/plans.ts";
import { trialDays } from "#shared/limits.ts";
import { link } from "#shared/routes.ts";
import { browser } from "../../../testing/browser.ts";
import { password, signUpUser } from "../../../testing/users.ts";

// Plan ids of a new database: two one-time plans and a monthly one.
const [onetime, monthly] = [1, 3];

const subscriber = async (
  db: Db,
  email: string,
  status: SubscriptionStatus,
  cancelAtPeriodEnd = false,
  planId: number | null = monthly,
) => {
  const { id: userId } = await createFactories(db).user({ email, password, planId, emailVerifiedAt: new Date() });
  const currentPeriodEnd = new Date("2030-01-31T12:00:00Z");
  await db
    .insert(subscriptions)
    .values({ userId, stripeId: `sub_${email}`, planId, status, currentPeriodEnd, cancelAtPeriodEnd });
};
const database = await databaseWith(async (db) => {
  await subscriber(db, "active@people.example", "active");
  await subscriber(db, "ending@people.example", "active", true);
  await subscriber(db, "failing@people.example", "past_due");
  await createFactories(db).user({ email: "once@people.example", password, planId: onetime });
  await subscriber(db, "review@people.example", "active", false, null);
  await createFactories(db).user({ email: "granted@people.example", password, planId: monthly });
  await db.insert(plans).values(planInput.parse({ label: "Enterprise", price: 4900, type: "monthly", position: 9 }));
});
const { url, openAs } = await browser({ database });

const visit = async (user: { email: string; password: string }) => {
  const page = await openAs(user, link("plan"));
  await page.getByRole("heading", { name: "Plan", exact: true }).waitFor();
  return page;
};
const visitAs = (name: string) => visit({ email: `${name}@people.example`, password });

test("shows the trial's days left, usage, and every plan with its limits", async () => {
  const page = await visit(await signUpUser(url));
  await page.getByRole("heading", { name: `Trial: ${trialDays} days left` }).waitFor();
  const projects = page.getByRole("meter", { name: "Projects" });
  await expect.poll(() => projects.evaluate((meter: HTMLMeterElement) => [meter.value, meter.max])).toEqual([0, 1]);
  await page.getByText("0 of 25").waitFor();
  for (const plan of ["Publisher", "Full Organic Growth", "Growth Partner"]) {
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: plan }) });
    await card.getByRole("button", { name: `Choose ${plan}` }).waitFor();
    await card.getByText(/^\d+ projects$/).waitFor();
  }
  await expect.poll(() => page.getByRole("button", { name: "Update payment method" }).count()).toBe(0);
});

test.each([
  ["active", "Growth Partner, $690 a month", "Active. Renews on January 31, 2030."],
  ["ending", "Growth Partner, $690 a month", "Ends on January 31, 2030."],
  ["failing", "Growth Partner, $690 a month", "Your last payment failed. Update your payment method"],
  ["once", "Publisher", "Paid once. There is nothing to renew."],
  ["granted", "Growth Partner", "Active, without a subscription."],
])("describes a plan that is %s", async (name, title, text) => {
  const page = await visitAs(name);
  await page.getByRole("heading", { name: title, exact: true }).waitFor();
  await page.getByText(text).waitFor();
  await page.getByText("This is your current plan.").waitFor();
  const isRunning = title.endsWith("month");
  const ends = name === "ending" ? "Keep plan" : "Cancel plan";
  await expect.poll(() => page.getByRole("button", { name: ends }).count()).toBe(isRunning ? 1 : 0);
  await page.getByRole("button", { name: "Update payment method" }).waitFor();
  await page.getByRole("button", { name: "View invoices" }).waitFor();
  await expect.poll(() => page.getByText("exported leads").count()).toBe(4);
});

test("offers to contact support about a plan without a way to pay", async () => {
  const page = await visitAs("once");
  const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Enterprise" }) });
  const contact = card.getByRole("link", { name: "Contact us about this plan" });
  await expect.poll(() => contact.getAttribute("href")).toBe("mailto:support@linkstead.example?subject=Enterprise");
  await expect.poll(() => card.getByRole("button").count()).toBe(0);
});

test("opens a plan's own checkout if the site takes no payments itself", async () => {
  const user = await signUpUser(url);
  const page = await visit(user);
  await page.route("https://buy.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Checkout</h1>" }),
  );
  await page.getByRole("button", { name: "Choose Publisher" }).click();
  await page.getByRole("heading", { name: "Checkout" }).waitFor();
  const { searchParams } = new URL(page.url());
  expect(searchParams.get("prefilled_email")).toBe(user.email);
  expect(searchParams.get("client_reference_id")).toMatch(/^[\w-]{36}$/);
});

test("links plans to their own checkouts if payments are not set up", async () => {
  const page = await visitAs("once");
  await page.getByRole("button", { name: "Update payment method" }).click();
  await page.getByRole("status").filter({ hasText: "Payments aren't set up on this site yet." }).waitFor();
  const planLink = page.getByRole("link", { name: "Change to Growth Partner" });
  await expect.poll(() => planLink.getAttribute("rel")).toBe("noopener");
  await expect.poll(() => planLink.getAttribute("href")).toMatch(/^https:\/\/buy\.stripe\.com\//);
  page.consoleErrors.length = 0;
});

test("sends a later plan change once and says when it starts", async () => {
  const page = await visitAs("active");
  const sent: unknown[] = [];
  await page.route("**/api/plans/change", (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { changed: true } });
  });
  await page.getByRole("button", { name: "Change to Publisher" }).click();
  await page
    .getByRole("dialog")
    .getByRole("radio", { name: /^It continues/ })
    .check();
  await page.getByRole("dialog").getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("status").getByText("Publisher starts when your paid period ends.").waitFor();
  expect(sent).toEqual([{ planId: onetime, running: "continue" }]);
});

test("asks users with an unconfirmed address to confirm it instead of paying again", async () => {
  const page = await visit(await signUpUser(url));
  const address = page.getByRole("region", { name: "Unconfirmed email" });
  await address.getByText("If you've already paid with this address, don't pay again").waitFor();
  await address.getByRole("button", { name: "Resend link" }).waitFor();
  const confirmed = await visitAs("active");
  await expect.poll(() => confirmed.getByRole("region", { name: "Unconfirmed email" }).count()).toBe(0);
});

test("explains a payment that matches no plan", async () => {
  const page = await visitAs("review");
  await page.getByRole("heading", { name: "Payment received", exact: true }).waitFor();
  await page.getByText("We've been notified and will email you.").waitFor();
});
