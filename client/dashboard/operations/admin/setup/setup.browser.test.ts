import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { plans } from "#db/schema/index.ts";
import { handledEvents } from "#server/billing/payments/webhook.ts";
import { mailServer } from "#server/testing/stand-ins/mail-server.ts";
import { stripe } from "#server/testing/stand-ins/stripe.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { landingPlans } from "#shared/billing/default-plans.ts";
import { link, type PlainPage } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../../testing/accessibility.ts";
import { admin, browser, signIn } from "../../../../testing/browser.ts";

// A new installation, with a mail server and a Stripe account.
const shop = stripe();
const mails = mailServer(() => {});
afterAll(() => {
  shop.stop();
  mails.stop();
});
const database = await databaseWith(async (db) => {
  for (const { label, url } of landingPlans) await db.update(plans).set({ url }).where(eq(plans.label, label));
});
const { url, open } = await browser({
  database,
  env: {
    ...shop.env,
    STRIPE_CONNECT_CLIENT_ID: "",
    SMTP_URL: mails.url,
    MAIL_FROM: "Parcelo <hello@parcelo.dev>",
    JWT_SECRET: "a secret of this test, long enough",
    SECRETS_KEY: "a key of this test, also long enough",
  },
});
const webhook = `${url}/api/payments/webhook`;
shop.deliverTo(webhook);
const enabled_events = handledEvents.filter((name) => !name.startsWith("account."));
shop.webhookEndpoints.push({
  id: "we_1",
  object: "webhook_endpoint",
  status: "enabled",
  url: webhook,
  enabled_events: enabled_events.slice(1),
});

const home = async (path = "/") => (await (await fetch(url + path)).text()).replaceAll("<!-- -->", "");
const isPublic = (text: string, path?: string) => expect.poll(() => home(path)).toContain(text);
const stepOf = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
test("covers an owner's first run: checklist, settings, a dismissed step and the audit log", async () => {
  const page = await open(link("signIn"), { reducedMotion: "reduce" });
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).first().fill(value);
  const goTo = (name: PlainPage, query = "") => page.goto(link(name) + query);
  const expectStatus = (text: string) => page.getByRole("status").getByText(text).last().waitFor();
  /** Saves the settings and waits until a page shows them. */
  const saveSettings = async (text: string, path?: string) => {
    await press("Save settings");
    await expectStatus("Settings saved. The site is up to date.");
    await isPublic(text, path);
  };

  await signIn(page);
  await page.waitForURL(`**${link("dashboard")}*`);
  await page.getByText(/^\d required setup steps are open\.$/).waitFor();
  await page.getByRole("link", { name: "Finish setup" }).click();

  await page.getByRole("heading", { name: "Required" }).waitFor();
  await stepOf(page, "Stripe key").getByText("The key works, in live mode.").waitFor();
  const checkout = page.getByRole("complementary", { name: "Checkout" });
  await checkout
    .getByText("No one can pay for 3 of 3 plans: their buttons don't lead to a checkout of yours.")
    .waitFor();
  const steps = page.getByRole("region", { name: "Required" }).getByRole("heading", { level: 3 });
  await expect.poll(() => steps.first().textContent()).toBe("Checkout");
  await stepOf(page, "Checkout").getByText("Publisher has the placeholder payment link").waitFor();
  await stepOf(page, "Stripe webhook").getByText("Failing").waitFor();
  const [first] = enabled_events;
  await stepOf(page, "Stripe webhook")
    .locator("code")
    .getByText(first ?? "none")
    .waitFor();
  await stepOf(page, "Email").getByRole("button", { name: "Send a test email" }).click();
  await expectStatus(`Test email sent to ${admin.email}.`);
  expect(mails.accepted.map(({ to }) => to)).toContain(admin.email);
  expect(await home()).toContain("https://buy.stripe.com/linkstead-publisher?prefilled_promo_code=LAUNCH20");
  expect(await home(link("terms"))).toContain("entered their name and address yet");

  await stepOf(page, "Legal entity").getByRole("link", { name: "Enter who runs the site." }).click();
  await fill("Name of the person or company", "Parcelo GmbH");
  await fill("Postal address", "Weg 1, Berlin");
  await saveSettings("Parcelo GmbH", link("terms"));
  await goTo("adminSettings", "?group=founder");
  for (const [label, value] of Object.entries({
    Name: "Ada Weber",
    Role: "Founder",
    About: "Builds Parcelo.",
    "Profile URL": "https://parcelo.dev/ada",
    "Button text": "Website",
  }))
    await fill(label, value);
  await saveSettings("Ada Weber");
  await goTo("adminSettings", "?group=launchOffer");
  await fill("Discount in percent", "35");
  await saveSettings("35% off");
  await goTo("adminSettings", "?group=faq");
  await fill("Question", "Do you ship on Sundays?");
  await saveSettings("Do you ship on Sundays?");
  await goTo("adminSettings", "?group=general");
  await fill("Support email", "help@parcelo.dev");
  await saveSettings("help@parcelo.dev");

  const price = shop.price(37_375, "usd");
  await goTo("adminPlans");
  await press("Edit: Publisher");
  await fill("Stripe price ID", price.id);
  await press("Save plan");
  await expectStatus("Plan saved. The site is up to date.");
  await isPublic("/auth/signup?plan=");
  await checkout.getByText("No one can pay for 2 of 3 plans").waitFor();

  for (const endpoint of shop.webhookEndpoints) endpoint.enabled_events = enabled_events;
  await goTo("adminSetup");
  await press("Check again");
  await expectStatus("Checked again.");
  for (const name of ["Legal entity", "Founder", "Support email", "Stripe webhook", "Email"])
    await stepOf(page, name).getByText("Done", { exact: true }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);

  await page.setViewportSize({ width: 320, height: 700 });
  const dismiss = page.getByRole("button", { name: "Dismiss Backups" });
  await expect.poll(() => dismiss.isEnabled()).toBe(true);
  await dismiss.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Dismissed" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("setup");
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("button", { name: "Restore Backups" }).click();
  await dismiss.waitFor();

  await goTo("adminAudit");
  for (const group of ["operator", "founder", "launchOffer", "faq", "general"])
    await page.getByText(`PUT /api/settings/${group}`, { exact: true }).waitFor();
  await page.getByText(/^PUT \/api\/plans\/\d+$/).waitFor();
  await page.getByText("POST /api/setup/test-email", { exact: true }).waitFor();
});
