import type { Entitlement } from "#shared/billing/entitlement.ts";
import type { Subscription, SubscriptionStatus } from "#shared/billing/payments.ts";
import { dayMs } from "#shared/time.ts";
import { formatDate } from "../../../ui/format.ts";

/** Why the user has access: a plan, the trial or the admin role; `over` means no access. */
export type AccountStatus =
  | { kind: "plan"; label: string }
  | { kind: "admin" }
  | { kind: "trial"; daysLeft: number; endsAt: string }
  | { kind: "over" };

export const getAccountStatus = (
  { plan, isAdmin, trialEndsAt }: Pick<Entitlement, "isAdmin" | "trialEndsAt"> & { plan: { label: string } | null },
  now: number,
): AccountStatus => {
  if (plan) return { kind: "plan", label: plan.label };
  if (isAdmin) return { kind: "admin" };
  const leftMs = trialEndsAt === null ? 0 : Date.parse(trialEndsAt) - now;
  return trialEndsAt !== null && leftMs > 0
    ? { kind: "trial", daysLeft: Math.ceil(leftMs / dayMs), endsAt: trialEndsAt }
    : { kind: "over" };
};

/** Whether no plan includes more: all subscriptions share the highest limits. */
export const hasLargestPlan = ({ plan }: Pick<Entitlement, "plan">) => plan !== null && plan.type !== "onetime";

export const daysText = (days: number) => (days === 1 ? "1 day" : `${days} days`);

type SubscriptionState = Pick<Subscription, "status" | "currentPeriodEnd" | "cancelAtPeriodEnd">;

/** Describes the subscription in a sentence. `hasPaymentProblem`: a payment needs the user's action. */
export const subscriptionText = ({ status, currentPeriodEnd, cancelAtPeriodEnd }: SubscriptionState) => {
  const end = currentPeriodEnd && formatDate(currentPeriodEnd);
  const isRunning = status === "active" || status === "trialing";
  if (isRunning && cancelAtPeriodEnd)
    return { text: `Ends${end ? ` on ${end}` : " soon"}. You have full access until then.`, hasPaymentProblem: false };
  if (isRunning) return { text: end ? `Active. Renews on ${end}.` : "Active.", hasPaymentProblem: false };
  return { text: subscriptionTexts[status], hasPaymentProblem: status !== "canceled" };
};

const subscriptionTexts: Record<Exclude<SubscriptionStatus, "active" | "trialing">, string> = {
  past_due: "Your last payment failed. Update your payment method to keep your plan.",
  unpaid: "Your payments failed, so your plan has stopped. Update your payment method to restart it.",
  incomplete: "Your first payment isn't complete yet. Update your payment method to complete it.",
  incomplete_expired: "Your first payment was never completed, so your plan didn't start. Choose it again.",
  paused: "Your subscription is paused. Update your payment method to resume it.",
  canceled: "Your subscription has ended.",
};
