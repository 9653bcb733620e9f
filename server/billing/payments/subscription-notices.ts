// Emails about the life of a subscription, enqueued in the transaction that saves the change.
import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { plans, type subscriptions, users } from "#db/schema/index.ts";
import { usableStatuses } from "#shared/billing/payments.ts";
import type { Jobs } from "../../dependencies.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import {
  ownerSubscriptionCanceled,
  ownerSubscriptionEnded,
  ownerSubscriptionRenewed,
} from "./owner-payments.emails.tsx";
import { amountText, dayText, emailOf, labelOf, mailOwners, type PaidThing } from "./payment-notices.ts";
import { subscriptionCanceled, subscriptionEnded, subscriptionRenewed } from "./payments.emails.tsx";

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
  const unlessMuted = "subscriptions";
  if (change === "canceled") {
    if (to) await enqueueEmail(tx, jobs, { to, email: subscriptionCanceled, props: { plan, endsOn } });
    await mailOwners(tx, jobs, { email: ownerSubscriptionCanceled, unlessMuted, props: { ...owner, endsOn } });
  } else if (change === "ended") {
    const nextPlan = await currentLabel(tx, now.userId);
    if (to) await enqueueEmail(tx, jobs, { to, email: subscriptionEnded, props: { plan, nextPlan } });
    await mailOwners(tx, jobs, { email: ownerSubscriptionEnded, unlessMuted, props: owner });
  } else {
    const receipt = { plan, amount: amountText(now), renewsOn: endsOn };
    const invoiceUrl = now.invoiceUrl ?? "";
    if (to) await enqueueEmail(tx, jobs, { to, email: subscriptionRenewed, props: { ...receipt, invoiceUrl } });
    await mailOwners(tx, jobs, { email: ownerSubscriptionRenewed, unlessMuted, props: { ...owner, ...receipt } });
  }
};

/** The plan that the account has after the change. */
const currentLabel = async (tx: Db, userId: string | null) => {
  if (userId === null) return "";
  const [row] = await tx
    .select({ label: plans.label })
    .from(users)
    .innerJoin(plans, eq(plans.id, users.planId))
    .where(eq(users.id, userId));
  return row?.label ?? "";
};
