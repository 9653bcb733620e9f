// The admins' list of accounts. Triggers write it (migration listed_users), so that each order and filter is an index.
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { userRoles } from "#shared/roles.ts";
import { createdAt, instant } from "./columns.ts";
import { users } from "./users.ts";

export const listedUsers = pgTable(
  "listed_users",
  {
    id: uuid("id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    role: text("role", { enum: userRoles }).notNull(),
    planId: integer("plan_id"),
    trialEndsAt: instant("trial_ends_at"),
    /** Whether the last payment of the newest running subscription failed. */
    isPastDue: boolean("is_past_due").notNull(),
    /** The status; `none` for a trial, also after its end, because time alone changes no row. */
    standing: text("standing", { enum: ["past-due", "active", "none"] })
      .notNull()
      .generatedAlwaysAs(
        sql`case when is_past_due then 'past-due' when plan_id is not null or role = 'admin' then 'active' else 'none' end`,
      ),
    /** Of all sessions that are not an admin's. */
    lastSeenAt: instant("last_seen_at"),
    createdAt: createdAt(),
  },
  (table) => {
    // Most accounts pay nothing, so the indexes by standing and plan are small.
    const hasStanding = sql`${table.standing} <> 'none'`;
    const hasPlan = sql`${table.planId} is not null`;
    const { standing, planId, email, lastSeenAt, trialEndsAt, role, createdAt, id } = table;
    return [
      index("listed_users_newest").on(createdAt, id, standing, trialEndsAt),
      index("listed_users_email").on(email, id, standing, trialEndsAt),
      index("listed_users_last_seen").on(lastSeenAt.desc(), id.desc(), standing, trialEndsAt),
      index("listed_users_standing").on(standing, createdAt, id).where(hasStanding),
      index("listed_users_standing_email").on(standing, email, id).where(hasStanding),
      index("listed_users_standing_last_seen").on(standing, lastSeenAt.desc(), id.desc()).where(hasStanding),
      index("listed_users_plan").on(planId, createdAt, id, standing).where(hasPlan),
      index("listed_users_plan_email").on(planId, email, id, standing).where(hasPlan),
      index("listed_users_plan_last_seen").on(planId, lastSeenAt.desc(), id.desc(), standing).where(hasPlan),
      // With all orders, since the trials are sorted.
      index("listed_users_trial").on(trialEndsAt, createdAt, email, lastSeenAt, id).where(sql`${standing} = 'none'`),
      index("listed_users_role").on(role, createdAt, id).where(sql`${role} <> 'customer'`),
    ];
  },
);
