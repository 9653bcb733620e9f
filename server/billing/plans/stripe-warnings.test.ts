import { expect, onTestFinished, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { plans } from "#db/schema/index.ts";
import { landingPlans } from "#shared/billing/default-plans.ts";
import { planWarnings } from "#shared/billing/plans.ts";
import { createPaymentsApp } from "../../testing/payments-app.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { warningsOf } from "./plans.ts";

const { dependencies, service, as, create, sell } = await createPaymentsApp();
const [publisher] = landingPlans;
if (!publisher) throw new Error("There is no first plan.");
const plan = { ...publisher, id: 1, stripePlanId: "price_1" };
const regular = { id: "price_1", isActive: true, amount: 37_375, currency: "usd", interval: null };
const launch20 = { id: "promo_1", percentOff: 20, amountOff: null };
const month = { unit: "month" as const, count: 1 };

test.each<[string, Partial<typeof plan>, object | undefined, Parameters<typeof warningsOf>[2], string[]]>([
  ["the regular price and the code", {}, {}, launch20, []],
  ["the plan's own price", { strokePrice: null as never }, { amount: 29_900 }, launch20, []],
  ["no such price", {}, undefined, launch20, ["Stripe has no price price_1, so this plan cannot be bought."]],
  [
    "an archived price",
    {},
    { isActive: false },
    launch20,
    ["The price is archived in Stripe, so this plan cannot be bought."],
  ],
  [
    "a monthly price",
    {},
    { interval: month },
    launch20,
    ["Stripe charges this price every month, but the plan is paid once."],
  ],
  [
    "a quarterly price",
    { type: "monthly" },
    { interval: { unit: "month", count: 3 } },
    launch20,
    ["Stripe charges this price every 3 months, but the plan is paid every month."],
  ],
  ["another currency", {}, { currency: "eur" }, launch20, ["Stripe charges in EUR, but the plan is priced in USD."]],
  [
    "another amount",
    {},
    { amount: 10_000 },
    launch20,
    ["Stripe charges $100.00, but the plan costs $299.00 (regular $373.75). Payments will not start this plan."],
  ],
  [
    "no fixed amount",
    {},
    { amount: null },
    launch20,
    ["The price has no fixed amount in Stripe, so payments cannot start this plan."],
  ],
  [
    "no promotion code",
    {},
    {},
    undefined,
    ["Stripe has no active promotion code LAUNCH20, so buyers pay $373.75 instead of $299.00."],
  ],
  [
    "another percentage",
    {},
    {},
    { ...launch20, percentOff: 10 },
    ["With LAUNCH20 buyers pay $336.37, but the plan costs $299.00."],
  ],
  [
    "the offer twice",
    {},
    { amount: 29_900 },
    launch20,
    ["Stripe's price has the offer in it already, so buyers who enter LAUNCH20 get it twice."],
  ],
])("a plan with %s", (_, values, price, promotion, expected) => {
  expect(warningsOf({ ...plan, ...values }, price && { ...regular, ...price }, promotion, "LAUNCH20")).toEqual(
    expected,
  );
});

test("an admin sees where plans on offer contradict Stripe", async () => {
  service.promotionCode("LAUNCH20", 20);
  await dependencies.db.update(plans).set({ active: false });
  await sell({ label: "Right", price: 299, strokePrice: 373.75, type: "onetime" });
  const wrong = await sell({ label: "Wrong", price: 299, type: "onetime" });
  wrong.offered.active = false;
  await sell({ label: "Switched off", stripePlanId: "price_gone", active: false });
  const unsold = await sell({ label: "Unsold", stripePlanId: null, url: null });
  const unassigned = await sell({ label: "Link only", stripePlanId: null });
  const admin = await as(await create.user({ isAdmin: true }));
  expect(planWarnings.parse(await read(admin.plans.warnings.$get()))).toEqual([
    { planId: wrong.id, warnings: ["The price is archived in Stripe, so this plan cannot be bought."] },
    { planId: unsold.id, warnings: [expect.stringMatching(/^This plan cannot be bought: it has neither/)] },
    {
      planId: unassigned.id,
      warnings: ["This plan has no Stripe price ID, so payments through its link don't start it."],
    },
  ]);
  onTestFinished(() => void delete service.behavior.refusal);
  service.behavior.refusal = 500;
  await expect(read(admin.plans.warnings.$get())).rejects.toMatchObject({ status: 502, code: "upstream" });
});

test("compares nothing without payments", async () => {
  const closed = await createTestApp({ db: dependencies.db });
  const admin = await closed.as(await create.user({ isAdmin: true }));
  expect(await read(admin.plans.warnings.$get())).toEqual([]);
});
