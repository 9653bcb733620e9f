import { expect, test } from "vitest";
import { offeredPlan, plan } from "#shared/billing/plans.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { create, get, tokenOf } = await createTestApp();
const call = callWith(get);
const token = await tokenOf(await create.user({ isAdmin: true }));
const all = async () => offeredPlan.array().parse(await (await call("GET", "plans/all")).json());

test("reorders the plans for everyone at once", async () => {
  const ids = (await all()).map(({ id }) => id);
  const turned = ids.toReversed();
  const response = await call("PUT", "plans/order", token, { ids: turned });
  expect(
    plan
      .array()
      .parse(await response.json())
      .map(({ id }) => id),
  ).toEqual(turned);
  expect((await all()).map(({ id }) => id)).toEqual(turned);
});

test.each([
  ["one missing", (ids: number[]) => ids.slice(1)],
  ["one twice", (ids: number[]) => [...ids.slice(1), ids[1] ?? 0]],
  ["one that is not there", (ids: number[]) => [...ids, 99_999]],
])("an order with %s is a conflict and changes nothing", async (_, wrong) => {
  const before = await all();
  const refused = await call("PUT", "plans/order", token, { ids: wrong(before.map(({ id }) => id)) });
  expect(refused.status).toBe(409);
  expect(await all()).toEqual(before);
});

test.each([{}, { ids: [] }, { ids: ["1"] }, { ids: [1.5] }, { ids: 1 }])("%j is no order", async (body) => {
  expect((await call("PUT", "plans/order", token, body)).status).toBe(400);
});
