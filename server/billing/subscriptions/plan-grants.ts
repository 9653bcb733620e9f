// Plans that admins give without payment.

import { and, eq, gt, isNotNull, isNull, lte, or } from "drizzle-orm";
import { findLockedAccount, lockAccount } from "#db/queries/lock-account.ts";
import { planGrants, plans, users } from "#db/schema/index.ts";
import type { PlanGrantInput } from "#shared/billing/plan-grants.ts";
import { Problem, problemAt } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { applyPlan } from "./apply-plan.ts";
import { findActiveSubscription } from "./subscriptions.ts";

type Scope = Pick<Dependencies, "db" | "clock">;

const isRunning = (userId: string, now: Date) =>
  and(eq(planGrants.userId, userId), or(isNull(planGrants.endsAt), gt(planGrants.endsAt, now)));

/**
 * Gives a user a plan until `endsAt`, in place of the one granted before. Throws Problem `conflict` if the user has a
 * subscription, whose plan comes first.
 */
export const grantPlan = ({ db, clock }: Scope, adminId: string, userId: string, input: PlanGrantInput) =>
  db.transaction(async (tx) => {
    const now = clock();
    const endsAt = input.endsAt === null ? null : new Date(input.endsAt);
    await lockAccount(tx, userId);
    if (endsAt && endsAt <= now) throw problemAt("endsAt", "Choose a day in the future.");
    const [plan] = await tx.select({ id: plans.id }).from(plans).where(eq(plans.id, input.planId));
    if (!plan) throw new Problem("not-found", "Plan not found.");
    const subscription = await findActiveSubscription(tx, userId);
    if (subscription?.planId != null)
      throw new Problem("conflict", "This customer has a running subscription, which decides their plan.");
    await tx.update(planGrants).set({ endsAt: now }).where(isRunning(userId, now));
    await tx.insert(planGrants).values({ ...input, endsAt, userId, adminId, createdAt: now });
    await applyPlan(tx, userId, now);
  });

/** Ends the running grant. The plan is then the one that the user paid for, if any. Throws Problem `not-found`. */
export const endPlanGrant = ({ db, clock }: Scope, userId: string) =>
  db.transaction(async (tx) => {
    const now = clock();
    await lockAccount(tx, userId);
    const ended = await tx
      .update(planGrants)
      .set({ endsAt: now })
      .where(isRunning(userId, now))
      .returning({ id: planGrants.id });
    if (!ended.length) throw new Problem("not-found", "This customer has no granted plan.");
    await applyPlan(tx, userId, now);
  });

/** Applies the plans of users whose grant has ended since it was applied. */
export const endLapsedGrants = async ({ db, clock, log, lifecycle }: Dependencies) => {
  const now = clock();
  const lapsed = await db
    .selectDistinct({ userId: users.id })
    .from(planGrants)
    .innerJoin(users, and(eq(users.id, planGrants.userId), eq(users.planId, planGrants.planId)))
    .where(and(isNotNull(planGrants.endsAt), lte(planGrants.endsAt, now)));
  for (const { userId } of lapsed) {
    if (lifecycle.isStopping) return;
    await db
      .transaction(async (tx) => (await findLockedAccount(tx, userId)) && applyPlan(tx, userId, now))
      .catch((err) => log.error({ err, userId }, "The plan could not be applied after a grant has ended."));
  }
};
