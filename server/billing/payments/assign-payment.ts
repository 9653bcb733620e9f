import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { invoices, plans, purchases, subscriptions, users } from "#db/schema/index.ts";
import { type AssignmentInput, usableStatuses } from "#shared/billing/payments.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { applyPlan, linkCustomer } from "./apply-plan.ts";
import { getPayment } from "./payment-detail.ts";
import { notifyPlanStarted } from "./payment-notices.ts";

/** Sets the account and plan of the purchase, or of the subscription with all its invoices. */
const saveOwner = async (
  tx: Db,
  { id, kind }: { id: string; kind: "purchase" | "invoice" },
  owner: { userId: string; planId: number | null },
) => {
  const values = { ...owner, buyerEmail: null, customerId: null };
  if (kind === "purchase") {
    await tx.update(purchases).set(values).where(eq(purchases.id, id));
    return;
  }
  const subscriptionId = tx.select({ id: invoices.subscriptionId }).from(invoices).where(eq(invoices.id, id));
  await tx
    .update(subscriptions)
    .set({ ...values, version: sql`${subscriptions.version} + 1` })
    .where(inArray(subscriptions.id, subscriptionId));
};

/** Locks the row that has a payment's owner. */
const lockOwner = async (tx: Db, { id, kind }: { id: string; kind: "purchase" | "invoice" }) => {
  if (kind === "purchase") {
    const [row] = await tx.select().from(purchases).where(eq(purchases.id, id)).for("update");
    return row && { ...row, isRunning: row.refundedAt === null };
  }
  const [row] = await tx
    .select({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(invoices, eq(invoices.subscriptionId, subscriptions.id))
    .where(eq(invoices.id, id))
    .for("update");
  return row && { ...row.subscription, isRunning: usableStatuses.includes(row.subscription.status) };
};

/**
 * Gives an unmatched payment to an account, and a payment without a plan to a plan. It then grants what a matched one
 * grants, and the customer gets the same email. Assigning it again to the same account does nothing. Throws Problem
 * `not-found`; `invalid` without a plan for a payment that matches none; `conflict` if it belongs to another account.
 */
export const assignPayment = async (
  { db, jobs, clock }: Pick<Dependencies, "db" | "jobs" | "clock">,
  id: string,
  { userId, planId }: AssignmentInput,
) => {
  const payment = await getPayment(db, id);
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const owner = await lockOwner(tx, payment);
    if (!owner) throw new Problem("not-found", "Payment not found.");
    if (owner.userId !== null && owner.userId !== userId)
      throw new Problem("conflict", "This payment already belongs to another account.");
    if (owner.userId === null && owner.buyerEmail === null && owner.customerId === null)
      throw new Problem("conflict", "This payment belongs to a deleted account.");
    if (owner.userId !== null && owner.planId !== null) return;
    const assigned = owner.planId ?? planId;
    if (assigned === undefined)
      throw new Problem("invalid", "Choose the plan that was paid.", {
        issues: [{ path: "planId", message: "Choose the plan that was paid." }],
      });
    if (!(await tx.$count(plans, eq(plans.id, assigned)))) throw new Problem("not-found", "Plan not found.");
    await saveOwner(tx, payment, { userId, planId: assigned });
    await linkCustomer(tx, userId, owner.customerId ?? undefined);
    await applyPlan(tx, userId, clock());
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (user && owner.isRunning) {
      const { amount, currency } = owner;
      await notifyPlanStarted(tx, jobs, user.email, { userId, planId: assigned, buyerEmail: null, amount, currency });
    }
  });
};
