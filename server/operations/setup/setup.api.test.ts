import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { backups, plans, secondFactors, users } from "#db/schema/index.ts";
import { landingPlans } from "#shared/billing/default-plans.ts";
import { setup } from "#shared/operations/setup.ts";
import type { SetupCheckId } from "#shared/operations/setup-checks.ts";
import { handledEvents } from "../../billing/payments/webhook.ts";
import type { Env } from "../../env.ts";
import { createMailService } from "../../integrations/smtp.ts";
import { mailServer } from "../../testing/stand-ins/mail-server.ts";
import { stripe } from "../../testing/stand-ins/stripe.ts";
import { createTestApp } from "../../testing/test-app.ts";

const shop = stripe();
const mails = mailServer(() => {});
afterAll(() => {
  shop.stop();
  mails.stop();
});
const first = await createTestApp();
const { db, settings, clock } = first.dependencies;
const owner = await first.create.user({ isAdmin: true, email: "owner@parcelo.dev" });

type Variables = Partial<Env>;
/** The app of a production server with these variables, on the same database. */
const production = async (variables: Variables = {}) => {
  const env = { ...first.dependencies.env, NODE_ENV: "production" as const, ...variables };
  const mail = createMailService(env);
  const payments = env.STRIPE_SECRET_KEY ? shop.payments({ STRIPE_SECRET_KEY: env.STRIPE_SECRET_KEY }) : undefined;
  const app = await createTestApp({ db, settings, env, mail, payments });
  const client = await app.as(owner);
  const checks = async () => setup.parse(await read(client.setup.$get({ query: { refresh: "true" } })));
  return {
    client,
    checks,
    check: async (id: SetupCheckId) => (await checks()).checks.find((check) => check.id === id),
  };
};
const withStripe: Variables = { STRIPE_SECRET_KEY: shop.keys.live };

/** The plans of a new installation. */
beforeEach(async () => {
  for (const { label, url } of landingPlans)
    await db.update(plans).set({ url, stripePlanId: null }).where(eq(plans.label, label));
  shop.webhookEndpoints.length = 0;
});

test("a new installation has everything to do but its administrator", async () => {
  const { checks, open } = await (await production({ SITE_URL: "http://localhost:3000" })).checks();
  expect(checks.map(({ id, state }) => [id, state])).toEqual([
    ["payment-links", "to-do"],
    ["admin", "done"],
    ["two-factor", "to-do"],
    ["secrets", "to-do"],
    ["domain", "to-do"],
    ["mail", "to-do"],
    ["stripe-key", "to-do"],
    ["prices", "to-do"],
    ["webhook", "to-do"],
    ["billing-portal", "to-do"],
    ["legal-entity", "to-do"],
    ["support-email", "to-do"],
    ["founder", "to-do"],
    ["backups", "to-do"],
  ]);
  expect(open).toBe(13);
  const unfixable = checks.filter(({ state, fixes }) => state !== "done" && !fixes.length);
  expect(unfixable).toEqual([]);
});

test("says first that no one can pay, until the owner has replaced the placeholder links", async () => {
  const { client } = await production();
  const checkout = async () => (await read(client.setup.summary.$get())).checkout;
  expect(await checkout()).toBe("No one can pay for 3 of 3 plans: their buttons don't lead to a checkout of yours.");
  for (const { label } of landingPlans)
    await db.update(plans).set({ url: "https://buy.stripe.com/of-the-owner" }).where(eq(plans.label, label));
  expect(await checkout()).toBeNull();
});

test("an administrator of the demo, whose password is public, is failing", async () => {
  const demo = await first.create.user({ email: "admin@linkstead.example", isAdmin: true });
  const { check } = await production();
  expect(await check("admin")).toMatchObject({ state: "failing", problems: [expect.stringContaining(demo.email)] });
  await db.delete(users).where(eq(users.id, demo.id));
});

test("a confirmed second factor protects an administrator", async () => {
  const { check } = await production();
  await db.insert(secondFactors).values({ userId: owner.id, secret: "sealed" });
  expect(await check("two-factor")).toMatchObject({ state: "to-do", problems: [expect.stringContaining("owner@")] });
  await db.update(secondFactors).set({ confirmedAt: new Date() });
  expect(await check("two-factor")).toMatchObject({ state: "done" });
});

test("settings count as soon as they are saved", async () => {
  const { client, check } = await production();
  const save = (group: "operator" | "general" | "founder", value: unknown) =>
    read(client.settings[":group"].$put({ param: { group }, json: { value, version: 0 } }));
  await save("operator", { name: "Parcelo GmbH", address: "Weg 1, Berlin" });
  await save("general", { tagline: "Links", description: "Links", supportEmail: "help@parcelo.dev" });
  const profile = { socialUrl: "https://parcelo.dev", socialLabel: "Website" };
  await save("founder", { name: "Ada", role: "Founder", bio: "Builds.", ...profile });
  for (const id of ["legal-entity", "support-email", "founder"] as const)
    expect(await check(id)).toMatchObject({ state: "done", fixes: [] });
});

test("secrets are done once both are set", async () => {
  const one = await production({ JWT_SECRET: "x".repeat(32) });
  expect(await one.check("secrets")).toMatchObject({ state: "to-do", fixes: [{ code: "SECRETS_KEY=" }] });
  const both = await production({ JWT_SECRET: "x".repeat(32), SECRETS_KEY: "y".repeat(32) });
  expect(await both.check("secrets")).toMatchObject({ state: "done" });
});

test("the newest backup must be less than two days old", async () => {
  const { check } = await production();
  const make = (hoursAgo: number) => {
    const createdAt = new Date(clock().getTime() - hoursAgo * 3600_000);
    return db.insert(backups).values({ rows: 1200, bytes: 9000, createdAt });
  };
  await make(72);
  expect(await check("backups")).toMatchObject({ state: "failing", summary: "The newest backup is 3 days old." });
  await make(5);
  expect(await check("backups")).toMatchObject({ state: "done", summary: expect.stringContaining("5 hours old") });
});

test("signs in to the mail server, and wants a sender that exists", async () => {
  const { host } = new URL(mails.url);
  const unreachable = await production({ SMTP_URL: "smtp://127.0.0.1:1" });
  expect(await unreachable.check("mail")).toMatchObject({
    state: "failing",
    problems: [expect.stringContaining("ECONNREFUSED")],
  });
  const reserved = await production({ SMTP_URL: mails.url, MAIL_FROM: "Parcelo <hello@parcelo.example>" });
  expect(await reserved.check("mail")).toMatchObject({ state: "to-do", summary: expect.stringContaining(host) });
  const complete = await production({ SMTP_URL: mails.url, MAIL_FROM: "Parcelo <hello@parcelo.dev>" });
  expect(await complete.check("mail")).toMatchObject({ state: "done" });
});

test("a test email goes to the administrator at once, and a failure says why", async () => {
  const { client } = await production({ SMTP_URL: mails.url });
  await read(client.setup["test-email"].$post({}));
  expect(mails.accepted.at(-1)).toMatchObject({ to: owner.email });
  const { client: unset } = await production();
  await expect(read(unset.setup["test-email"].$post({}))).rejects.toMatchObject({ status: 503 });
  const unreachable = await production({ SMTP_URL: "smtp://127.0.0.1:1" });
  await expect(read(unreachable.client.setup["test-email"].$post({}))).rejects.toMatchObject({
    status: 502,
    message: expect.stringContaining("ECONNREFUSED"),
  });
});

test.each([
  ["works, in live mode", shop.keys.live, "done", "The key works, in live mode."],
  ["is of the test mode", shop.keys.test, "to-do", expect.stringContaining("no one can pay with a real card")],
  ["is rejected", "sk_live_revoked", "failing", "The key doesn't work."],
])("a Stripe key that %s", async (_, key, state, summary) => {
  const { check } = await production({ STRIPE_SECRET_KEY: key });
  expect(await check("stripe-key")).toMatchObject({ state, summary });
});

test("compares each plan's price with Stripe", async () => {
  const { check } = await production(withStripe);
  const [publisher] = landingPlans;
  expect(await check("payment-links")).toMatchObject({
    state: "to-do",
    problems: expect.arrayContaining([expect.stringContaining("placeholder")]),
  });
  for (const { label, price, type } of landingPlans)
    await db
      .update(plans)
      .set({
        strokePrice: null,
        stripePlanId: shop.price(price * 100, "usd", type === "monthly" ? "month" : undefined).id,
      })
      .where(eq(plans.label, label));
  expect(await check("prices")).toMatchObject({ state: "done" });
  expect(await check("payment-links")).toMatchObject({ state: "done" });
  await db
    .update(plans)
    .set({ price: 1 })
    .where(eq(plans.label, publisher?.label ?? ""));
  expect(await check("prices")).toMatchObject({
    state: "failing",
    problems: [expect.stringMatching(/^Publisher: Stripe charges \$299\.00, but the plan costs \$1\.00/)],
  });
  expect(await check("payment-links")).toMatchObject({
    state: "failing",
    summary: "Stripe sells 1 of 3 plans differently than the site shows.",
  });
});

test("wants a webhook endpoint with our URL, all events and its secret", async () => {
  const { check } = await production(withStripe);
  const url = "https://linkstead.test/api/payments/webhook";
  expect(await check("webhook")).toMatchObject({ state: "to-do", fixes: [{ code: url }, {}] });
  const [left = "", ...events] = handledEvents.filter((name) => !name.startsWith("account."));
  const endpoint = { id: "we_1", object: "webhook_endpoint", status: "enabled", enabled_events: events } as const;
  shop.webhookEndpoints.push(
    { ...endpoint, url: "https://elsewhere.test/", enabled_events: ["*"] },
    { ...endpoint, url },
  );
  expect(await check("webhook")).toMatchObject({ state: "failing", fixes: [{ code: left }] });
  shop.webhookEndpoints.push({ ...endpoint, url, enabled_events: ["*"] });
  expect(await check("webhook")).toMatchObject({ state: "done" });
  for (const one of shop.webhookEndpoints) one.status = "disabled";
  expect(await check("webhook")).toMatchObject({ state: "failing", summary: "The endpoint is disabled." });
});

test("wants a billing portal with the pages that the plan page opens", async () => {
  const { check } = await production(withStripe);
  expect(await check("billing-portal")).toMatchObject({ state: "done" });
  const [portal] = shop.portalConfigurations;
  if (!portal) throw new Error("The stand-in has no portal.");
  portal.features.invoice_history.enabled = false;
  expect(await check("billing-portal")).toMatchObject({
    state: "failing",
    problems: [expect.stringContaining("switch on the invoice history")],
  });
  portal.active = false;
  expect(await check("billing-portal")).toMatchObject({ state: "to-do" });
  portal.active = true;
  portal.features.invoice_history.enabled = true;
});

test("a Stripe that fails or hangs fails its checks and nothing else", async () => {
  const { checks } = await production({ ...withStripe, SMTP_URL: mails.url });
  const failing = async () => (await checks()).checks.filter(({ state }) => state === "failing").map(({ id }) => id);
  shop.behavior.refusal = 500;
  expect(await failing()).toEqual(expect.arrayContaining(["stripe-key", "prices", "webhook"]));
  shop.behavior.hangs = true;
  expect(await failing()).toEqual(expect.arrayContaining(["stripe-key", "prices", "webhook"]));
  delete shop.behavior.refusal;
  delete shop.behavior.hangs;
});

test("asks other services at most once a minute, unless a refresh is requested", async () => {
  const { client } = await production({ ...withStripe, SITE_URL: "http://localhost:3000" });
  const requested = async (query: { refresh?: "true" }) => {
    const before = shop.requests.length;
    await read(client.setup.$get({ query }));
    return shop.requests.length > before;
  };
  expect([await requested({}), await requested({}), await requested({ refresh: "true" })]).toEqual([true, false, true]);
});

test("optional steps can be dismissed and restored, required ones can't", async () => {
  await db.delete(secondFactors);
  const { client, check } = await production({ SITE_URL: "http://localhost:3000" });
  const dismiss = (id: SetupCheckId, isDismissed: boolean) =>
    client.setup[":check"].$put({ param: { check: id }, json: { isDismissed } });
  const { open } = await read(client.setup.summary.$get());
  await read(dismiss("two-factor", true));
  expect(await check("two-factor")).toMatchObject({ state: "to-do", isDismissed: true });
  expect(await read(client.setup.summary.$get())).toMatchObject({ open: open - 1 });
  await read(dismiss("two-factor", false));
  expect(await check("two-factor")).toMatchObject({ isDismissed: false });
  await expect(read(dismiss("legal-entity", true))).rejects.toMatchObject({ status: 409 });
});
