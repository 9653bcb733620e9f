import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { offerApplications, projects } from "#db/schema/index.ts";
import type { Mode } from "#shared/modes.ts";
import type { ApplyMode } from "#shared/retention/offer-applications.ts";
import { createPaymentsApp } from "../../testing/payments-app.ts";
import { untilWaiting } from "../../testing/test-database.ts";
import { checkSavedSubscriptions } from "./check-subscriptions.job.ts";

const { dependencies, service, create, as, visitor, clock } = await createPaymentsApp();
const { db } = dependencies;
const coupon = { id: "STAY", object: "coupon", percent_off: 25, valid: true };
const monthly = service.price(4_000, "usd", "month");

type Options = { mode?: Mode; applies?: ApplyMode; offer?: object; outcome?: "accepted" | "declined" };

/** A project with a connected account, and a customer of theirs who has accepted an offer. */
const accepted = async ({ mode = "test", applies = mode, offer = {}, outcome = "accepted" }: Options = {}) => {
  const owner = await create.user({ trialEndsAt: new Date(dependencies.clock().getTime() + 3600_000) });
  const account = `acct_${crypto.randomUUID()}`;
  service.coupons(account, mode, [coupon]);
  const project = await create.project({
    ownerId: owner.id,
    appliesOffers: applies,
    [mode === "live" ? "stripeAccountId" : "testStripeAccountId"]: account,
  });
  const { id: offerId } = await create.offer({
    projectId: project.id,
    mode,
    type: "discount",
    couponId: coupon.id,
    percentOff: 25,
    ...offer,
  });
  const feedback = await create.feedback({ projectId: project.id, mode, offerId, outcome });
  const subscription = service.subscribe(account, mode, monthly);
  const client = await as(owner);
  const signed = (
    subscriptionId: string,
    { timestamp = Math.floor(dependencies.clock().getTime() / 1000), secret = project.widgetSecret } = {},
  ) => ({
    subscriptionId,
    timestamp,
    signature: createHmac("sha256", secret).update(`${timestamp}.${feedback.id}.${subscriptionId}`).digest("hex"),
  });
  const send = (json: ReturnType<typeof signed>) =>
    visitor.feedback[":id"]["apply-offer"].$post({ param: { id: feedback.id }, json });
  return {
    owner,
    account,
    project,
    feedback,
    subscription,
    client,
    signed,
    send,
    apply: (id = subscription.id) => send(signed(id)),
    detail: () => read(client.feedbacks[":id"].$get({ param: { id: feedback.id } })),
    savedMrr: async () =>
      (await read(client.feedbacks.stats.$get({ query: { projectId: project.id, mode } }))).savedMrr,
  };
};

const problemOf = async (response: { status: number; json: () => Promise<unknown> }) => {
  const { detail } = (await response.json()) as { detail: string };
  return [response.status, detail];
};

test("a discount keeps the subscription's other discounts and counts as saved MRR until the customer leaves", async () => {
  const { subscription, apply, detail, savedMrr } = await accepted();
  subscription.discounts = ["di_first"];
  expect(await savedMrr()).toEqual([]);
  expect(await read(apply())).toMatchObject({
    type: "discount",
    mode: "test",
    state: "applied",
    subscriptionId: subscription.id,
    mrr: { amount: 30, currency: "usd" },
    endedAt: null,
  });
  expect(subscription.discounts).toEqual(["di_first", expect.stringMatching(/^di_/)]);
  expect(await savedMrr()).toEqual([{ amount: 30, currency: "usd" }]);
  await checkSavedSubscriptions(dependencies);
  clock.forward(25 * 3600);
  await checkSavedSubscriptions(dependencies);
  expect(await savedMrr()).toHaveLength(1);
  const endedAt = Math.floor(dependencies.clock().getTime() / 1000);
  Object.assign(subscription, { status: "canceled", ended_at: endedAt });
  clock.forward(25 * 3600);
  await checkSavedSubscriptions(dependencies);
  expect(await savedMrr()).toEqual([]);
  expect((await detail()).application).toMatchObject({
    state: "applied",
    endedAt: new Date(endedAt * 1000).toISOString(),
  });
});

test("a pause lasts as long as the offer says", async () => {
  const { subscription, apply } = await accepted({ offer: { type: "pause", pauseMonths: 2, percentOff: null } });
  const { resumesAt, mrr } = await read(apply());
  const expected = new Date(dependencies.clock());
  expected.setUTCMonth(expected.getUTCMonth() + 2);
  expect(resumesAt).toBe(expected.toISOString());
  expect(mrr).toEqual({ amount: 40, currency: "usd" });
  expect(subscription.pause_collection).toEqual({ behavior: "void", resumes_at: expected.getTime() / 1000 });
});

test("parallel and repeated calls apply an offer once", async () => {
  const { subscription, apply } = await accepted();
  const answers = await Promise.all([apply(), apply(), apply()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { discounts } = subscription;
  expect(discounts).toHaveLength(1);
  expect((await apply()).status).toBe(200);
  expect(subscription.discounts).toBe(discounts);
});

test("a call that another one overtakes returns what that one did", async () => {
  const { account, project, feedback, subscription, apply } = await accepted();
  const { call } = await db.transaction(async (tx) => {
    await tx.insert(offerApplications).values({
      feedbackId: feedback.id,
      projectId: project.id,
      mode: "test",
      type: "discount",
      accountId: account,
      subscriptionId: subscription.id,
      state: "applied",
      updatedAt: dependencies.clock(),
    });
    const call = apply();
    await untilWaiting(tx, 1);
    return { call };
  });
  expect(await read(call)).toMatchObject({ state: "applied", subscriptionId: subscription.id });
});

test("one acceptance changes only one subscription", async () => {
  const { account, subscription, apply } = await accepted();
  await read(apply());
  const other = service.subscribe(account, "test", monthly);
  expect(await problemOf(await apply(other.id))).toEqual([409, "This offer is applied to another subscription."]);
  expect(other.discounts).toEqual([]);
  expect(subscription.discounts).toHaveLength(1);
});

test("a call that got no answer is completed by the next one, without a second discount", async () => {
  const { feedback, subscription, apply, detail } = await accepted();
  service.behavior.refusal = 500;
  expect((await apply()).status).toBe(502);
  service.behavior.refusal = undefined;
  expect((await detail()).application).toMatchObject({ state: "failed", appliedAt: null });
  // As if Stripe had made the change before it failed.
  Object.assign(subscription, { discounts: ["di_made"], metadata: { linkstead_feedback: feedback.id } });
  expect(await read(apply())).toMatchObject({ state: "applied", reason: null });
  expect(subscription.discounts).toEqual(["di_made"]);
});

test.each<[string, (found: Awaited<ReturnType<typeof accepted>>) => Promise<{ status: number }>, number]>([
  ["a signature with another secret", ({ send, signed }) => send(signed("sub_1", { secret: "guess" })), 403],
  [
    "a signature older than five minutes",
    ({ send, signed, subscription }) =>
      send(signed(subscription.id, { timestamp: dependencies.clock().getTime() / 1000 - 301 })),
    403,
  ],
  [
    "a signature for another subscription",
    ({ send, signed, subscription }) => send({ ...signed("sub_other"), subscriptionId: subscription.id }),
    403,
  ],
  ["an unknown subscription", ({ apply }) => apply("sub_unknown"), 400],
  ["text instead of a subscription", ({ apply }) => apply("sub_1/../customers"), 400],
])("refuses %s", async (_, send, status) => {
  const found = await accepted();
  expect((await send(found)).status).toBe(status);
  expect(found.subscription.discounts).toEqual([]);
});

test("refuses a subscription that has ended, and one whose coupon is gone", async () => {
  const { account, subscription, apply } = await accepted();
  service.coupons(account, "test", []);
  expect(await problemOf(await apply())).toEqual([400, "Stripe refused it: No such coupon: 'STAY'"]);
  subscription.status = "canceled";
  expect(await problemOf(await apply())).toEqual([400, "This subscription has ended."]);
});

test("refuses what wasn't accepted, can't be applied, or isn't switched on", async () => {
  const declined = await accepted({ outcome: "declined" });
  expect(await problemOf(await declined.apply())).toEqual([409, "The offer has not been accepted."]);
  const off = await accepted({ applies: "off" });
  expect((await off.apply()).status).toBe(409);
  const testOnly = await accepted({ mode: "live", applies: "test" });
  expect((await testOnly.apply()).status).toBe(409);
  const contact = await accepted({ offer: { type: "contact" } });
  expect(await problemOf(await contact.apply())).toEqual([409, "Only discounts and pauses can be applied."]);
  const revoked = await accepted();
  service.disconnect(revoked.account, "test");
  expect(await problemOf(await revoked.apply())).toEqual([
    502,
    "Stripe no longer lets us use this account. Connect it again.",
  ]);
});

test("live mode can be switched on once an offer was applied in test mode", async () => {
  const { client, project, apply } = await accepted({ applies: "off" });
  const param = { id: project.id };
  const settings = client.projects[":id"]["apply-offers"];
  const save = (applies: ApplyMode) => settings.$put({ param, json: { applies } });
  expect(await read(settings.$get({ param }))).toEqual({ applies: "off", isTested: false });
  expect(await problemOf(await save("live"))).toEqual([409, "Apply an offer in test mode first."]);
  await read(save("test"));
  await read(apply());
  expect(await read(save("live"))).toEqual({ applies: "live", isTested: true });
  const [row] = await db.select().from(projects).where(eq(projects.id, project.id));
  expect(row?.appliesOffers).toBe("live");
});

test("deleting a feedback deletes its application", async () => {
  const { client, feedback, apply, savedMrr } = await accepted();
  await read(apply());
  await client.feedbacks[":id"].$delete({ param: { id: feedback.id } });
  expect(await savedMrr()).toEqual([]);
  expect(await db.$count(offerApplications, eq(offerApplications.feedbackId, feedback.id))).toBe(0);
});
