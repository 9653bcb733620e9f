import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { plans } from "#db/schema/index.ts";
import { createPaymentsApp } from "../../testing/payments-app.ts";
import { createStandIn } from "../../testing/stand-ins/stand-in.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { as, dependencies, service, create, sell, planOf, sendAll, happens, checkoutOf, buyer } =
  await createPaymentsApp();
const monthly = await sell({ label: "Monthly", popular: true, position: 0 });
const once = await sell({ label: "Once", price: 299, type: "onetime" });

test.each([
  ["cancels a subscription", monthly, (id: string) => service.cancel(service.sessions.get(id)?.subscription ?? "")],
  ["has a payment given back", once, (id: string) => service.refund(id)],
])("who %s and comes back within the hour pays at a new checkout, each time", async (_, plan, end) => {
  const { user, sessionId } = await buyer(plan);
  const seen = [sessionId];
  for (let times = 0; times < 3; times++) {
    await sendAll(happens(() => end(seen.at(-1) ?? "")));
    const id = await checkoutOf(user, plan);
    expect(seen).not.toContain(id);
    seen.push(id);
    await sendAll(happens(() => service.complete(id)));
    expect(await planOf(user)).toBe(plan.id);
  }
});

test("a buyer whose payment is not synced yet is not sent to pay again", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  await sendAll(happens(() => service.cancel(subscriptionId)));
  const id = await checkoutOf(user, monthly);
  happens(() => service.complete(id));
  expect(await checkoutOf(user, monthly)).toBe(id);
});

test("a buyer deleted as a customer in Stripe pays as a new customer", async () => {
  const { user, customerId } = await buyer(once);
  service.customers.delete(customerId);
  const her = await as(user);
  await expect(read(her.users["update-payment"].$get({ query: {} }))).rejects.toMatchObject({
    status: 404,
    code: "not-found",
  });
  const id = await checkoutOf(user, monthly);
  await sendAll(happens(() => service.complete(id)));
  expect(await planOf(user)).toBe(monthly.id);
  expect((await read(her.users["update-payment"].$get({ query: {} }))).paymentUrl).toContain("/p/session/");
});

const logged: { url: string | null } = { url: null };
const liar = createStandIn(() => ({ status: 200, body: { id: "cs_live_1", object: "checkout.session", ...logged } }));
afterAll(() => void liar.stop());
const fooled = await createTestApp({ db: dependencies.db, payments: service.payments({ STRIPE_URL: liar.url }) });

test.each(["https://checkout.stripe.com.evil.example/pay", null])(
  "never redirects to a payment page at %s",
  async (url) => {
    logged.url = url;
    const [newcomer, { user: customer }] = [await create.user({ chosenPlanId: monthly.id }), await buyer(monthly)];
    const [hers, his] = [await fooled.as(newcomer), await fooled.as(customer)];
    const calls = [
      hers.plans.change.$post({ json: { planId: monthly.id } }),
      hers.users["complete-payment"].$get(),
      his.users["complete-payment"].$get(),
      his.users["update-payment"].$get({ query: {} }),
    ];
    for (const call of calls) await expect(read(call)).rejects.toMatchObject({ status: 502, code: "upstream" });
  },
);

const lastCheckout = () =>
  service.requests.findLast(({ method, path }) => method === "POST" && path === "/v1/checkout/sessions")
    ?.body as URLSearchParams;

test("our own checkout applies the promotion code to a regular price, so that the buyer pays the advertised price", async () => {
  const promotion = service.promotionCode("LAUNCH20", 20);
  const plan = await sell({ price: 299, strokePrice: 373.75, type: "onetime" });
  const id = await checkoutOf(await create.user(), plan);
  expect(lastCheckout().get("discounts[0][promotion_code]")).toBe(promotion.id);
  expect(lastCheckout().has("allow_promotion_codes")).toBe(false);
  expect(service.sessions.get(id)).toMatchObject({ amount_subtotal: 37_375, amount_total: 29_900 });
  promotion.active = false;
  await checkoutOf(await create.user(), plan);
  expect([lastCheckout().has("discounts[0][promotion_code]"), lastCheckout().get("allow_promotion_codes")]).toEqual([
    false,
    "true",
  ]);
});

test("does not apply the code to a price that already includes the offer", async () => {
  service.promotionCode("LAUNCH20", 20);
  const plan = await sell({ price: 299, type: "onetime" });
  await dependencies.db.update(plans).set({ strokePrice: 373.75 }).where(eq(plans.id, plan.id));
  const id = await checkoutOf(await create.user(), plan);
  expect(service.sessions.get(id)).toMatchObject({ amount_total: 29_900, discounts: [] });
});

test("a code that Stripe refuses for this buyer leaves a field to enter one", async () => {
  for (const one of service.promotionCodes.values()) one.active = false;
  service.promotionCode("LAUNCH20", 20).isRefused = true;
  const plan = await sell({ price: 299, strokePrice: 373.75, type: "onetime" });
  const id = await checkoutOf(await create.user(), plan);
  expect(service.sessions.get(id)).toMatchObject({ amount_total: 37_375, discounts: [] });
});
