import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { subscriptions, users } from "#db/schema/index.ts";
import { me } from "#shared/account/account.ts";
import { subscription } from "#shared/billing/payments.ts";
import { createPaymentsApp } from "../../testing/payments-app.ts";
import { exportPayments } from "./subscriptions.ts";

const { dependencies, service, as, create, get, tokenOf, sell, sendAll, happens, checkoutOf, buyer } =
  await createPaymentsApp();
const monthly = await sell();
const once = await sell({ type: "onetime", price: 299 });

type Person = { id: string; isAdmin: boolean };
const read_ = async (person: Person, id: string) =>
  subscription.parse(await read((await as(person)).subscriptions[":id"].$get({ param: { id } })));
const rowOf = async (stripeId: string) => {
  const [row] = await dependencies.db.select().from(subscriptions).where(eq(subscriptions.stripeId, stripeId));
  if (!row) throw new Error("There is no such row.");
  return row;
};

test("reads an own subscription by our id and by Stripe's", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  const { id } = await rowOf(subscriptionId);
  const found = await read_(user, subscriptionId);
  expect(found).toMatchObject({ id, status: "active", plan: { id: monthly.id }, cancelAtPeriodEnd: false });
  expect(Date.parse(found.currentPeriodEnd ?? "")).toBeGreaterThan(Date.now());
  expect(await read_(user, id)).toEqual(found);
  const answer = me.parse(await read((await as(user)).users.me.$get()));
  expect([answer.subscription, answer.plan?.id]).toEqual([found, monthly.id]);
});

test("an admin reads any subscription, another user none", async () => {
  const { subscriptionId } = await buyer(monthly);
  const { id } = await rowOf(subscriptionId);
  expect(await read_(await create.user({ isAdmin: true }), id)).toMatchObject({ id });
  const other = await create.user();
  for (const name of [id, subscriptionId, crypto.randomUUID(), "sub_unknown"])
    await expect(read_(other, name)).rejects.toMatchObject({ status: 404, code: "not-found" });
});

test.each(["1", "sub", "sub_", "cus_1", "sub_1%20or%201=1", "x".repeat(300)])(
  "%s names no subscription",
  async (name) => {
    const headers = { authorization: `Bearer ${await tokenOf(await create.user())}` };
    expect((await get(`/api/subscriptions/${name}`, { headers })).status).toBe(400);
  },
);

test("shows the running one of several subscriptions, else the last", async () => {
  const { user, subscriptionId: first } = await buyer(monthly);
  const shown = async () => (await read((await as(user)).users.me.$get())).subscription?.id;
  const session = service.open({ price: monthly.offered, reference: user.id });
  await sendAll(happens(() => service.complete(session.id)));
  await sendAll(happens(() => service.cancel(session.subscription ?? "")));
  expect(await shown()).toBe((await rowOf(first)).id);
  await sendAll(happens(() => service.cancel(first)));
  expect(await shown()).toBe((await rowOf(session.subscription ?? "")).id);
});

const erase = async (person: Person) =>
  get("/api/users/me", {
    method: "DELETE",
    body: "{}",
    headers: { "content-type": "application/json", authorization: `Bearer ${await tokenOf(person)}` },
  });
const isThere = async ({ id }: Person) => (await dependencies.db.$count(users, eq(users.id, id))) === 1;

test("deleting an account cancels its subscriptions, synced or not", async () => {
  const { user, subscriptionId: synced } = await buyer(monthly);
  const id = await checkoutOf({ ...user, planId: null }, once);
  service.complete(id);
  const unsynced = service.open({ price: monthly.offered, customer: service.sessions.get(id)?.customer ?? null });
  service.complete(unsynced.id);
  expect((await erase(user)).status).toBe(204);
  expect(await isThere(user)).toBe(false);
  const statusOf = (subscriptionId: string) => service.subscriptions.get(subscriptionId)?.status;
  expect([statusOf(synced), statusOf(unsynced.subscription ?? "")]).toEqual(["canceled", "canceled"]);
});

test.each(["past_due", "unpaid", "paused", "incomplete"])("one that is %s ends too", async (status) => {
  const { user, subscriptionId } = await buyer(monthly);
  await sendAll(happens(() => service.update(subscriptionId, { status })));
  expect((await erase(user)).status).toBe(204);
  expect(service.subscriptions.get(subscriptionId)?.status).toBe("canceled");
});

test("a subscription already cancelled in Stripe does not block the deletion", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  service.cancel(subscriptionId);
  expect((await erase(user)).status).toBe(204);
});

test("while Stripe is down the account stays, and can be deleted later", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  onTestFinished(() => {
    service.behavior.refusal = undefined;
  });
  service.behavior.refusal = 500;
  const refused = await erase(user);
  expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([502, "upstream"]);
  expect([await isThere(user), service.subscriptions.get(subscriptionId)?.status]).toEqual([true, "active"]);
  service.behavior.refusal = undefined;
  expect((await erase(user)).status).toBe(204);
});

test("an administrator stays one while Stripe is down", async () => {
  await create.user({ isAdmin: true });
  const { user } = await buyer(monthly);
  await dependencies.db.update(users).set({ role: "admin" }).where(eq(users.id, user.id));
  onTestFinished(() => {
    service.behavior.refusal = undefined;
  });
  service.behavior.refusal = 500;
  expect((await erase({ ...user, isAdmin: true })).status).toBe(502);
  const [row] = await dependencies.db.select().from(users).where(eq(users.id, user.id));
  expect(row?.isAdmin).toBe(true);
});

test("the last administrator, who may not delete the account, keeps the subscription", async () => {
  await dependencies.db.update(users).set({ role: "customer" });
  const admins = [await buyer(monthly), await buyer(monthly)];
  for (const { user } of admins)
    await dependencies.db.update(users).set({ role: "admin" }).where(eq(users.id, user.id));
  const responses = await Promise.all(admins.map(({ user }) => erase({ ...user, isAdmin: true })));
  const results = responses.map(({ status }, at) => [
    status,
    service.subscriptions.get(admins[at]?.subscriptionId ?? "")?.status,
  ]);
  expect(results.sort()).toEqual([
    [204, "canceled"],
    [409, "active"],
  ]);
});

test("acknowledges events of deleted accounts", async () => {
  const { user, subscriptionId, sessionId } = await buyer(monthly);
  await erase(user);
  const events = [
    ...happens(() => service.update(subscriptionId, {})),
    ...happens(() => service.update(subscriptionId, {})),
  ];
  const completed = service.emit("checkout.session.completed", service.sessions.get(sessionId));
  expect(new Set(await sendAll([...events, completed]))).toEqual(new Set([200]));
});

test("exports the user's own payments and no others", async () => {
  const { user } = await buyer(monthly);
  await sendAll(happens(() => service.complete(service.open({ price: once.offered, reference: user.id }).id)));
  const other = await buyer(once);
  const data = await exportPayments(dependencies.db, user.id);
  expect(data).toMatchObject({
    subscriptions: [{ plan: { id: monthly.id }, status: "active" }],
    purchases: [{ planId: once.id, userId: user.id }],
    connectedAccounts: [],
  });
  expect(JSON.stringify(data)).not.toContain(other.user.id);
});
