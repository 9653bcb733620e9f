import { expect, test } from "vitest";
import { type Plan, planInput } from "#shared/billing/plans.ts";
import { describeChange } from "./choose-plan.tsx";
import { overLimitText } from "./plan-card.tsx";

const planOf = (id: number, label: string, values: Partial<Plan>): Plan => ({
  ...planInput.parse({ label, price: 299, type: "onetime" }),
  id,
  ...values,
});
const publisher = planOf(1, "Publisher", {});
const growth = planOf(2, "Growth", { price: 1269 });
const partner = planOf(3, "Partner", { price: 690, type: "monthly" });
const scale = planOf(4, "Scale", { price: 990, type: "monthly" });
const free = planOf(5, "Free", { price: 0 });

const subscribed = (cancelAtPeriodEnd = false) => ({
  plan: partner,
  subscription: {
    id: crypto.randomUUID(),
    status: "active" as const,
    plan: partner,
    currentPeriodEnd: "2026-12-27T09:00:00.000Z",
    cancelAtPeriodEnd,
  },
});
const bought = { plan: publisher, subscription: null };

test("a subscriber chooses what happens to the subscription before paying a one-time plan", () => {
  const change = describeChange(publisher, subscribed());
  expect(change).toMatchObject({ title: "Change to Publisher?", confirmLabel: "Continue to payment" });
  expect(change?.text).toContain("Publisher costs $299 once.");
  expect(change?.question?.text).toBe("What happens to Partner, $690 a month?");
  expect(change?.question?.choices.end).toEqual({
    label: "It ends on December 27, 2026",
    hint: "You aren't charged for it again. Then Publisher is your plan.",
  });
  expect(change?.question?.choices.continue.hint).toBe("You pay for both: Partner renews on December 27, 2026.");
  const ending = describeChange(publisher, subscribed(true));
  expect(ending?.question).toBeUndefined();
  expect(ending?.text).toContain("Partner ends on December 27, 2026; then Publisher is your plan.");
});

test.each([
  ["another subscription", scale, subscribed(), "in place of Partner, whose unused time is credited"],
  ["a free plan", free, subscribed(), "Partner runs until the end of the paid period, December 27, 2026."],
  ["a subscription after a one-time plan", partner, bought, "renews until you cancel it. You've paid Publisher once"],
  ["another one-time plan", growth, bought, "Growth becomes your plan, with its limits. You've paid Publisher once"],
  ["the same one-time plan", publisher, bought, "is added to your credits and reports"],
])("says what %s costs and changes", (_, plan, me, text) => {
  expect(describeChange(plan, me)?.text).toContain(text);
});

test.each([
  ["without a plan", publisher, { plan: null, subscription: null }],
  ["for the running subscription's plan", partner, subscribed()],
  ["with a free plan", publisher, { plan: free, subscription: null }],
])("asks nothing %s", (_, plan, me) => {
  expect(describeChange(plan, me)).toBeUndefined();
});

test.each([
  ["projects", 10, 3, /^Your projects from an earlier plan all stay\./],
  ["projects", 10, 0, /stay readable\. Choose a plan/],
  ["exports", 700, 500, /starts again next month/],
  ["projects", 3, 3, null],
  ["exports", 700, null, null],
] as const)("explains %s: %s of %s", (key, used, limit, text) => {
  const shown = overLimitText(key, used, limit);
  if (text) expect(shown).toMatch(text);
  else expect(shown).toBeNull();
});
