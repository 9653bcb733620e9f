// Payments by a plan's payment link, with no reference and no account that has verified the email.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { purchases, subscriptions, users } from "#db/schema/index.ts";
import { signedIn } from "#shared/account/auth.ts";
import { auditList } from "#shared/site/audit-log.ts";
import { exportAccount } from "../../operations/account-data/data-export.ts";
import { eraseAccount } from "../../operations/account-data/deletion.ts";
import { createPaymentsApp } from "../../testing/payments-app.ts";

const { dependencies, runJobs, service, outbox, create, get, as, sell, planOf, sendAll, happens, checkoutOf, buyer } =
  await createPaymentsApp();
const launch20 = service.promotionCode("LAUNCH20", 20).id;
const monthly = await sell({ label: "Growth Partner", price: 690, strokePrice: 862.5 });
const once = await sell({ label: "Publisher", price: 299, strokePrice: 373.75, type: "onetime" });
const owner = await create.user({ email: "owner@linkstead.example", isAdmin: true, emailVerifiedAt: new Date() });
const password = "a long enough password";

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  get(`/api${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });
const newEmail = () => `${crypto.randomUUID().slice(0, 8)}@strangers.example`;
/** Emails sent to this address since the last call. */
const mailsTo = async (email: string) => {
  await runJobs("send-email");
  const own = outbox.filter(({ to }) => to === email);
  outbox.splice(0);
  return own;
};
/** All emails sent, the owner's last. */
const sentMails = () =>
  outbox
    .toSorted((a, b) => Number(a.to === owner.email) - Number(b.to === owner.email))
    .map(({ to, subject }) => `${to}: ${subject}`);
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const payByLink = async (plan: { offered: typeof monthly.offered }, email: string) => {
  const session = service.open({ price: plan.offered, promotionCode: launch20 });
  const statuses = await sendAll(happens(() => service.complete(session.id, { email })));
  expect(new Set(statuses)).toEqual(new Set([200]));
  return session;
};
const signUp = async (email: string) => {
  const response = await post("/auth/signup", { email, password });
  const { accessToken } = signedIn.parse(await response.json());
  const mail = (await mailsTo(email)).find(({ subject }) => subject.startsWith("Welcome"));
  const token = mail?.text.match(/token=([\w-]+)/)?.[1] ?? "";
  const [user] = await dependencies.db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error("No account has this address.");
  return { user, authorization: `Bearer ${accessToken}`, confirm: () => post("/users/me/confirm-email", { token }) };
};
const waiting = async (email: string) => [
  ...(await dependencies.db.select().from(purchases).where(eq(purchases.buyerEmail, email))),
  ...(await dependencies.db.select().from(subscriptions).where(eq(subscriptions.buyerEmail, email))),
];

test.each([
  ["one-time", once, 29_900],
  ["monthly", monthly, 86_250],
])(
  "a stranger's %s payment with the promotion code starts the plan once the address is verified",
  async (_, plan, amount) => {
    const email = newEmail();
    outbox.splice(0);
    await payByLink(plan, email.toUpperCase());
    expect(await waiting(email)).toMatchObject([{ userId: null, planId: plan.id, amount, currency: "usd" }]);
    await runJobs("send-email");
    expect(sentMails()).toEqual([
      `${email}: Payment received: create your account`,
      `${owner.email}: A payment has no account yet`,
    ]);
    const [buyerMail, ownerMail] = [email, owner.email].map((to) => outbox.find((mail) => mail.to === to)?.text ?? "");
    expect(buyerMail).toContain(plan.label);
    expect(buyerMail).toContain("https://linkstead.test/auth/signup");
    expect(ownerMail).toContain(email);
    outbox.splice(0);

    const { user, confirm, authorization } = await signUp(email);
    expect(await planOf(user)).toBeNull();
    // An unverified account may not own the address, so it must not see the payment.
    const unverified = await get("/api/users/me/export", { headers: { authorization } });
    expect(await unverified.text()).not.toContain(plan.offered.id);
    expect((await confirm()).status).toBe(200);
    expect(await planOf(user)).toBe(plan.id);
    expect(await subjectsTo(email)).toEqual(["Your plan is active"]);
    expect(await waiting(email)).toEqual([]);
    const [row] = await dependencies.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.stripeCustomerId).toMatch(/^cus_/);
  },
);

test.each([
  ["one-time", once, "Match purchase"],
  ["monthly", monthly, "Match subscription"],
])("a %s payment matched at sign-up is in the audit log", async (_, plan, action) => {
  const email = newEmail();
  const auditOf = async (userId: string) => {
    const found = await read((await as(owner)).audit.$get({ query: { actor: "System", customer: userId } }));
    return auditList.parse(found).entries;
  };
  await payByLink(plan, email);
  const [payment] = await waiting(email);
  const { user, confirm } = await signUp(email);
  expect(await auditOf(user.id)).toEqual([]);
  await confirm();
  expect(await auditOf(user.id)).toMatchObject([
    {
      admin: null,
      isAutomatic: true,
      onBehalfOf: { email },
      call: `${action} ${payment?.id} by its verified email`,
      requestId: null,
    },
  ]);
});

test("a mailed sign-in link and a password reset verify the address too", async () => {
  for (const [purpose, follow] of [
    ["magic-link", (token: string) => get(`/api/auth/magic-link/callback?token=${token}`)],
    [
      "password-reset",
      (token: string) =>
        get("/api/auth/password", {
          method: "PUT",
          body: JSON.stringify({ password, resetPasswordToken: token }),
          headers: { "content-type": "application/json" },
        }),
    ],
  ] as const) {
    const user = await create.user({ email: newEmail() });
    await payByLink(once, user.email);
    outbox.splice(0);
    await (purpose === "magic-link"
      ? get(`/api/auth/magic-link?email=${encodeURIComponent(user.email)}`)
      : post("/auth/password-reset", { email: user.email }));
    const [mail] = (await mailsTo(user.email)).filter(({ text }) => text.includes("token="));
    expect((await follow(mail?.text.match(/[tT]oken=([\w-]+)/)?.[1] ?? "")).status).toBe(200);
    expect(await planOf(user), purpose).toBe(once.id);
  }
});

test("a payment and the verification of its address at the same time find each other", async () => {
  for (let round = 0; round < 5; round++) {
    const email = newEmail();
    const { user, confirm } = await signUp(email);
    const session = service.open({ price: once.offered, promotionCode: launch20 });
    const events = happens(() => service.complete(session.id, { email }));
    await Promise.all([sendAll(events), confirm()]);
    expect(await planOf(user)).toBe(once.id);
  }
});

test("a verified buyer's unmatched subscription is matched by new-subscription and at the next invoice", async () => {
  for (const match of ["new-subscription", "invoice"] as const) {
    const email = newEmail();
    const { subscription } = await payByLink(monthly, email);
    // As if the address had been verified before payments were matched on verification.
    const user = await create.user({ email, emailVerifiedAt: new Date() });
    if (match === "invoice") await sendAll(happens(() => service.recoverPayment(subscription ?? "")));
    else await read((await as(user)).users["new-subscription"].$post({ json: { subscriptionId: subscription ?? "" } }));
    expect(await planOf(user), match).toBe(monthly.id);
    expect(await waiting(email)).toEqual([]);
  }
});

test("an account with an unverified address cannot take an unmatched subscription", async () => {
  const email = newEmail();
  const { subscription } = await payByLink(monthly, email);
  const thief = await create.user({ email });
  const call = (await as(thief)).users["new-subscription"].$post({ json: { subscriptionId: subscription ?? "" } });
  await expect(read(call)).rejects.toMatchObject({ status: 404 });
  expect(await planOf(thief)).toBeNull();
});

test("an unmatched payment that was refunded or cancelled starts nothing", async () => {
  const email = newEmail();
  const bought = await payByLink(once, email);
  const { subscription } = await payByLink(monthly, email);
  await sendAll(
    happens(() => {
      service.refund(bought.id);
      service.cancel(subscription ?? "");
    }),
  );
  const { user, confirm } = await signUp(email);
  await confirm();
  expect(await planOf(user)).toBeNull();
  expect(await subjectsTo(email)).not.toContain("Your plan is active");
  expect(await dependencies.db.$count(purchases, eq(purchases.userId, user.id))).toBe(1);
});

test("a payment that fits no plan is stored, and mailed to the buyer and the owner", async () => {
  const user = await create.user();
  outbox.splice(0);
  const session = service.open({ price: service.price(12_300), reference: user.id });
  await sendAll(happens(() => service.complete(session.id)));
  await runJobs("send-email");
  expect(sentMails()).toEqual([
    `${user.email}: Payment received: under review`,
    `${owner.email}: A payment doesn't match any plan`,
  ]);
  expect(outbox.find(({ to }) => to === owner.email)?.text).toContain("$123.00");
  outbox.splice(0);
  expect(await dependencies.db.select().from(purchases).where(eq(purchases.checkoutId, session.id))).toMatchObject([
    { userId: user.id, planId: null, amount: 12_300 },
  ]);
});

test("a subscription moved to an unknown price ends the plan, and both sides are mailed once", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  await mailsTo(user.email);
  const item = service.subscriptions.get(subscriptionId)?.items.data[0];
  if (!item) throw new Error("The subscription has no item.");
  item.price = service.price(500, "usd", "month");
  for (let times = 0; times < 3; times++)
    await sendAll(happens(() => service.update(subscriptionId, { status: "active" })));
  expect(await planOf(user)).toBeNull();
  await runJobs("send-email");
  expect(sentMails()).toEqual([
    `${user.email}: Your plan has ended`,
    `${owner.email}: A subscription moved to a price without a plan`,
  ]);
  outbox.splice(0);
  item.price = monthly.offered;
  await sendAll(happens(() => service.update(subscriptionId, { status: "active" })));
  expect(await planOf(user)).toBe(monthly.id);
});

test("payments survive the account's deletion as anonymous records, and are in the export before", async () => {
  const { user, sessionId } = await buyer(once);
  const id = await checkoutOf(user, monthly);
  await sendAll(happens(() => service.complete(id)));
  const subscriptionId = service.sessions.get(id)?.subscription ?? "";
  expect((await exportAccount(dependencies, { id: user.id, sessionId: crypto.randomUUID() })).payments).toMatchObject({
    purchases: [{ checkoutId: sessionId, planId: once.id, amount: 29_900 }],
    subscriptions: [{ plan: { id: monthly.id } }],
  });
  const delivered = service.events.length;
  await eraseAccount(dependencies, user.id);
  await sendAll(service.events.slice(delivered));
  const anonymous = { userId: null, buyerEmail: null, customerId: null };
  expect(await dependencies.db.select().from(purchases).where(eq(purchases.checkoutId, sessionId))).toMatchObject([
    { ...anonymous, planId: once.id, amount: 29_900, currency: "usd", createdAt: expect.any(Date) },
  ]);
  expect(
    await dependencies.db.select().from(subscriptions).where(eq(subscriptions.stripeId, subscriptionId)),
  ).toMatchObject([{ ...anonymous, planId: monthly.id, status: "canceled" }]);
  // A new account with the same address gets nothing.
  const next = await create.user({ email: user.email, emailVerifiedAt: new Date() });
  await sendAll(happens(() => service.refund(sessionId)));
  expect(await planOf(next)).toBeNull();
});
