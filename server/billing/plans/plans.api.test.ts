import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { offeredPlan, type PlanInput, plan } from "#shared/billing/plans.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { visitor, as, create, get } = await createTestApp();
const admin = await as(await create.user({ isAdmin: true }));

const input: PlanInput = {
  label: "Trial run",
  price: 19.99,
  strokePrice: 24.5,
  type: "monthly",
  devise: "$",
  stripePlanId: null,
  headline: "Try it",
  active: true,
  url: "https://buy.stripe.com/trial",
  position: 9,
  description: "One month",
  features: ["One thing", { text: "Another", items: ["in parts"] }],
  nofeatures: [],
  popular: false,
  deliverables: null,
};

test("a new database has the three specified plans", async () => {
  const plans = offeredPlan.array().parse(await read(visitor.plans.all.$get({ query: {} })));
  expect(plans.map(({ label, price, strokePrice, type }) => [label, price, strokePrice, type])).toEqual([
    ["Publisher", 299, 373.75, "onetime"],
    ["Full Organic Growth", 1269, 1586, "onetime"],
    ["Growth Partner", 690, 862.5, "monthly"],
  ]);
});

test("an admin adds, edits and deletes plans, and prices keep their cents", async () => {
  const added = plan.parse(await read(admin.plans.$post({ json: input })));
  expect(added).toEqual({ ...input, id: added.id });
  const param = { id: String(added.id) };
  const saved = await read(admin.plans[":id"].$put({ param, json: { ...input, price: 0.1, active: false } }));
  expect(saved).toMatchObject({ price: 0.1, active: false });
  const on = await read(visitor.plans.all.$get({ query: { active: "true" } }));
  expect(on.map(({ id }) => id)).not.toContain(added.id);
  const off = await read(visitor.plans.all.$get({ query: { active: "false" } }));
  expect(off.map(({ id }) => id)).toEqual([added.id]);
  await read(admin.plans[":id"].$delete({ param }));
  await expect(read(visitor.plans[":id"].$get({ param }))).rejects.toMatchObject({ status: 404, code: "not-found" });
});

test("a plan that was read, changed and written back is saved", async () => {
  const added = await read(admin.plans.$post({ json: input }));
  const param = { id: String(added.id) };
  const offered = offeredPlan.parse(await read(visitor.plans[":id"].$get({ param })));
  const saved = await read(admin.plans[":id"].$put({ param, json: { ...offered, id: 1, isForSale: false, price: 5 } }));
  expect(saved).toEqual({ ...added, price: 5 });
  expect(await read(visitor.plans[":id"].$get({ param }))).toEqual({ ...offered, price: 5 });
  await read(admin.plans[":id"].$delete({ param }));
});

test.each([
  { ...input, price: -1 },
  { ...input, price: 1.001 },
  { ...input, type: "weekly" },
  { ...input, url: "javascript:alert(1)" },
  { ...input, url: "http://buy.stripe.com/x" },
  { ...input, label: " " },
  { ...input, id: 7 },
  { ...input, features: [{ text: "x" }] },
])("a plan that is not one is refused (%#)", async (json) => {
  await expect(read(admin.plans.$post({ json: json as PlanInput }))).rejects.toMatchObject({
    status: 400,
    code: "invalid",
  });
});

test("a changed plan shows on the public pages at once", async () => {
  const page = async () => (await get("/")).text();
  const before = await page();
  expect(before).not.toContain("Fresh from the desk");
  const added = await read(admin.plans.$post({ json: { ...input, label: "Fresh from the desk" } }));
  expect(await page()).toContain("Fresh from the desk");
  await read(admin.plans[":id"].$delete({ param: { id: String(added.id) } }));
  expect(await page()).not.toContain("Fresh from the desk");
});

test.each(["0x1", "+1", "1e1", "-1", "1.0", "99999999999", "one"])("%s is no plan's number", async (id) => {
  expect((await get(`/api/plans/${encodeURIComponent(id)}`)).status).toBe(400);
});
