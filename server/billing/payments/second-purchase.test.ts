// What happens to the plan that a customer has when they buy, change or cancel one.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { plans, users } from "#db/schema/index.ts";
import { planChangeResponse } from "#shared/billing/payments.ts";
import { dayMs } from "#shared/time.ts";
import { deliverablesOf } from "../../testing/deliverables.ts";
import { createPaymentsApp } from "../../testing/payments-app.ts";

const {
  dependencies,
  get,
  service,
  as,
  clock,
  create,
  outbox,
  runJobs,
  sell,
  planOf,
  sendAll,
  happens,
  checkoutOf,
  buyer,
} = await createPaymentsApp();
const deliverables = deliverablesOf({
  submissions: { count: 200, per: "once" },
  freeDirectoriesOnly: true,
  replacements: 100,
});
const partner = await sell({ label: "Partner" });
const once = await sell({ label: "Once", type: "onetime", price: 299, deliverables });

type User = Awaited<ReturnType<typeof create.user>>;
const meOf = async (user: User) => read((await as(user)).users.me.$get());
const sessionOf = async (
  user: User,
  json: Parameters<Awaited<ReturnType<typeof as>>["plans"]["change"]["$post"]>[0]["json"],
) => {
  const result = planChangeResponse.parse(await read((await as(user)).plans.change.$post({ json })));
  return "paymentUrl" in result ? (result.paymentUrl.split("/").at(-1) ?? "") : "";
};
const mailsTo = async ({ email }: { email: string }) => {
  await runJobs("send-email");
  return outbox.filter(({ to }) => to === email).map(({ subject, text }) => `${subject}\n${text}`);
};
/** Replaces the earlier administrators, whose mails other tests wait for. */
const createOwner = async () => {
  await dependencies.db.update(users).set({ role: "customer" }).where(eq(users.isAdmin, true));
  return create.user({ isAdmin: true });
};

test("a one-time plan ends the running subscription with its period; screen, mails and entitlements agree", async () => {
  const owner = await createOwner();
  const { user, subscriptionId } = await buyer(partner);
  const id = await sessionOf(user, { planId: once.id });
  expect(service.subscriptions.get(subscriptionId)?.cancel_at_period_end, "before the payment").toBe(false);
  const paid = happens(() => service.complete(id));
  for (let times = 0; times < 3; times++) await sendAll(paid);
  expect(service.subscriptions.get(subscriptionId)).toMatchObject({ status: "active", cancel_at_period_end: true });
  const during = await meOf(user);
  expect(during).toMatchObject({
    plan: { id: partner.id },
    boughtPlan: { id: once.id },
    subscription: { cancelAtPeriodEnd: true },
  });
  const mails = await mailsTo(user);
  expect(mails).toHaveLength(3);
  const mailOf = (subject: string) => mails.find((text) => text.startsWith(`${subject}\n`));
  expect(mailOf("Your plan is active")).toMatch(/plan Partner is active\. You paid \$690\.00 on .*It renews on /);
  expect(mailOf("Your plan is canceled")).toMatch(/You canceled Partner\. It ends on /);
  const receipt = mailOf("Payment received for Once");
  expect(receipt).toMatch(/You paid \$299\.00 once on [\s\S]*Partner ends on .* and isn't charged again/);
  expect(receipt).toContain("In your account now: 200 directory submissions.");

  await sendAll(happens(() => service.cancel(subscriptionId)));
  expect(await planOf(user)).toBe(once.id);
  expect((await mailsTo(user)).at(-1)).toMatch(
    /^Your plan has ended\n[\s\S]*Partner has ended[\s\S]*Your plan is now Once/,
  );
  const subjects = (await mailsTo(owner)).map((text) => text.split("\n")[0]);
  expect(subjects.sort()).toEqual(["A customer canceled", "A subscription has ended", "New sale", "New sale"]);
});

test("a subscription goes on beside a one-time plan if the customer wants both", async () => {
  const { user, subscriptionId } = await buyer(partner);
  const id = await sessionOf(user, { planId: once.id, running: "continue" });
  await sendAll(happens(() => service.complete(id)));
  expect(service.subscriptions.get(subscriptionId)).toMatchObject({ cancel_at_period_end: false });
  expect(await meOf(user)).toMatchObject({ plan: { id: partner.id }, boughtPlan: { id: once.id } });
  expect((await mailsTo(user)).at(-1)).toMatch(/Partner stays your plan and renews on /);
});

test("a subscription that the customer resumed isn't ended again by a late event", async () => {
  const { user, subscriptionId } = await buyer(partner);
  const id = await sessionOf(user, { planId: once.id });
  const paid = happens(() => service.complete(id));
  const client = await as(user);
  const confirm = () => read(client.payments.confirms.$get({ query: { session_id: id } }));
  expect(await confirm()).toMatchObject({ status: "paid" });
  await read(client.subscriptions[":id"].resume.$post({ param: { id: subscriptionId } }));
  await sendAll(paid);
  await confirm();
  expect((await meOf(user)).subscription).toMatchObject({ cancelAtPeriodEnd: false });
});

// Not `unavailable`: the page of plans would then offer the payment links of all plans.
test("never sells a second subscription through a payment link", async () => {
  const linked = await sell({ stripePlanId: null });
  const { user } = await buyer(partner);
  await expect(sessionOf(user, { planId: linked.id })).rejects.toMatchObject({ status: 409 });
});

test("a one-time plan can be bought again, and its credits add up", async () => {
  const { user } = await buyer(once);
  expect(await sessionOf(user, { planId: once.id }), "by a repeated click").toBe("");
  const id = await sessionOf(user, { planId: once.id, again: true });
  await sendAll(happens(() => service.complete(id)));
  const client = await as(user);
  const { id: projectId } = await create.project({ ownerId: user.id });
  const { balances } = await read(client.projects[":id"].credits.$get({ param: { id: projectId }, query: {} }));
  expect(balances.find(({ kind }) => kind === "submission")).toMatchObject({ available: 400 });
  expect(await sessionOf((await buyer(partner)).user, { planId: partner.id, again: true }), "a subscription").toBe("");
});

test("cancels a subscription with its period and takes that back, by its owner only", async () => {
  const owner = await createOwner();
  const { user, subscriptionId } = await buyer(partner);
  const client = (await as(user)).subscriptions[":id"];
  const param = { id: (await meOf(user)).subscription?.id ?? "" };
  const stranger = (await as(await create.user())).subscriptions[":id"];
  await expect(read(stranger.cancel.$post({ param }))).rejects.toMatchObject({ status: 404 });
  // An administrator reads it, but ends it in Stripe: this call leaves no entry in the audit log.
  await expect(read((await as(owner)).subscriptions[":id"].cancel.$post({ param }))).rejects.toMatchObject({
    status: 404,
  });
  for (let times = 0; times < 2; times++)
    expect(await read(client.cancel.$post({ param }))).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
  expect(service.subscriptions.get(subscriptionId)).toMatchObject({ cancel_at_period_end: true });
  expect(await read(client.resume.$post({ param }))).toMatchObject({ cancelAtPeriodEnd: false });
  const canceled = (await mailsTo(user)).filter((text) => text.startsWith("Your plan is canceled"));
  expect(canceled).toEqual([expect.stringMatching(/You canceled Partner\. It ends on \w+ \d+, \d{4}/)]);
  expect((await mailsTo(owner)).at(-1)).toMatch(
    new RegExp(`^A customer canceled\\n[\\s\\S]*${user.email} canceled Partner`),
  );
  await sendAll(happens(() => service.cancel(subscriptionId)));
  await expect(read(client.cancel.$post({ param }))).rejects.toMatchObject({ status: 409 });
  expect((await mailsTo(user)).at(-1)).toMatch(/^Your plan has ended\n[\s\S]*You can still read and export everything/);
});

test("mails a renewal once it is paid, with amount, date and invoice", async () => {
  const owner = await createOwner();
  const { user, subscriptionId } = await buyer(partner);
  const end = new Date(Date.now() + 60 * dayMs);
  await sendAll(happens(() => service.renew(subscriptionId, end)));
  const before = (await mailsTo(user)).length;
  const paid = happens(() => service.payRenewal(subscriptionId));
  for (let times = 0; times < 3; times++) await sendAll(paid);
  const [renewed, ...others] = (await mailsTo(user)).slice(before);
  expect(others).toEqual([]);
  const invoice = service.invoices.get(service.subscriptions.get(subscriptionId)?.latest_invoice ?? "");
  const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(end);
  expect(renewed).toMatch(/^Your plan was renewed\n/);
  expect(renewed).toContain(`renewed for $690.00. The next renewal is on ${date}`);
  expect(renewed).toContain(`Your invoice ${invoice?.hosted_invoice_url}`);
  expect((await mailsTo(owner)).map((text) => text.split("\n")[0])).toEqual(["New sale", "A subscription was renewed"]);
});

test("a one-time payment has an invoice, and its receipt says what was paid and what is next", async () => {
  const { user, sessionId } = await buyer(once);
  const invoice = service.invoices.get(service.sessions.get(sessionId)?.invoice ?? "");
  expect(invoice).toMatchObject({ amount_paid: 29_900 });
  const [text] = await mailsTo(user);
  expect(text).toMatch(/^Your plan is active\n[\s\S]*plan Once is active\./);
  expect(text).toMatch(/You paid \$299\.00 once on \w+ \d+, \d{4}\. There is nothing to renew\./);
  expect(text).toContain("Next, check your listing kit and approve the first directories.");
  expect(text).toContain(`Your invoice ${invoice?.hosted_invoice_url}`);
  expect(text).toContain("Terms https://linkstead.test/terms");
});

test("asks Stripe for the address and tax once the owner switched that on", async () => {
  const checkouts = () => service.requests.filter(({ path }) => path === "/v1/checkout/sessions");
  const params = () => checkouts().at(-1)?.body as URLSearchParams;
  const { user } = await buyer(once);
  expect(params().get("invoice_creation[enabled]")).toBe("true");
  expect(params().has("billing_address_collection")).toBe(false);
  const admin = await as(await create.user({ isAdmin: true }));
  const json = { value: { asksForAddress: true, calculatesTax: true }, version: 0 };
  await read(admin.settings[":group"].$put({ param: { group: "checkout" }, json }));
  for (const person of [await create.user(), user]) {
    expect(service.sessions.has(await checkoutOf(person, partner))).toBe(true);
    expect(params().get("billing_address_collection")).toBe("required");
    expect(params().get("automatic_tax[enabled]")).toBe("true");
    expect(params().get("customer_update[address]")).toBe(person === user ? "auto" : null);
    expect(params().has("invoice_creation")).toBe(false);
  }
});

test("what is left of the launch offer falls with sales, if the owner wants that", async () => {
  const owner = await create.user({ isAdmin: true });
  /** On the home page, which is cached, and on Growth Partner's. */
  const left = async () => {
    const pages = await Promise.all(["/", "/growth-partner"].map(async (path) => (await get(path)).text()));
    return pages.map((page) => Number(page.match(/>(\d+)(?:<!-- -->)? left</)?.[1]));
  };
  const group = async () => {
    const saved = (await read((await as(owner)).settings.$get())).find((one) => one.group === "launchOffer");
    if (!saved) throw new Error("There is no launch offer.");
    return saved;
  };
  await buyer(once);
  expect(await left(), "by default").toEqual([5, 8]);
  const { value, version } = await group();
  const json = { value: { ...value, countsSales: true }, version };
  clock.forward((Date.now() - dependencies.clock().getTime()) / 1000);
  // A new session: seven days may have passed.
  const admin = await as(owner);
  await read(admin.settings[":group"].$put({ param: { group: "launchOffer" }, json }));
  expect(await left()).toEqual([5, 8]);
  await buyer(once);
  expect(await left()).toEqual([4, 8]);
  const stripePlanId = service.price(86_250, "usd", "month").id;
  const ofPage = eq(plans.page, "growth-partner");
  const [ownPlan] = await dependencies.db.update(plans).set({ stripePlanId }).where(ofPage).returning();
  if (!ownPlan) throw new Error("Growth Partner is missing.");
  await buyer(ownPlan);
  expect(await left()).toEqual([3, 7]);
});
