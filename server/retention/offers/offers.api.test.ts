import { expect, onTestFinished, test } from "vitest";
import { connectedAccounts } from "#db/schema/index.ts";
import type { Mode } from "#shared/modes.ts";
import { maxOffers, offer, offerList } from "#shared/retention/offers.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createPaymentsApp } from "../../testing/payments-app.ts";

const { dependencies, service, create, get, tokenOf } = await createPaymentsApp();
const call = callWith(get);

type Accounts = { stripeAccountId?: string; testStripeAccountId?: string };
const owner = async (accounts: Accounts = {}) => {
  const user = await create.user({ trialEndsAt: new Date(dependencies.clock().getTime() + 3600_000) });
  const { id } = await create.project({ ...accounts, ownerId: user.id });
  return { user, id, token: await tokenOf(user) };
};
/** An owner whose project has a connected account with these coupons in each mode. */
const seller = async (coupons: Record<Mode, { id: string; [field: string]: unknown }[]>) => {
  const accounts = { live: `acct_${crypto.randomUUID()}`, test: `acct_${crypto.randomUUID()}` };
  const found = await owner({ stripeAccountId: accounts.live, testStripeAccountId: accounts.test });
  for (const mode of ["live", "test"] as const) {
    service.coupons(
      accounts[mode],
      mode,
      coupons[mode].map((values) => ({ ...plainCoupon, ...values })),
    );
    await dependencies.db.insert(connectedAccounts).values({ userId: found.user.id, mode, accountId: accounts[mode] });
  }
  return found;
};
const plainCoupon = {
  object: "coupon",
  name: null,
  percent_off: null,
  amount_off: null,
  currency: null,
  duration: "once",
  valid: true,
};
const pause = { type: "pause", title: "Take a break", message: "Back when you like." };
const save = (token: string, body: object) => call("POST", "offers/add-update", token, body);
const saved = async (token: string, body: object, status = 201) => {
  const response = await save(token, body);
  expect(response.status).toBe(status);
  return offer.parse(await response.json());
};
const list = async (token: string, projectId: string, query = "") =>
  offerList.parse(await (await call("GET", `offers/${projectId}/project${query}`, token)).json());

test("adds and reads an offer, and updates it by sending it back", async () => {
  const { id: projectId, token } = await owner();
  const added = await saved(token, { projectId, mode: "live", ...pause, reasons: ["Too expensive", "Too expensive"] });
  expect(added).toMatchObject({ projectId, mode: "live", ...pause, reasons: ["Too expensive"], active: true });
  expect(added.acceptLabel).not.toBe("");
  expect(offer.parse(await (await call("GET", `offers/${added.id}`, token)).json())).toEqual(added);
  const changed = await saved(token, { ...added, title: "A longer break", active: false }, 200);
  expect(changed).toEqual({ ...added, title: "A longer break", active: false });
  expect(await list(token, projectId)).toEqual({ offers: [changed], total: 1 });
});

test("live and test offers are separate and never change mode", async () => {
  const { id: projectId, token } = await owner();
  const live = await saved(token, { projectId, mode: "live", ...pause });
  const test = await saved(token, { projectId, mode: "test", ...pause });
  expect((await list(token, projectId)).offers).toEqual([live]);
  expect((await list(token, projectId, "?mode=live")).offers).toEqual([live]);
  expect((await list(token, projectId, "?mode=test")).offers).toEqual([test]);
  expect((await save(token, { ...live, mode: "test" })).status).toBe(404);
});

test("another user's offer cannot be read, listed, changed or added to", async () => {
  const [mine, theirs] = [await owner(), await owner()];
  const { id, ...values } = await saved(theirs.token, { projectId: theirs.id, ...pause });
  for (const response of [
    await call("GET", `offers/${id}`, mine.token),
    await call("GET", `offers/${theirs.id}/project`, mine.token),
    await save(mine.token, { ...values, id }),
    await save(mine.token, values),
    await save(mine.token, { ...values, id, projectId: mine.id }),
  ])
    expect(response.status).toBe(404);
  const admin = await tokenOf(await create.user({ isAdmin: true }));
  expect((await call("GET", `offers/${id}`, admin)).status).toBe(200);
});

test.each<[string, Record<string, unknown>]>([
  ["no type", { type: undefined }],
  ["an unknown type", { type: "bribe" }],
  ["no title", { title: " \u200b " }],
  ["a title of 121 characters", { title: "x".repeat(121) }],
  ["a message of 1,001 characters", { message: "x".repeat(1_001) }],
  ["a button that says nothing", { acceptLabel: "" }],
  ["an address that a browser would run", { url: "javascript:alert(1)" }],
  ["an address of data", { url: "data:text/html,x" }],
  ["a redirect to nowhere", { type: "redirect" }],
  ["a discount without a coupon", { type: "discount" }],
  ["a discount without an account", { type: "discount", couponId: "stay" }],
  ["an empty reason", { reasons: [""] }],
  ["21 reasons", { reasons: Array.from({ length: 21 }, (_, at) => `${at}`) }],
  ["a lone surrogate", { title: "\ud800" }],
])("an offer with %s is invalid", async (_, values) => {
  const { id: projectId, token } = await owner();
  const response = await save(token, { projectId, ...pause, ...values });
  expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([400, "invalid"]);
});

const discount = { type: "discount", title: "Stay for less", message: "" };

test("takes a discount's figures from the coupon in the connected account of its mode, whatever was sent", async () => {
  const { id: projectId, token } = await seller({
    live: [
      { id: "stay", percent_off: 20 },
      { id: "half", percent_off: 12.5 },
      { id: "dollars", amount_off: 1050, currency: "usd" },
    ],
    test: [{ id: "yen", amount_off: 500, currency: "jpy" }],
  });
  const live = { projectId, mode: "live", ...discount };
  expect(await saved(token, { ...live, couponId: "stay", percentOff: 90 })).toMatchObject({
    couponId: "stay",
    percentOff: 20,
  });
  expect(await saved(token, { ...live, couponId: "half" })).toMatchObject({ percentOff: 12 });
  const dollars = await saved(token, { ...live, couponId: "dollars" });
  expect(dollars).toMatchObject({ amountOff: 10.5, currency: "USD" });
  expect(dollars).not.toHaveProperty("percentOff");
  expect(await saved(token, { ...live, mode: "test", couponId: "yen" })).toMatchObject({ amountOff: 500 });
  const elsewhere = await save(token, { ...live, couponId: "yen" });
  expect(await elsewhere.json()).toMatchObject({ error: "invalid", issues: [{ path: "couponId" }] });
  expect(await saved(token, { ...dollars, type: "pause" }, 200)).not.toHaveProperty("couponId");
});

test("refuses an expired coupon; its offer can still be switched off, even while Stripe is down", async () => {
  const { id: projectId, token } = await seller({ live: [{ id: "stay", percent_off: 20 }], test: [] });
  const added = await saved(token, { projectId, ...discount, couponId: "stay" });
  service.behavior.refusal = 500;
  onTestFinished(() => {
    service.behavior.refusal = undefined;
  });
  expect((await save(token, added)).status).toBe(502);
  expect(await saved(token, { ...added, active: false }, 200)).toMatchObject({ percentOff: 20, active: false });
  service.behavior.refusal = undefined;
  for (const { live } of service.connected.values()) for (const coupon of live) coupon.valid = false;
  expect((await save(token, added)).status).toBe(400);
});

test("limits the offers of a project in each mode", async () => {
  const { id: projectId, token } = await owner();
  for (let at = 1; at < maxOffers; at++) await create.offer({ projectId });
  const both = await Promise.all([save(token, { projectId, ...pause }), save(token, { projectId, ...pause })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 403]);
  await saved(token, { projectId, mode: "test", ...pause });
});
