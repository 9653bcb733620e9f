// What buyers and the owner are told of a payment, written in the transaction that saves it.
import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { plans, users } from "#db/schema/index.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { moneyText } from "../../integrations/stripe-amounts.ts";

/**
 * What a payment amounts to: nothing (yet), a plan of an account, a plan whose account is not known yet, or money that
 * fits no plan of ours.
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

/** Mails what a payment came to. `reference`: Stripe's id of it. */
export const notifyOutcome = async (tx: Db, outcome: Outcome, paid: PaidThing, reference: string) => {
  if (outcome === "none") return;
  const to = (await emailOf(tx, paid.userId)) ?? paid.buyerEmail;
  if (outcome === "active") {
    if (to && paid.planId !== null) await notifyPlanStarted(tx, to, paid.planId);
    return;
  }
  const plan = await labelOf(tx, paid.planId);
  const amount = paid.amount === null || !paid.currency ? "unknown" : moneyText(paid.amount, paid.currency);
  await mailOwners(tx, `owner-payment-${outcome}`, { plan, amount, email: to ?? "unknown", reference });
  if (to) await enqueueEmail(tx, { to, template: `payment-${outcome}`, props: { plan } });
};

export const notifyPlanStarted = async (tx: Db, to: string, planId: number) =>
  enqueueEmail(tx, { to, template: "plan-started", props: { plan: await labelOf(tx, planId) } });

/** A subscription was moved to a price of no plan of ours, so the old plan has ended. */
export const notifyPlanEnded = async (tx: Db, paid: PaidThing, endedPlanId: number, reference: string) => {
  const to = (await emailOf(tx, paid.userId)) ?? paid.buyerEmail;
  const plan = await labelOf(tx, endedPlanId);
  await mailOwners(tx, "owner-plan-ended", { plan, email: to ?? "unknown", reference });
  if (to) await enqueueEmail(tx, { to, template: "plan-ended", props: { plan } });
};

type OwnerMail = "owner-payment-unmatched" | "owner-payment-in-review" | "owner-plan-ended";

const mailOwners = async (tx: Db, template: OwnerMail, props: Record<string, string>) => {
  const owners = await tx.select({ email: users.email }).from(users).where(eq(users.isAdmin, true));
  for (const { email } of owners) await enqueueEmail(tx, { to: email, template, props: props as never });
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
