import { purchases } from "#db/schema/index.ts";
import { admin, anyone, defineRequests, owner, self } from "../../testing/define-requests.ts";
import { listPlans } from "../plans/plans.ts";

export const requests = defineRequests(({ create, dependencies }) => {
  const forPurchase = async () => {
    const id = crypto.randomUUID();
    const planId = (await listPlans(dependencies.db))[0]?.id ?? 0;
    const values = { id, planId, buyerEmail: `${id}@people.example`, amount: 29_900, currency: "usd" };
    await dependencies.db.insert(purchases).values({ ...values, checkoutId: `cs_live_${id}` });
    return { path: { id } };
  };
  return {
    "GET /payments/confirms": self(503, () => ({ query: { session_id: "cs_test_1" } })),
    "GET /payments/connect": self(503, () => ({ query: { mode: "test" } })),
    "GET /payments/account-id/:code/:mode": self(503, () => ({
      path: { code: "ac_1", mode: "test" },
      query: { state: "unknown" },
    })),
    "GET /payments/stripe-coupons": self(404, () => ({ query: { stripeAcountId: "acct_1" } })),
    "GET /payments/stripe-coupons (without an account)": self(200),
    "POST /payments/webhook": anyone(503, () => ({ body: { id: "evt_1", type: "ping" } })),

    "GET /payments": admin(200, () => ({ query: { q: "cs_1", state: "paid", from: "2026-11-01" } })),
    "GET /payments/waiting": admin(200),
    "GET /payments/export": admin(200, () => ({ query: { state: "unmatched" } })),
    "GET /payments/:id": admin(200, forPurchase),
    "POST /payments/:id/assign": admin(204, async () => ({
      ...(await forPurchase()),
      body: { userId: (await create.user()).id },
    })),
    "POST /payments/:id/refunds": admin(503, async () => ({
      ...(await forPurchase()),
      body: { amount: 299, reason: "duplicate", refunded: 0 },
    })),

    "GET /subscriptions/:id": owner(200, async (person) => ({
      path: { id: (await create.subscription({ userId: person.id })).id },
    })),

    "POST /subscriptions/:id/cancel": self(503, async (person) => ({
      path: { id: (await create.subscription({ userId: person.id })).id },
    })),
    "POST /subscriptions/:id/resume": self(503, async (person) => ({
      path: { id: (await create.subscription({ userId: person.id })).id },
    })),

    "POST /users/new-subscription": self(503, () => ({ body: { subscriptionId: "sub_1" } })),
    "GET /users/complete-payment": self(503),
    "GET /users/update-payment": self(503),

    "POST /plans/change": self(200, async () => ({ body: { planId: (await listPlans(dependencies.db))[0]?.id } })),
  };
});
