import type { Subscription, SubscriptionStatus } from "#shared/payments.ts";
import { dayOf } from "../../ui/dates.ts";

type SubscriptionState = Pick<Subscription, "status" | "currentPeriodEnd" | "cancelAtPeriodEnd">;

/** Describes the subscription in a sentence. `hasPaymentProblem`: a payment needs the user's action. */
export const subscriptionText = ({ status, currentPeriodEnd, cancelAtPeriodEnd }: SubscriptionState) => {
  const end = currentPeriodEnd && dayOf(currentPeriodEnd);
  const isRunning = status === "active" || status === "trialing";
  if (isRunning && cancelAtPeriodEnd)
    return { text: `It will end${end ? ` on ${end}` : ""}. Until then everything works.`, hasPaymentProblem: false };
  if (isRunning) return { text: end ? `Active until ${end}, and renewed then.` : "Active.", hasPaymentProblem: false };
  return { text: words[status], hasPaymentProblem: status !== "canceled" };
};

const words: Record<Exclude<SubscriptionStatus, "active" | "trialing">, string> = {
  past_due: "The last payment failed. Update your payment soon, so that the plan goes on.",
  unpaid: "The payments failed, so the plan has stopped. Update your payment to take it up again.",
  incomplete: "The first payment is not finished yet. Update your payment to finish it.",
  incomplete_expired: "The first payment was never finished, so the plan did not start. Choose it again.",
  paused: "Your subscription is paused. Update your payment to take it up again.",
  canceled: "Your subscription has ended.",
};
