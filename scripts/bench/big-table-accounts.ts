// The largest tables of accounts and of the installation.
import { paymentStates } from "#shared/payments.ts";
import { userOrders, userStatuses } from "#shared/users.ts";
import { deliveryStates } from "#shared/webhook-events.ts";
import { type BigTable, each, month, mostly, rarely } from "./big-table.ts";

export const bigAuditLog: BigTable = {
  tables: ["audit_entries"],
  costly: ["audit_entries_admin", "audit_entries_called", "audit_entries_customer", "audit_entries_search"],
  fill: (source) => [
    `insert into audit_entries (id, admin_id, is_automatic, on_behalf_of, call, request_id, created_at)
     select gen_random_uuid(), case when at % 50 > 0 then user_id end, at % 50 = 0, case when at % 3 = 0 then user_id end,
       case when at % 50 = 0 then 'Match purchase cs_' || at when at % 10007 < 1 then 'DELETE /api/plans/3' else 'PUT /api/users/' || user_id || '/role' end,
       md5(at::text), time
     from ${source}`,
  ],
  requests: ({ owner }) =>
    each("audit?", 20, [
      "actor=system",
      "actor=owner-7%40",
      "actor=nobody",
      "action=DELETE",
      "action=PUT",
      "action=nothing",
      `customer=${owner.id}`,
      "customer=00000000-0000-7000-8000-000000000000",
      month,
      `actor=system&action=cs_&${month}`,
    ]),
};

export const bigCredits: BigTable = {
  tables: ["credits"],
  costly: ["credits_newest"],
  fill: (source) => [
    `insert into credits (id, user_id, project_id, kind, delta, reason, source, created_at)
     select gen_random_uuid(), user_id, project_id, ${rarely("page", mostly(["submission", "article"]))},
       case when at / 10 % 2 = 0 then 1 else -1 end, case when at / 10 % 2 = 0 then 'renewal' else 'reserve' end, 'source ' || at, time
     from ${source}`,
  ],
  requests: ({ projectId }) => [
    ...each(`projects/${projectId}/credits?`, 20, [
      "kind=submission",
      "kind=page",
      "kind=submission&page=500",
      month,
      `kind=page&${month}`,
    ]),
    `projects/${projectId}/overview?days=30`,
    "clients?",
    "deliveries?",
  ],
};

export const bigDeliveries: BigTable = {
  tables: ["webhook_deliveries", "webhooks"],
  fill: (source) => [
    `insert into webhooks (id, project_id, url, events, secret, is_active) select id, id, 'https://hooks.example', '{mention.found}', '', false from bench_projects`,
    `insert into webhook_deliveries (id, project_id, webhook_id, position, event, object_id, data, state, attempts, created_at)
     select gen_random_uuid(), project_id, project_id, at, 'mention.found', gen_random_uuid(), '{"id": "1"}', ${rarely("failed", "'delivered'")}, '[]', time
     from ${source}`,
  ],
  requests: ({ projectId }) => [
    ...each(`webhooks/${projectId}/deliveries?`, 20, [
      ...deliveryStates.map((state) => `state=${state}`),
      "state=delivered&page=500",
    ]),
    `projects/${projectId}/webhooks`,
  ],
};

export const bigPayments: BigTable = {
  tables: ["purchases"],
  fill: (source) => [
    `insert into purchases (id, user_id, buyer_email, plan_id, amount, currency, checkout_id, payment_intent_id, refunded_amount, refunded_at, created_at)
     select gen_random_uuid(), case when at % 10007 > 0 then user_id end, case when at % 10007 = 0 then 'buyer-' || at || '@people.example' end,
       1 + at % 3, 9900, 'usd', 'cs_' || at, 'pi_' || at, case when at % 1000 = 1 then 9900 else 0 end, case when at % 1000 = 1 then time end, time
     from ${source}`,
  ],
  requests: () =>
    each("payments?", 20, [
      ...paymentStates.map((state) => `state=${state}`),
      "plan=1",
      "plan=9",
      month,
      `state=refunded&${month}`,
      "q=cs_777777",
      "q=owner-7%40",
      "q=buyer",
      "q=nobody",
    ]),
};

export const bigUsers: BigTable = {
  tables: ["users"],
  costly: ["users_search"],
  fill: (source) => [
    `insert into users (id, email, name, website, email_verified_at, trial_ends_at, plan_id, role, created_at)
     select gen_random_uuid(), 'person-' || at || '@people.example', 'Person ' || at || case when at % 100 = 0 then ' Maker' else '' end,
       'https://person-' || at || '.example', time, time + interval '7 days', case when at % 20 = 0 then 1 end, ${rarely("operator", "'customer'")}, time
     from ${source}`,
  ],
  requests: () => [
    ...each("users?", 10, [
      ...userOrders.map((order) => `order=${order}`),
      ...userStatuses.map((status) => `status=${status}`),
      "plan=1",
      "plan=9",
      "role=operator",
      "role=operator&status=expired",
      "order=email&page=1000",
      "order=last-seen&status=active",
      "q=person",
      "q=maker",
      "q=person-777777%40",
      "q=nowhere",
      "q=maker&order=email&status=trial",
    ]),
  ],
};
