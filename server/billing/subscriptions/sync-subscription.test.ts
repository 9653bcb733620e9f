import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { subscriptions } from "#db/schema/index.ts";
import { createPaymentsApp } from "../../testing/payments-app.ts";
import { delivery } from "../../testing/stand-ins/stripe.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, service, create, as, sell, checkoutOf, buyer, planOf, happens, sendAll } =
  await createPaymentsApp();
const monthly = await sell({ label: "Monthly" });
const free = await sell({ label: "Free", price: 0 });

const times = 20;
/** The same request from many tabs at once. */
const atOnce = async (call: () => Promise<{ status: number }>) => {
  const results = await Promise.all(Array.from({ length: times }, call));
  return results.map(({ status }) => status);
};
const rowsOf = ({ id }: { id: string }) =>
  dependencies.db.select().from(subscriptions).where(eq(subscriptions.userId, id));

test("a free plan selected twenty times at once ends the subscription, and each caller learns it", async () => {
  const { user } = await buyer(monthly);
  const client = await as(user);
  const statuses = await atOnce(() => client.plans.change.$post({ json: { planId: free.id } }));
  expect(statuses).toEqual(Array(times).fill(200));
  expect(await rowsOf(user)).toMatchObject([{ planId: monthly.id, status: "active", cancelAtPeriodEnd: true }]);
  expect(await planOf(user), "paid for until the end").toBe(monthly.id);
});

test("syncing a subscription twenty times at once stores it once", async () => {
  const user = await create.user();
  const id = await checkoutOf(user, monthly);
  happens(() => service.complete(id));
  const subscriptionId = service.sessions.get(id)?.subscription ?? "";
  const client = await as(user);
  const before = service.requests.length;
  const statuses = await atOnce(() => client.users["new-subscription"].$post({ json: { subscriptionId } }));
  expect(statuses).toEqual(Array(times).fill(200));
  expect(await rowsOf(user)).toMatchObject([{ stripeId: subscriptionId, planId: monthly.id }]);
  // Two Stripe requests per call, for the owner and the sync: losing the race causes no retry.
  expect(service.requests.length - before).toBe(2 * times);
  expect(await planOf(user)).toBe(monthly.id);
});

test("an outdated response does not overwrite a newer one", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  const [requested, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const payments = service.payments();
  const findSubscription: typeof payments.findSubscription = async (id) => {
    const logged = await payments.findSubscription(id);
    requested.resolve();
    await release.promise;
    return logged;
  };
  const there = await createTestApp({ db: dependencies.db, payments: { ...payments, findSubscription } });
  const [failed] = happens(() => service.failPayment(subscriptionId));
  const late = there.get("/api/payments/webhook", delivery(failed ?? { raw: "" }));
  await requested.promise;
  await sendAll(happens(() => service.recoverPayment(subscriptionId)));
  release.resolve();
  expect((await late).status).toBe(200);
  expect(await rowsOf(user)).toMatchObject([{ status: "active" }]);
});
