import { eq, getTableColumns, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { prepareQuery } from "#db/queries/prepared-query.ts";
import { plans, subscriptions, users } from "#db/schema/index.ts";
import { limitsOf } from "#shared/limits.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { monthKey } from "../../limits/quota.ts";
import type { User } from "../auth/sessions.ts";
import { subscriptionColumns, subscriptionIdOf } from "../payments/subscriptions.ts";
import { planColumns } from "../plans/plans.ts";
import { usageColumns } from "./usage.ts";

/** Returns the signed-in user with plan, subscription, limits and usage. Throws Problem `not-found`. */
export const getMe = async (
  { db, clock, settings }: Pick<Dependencies, "db" | "clock" | "settings">,
  { id }: Pick<User, "id">,
) => {
  const now = clock();
  const [row] = await me(db).execute({ id, month: monthKey(now) });
  if (!row) throw accountGone();
  const { limits } = await settings.read();
  const { user, plan, subscription, subscriptionPlan, usage } = row;
  return {
    ...user,
    plan,
    subscription: subscription && { ...subscription, plan: subscriptionPlan },
    limits: limitsOf({ ...user, planType: plan?.type ?? null }, now, limits),
    usage,
  };
};

export const accountGone = () => new Problem("not-found", "Account not found.");

const userColumns = {
  id: users.id,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  pendingEmail: users.pendingEmail,
  name: users.name,
  website: users.website,
  isAdmin: users.isAdmin,
  role: users.role,
  createdAt: users.createdAt,
  trialEndsAt: users.trialEndsAt,
  deletionAt: users.deletionAt,
};
const subscriptionPlans = alias(plans, "subscription_plans");
const { createdAt: _, page: _page, ...subscriptionPlanColumns } = getTableColumns(subscriptionPlans);

const me = prepareQuery((db) =>
  db
    .select({
      user: userColumns,
      plan: planColumns,
      subscription: subscriptionColumns,
      subscriptionPlan: subscriptionPlanColumns,
      usage: usageColumns(db),
    })
    .from(users)
    .leftJoin(plans, eq(plans.id, users.planId))
    .leftJoin(subscriptions, eq(subscriptions.id, subscriptionIdOf(db)))
    .leftJoin(subscriptionPlans, eq(subscriptionPlans.id, subscriptions.planId))
    .where(eq(users.id, sql.placeholder("id")))
    .prepare("me"),
);
