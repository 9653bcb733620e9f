// Emails to buyers and the owner about a payment, enqueued in the transaction that saves it.
import { and, arrayContains, eq, not } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { plans, purchases, users } from "#db/schema/index.ts";
import type { OwnerEmail } from "#shared/roles.ts";
import type { Jobs } from "../../dependencies.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import type { TemplateName } from "../../emails/templates.tsx";
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

/**
 * Enqueues the emails about a payment. `reference` is its Stripe id. `isSale`: the owner hasn't heard of it before.
 */
export const notifyOutcome = async (
  tx: Db,
  jobs: Jobs,
  outcome: Outcome,
  paid: PaidThing,
  reference: string,
  { isSale } = { isSale: true },
) => {
  if (outcome === "none") return;
  const to = (await emailOf(tx, paid.userId)) ?? paid.buyerEmail;
  const plan = await labelOf(tx, paid.planId);
  const amount = amountText(paid);
  if (outcome === "active") {
    if (to && paid.planId !== null) await notifyPlanStarted(tx, jobs, to, paid.planId);
    if (isSale) await mailOwners(tx, jobs, "owner-sale", { plan, amount, email: to ?? "unknown", reference });
    return;
  }
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

/** Enqueues the emails about a payment that failed. `reference` is the Stripe id of its invoice or checkout. */
export const notifyPaymentFailed = async (tx: Db, jobs: Jobs, userId: string | undefined, reference: string) => {
  const email = await emailOf(tx, userId ?? null);
  if (!email) return;
  await enqueueEmail(tx, jobs, { to: email, template: "payment-failed", props: {} });
  await mailOwners(tx, jobs, "owner-payment-failed", { email, reference });
};

type Dispute = { id: string; reason: string; amount: number; currency: string; paymentIntentId: string | undefined };

const describeDispute = async (tx: Db, { id, paymentIntentId, ...money }: Dispute) => {
  const [purchase] = paymentIntentId
    ? await tx.select().from(purchases).where(eq(purchases.paymentIntentId, paymentIntentId))
    : [];
  const email = (await emailOf(tx, purchase?.userId ?? null)) ?? purchase?.buyerEmail ?? "A customer";
  return { email, amount: amountText(money), reference: id };
};

/** Enqueues the email to the owner about a payment that the buyer's bank disputes. */
export const notifyDispute = async (tx: Db, jobs: Jobs, dispute: Dispute) => {
  const reason = dispute.reason.replaceAll("_", " ");
  await mailOwners(tx, jobs, "owner-dispute", { ...(await describeDispute(tx, dispute)), reason });
};

/** Enqueues the email to the owner about the end of a dispute. An inquiry that was answered counts as won. */
export const notifyDisputeClosed = async (tx: Db, jobs: Jobs, dispute: Dispute, status: string) => {
  const outcome = status === "lost" ? "lost" : "won";
  await mailOwners(tx, jobs, "owner-dispute-closed", { ...(await describeDispute(tx, dispute)), outcome });
};

/** The switch of each email to the owner. Those without one need a decision. */
const ownerMails = {
  "owner-sale": "sales",
  "owner-payment-failed": "failed-payments",
  "owner-dispute": "disputes",
  "owner-dispute-closed": "disputes",
  "owner-payment-unmatched": undefined,
  "owner-payment-in-review": undefined,
  "owner-plan-ended": undefined,
} satisfies Partial<Record<TemplateName, OwnerEmail | undefined>>;

const mailOwners = async (tx: Db, jobs: Jobs, template: keyof typeof ownerMails, props: Record<string, string>) => {
  const muted = ownerMails[template];
  const wantsIt = muted && not(arrayContains(users.mutedOwnerEmails, [muted]));
  const owners = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.isAdmin, true), wantsIt));
  for (const { email } of owners) await enqueueEmail(tx, jobs, { to: email, template, props: props as never });
};

const amountText = ({ amount, currency }: Pick<PaidThing, "amount" | "currency">) =>
  amount === null || !currency ? "unknown" : moneyText(amount, currency);

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
