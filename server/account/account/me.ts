import { eq, sql } from "drizzle-orm";
import { prepareQuery } from "#db/queries/prepared-query.ts";
import { keywords, monthlyUsage, projects, users } from "#db/schema/index.ts";
import { limitsOf } from "#shared/limits.ts";
import { Problem } from "#shared/problem.ts";
import type { User } from "../../access/user.ts";
import { listPlans } from "../../billing/plans/plans.ts";
import { latestPurchase, latestSubscription } from "../../billing/subscriptions/subscriptions.ts";
import type { Dependencies } from "../../dependencies.ts";
import { monthKey, type QuotaKind } from "../../limits/quota.ts";

const used = (kind: QuotaKind) => sql<number>`coalesce((
  select ${monthlyUsage.used} from ${monthlyUsage}
  where ${eq(monthlyUsage.userId, users.id)} and ${eq(monthlyUsage.kind, kind)}
    and ${eq(monthlyUsage.month, sql.placeholder("month"))}
), 0)`;

const accountOf = prepareQuery((db) => {
  const subscription = latestSubscription(db);
  const purchase = latestPurchase(db);
  return db
    .select({
      user: {
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
      },
      planId: users.planId,
      subscription: {
        id: subscription.id,
        status: subscription.status,
        currentPeriodEnd: subscription.currentPeriodEnd,
        cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
      },
      subscribedPlanId: subscription.planId,
      boughtPlanId: purchase.planId,
      usage: {
        projects: sql<number>`(select count(*)::int from ${projects} where ${eq(projects.userId, users.id)})`,
        keywords: sql<number>`coalesce((
          select max(count)::int from (
            select count(*) from ${keywords} inner join ${projects} on ${eq(projects.id, keywords.projectId)}
            where ${eq(projects.userId, users.id)} group by ${projects.id}
          ) per_project
        ), 0)`,
        replies: used("replies"),
        exports: used("exports"),
      },
    })
    .from(users)
    .leftJoinLateral(subscription, sql`true`)
    .leftJoinLateral(purchase, sql`true`)
    .where(eq(users.id, sql.placeholder("id")))
    .prepare("account");
});

/** Returns the signed-in user with plan, subscription, limits and usage. Throws Problem `not-found`. */
export const getMe = async (
  { db, clock, settings }: Pick<Dependencies, "db" | "clock" | "settings">,
  { id }: Pick<User, "id">,
) => {
  const [account] = await accountOf(db).execute({ id, month: monthKey(clock()) });
  if (!account) throw accountGone();
  const { user, planId, subscription, subscribedPlanId, boughtPlanId, usage } = account;
  const hasPlan = [planId, subscribedPlanId, boughtPlanId].some((id) => id !== null);
  const plans = hasPlan ? await listPlans(db) : [];
  const planOf = (id: number | null) => plans.find((plan) => plan.id === id) ?? null;
  const plan = planOf(planId);
  const { limits } = await settings.read();
  return {
    ...user,
    plan,
    subscription: subscription && { ...subscription, plan: planOf(subscribedPlanId) },
    boughtPlan: planOf(boughtPlanId),
    limits: limitsOf({ ...user, planType: plan?.type ?? null }, clock(), limits),
    usage,
  };
};

export const accountGone = () => new Problem("not-found", "Account not found.");
