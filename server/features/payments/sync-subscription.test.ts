import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { subscriptions } from "#db/schema/index.ts";
import { shop } from "../../testing/payments-app.ts";
import { delivery } from "../../testing/stand-ins/stripe.ts";
import { world } from "../../testing/test-app.ts";

const { parts, service, make, as, sell, checkoutOf, buyer, planOf, happens, sendAll } = await shop();
const monthly = await sell({ label: "Monthly" });
const free = await sell({ label: "Free", price: 0 });

const times = 20;
/** The same call from many tabs at once. */
const atOnce = async (call: () => Promise<{ status: number }>) => {
  const answers = await Promise.all(Array.from({ length: times }, call));
  return answers.map(({ status }) => status);
};
const rowsOf = ({ id }: { id: string }) => parts.db.select().from(subscriptions).where(eq(subscriptions.userId, id));

test("a free plan that is chosen twenty times at once ends what runs, and each is told so", async () => {
  const { user } = await buyer(monthly);
  const client = await as(user);
  const statuses = await atOnce(() => client.plans.change.$post({ json: { planId: free.id } }));
  expect(statuses).toEqual(Array(times).fill(200));
  expect(await rowsOf(user)).toMatchObject([{ planId: monthly.id, status: "active", cancelAtPeriodEnd: true }]);
  expect(await planOf(user), "paid for until the end").toBe(monthly.id);
});

test("a subscription that is taken up twenty times at once is there once", async () => {
  const user = await make.user();
  const id = await checkoutOf(user, monthly);
  happens(() => service.complete(id));
  const subscriptionId = service.sessions.get(id)?.subscription ?? "";
  const client = await as(user);
  const before = service.asked.length;
  const statuses = await atOnce(() => client.users["new-subscription"].$post({ json: { subscriptionId } }));
  expect(statuses).toEqual(Array(times).fill(200));
  expect(await rowsOf(user)).toMatchObject([{ stripeId: subscriptionId, planId: monthly.id }]);
  // Whose it is, and how it stands: nobody asks again for having come second.
  expect(service.asked.length - before).toBe(2 * times);
  expect(await planOf(user)).toBe(monthly.id);
});

test("an answer that was overtaken on its way is not written over a newer one", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  const [heard, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const payments = service.payments();
  const findSubscription: typeof payments.findSubscription = async (id) => {
    const told = await payments.findSubscription(id);
    heard.resolve();
    await release.promise;
    return told;
  };
  const there = await world({ db: parts.db, payments: { ...payments, findSubscription } });
  const [failed] = happens(() => service.failPayment(subscriptionId));
  const late = there.get("/api/payments/webhook", delivery(failed ?? { raw: "" }));
  await heard.promise;
  await sendAll(happens(() => service.mendPayment(subscriptionId)));
  release.resolve();
  expect((await late).status).toBe(200);
  expect(await rowsOf(user)).toMatchObject([{ status: "active" }]);
});
