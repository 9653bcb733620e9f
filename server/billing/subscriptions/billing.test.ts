import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { users } from "#db/schema/index.ts";
import { paymentUrlResponse, subscription } from "#shared/billing/payments.ts";
import { createPaymentsApp } from "../../testing/payments-app.ts";

const { dependencies, service, as, create, sell, planOf, sendAll, happens, checkoutOf, buyer } =
  await createPaymentsApp();
const monthly = await sell({ label: "Monthly" });
const once = await sell({ label: "Once", type: "onetime", price: 299 });

type Person = { id: string; isAdmin: boolean };
const takeUp = async (person: Person, subscriptionId: string) => {
  const client = await as(person);
  return subscription.parse(await read(client.users["new-subscription"].$post({ json: { subscriptionId } })));
};
const complete = async (person: Person) => {
  const client = await as(person);
  return paymentUrlResponse.parse(await read(client.users["complete-payment"].$get())).paymentUrl;
};
const update = async (person: Person) => {
  const client = await as(person);
  return paymentUrlResponse.parse(await read(client.users["update-payment"].$get({ query: {} }))).paymentUrl;
};
const priceAt = (url: string) => service.items.get(url.split("/").at(-1) ?? "")?.[0]?.price.id;
const portalAt = (url: string) => service.portals.get(url.split("/").at(-1) ?? "");

/** A completed checkout whose webhooks have not been delivered yet. */
const bought = async (person: Awaited<ReturnType<typeof create.user>>) => {
  const id = await checkoutOf(person, monthly);
  const events = happens(() => service.complete(id));
  return { events, subscriptionId: service.sessions.get(id)?.subscription ?? "" };
};

test("syncs a subscription before its event arrives, and stays the same after it", async () => {
  const user = await create.user();
  const { events, subscriptionId } = await bought(user);
  const taken = await takeUp(user, subscriptionId);
  expect(taken).toMatchObject({ status: "active", plan: { id: monthly.id }, cancelAtPeriodEnd: false });
  expect(await planOf(user)).toBe(monthly.id);
  await sendAll(events);
  expect(await takeUp(user, subscriptionId)).toEqual(taken);
});

test("recognises a subscription from a plan's payment link by its checkout's reference", async () => {
  const user = await create.user();
  const session = service.open({ price: monthly.offered, reference: user.id });
  service.complete(session.id);
  expect(await takeUp(user, session.subscription ?? "")).toMatchObject({ status: "active" });
});

test("another customer's subscription is not found, even if a checkout claims it", async () => {
  const { user: owner, subscriptionId } = await buyer(monthly);
  const unheard = await bought(await create.user());
  const byLink = service.open({ price: monthly.offered, reference: owner.id });
  service.complete(byLink.id);
  const ownerless = service.open({ price: monthly.offered });
  service.complete(ownerless.id);
  const other = await create.user({ isAdmin: true });
  const ids = [subscriptionId, unheard.subscriptionId, byLink.subscription ?? "", ownerless.subscription ?? ""];
  for (const id of [...ids, "sub_unknown"])
    await expect(takeUp(other, id)).rejects.toMatchObject({ status: 404, code: "not-found" });
  expect(await planOf(other)).toBeNull();
});

test("metadata of a known customer's subscription cannot move it to another account", async () => {
  const { user: owner, subscriptionId } = await buyer(monthly);
  const thief = await create.user();
  Object.assign(service.subscriptions.get(subscriptionId) ?? {}, { metadata: { userId: thief.id } });
  await expect(takeUp(thief, subscriptionId)).rejects.toMatchObject({ status: 404 });
  expect([await planOf(owner), await planOf(thief)]).toEqual([monthly.id, null]);
});

test("syncs an ended subscription as ended, without a plan", async () => {
  const user = await create.user();
  const { subscriptionId } = await bought(user);
  service.cancel(subscriptionId);
  expect(await takeUp(user, subscriptionId)).toMatchObject({ status: "canceled" });
  expect(await planOf(user)).toBeNull();
});

test.each([
  {},
  { subscriptionId: "" },
  { subscriptionId: "cus_1" },
  { subscriptionId: "sub_1/../../customers" },
  { subscriptionId: 7 },
  { subscriptionId: "sub_1", planId: 1 },
])("%j names no subscription", async (json) => {
  const client = await as(await create.user());
  const call = client.users["new-subscription"].$post({ json: json as { subscriptionId: string } });
  await expect(read(call)).rejects.toMatchObject({ status: 400, code: "invalid" });
});

test("completes payment for the plan selected at sign-up", async () => {
  const user = await create.user({ chosenPlanId: once.id });
  expect(priceAt(await complete(user))).toBe(once.stripePlanId);
});

test("without a plan that was chosen and can be bought, leads to the plans instead of a checkout", async () => {
  const plansUrl = "https://linkstead.test/dashboard/plan";
  await sell({ popular: true, position: 0 });
  expect(await complete(await create.user())).toBe(plansUrl);
  const withdrawn = await sell({ active: false });
  expect(await complete(await create.user({ chosenPlanId: withdrawn.id }))).toBe(plansUrl);
  const { user, subscriptionId } = await buyer(monthly, { chosenPlanId: monthly.id });
  await sendAll(happens(() => service.cancel(subscriptionId)));
  expect(await complete(user), "after the end of a plan").toBe(plansUrl);
});

test("completes a failed payment, and anything about a running plan, in the portal", async () => {
  const { user, subscriptionId, customerId } = await buyer(monthly);
  expect(portalAt(await complete(user))).toMatchObject({ customer: customerId });
  await sendAll(happens(() => service.failPayment(subscriptionId)));
  expect(portalAt(await complete(user))).toMatchObject({
    customer: customerId,
    returnUrl: "https://linkstead.test/dashboard/plan",
  });
});

test("a one-time buyer has nothing to complete", async () => {
  const { user } = await buyer(once);
  await expect(complete(user)).rejects.toMatchObject({ status: 409, code: "conflict" });
});

test("updates the payment method in the portal of the own customer", async () => {
  const { user, customerId } = await buyer(once);
  expect(portalAt(await update(user))).toEqual({
    customer: customerId,
    returnUrl: "https://linkstead.test/dashboard/plan",
    flow: undefined,
  });
  const client = await as(user);
  const card = await read(client.users["update-payment"].$get({ query: { page: "payment-method" } }));
  expect(portalAt(card.paymentUrl)).toMatchObject({ flow: "payment_method_update" });
});

test("refuses to update a payment method when nothing was ever paid", async () => {
  await expect(update(await create.user())).rejects.toMatchObject({
    status: 404,
    code: "not-found",
    message: expect.stringMatching(/^You have no payment method/),
  });
});

test.each([500, 429])("while Stripe responds %i, each call says so and loses nothing", async (status) => {
  const { user, subscriptionId } = await buyer(monthly);
  onTestFinished(() => {
    service.behavior.refusal = undefined;
  });
  service.behavior.refusal = status;
  const failure = { status: 502, code: "upstream" };
  await expect(takeUp(user, subscriptionId)).rejects.toMatchObject(failure);
  await expect(complete(user)).rejects.toMatchObject(failure);
  await expect(update(user)).rejects.toMatchObject(failure);
  expect(await planOf(user)).toBe(monthly.id);
  const [row] = await dependencies.db.select().from(users).where(eq(users.id, user.id));
  expect(row?.stripeCustomerId).toMatch(/^cus_/);
});
