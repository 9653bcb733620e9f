// Emails to buyers and the owner about a payment, enqueued in the transaction that saves it.
import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { plans, users } from "#db/schema/index.ts";
import type { Jobs } from "../../dependencies.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { moneyText } from "../../integrations/stripe-amounts.ts";

/**
 * The result of a payment: nothing (yet), an active plan, a plan whose account is unknown, or a payment that matches
 * none of our plans.
 */
export type Outcome = "none" | "active" | "unmatched" | "in-review";

export type PaidThing = {
  userId: string | null;
  planId: number | null;
  buyerEmail: string | null;
  amount: number | null;
  currency: string | null;
};

export const outcomeOf = ({ userId, planId }: Pick<PaidThing, "userId" | "planId">, isPaid: boolean): Outcome => {
  if (!isPaid) return "none";
  if (planId === null) return "in-review";
  return userId === null ? "unmatched" : "active";
};

/** Enqueues the emails about a payment. `reference` is its Stripe id. */
export const notifyOutcome = async (tx: Db, jobs: Jobs, outcome: Outcome, paid: PaidThing, reference: string) => {
  if (outcome === "none") return;
  const to = (await emailOf(tx, paid.userId)) ?? paid.buyerEmail;
  if (outcome === "active") {
    if (to && paid.planId !== null) await notifyPlanStarted(tx, jobs, to, paid.planId);
    return;
  }
  const plan = await labelOf(tx, paid.planId);
  const amount = paid.amount === null || !paid.currency ? "unknown" : moneyText(paid.amount, paid.currency);
  await mailOwners(tx, jobs, `owner-payment-${outcome}`, { plan, amount, email: to ?? "unknown", reference });
  if (to) await enqueueEmail(tx, jobs, { to, template: `payment-${outcome}`, props: { plan } });
};

export const notifyPlanStarted = async (tx: Db, jobs: Jobs, to: string, planId: number) =>
  enqueueEmail(tx, jobs, { to, template: "plan-started", props: { plan: await labelOf(tx, planId) } });

/** Enqueues the emails about a plan that ended because its subscription moved to a price we don't sell. */
export const notifyPlanEnded = async (tx: Db, jobs: Jobs, paid: PaidThing, endedPlanId: number, reference: string) => {
  const to = (await emailOf(tx, paid.userId)) ?? paid.buyerEmail;
  const plan = await labelOf(tx, endedPlanId);
  await mailOwners(tx, jobs, "owner-plan-ended", { plan, email: to ?? "unknown", reference });
  if (to) await enqueueEmail(tx, jobs, { to, template: "plan-ended", props: { plan } });
};

type OwnerMail = "owner-payment-unmatched" | "owner-payment-in-review" | "owner-plan-ended";

const mailOwners = async (tx: Db, jobs: Jobs, template: OwnerMail, props: Record<string, string>) => {
  const owners = await tx.select({ email: users.email }).from(users).where(eq(users.isAdmin, true));
  for (const { email } of owners) await enqueueEmail(tx, jobs, { to: email, template, props: props as never });
};

const emailOf = async (tx: Db, userId: string | null) => {
  if (userId === null) return undefined;
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email;
};

const labelOf = async (tx: Db, planId: number | null) => {
  if (planId === null) return "";
  const [plan] = await tx.select({ label: plans.label }).from(plans).where(eq(plans.id, planId));
  return plan?.label ?? "";
};
