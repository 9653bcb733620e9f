// The largest tables of accounts and of the installation.
import { paymentStates } from "#shared/payments.ts";
import { userOrders, userStatuses } from "#shared/users.ts";
import { deliveryStates } from "#shared/webhook-events.ts";
import { type BigTable, day, each, month, mostly, rarely } from "./big-table.ts";

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

/** Half of the payments are invoices, of a subscription per account. */
export const bigPayments: BigTable = {
  tables: ["purchases", "subscriptions", "invoices", "listed_payments", "payment_sums"],
  countedBy: ["listed_payments_change"],
  fill: (source) => [
    `insert into purchases (id, user_id, buyer_email, plan_id, amount, currency, checkout_id, payment_intent_id, refunded_amount, refunded_at, created_at)
     select gen_random_uuid(), case when at % 10007 > 0 then user_id end, case when at % 10007 = 0 then 'buyer-' || at || '@people.example' end,
       1 + at % 3, 9900, case when at % 9 = 0 then 'eur' else 'usd' end, 'cs_' || at, 'pi_' || at,
       case when at % 1000 = 1 then 9900 else 0 end, case when at % 1000 = 1 then time end, time
     from ${source} where k % 2 = 0`,
    `insert into subscriptions (id, user_id, stripe_id, plan_id, status, cancel_at_period_end)
     select user_id, user_id, 'sub_' || at, 1 + at % 3, 'active', false from bench_projects on conflict do nothing`,
    `insert into invoices (id, subscription_id, stripe_id, payment_intent_id, status, amount, currency, period_start, period_end, read_at, created_at)
     select gen_random_uuid(), user_id, 'in_' || at, 'pi_' || at, ${rarely("open", "'paid'")}, 6900, 'usd', time, time, time, time
     from ${source} where k % 2 = 1`,
    `insert into disputes (id, payment_intent_id, amount, currency, reason, status, read_at, created_at)
     select 'dp_' || at, 'pi_' || at, 6900, 'usd', 'fraudulent', ${mostly(["lost", "won", "needs_response"])}, time, time
     from ${source} where at % 3001 = 0 on conflict do nothing`,
    "alter table listed_payments enable always trigger payment_sums_insert",
    "select list_payments(array(select id from purchases union all select id from invoices))",
  ],
  requests: () => [
    ...each("payments?", 20, [
      ...paymentStates.map((state) => `state=${state}`),
      "state=paid&page=500",
      "plan=1",
      "plan=9",
      "plan=2&state=refunded",
      "plan=1&state=disputed",
      month,
      `from=${day(300)}`,
      `to=${day(300)}`,
      `state=refunded&${month}`,
      `plan=1&${month}`,
      "q=cs_777776",
      "q=in_777777",
      "q=pi_777777",
      "q=owner-7%40",
      "q=owner-77",
      "q=people",
      `q=people&${month}`,
      "q=buyer",
      "q=buyer&state=paid",
      "q=nobody",
    ]),
    "payments/waiting",
  ],
};

export const bigUsers: BigTable = {
  tables: ["users", "listed_users"],
  costly: ["users_search"],
  countedBy: ["listed_users_insert"],
  fill: (source) => [
    `insert into users (id, email, name, website, email_verified_at, trial_ends_at, plan_id, role, created_at)
     select gen_random_uuid(), 'person-' || at || '@people.example', 'Person ' || at || case when at % 100 = 0 then ' Maker' else '' end,
       'https://person-' || at || '.example', time, time + interval '7 days', case when at % 20 = 0 then 1 end, ${rarely("operator", "'customer'")}, time
     from ${source}`,
    `insert into sessions (id, user_id, last_seen_at, expires_at)
     select id, id, created_at + random() * (now() - created_at), now() + interval '7 days' from users where random() < 0.4`,
    `insert into subscriptions (id, user_id, stripe_id, plan_id, status, cancel_at_period_end)
     select id, id, 'sub_' || id, plan_id, ${mostly(["active", "past_due"])}, false from users where plan_id is not null`,
    "select list_users(array(select id from users))",
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
      ...userStatuses.flatMap((status) =>
        ["oldest", "last-seen", "email"].map((order) => `status=${status}&order=${order}`),
      ),
      "plan=1&order=last-seen",
      "plan=1&order=email&page=1000",
      "plan=1&status=trial",
      "plan=1&status=past-due",
      "q=person",
      "q=maker",
      "q=maker&order=oldest",
      "q=person-777777%40",
      "q=nowhere",
      "q=zq",
      `q=${encodeURIComponent("追跡")}`,
      "q=maker&order=email&status=trial",
    ]),
  ],
};
