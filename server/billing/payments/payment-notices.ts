// Emails to buyers and the owner about a payment, enqueued in the transaction that saves it.
import { and, arrayContains, desc, eq, inArray, not } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { plans, purchases, subscriptions, users } from "#db/schema/index.ts";
import { usableStatuses } from "#shared/billing/payments.ts";
import type { Deliverables } from "#shared/billing/plans.ts";
import type { OwnerEmail } from "#shared/roles.ts";
import type { Jobs } from "../../dependencies.ts";
import type { Email, QueuedProps } from "../../emails/define-email.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { moneyText } from "../../integrations/stripe/stripe-amounts.ts";
import {
  ownerDispute,
  ownerDisputeClosed,
  ownerPaymentFailed,
  ownerPaymentInReview,
  ownerPaymentUnmatched,
  ownerPlanEnded,
  ownerSale,
  ownerSubscriptionCanceled,
  ownerSubscriptionEnded,
  ownerSubscriptionRenewed,
} from "./owner-payments.emails.tsx";
import {
  paymentFailed,
  paymentInReview,
  paymentUnmatched,
  planEnded,
  planRefunded,
  planStarted,
  subscriptionCanceled,
  subscriptionEnded,
  subscriptionRenewed,
} from "./payments.emails.tsx";

type Row = typeof subscriptions.$inferSelect;
type Now = PaidThing &
  Pick<Row, "stripeId" | "status" | "cancelAtPeriodEnd" | "currentPeriodEnd"> & { paidUntil: Date | null };

/** What became of a subscription to one of our plans, if it is worth an email. */
const changeOf = (before: Row, now: Now) => {
  const [wasUsable, isUsable] = [before, now].map(({ status }) => usableStatuses.includes(status));
  if (!wasUsable || now.planId === null) return undefined;
  if (!isUsable) return "ended";
  if (now.cancelAtPeriodEnd) return before.cancelAtPeriodEnd ? undefined : "canceled";
  const isRenewal =
    before.planId === now.planId && before.paidUntil && now.paidUntil && before.paidUntil < now.paidUntil;
  return isRenewal ? "renewed" : undefined;
};

/** Enqueues the emails to the customer and the owner about a cancellation, an end or a renewal. */
export const notifySubscriptionChange = async (tx: Db, jobs: Jobs, before: Row | undefined, now: Now) => {
  const change = before && changeOf(before, now);
  if (!change) return;
  const to = (await emailOf(tx, now.userId)) ?? now.buyerEmail;
  const plan = await labelOf(tx, now.planId);
  const endsOn = dayText(now.currentPeriodEnd);
  const owner = { plan, email: to ?? "unknown", reference: now.stripeId };
  if (change === "canceled") {
    if (to) await enqueueEmail(tx, jobs, { to, email: subscriptionCanceled, props: { plan, endsOn } });
    await mailOwners(tx, jobs, {
      email: ownerSubscriptionCanceled,
      unlessMuted: "subscriptions",
      props: { ...owner, endsOn },
    });
  } else if (change === "ended") {
    const nextPlan = (await currentLabel(tx, now.userId)) ?? "";
    if (to) await enqueueEmail(tx, jobs, { to, email: subscriptionEnded, props: { plan, nextPlan } });
    await mailOwners(tx, jobs, { email: ownerSubscriptionEnded, unlessMuted: "subscriptions", props: owner });
  } else {
    const receipt = { plan, amount: amountText(now), renewsOn: endsOn };
    const invoiceUrl = now.invoiceUrl ?? "";
    if (to) await enqueueEmail(tx, jobs, { to, email: subscriptionRenewed, props: { ...receipt, invoiceUrl } });
    await mailOwners(tx, jobs, {
      email: ownerSubscriptionRenewed,
      unlessMuted: "subscriptions",
      props: { ...owner, ...receipt },
    });
  }
};

/** The label of the plan that the account has, or null without one. */
export const currentLabel = async (tx: Db, userId: string | null) => {
  if (userId === null) return null;
  const [row] = await tx
    .select({ label: plans.label })
    .from(users)
    .innerJoin(plans, eq(plans.id, users.planId))
    .where(eq(users.id, userId));
  return row?.label ?? null;
};

/**
 * The result of a payment: nothing (yet), an active plan, a plan whose account is unknown, or a payment that matches
 * none of our plans.
 */
type Outcome = "none" | "active" | "unmatched" | "in-review";

export type PaidThing = {
  userId: string | null;
  planId: number | null;
  buyerEmail: string | null;
  amount: number | null;
  currency: string | null;
  paidAt?: Date;
  /** Stripe's page of the invoice. */
  invoiceUrl?: string | undefined;
  /** Of a subscription. */
  currentPeriodEnd?: Date | null;
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
  const forOwner = { plan, amount: amountText(paid), email: to ?? "unknown", reference };
  if (outcome === "active") {
    // A change of the running subscription's plan is charged with its next invoice.
    if (to) await notifyPlanStarted(tx, jobs, to, isSale ? paid : { ...paid, amount: null });
    if (isSale) await mailOwners(tx, jobs, { email: ownerSale, unlessMuted: "sales", props: forOwner });
    return;
  }
  const [ownerEmail, email] =
    outcome === "unmatched" ? [ownerPaymentUnmatched, paymentUnmatched] : [ownerPaymentInReview, paymentInReview];
  await mailOwners(tx, jobs, { email: ownerEmail, props: forOwner });
  if (to) await enqueueEmail(tx, jobs, { to, email, props: { plan } });
};

/** Enqueues the receipt of a plan: what was paid, what it includes, and what happens to a running subscription. */
export const notifyPlanStarted = async (tx: Db, jobs: Jobs, to: string, paid: PaidThing) => {
  const { planId, userId, currentPeriodEnd, invoiceUrl = "", paidAt } = paid;
  if (planId === null) return;
  const [plan] = await tx.select().from(plans).where(eq(plans.id, planId));
  if (!plan) return;
  const isOnetime = plan.type === "onetime";
  const running = isOnetime && userId !== null ? await findRunning(tx, userId) : undefined;
  const runsUntil = dayText(running?.currentPeriodEnd);
  await enqueueEmail(tx, jobs, {
    to,
    email: planStarted,
    props: {
      plan: plan.label,
      amount: paid.amount === null ? "" : amountText(paid),
      paidOn: dayText(paidAt),
      invoiceUrl,
      renewsOn: isOnetime ? "" : dayText(currentPeriodEnd),
      type: plan.type,
      includes: includedText(plan.deliverables),
      runningPlan: running?.label ?? "",
      runningEndsOn: running?.cancelAtPeriodEnd ? runsUntil : "",
      runningRenewsOn: running?.cancelAtPeriodEnd ? "" : runsUntil,
    },
  });
};

const findRunning = async (tx: Db, userId: string) => {
  const [row] = await tx
    .select({
      label: plans.label,
      currentPeriodEnd: subscriptions.currentPeriodEnd,
      cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
    })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.status, [...usableStatuses])))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1);
  return row;
};

const deliverableNames = {
  submissions: ["directory submission", "directory submissions"],
  articles: ["article", "articles"],
  pages: ["page", "pages"],
  reportMonths: ["monthly report", "monthly reports"],
} as const;

/** What a plan delivers: `200 directory submissions and 3 monthly reports`. */
const includedText = (deliverables: Deliverables | null) => {
  const parts = Object.entries(deliverableNames).flatMap(([name, [one, many]]) => {
    const { count, per } = deliverables?.[name as keyof typeof deliverableNames] ?? { count: 0, per: "once" };
    if (!count) return [];
    if (name === "reportMonths" && per === "month") return ["a monthly report"];
    return [`${count.toLocaleString("en-US")} ${count === 1 ? one : many}${per === "month" ? " a month" : ""}`];
  });
  return new Intl.ListFormat("en", { type: "conjunction" }).format(parts);
};

/** Enqueues the emails about a plan that ended because its subscription moved to a price we don't sell. */
export const notifyPlanEnded = async (tx: Db, jobs: Jobs, paid: PaidThing, endedPlanId: number, reference: string) => {
  const to = (await emailOf(tx, paid.userId)) ?? paid.buyerEmail;
  const plan = await labelOf(tx, endedPlanId);
  await mailOwners(tx, jobs, { email: ownerPlanEnded, props: { plan, email: to ?? "unknown", reference } });
  if (to) await enqueueEmail(tx, jobs, { to, email: planEnded, props: { plan } });
};

/** Enqueues the email to a buyer whose plan ended with its payment. The owner made the refund, or hears of the dispute. */
export const notifyPlanRefunded = async (tx: Db, jobs: Jobs, userId: string, planId: number) => {
  const to = await emailOf(tx, userId);
  const props = { plan: await labelOf(tx, planId), nextPlan: (await currentLabel(tx, userId)) ?? "" };
  if (to) await enqueueEmail(tx, jobs, { to, email: planRefunded, props });
};

/** Enqueues the emails about a payment that failed. `reference` is the Stripe id of its invoice or checkout. */
export const notifyPaymentFailed = async (tx: Db, jobs: Jobs, userId: string | undefined, reference: string) => {
  const email = await emailOf(tx, userId ?? null);
  if (!email) return;
  await enqueueEmail(tx, jobs, { to: email, email: paymentFailed, props: {} });
  await mailOwners(tx, jobs, {
    email: ownerPaymentFailed,
    unlessMuted: "failed-payments",
    props: { email, reference },
  });
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
  const props = { ...(await describeDispute(tx, dispute)), reason };
  await mailOwners(tx, jobs, { email: ownerDispute, unlessMuted: "disputes", props });
};

/** Enqueues the email to the owner about the end of a dispute. An inquiry that was answered counts as won. */
export const notifyDisputeClosed = async (tx: Db, jobs: Jobs, dispute: Dispute, status: string) => {
  const outcome: "won" | "lost" = status === "lost" ? "lost" : "won";
  const props = { ...(await describeDispute(tx, dispute)), outcome };
  await mailOwners(tx, jobs, { email: ownerDisputeClosed, unlessMuted: "disputes", props });
};

type OwnerRequest<Props extends QueuedProps> = {
  email: Email<Props>;
  /** The switch of the email. Without one, it needs a decision. */
  unlessMuted?: OwnerEmail;
  props: NoInfer<Props>;
};

const mailOwners = async <Props extends QueuedProps>(
  tx: Db,
  jobs: Jobs,
  { email, unlessMuted, props }: OwnerRequest<Props>,
) => {
  const wantsIt = unlessMuted && not(arrayContains(users.mutedOwnerEmails, [unlessMuted]));
  const owners = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.isAdmin, true), wantsIt));
  for (const owner of owners) await enqueueEmail(tx, jobs, { to: owner.email, email, props });
};

/** `November 27, 2026`, or nothing. */
const dayText = (time: Date | null | undefined) => (time ? longDay.format(time) : "");
const longDay = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

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
