// The admins' list of accounts.
import { sql } from "drizzle-orm";
import { boolean, integer, pgView, text, uuid } from "drizzle-orm/pg-core";
import { userRoles } from "#shared/roles.ts";
import { subscriptions } from "../billing/payments.ts";
import { createdAt, instant } from "../columns.ts";
import { users } from "../users.ts";
import { sessions } from "./auth.ts";

export const listedUsers = pgView("listed_users", {
  id: uuid("id").notNull(),
  email: text("email").notNull(),
  role: text("role", { enum: userRoles }).notNull(),
  planId: integer("plan_id"),
  trialEndsAt: instant("trial_ends_at"),
  /** Whether the last payment of the newest running subscription failed. */
  isPastDue: boolean("is_past_due").notNull(),
  /** The status; `none` for a trial, also after its end. */
  standing: text("standing", { enum: ["past-due", "active", "none"] }).notNull(),
  /** Of all sessions that are not an admin's. */
  lastSeenAt: instant("last_seen_at"),
  createdAt: createdAt(),
}).as(sql`
  select id, email, role, plan_id, trial_ends_at, is_past_due,
    case when is_past_due then 'past-due' when plan_id is not null or role = 'admin' then 'active' else 'none' end as standing,
    last_seen_at, created_at
  from (
    select u.id, u.email, u.role, u.plan_id, u.trial_ends_at, u.created_at, seen.last_seen_at, coalesce(running.is_past_due, false) as is_past_due
    from ${users} u
    left join (
      select distinct on (user_id) user_id, status = 'past_due' as is_past_due from ${subscriptions}
      where plan_id is not null and status in ('trialing', 'active', 'past_due') order by user_id, created_at desc
    ) as running on running.user_id = u.id
    left join (
      select user_id, max(last_seen_at) as last_seen_at from ${sessions} where impersonated_by is null group by user_id
    ) as seen on seen.user_id = u.id
  ) as listed`);
