import { admin, anyone, defineRequests } from "../../testing/define-requests.ts";
import { listPlans } from "./plans.ts";

const plan = { label: "Basic", price: 10, type: "monthly" };

export const requests = defineRequests(({ create, dependencies }) => {
  const planId = async () => String((await create.plan()).id);
  return {
    "GET /plans/all": anyone(200, () => ({ query: { active: "true" } })),
    "GET /plans/warnings": admin(200),
    "GET /plans/:id": anyone(200, async () => ({ path: { id: await planId() } })),
    "POST /plans": admin(201, () => ({ body: { ...plan, features: ["One", { text: "Two", items: ["a"] }] } })),
    "PUT /plans/order": admin(200, async () => ({
      body: { ids: (await listPlans(dependencies.db)).map(({ id }) => id) },
    })),
    "PUT /plans/:id": admin(200, async () => ({ path: { id: await planId() }, body: plan })),
    "DELETE /plans/:id": admin(204, async () => ({ path: { id: await planId() } })),
  };
});
