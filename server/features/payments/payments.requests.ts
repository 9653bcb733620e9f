import { anyone, defineRequests, owner, self } from "../../testing/define-requests.ts";
import { listPlans } from "../plans/plans.ts";

export const requests = defineRequests(({ create, dependencies }) => ({
  "GET /payments/confirms": self(503, () => ({ query: { session_id: "cs_test_1" } })),
  "GET /payments/connect": self(503, () => ({ query: { mode: "test" } })),
  "GET /payments/account-id/:code/:mode": self(503, () => ({
    path: { code: "ac_1", mode: "test" },
    query: { state: "unknown" },
  })),
  "GET /payments/stripe-coupons": self(404, () => ({ query: { stripeAcountId: "acct_1" } })),
  "GET /payments/stripe-coupons (without an account)": self(200),
  "POST /payments/webhook": anyone(503, () => ({ body: { id: "evt_1", type: "ping" } })),

  "GET /subscriptions/:id": owner(200, async (person) => ({
    path: { id: (await create.subscription({ userId: person.id })).id },
  })),

  "POST /users/new-subscription": self(503, () => ({ body: { subscriptionId: "sub_1" } })),
  "GET /users/complete-payment": self(503),
  "GET /users/update-payment": self(503),

  "POST /plans/change": self(200, async () => ({ body: { planId: (await listPlans(dependencies.db))[0]?.id } })),
}));
