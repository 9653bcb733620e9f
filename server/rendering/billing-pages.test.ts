import { expect, test } from "vitest";
import { credits, plans, subscriptions } from "#db/schema/index.ts";
import { planInput } from "#shared/billing/plans.ts";
import { trialDays } from "#shared/limits.ts";
import { link } from "#shared/routes.ts";
import { mainText } from "../testing/page-text.ts";
import { createTestApp } from "../testing/test-app.ts";

const { dependencies, create, get, tokenOf } = await createTestApp();
const { db, clock } = dependencies;
await db.insert(plans).values(planInput.parse({ label: "Enterprise", price: 4900, type: "monthly", position: 9 }));
const planIds = new Map((await db.select().from(plans)).map(({ id, label }) => [label, id]));

const openAs = async (user: { id: string; isAdmin: boolean }, path: string) =>
  (await get(path, { headers: { cookie: `token=${await tokenOf(user)}` } })).text();
const userWith = (plan: string | null, values = {}) =>
  create.user({ planId: planIds.get(plan ?? "") ?? null, emailVerifiedAt: clock(), ...values });

test("the plan page shows a trial's days and usage, and every plan with its limits", async () => {
  const user = await create.user({ trialEndsAt: new Date(Date.now() + trialDays * 24 * 3600_000) });
  const html = await openAs(user, link("plan"));
  const text = mainText(html);
  expect(text).toContain(`Trial: ${trialDays} days left`);
  expect(html).toMatch(/<meter aria-label="Projects" max="1" value="0"/);
  expect(text).toContain("0 of 25");
  for (const plan of ["Publisher", "Full Organic Growth", "Growth Partner"]) expect(text).toContain(`Choose ${plan}`);
  expect(text.match(/\d+ projects/g)?.length).toBeGreaterThanOrEqual(3);
  expect(text).not.toContain("Update payment method");
  expect(text).toContain("If you've already paid with this address, don't pay again");
});

test.each([
  [
    "active",
    "Growth Partner",
    {},
    "Growth Partner, $690 a month",
    "Active. Renews on January 31, 2030.",
    "Cancel plan",
  ],
  [
    "ending",
    "Growth Partner",
    { cancelAtPeriodEnd: true },
    "Growth Partner, $690 a month",
    "Ends on January 31, 2030.",
    "Keep plan",
  ],
  [
    "failing",
    "Growth Partner",
    { status: "past_due" as const },
    "Growth Partner, $690 a month",
    "Your last payment failed. Update your payment method",
    "Cancel plan",
  ],
  ["paid once", "Publisher", undefined, "Publisher", "Paid once. There is nothing to renew.", undefined],
  ["granted", "Growth Partner", undefined, "Growth Partner", "Active, without a subscription.", undefined],
])("the plan page describes a plan that is %s", async (name, plan, subscription, title, state, button) => {
  const user = await userWith(plan);
  const currentPeriodEnd = new Date("2030-01-31T12:00:00Z");
  if (subscription)
    await db.insert(subscriptions).values({
      userId: user.id,
      stripeId: `sub_${name}`,
      planId: user.planId,
      status: "active",
      currentPeriodEnd,
      cancelAtPeriodEnd: false,
      ...subscription,
    });
  const text = mainText(await openAs(user, link("plan")));
  expect(text).toContain(title);
  expect(text).toContain(state);
  expect(text).toContain("This is your current plan.");
  for (const shown of ["Update payment method", "View invoices"]) expect(text).toContain(shown);
  for (const one of ["Cancel plan", "Keep plan"]) expect(text.includes(one)).toBe(one === button);
  expect(text).not.toContain("don't pay again");
});

test("the plan page names a contact for a plan without a way to pay, and links to the others' checkouts", async () => {
  const html = await openAs(await userWith("Publisher"), link("plan"));
  expect(html).toContain('href="mailto:support@linkstead.example?subject=Enterprise"');
  expect(mainText(html)).not.toContain("Choose Enterprise");
});

test("the plan page explains a payment that matches no plan", async () => {
  const user = await userWith(null);
  await db.insert(subscriptions).values({
    userId: user.id,
    stripeId: "sub_review",
    planId: null,
    status: "active",
    currentPeriodEnd: new Date("2030-01-31T12:00:00Z"),
    cancelAtPeriodEnd: false,
  });
  const text = mainText(await openAs(user, link("plan")));
  expect(text).toContain("Payment received");
  expect(text).toContain("We've been notified and will email you.");
});

test("the credits page shows what is left, and every change with its reason, by kind and page", async () => {
  const user = await userWith("Publisher");
  const { id: projectId } = await create.project({ ownerId: user.id });
  const { id: directoryId } = await create.directory({ name: "Hub" });
  const { id: submissionId } = await create.submission({
    projectId,
    directoryId,
    state: "submitted",
    creditState: "consumed",
  });
  const entry = (at: number, values: Partial<typeof credits.$inferInsert>) => ({
    userId: user.id,
    kind: "submission" as const,
    delta: -1,
    reason: "reserve" as const,
    source: `${at}`,
    // Of a past year, so that the year is shown whenever the test runs.
    createdAt: new Date(Date.UTC(2025, 9, at)),
    ...values,
  });
  await db
    .insert(credits)
    .values([
      entry(1, { delta: 40, reason: "purchase" }),
      entry(2, { delta: 30, reason: "purchase", kind: "article" }),
      entry(3, { submissionId }),
      entry(4, { delta: 2, reason: "adjustment", note: "For the delay in October" }),
      ...Array.from({ length: 25 }, (_, at) => entry(5 + at, {})),
    ]);
  const path = `${link("credits")}?project=${projectId}`;
  const first = mainText(await openAs(user, path));
  expect(first).toContain("available, 0 reserved, 26 used");
  expect(first).toContain("29 changes, newest first");
  const html = await openAs(user, `${path}&page=2`);
  expect(mainText(html)).toContain("For the delay in October");
  expect(mainText(html)).toContain("Oct 1, 2025 +40 Included in your plan Submissions");
  expect(html).toMatch(/<a [^>]*href="[^"]*&amp;submission=[^"]*"[^>]*>Hub</);
  expect(mainText(await openAs(user, `${path}&kind=article`))).toContain("1 change, newest first");
});
