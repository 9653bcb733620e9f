import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { plans } from "#db/schema/index.ts";
import { landingPlans } from "#shared/billing/default-plans.ts";
import { createPaymentsApp } from "../../testing/payments-app.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, service, create } = await createPaymentsApp();
const { db, settings } = dependencies;
const env = { ...dependencies.env, NODE_ENV: "production" as const };
const withStripe = await createTestApp({ db, env, payments: service.payments(), settings });
const withoutStripe = await createTestApp({ db, env, settings });
const development = await createTestApp({ db, settings });

/** A new installation: the default plans with their placeholder links. */
beforeEach(async () => {
  for (const { label, url, price } of landingPlans)
    await db.update(plans).set({ url, price, stripePlanId: null }).where(eq(plans.label, label));
});

const [publisher] = await read(development.visitor.plans.all.$get({ query: {} }));
if (!publisher) throw new Error("There are no plans.");
const change = (values: Partial<typeof plans.$inferInsert>) =>
  db.update(plans).set(values).where(eq(plans.id, publisher.id));
const isForSale = async ({ visitor }: typeof withStripe) =>
  (await read(visitor.plans[":id"].$get({ param: { id: String(publisher.id) } }))).isForSale;

test.each<[string, Partial<typeof plans.$inferInsert>, boolean, boolean]>([
  ["its placeholder link", { stripePlanId: null }, false, false],
  ["no link", { url: null }, false, false],
  ["a link", { url: "https://buy.stripe.com/4gw5lM2kT" }, true, true],
  ["a placeholder link and a Stripe price", { stripePlanId: "price_1" }, true, false],
  ["no price to pay", { price: 0, url: null }, true, true],
])("with %s, a plan is for sale in production: with Stripe, and without", async (_, values, stripe, without) => {
  await change(values);
  expect([await isForSale(withStripe), await isForSale(withoutStripe)]).toEqual([stripe, without]);
});

test("development shows the default plans as for sale", async () => {
  expect(await isForSale(development)).toBe(true);
});

test.each<[string, Partial<typeof plans.$inferInsert>, string]>([
  [
    "its placeholder link",
    { stripePlanId: null },
    "https://buy.stripe.com/linkstead-publisher?prefilled_promo_code=LAUNCH20",
  ],
  [
    "the owner's link",
    { url: "https://buy.stripe.com/4gw5lM2kT?locale=en" },
    "https://buy.stripe.com/4gw5lM2kT?locale=en&amp;prefilled_promo_code=LAUNCH20",
  ],
  [
    "a Stripe price and the owner's link",
    { stripePlanId: "price_1", url: "https://buy.stripe.com/4gw5lM2kT" },
    "https://buy.stripe.com/4gw5lM2kT?prefilled_promo_code=LAUNCH20",
  ],
  ["a Stripe price and the placeholder link", { stripePlanId: "price_1" }, `/auth/signup?plan=${publisher.id}`],
  ["a Stripe price and no link", { stripePlanId: "price_1", url: null }, `/auth/signup?plan=${publisher.id}`],
  ["neither", { url: null }, "mailto:support@linkstead.example?subject=Publisher"],
])("the button of a plan with %s leads to the checkout", async (_, values, href) => {
  await change(values);
  withStripe.cache.invalidate("plans");
  const page = await (await withStripe.get("/")).text();
  const button = page.slice(page.indexOf(">Publisher<")).match(/<a class="button[^>]* href="([^"]*)"/);
  expect(button?.[1]).toBe(href);
  expect(page.includes("https://schema.org/OutOfStock")).toBe(href.startsWith("mailto:"));
});

test("without the launch offer, links have no promo code of ours", async () => {
  const admin = await withStripe.as(await create.user({ isAdmin: true }));
  const offer = (await settings.read()).launchOffer;
  const save = (isShown: boolean, version: number) =>
    read(
      admin.settings[":group"].$put({
        param: { group: "launchOffer" },
        json: { value: { ...offer, isShown }, version },
      }),
    );
  await change({ url: "https://buy.stripe.com/4gw5lM2kT" });
  await save(false, 0);
  withStripe.cache.invalidate("plans");
  expect(await (await withStripe.get("/")).text()).toContain('href="https://buy.stripe.com/4gw5lM2kT"');
  await save(true, 1);
});

test("a plan that can't be bought leads to the choice of another one", async () => {
  const client = await withStripe.as(await create.user({ chosenPlanId: publisher.id }));
  const refused = { status: 503, message: expect.stringContaining("can't be bought online yet") };
  await expect(read(client.plans.change.$post({ json: { planId: publisher.id } }))).rejects.toMatchObject(refused);
  const paymentUrl = async () => (await read(client.users["complete-payment"].$get())).paymentUrl;
  await db.update(plans).set({ url: "https://buy.stripe.com/partner" }).where(eq(plans.label, "Growth Partner"));
  expect(await paymentUrl()).toBe("https://linkstead.test/dashboard/plan");
  await change({ url: "https://buy.stripe.com/publisher" });
  expect(await paymentUrl()).toMatch(/^https:\/\/buy\.stripe\.com\/publisher/);
});
